/** A and B (八（二）, C1): even in number and strength, every city on both sides, drawn by a recorded lot. */
import { entryBook, nth, type Division, type Document, type Say } from './types';

const levelOf = (rank: string | undefined): number => {
  const found = /^(\d+)([dk])$/.exec(rank ?? '');
  return found ? (found[2] === 'd' ? Number(found[1]) : 1 - Number(found[1])) : -99;
};

export function judgeFields(document: Document, division: Division, say: Say): void {
  const fieldOf = new Map<string, string>();
  for (const { field, games, stage } of division.rounds) {
    if (field === null || stage === 'final') continue;
    for (const { first, second } of games)
      for (const id of [first, second]) {
        if (id === null) continue;
        const before = fieldOf.get(id);
        if (before !== undefined && before !== field) say('fields', `${id} plays in ${before} and in ${field}`);
        fieldOf.set(id, field);
      }
  }
  const names = [...new Set(fieldOf.values())].sort();
  if (names.length === 0) return;
  if (names.join() !== 'A,B') say('fields', `${division.id} is split into ${names.join()}, not A and B`);
  const book = entryBook(document);
  const draw = document.draws.find(({ outcome, pool }) =>
    [...fieldOf.keys()].every((id) => [...outcome, ...pool].some((line) => line.includes(id))),
  );
  if (!draw) say('fields', `no draw formed the fields of ${division.id}`);
  // whoever was drawn and never played still belongs to the balance of the draw
  const drawn = new Map<string, string>();
  for (const line of draw?.outcome ?? []) {
    const found = /^(\S+) (E-\d{4,})$/.exec(line);
    if (found) drawn.set(found[2]!, found[1]!);
  }
  for (const [id, field] of drawn)
    if ((fieldOf.get(id) ?? field) !== field)
      say('fields', `${id} was drawn into ${field} and plays in ${fieldOf.get(id)!}`);
  const all = drawn.size > 0 ? drawn : fieldOf;
  const difference = (ids: readonly string[]): number =>
    Math.abs(2 * ids.filter((id) => all.get(id) === names[0]).length - ids.length);
  const ids = [...all.keys()];
  if (difference(ids) > 1) say('fields', `A and B differ by ${nth(difference(ids))} players`);
  const cityOf = (id: string): string => (book.get(id)?.attributes.city ?? '').trim();
  for (const city of new Set(ids.map(cityOf)))
    if (city !== '' && difference(ids.filter((id) => cityOf(id) === city)) > 1)
      say('spread', `${city} is not spread over A and B`);
  const levels = new Map(ids.map((id) => [id, levelOf(book.get(id)?.attributes.rank)]));
  for (const level of new Set(levels.values()))
    if (difference(ids.filter((id) => levels.get(id)! >= level)) > 1)
      say('strength', `players from level ${nth(level)} up are not spread over A and B`);
}
