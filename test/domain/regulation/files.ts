/** The three regulations as the program reads them, the forms, and the facts written apart from both. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readRegulation, type Division, type Prize, type Regulation } from '../../../src/domain/regulation/regulation';

const ROOT = join(__dirname, '../../..');
export const REGULATIONS = ['shogi-open-2026', 'chess-cup-109', 'go-shanhai-2025'] as const;
export const rawRegulation = (id: string): unknown =>
  JSON.parse(readFileSync(join(ROOT, `sheets-templates/regulations/${id}.json`), 'utf8'));

export function regulation(id: (typeof REGULATIONS)[number]): Regulation {
  const read = readRegulation(rawRegulation(id));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}
export const formFiles = (): { name: string; data: unknown }[] =>
  readdirSync(join(ROOT, 'sheets-templates/forms')).map((file) => ({
    name: file.replace('.json', ''),
    data: JSON.parse(readFileSync(join(ROOT, 'sheets-templates/forms', file), 'utf8')),
  }));

// The facts are read as they come: what a test expects of them it says itself.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Fact = any;
export const facts: Fact = JSON.parse(readFileSync(join(ROOT, 'test/golden/regulations/facts.json'), 'utf8'));

export function division(of: Regulation, id: string): Division {
  const found = of.divisions.find((one) => one.id === id);
  if (!found) throw new Error(`no division ${id}`);
  return found;
}
export function stageOf<K extends string>(of: Division, kind: K): Extract<Division['stages'][number], { kind: K }> {
  const found = of.stages.find((one) => one.kind === kind);
  if (!found) throw new Error(`no stage ${kind}`);
  return found as Extract<Division['stages'][number], { kind: K }>;
}
export function prize(of: Regulation, id: string): Prize {
  const found = of.prizes.find((one) => one.id === id);
  if (!found) throw new Error(`no prize ${id}`);
  return found;
}
/** place → amount of all prizes with cash of a division's list */
export function cashTable(
  of: Regulation,
  divisionId: string,
  list: string | null,
): { place: number; amount: number }[] {
  return of.prizes
    .filter((one) => one.division === divisionId && one.list === list && 'amount' in one.value)
    .flatMap((one) => {
      const { condition } = one;
      const amount = 'amount' in one.value ? one.value.amount : 0;
      if ('place' in condition) return [{ place: condition.place, amount }];
      if (!('places' in condition)) return [];
      const { from, to } = condition.places;
      return Array.from({ length: to - from + 1 }, (_, k) => ({ place: from + k, amount }));
    })
    .sort((a, b) => a.place - b.place);
}
export const ruleText = (of: Regulation): string => of.event.rules.map(({ text }) => text).join('\n');
