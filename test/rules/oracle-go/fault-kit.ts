/** What seeded faults are made with: one good championship, ways to reach into it, and the rule that has to name each fault. */
import { judgeGo } from '.';
import { sample } from './sample';
import type { Division, Document, Entry, Game, Round } from './types';

const SIZES = { open: 45, youth: 24, kids: 9, seniors: 21 };
export const GOOD = sample(SIZES, 'fault');

export interface Fault {
  name: string;
  rule: string;
  seed: (document: Document) => void;
}

export const division = (document: Document, id: string): Division => document.divisions.find((one) => one.id === id)!;
export const open = (document: Document): Division => division(document, 'open');
export const entryOf = (document: Document, id: string): Entry => document.entries.find((entry) => entry.id === id)!;
export const roundOf = (of: Division, round: number, field: string | null = 'A', stage = 'swiss'): Round =>
  of.rounds.find((one) => one.stage === stage && one.round === round && one.field === field)!;
export const official = ({ games }: Round): Game[] => games.filter(({ second }) => second !== null);
export const final = (document: Document): Round => roundOf(open(document), 1, null, 'final');
export const delegate = (document: Document, sex: string): Entry =>
  document.entries.find(({ attributes }) => attributes.delegation !== undefined && attributes.sex === sex)!;
export const first = (document: Document, id: string): Entry =>
  document.entries.find((entry) => entry.division === id)!;
export const award = (of: Division, list: string) => of.awards.find((one) => one.list === list)!;
export const list = (of: Division, id: string) => of.lists.find((one) => one.id === id)!;
export const standing = (of: Division, id: string) => of.standings.find(({ entry }) => entry === id)!;

/** Exchanges the second players of two games. */
export const exchange = (one: Game, two: Game): void => void ([one.second, two.second] = [two.second, one.second]);

export function proves(faults: Fault[]): void {
  test.each(faults)('$rule: $name', ({ rule, seed }) => {
    const document = structuredClone(GOOD);
    seed(document);
    expect(judgeGo(document).map((sentence) => sentence.slice(0, sentence.indexOf(':')))).toContain(rule);
  });
}
