/** What is printed and handed in after a chess day, through the menu: certificates, the meal list, report files that pair again as played. */
import { checkRounds } from '../../src/cli/check';
import { rehearse, type Rehearsed } from '../../src/cli/rehearse';
import { readOptions } from '../../src/cli/rehearse/options';
import { readTrf, toCrosstable } from '../../src/formats/trf';
import type { Answer } from '../../src/host';

interface Award {
  readonly entry: string;
  readonly prize: string;
}
interface Division {
  readonly id: string;
  readonly players: readonly string[];
  readonly awards: readonly Award[];
  readonly rounds: readonly { readonly stage: string }[];
}

let played: Rehearsed;
let divisions: readonly Division[];
let names: ReadonlyMap<string, string>;

beforeAll(() => {
  const options = readOptions(['chess-cup-109', '--players', '36', '--seed', '0c']);
  if (typeof options === 'string') throw new Error(options);
  played = rehearse(options, () => undefined);
  divisions = played.document['divisions'] as Division[];
  const entries = played.document['entries'] as { id: string; name: string }[];
  names = new Map(entries.map(({ id, name }) => [id, name]));
}, 120_000);

const shown = (fn: string, answers: readonly Answer[] = []): string =>
  played.world
    .click(fn, answers)
    .dialogs.map((dialog) => ('html' in dialog ? String(dialog.html) : dialog.message))
    .join('\n');

test('one certificate an award, each with the name and the prize', () => {
  const html = shown('printCertificates');
  const pages = html.split('<section class="page certificate">').slice(1);
  const awards = divisions.flatMap((division) => division.awards);
  expect(awards.length).toBeGreaterThan(2);
  expect(pages).toHaveLength(awards.length);
  for (const { entry } of awards) expect(html).toContain(`<p class="name">${names.get(entry) ?? '?'}</p>`);
});

test('the meal list names everybody who eats, and its sums agree with the names', () => {
  const html = shown('printLunch');
  const sums = [...html.matchAll(/<tr><th>合計<\/th>(.*?)<\/tr>/g)].at(-1)?.[1] ?? '';
  const numbers = [...sums.matchAll(/<th>(\d+)<\/th>/g)].map((match) => Number(match[1]));
  const total = numbers.at(-1) ?? 0;
  expect(numbers.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(total);
  const rows = html
    .split('<tbody>')
    .slice(1)
    .flatMap((part) => (part.split('</tbody>')[0] ?? '').split('<tr>').slice(1));
  expect(rows).toHaveLength(total);
  expect(total).toBeGreaterThan(10);
});

test('a group that played a Swiss hands in a report that pairs again exactly as it was played', () => {
  const swiss = divisions.filter(({ rounds }) => rounds.some(({ stage }) => stage === 'swiss'));
  expect(swiss.length).toBeGreaterThan(0);
  const list = shown('exportReport', [{ button: 'CANCEL' }]);
  const files = [...list.matchAll(/(\d+)\. (chess-cup-109-[\w-]+)\.trf/g)].map(
    (match) => [match[1], match[2]] as const,
  );
  for (const { id, rounds: drawn } of swiss) {
    const [number = ''] = files.find(([, file]) => file === `chess-cup-109-${id}`) ?? [];
    const html = shown('exportReport', [{ button: 'OK', text: number }]);
    const text = /<textarea[^>]*>([\s\S]*?)<\/textarea>/.exec(html)?.[1] ?? '';
    const plain = text
      .replace(/&quot;/g, '"')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&');
    const read = readTrf(plain);
    expect(read.ok).toBe(true);
    if (!read.ok) continue;
    const { rounds, differences } = checkRounds(toCrosstable(read.value));
    expect(rounds).toBe(drawn.length);
    expect(differences).toEqual([]);
  }
});
