/** Pages beside the games: certificates for whoever won something, and the list of who eats what. HTML, one certificate a sheet. */
import { OCCUPIES } from '../domain/registration/entry';
import { finishedOutcome } from './awards';
import type { Facts } from './facts';
import { nameBook } from './players';
import { escapeHtml } from './print';
import { dayText, divisionName, fill } from './say';
import type { OfficeWords } from './words';

/** One sheet an award, in the order of the prize sheet; whoever forfeited his gets none. '' before a division is finished. */
export function certificatePages(facts: Facts, words: OfficeWords): string {
  const w = words.certificate;
  const { event } = facts.regulation;
  const names = nameBook(facts);
  const plain = new Map(facts.entries.map((entry) => [entry.id as string, entry.name]));
  const prizes = new Map(facts.regulation.prizes.map((prize) => [prize.id, prize.names.own]));
  const lists = new Map(facts.regulation.lists.map((list) => [list.id, list.names.own]));
  const line = (className: string, text: string): string =>
    text === '' ? '' : `<p class="${className}">${escapeHtml(text)}</p>`;
  return (finishedOutcome(facts)?.awards ?? [])
    .filter((award) => !award.forfeited && !('luckyDraw' in conditionOf(facts, award.prize)))
    .map((award) => {
      const who = award.entry === null ? (award.team ?? '') : (plain.get(award.entry) ?? award.entry);
      const members = award.members.map((entry) => names.get(entry) ?? entry).join('、');
      const list = award.list === null ? '' : (lists.get(award.list) ?? '');
      const prize = [list, prizes.get(award.prize) ?? award.prize].filter(Boolean).join(' ');
      return [
        '<section class="page certificate">',
        line('event', event.names.own),
        `<h1>${escapeHtml(w.title)}</h1>`,
        line('name', who),
        line('members', members),
        line('text', fill(w.text, { division: divisionName(facts, award.division), prize })),
        line('title', award.title === null ? '' : fill(w.honour, { title: award.title })),
        line('organiser', event.organiser),
        line('day', dayText(event.to, words)),
        '</section>',
      ].join('');
    })
    .join('');
}

const conditionOf = (facts: Facts, prize: string): object =>
  facts.regulation.prizes.find(({ id }) => id === prize)?.condition ?? {};

/** Who eats here, by division and kind of food, with sums; '' when the form does not ask. */
export function lunchPages(facts: Facts, words: OfficeWords): string {
  const w = words.lunch;
  const eats = facts.entries.filter((entry) => OCCUPIES[entry.state] && entry.answers['lunch'] === 'yes');
  if (eats.length === 0) return '';
  const labels = (JSON.parse(facts.marks['answer-words'] ?? '{}') as Record<string, Record<string, string>>)['diet'];
  const foodOf = (answers: Readonly<Record<string, string>>): string => {
    const diet = answers['diet'] ?? '';
    return diet === '' ? w.any : (labels?.[diet] ?? diet);
  };
  const foods = [...new Set(eats.map((entry) => foodOf(entry.answers)))].sort();
  const cells = (tag: string, texts: readonly (string | number)[]): string =>
    `<tr>${texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join('')}</tr>`;
  const count = (division: string | null, food: string): number =>
    eats.filter((entry) => (division === null || entry.division === division) && foodOf(entry.answers) === food).length;
  const divisions = facts.regulation.divisions.filter(({ id }) => eats.some((entry) => entry.division === id));
  const sums = [
    cells('th', [w.division, ...foods, w.sum]),
    ...divisions.map(({ id }) =>
      cells('td', [
        divisionName(facts, id),
        ...foods.map((food) => count(id, food)),
        eats.filter((entry) => entry.division === id).length,
      ]),
    ),
    cells('th', [w.sum, ...foods.map((food) => count(null, food)), eats.length]),
  ];
  const names = nameBook(facts);
  const people = divisions.map(
    ({ id }) =>
      `<section class="page"><h1>${escapeHtml(`${w.title}　${divisionName(facts, id)}`)}</h1><table><thead>${cells('th', [w.name, w.food, w.taken])}</thead><tbody>${eats
        .filter((entry) => entry.division === id)
        .map((entry) => cells('td', [names.get(entry.id) ?? entry.name, foodOf(entry.answers), '']))
        .join('')}</tbody></table></section>`,
  );
  return `<section class="page"><h1>${escapeHtml(w.title)}</h1><table>${sums.join('')}</table></section>${people.join('')}`;
}
