/** What seeded faults are made with: look things up in a sample, rewrite a history, run the oracle, expect its rule. */
import { judgeShogi } from '.';
import type { Sample } from './sample';
import { sample } from './sample';
import type { Asked, Division, Entry, Game } from './types';

export interface Fault {
  name: string;
  rule: string;
  /** Dan players, kyu players, standby players a division; 13, 8, 2 where nothing is said. */
  size?: [dan: number, kyu: number, standby?: number];
  asked?: Asked;
  seed: (document: Sample) => void;
}

/** One test a fault: the same sample passes before and is refused by the named rule after. */
export function provesFaults(faults: Fault[]): void {
  it.each(faults)('$name ($rule)', ({ rule, size = [13, 8, 2], asked, seed }) => {
    const document = sample(...size);
    expect(judgeShogi(document)).toEqual([]);
    seed(document);
    const rules = judgeShogi(document, asked).map((sentence) => sentence.slice(0, sentence.indexOf(':')));
    expect(rules).toContain(rule);
  });
}

export const entryOf = (document: Sample, id: string): Entry => document.entries.find((entry) => entry.id === id)!;
export const dan = (document: Sample): Division => document.divisions[0]!;
export const kyu = (document: Sample): Division => document.divisions[1]!;

export const gamesOf = (division: Division, stage: string, round: number): Game[] =>
  division.rounds.find((one) => one.stage === stage && one.round === round)!.games;
export const official = (division: Division, round: number): Game[] =>
  gamesOf(division, 'prelim', round).filter((game) => game.kind === 'official');

/** Gives an entry another history; state, division and time of receipt follow it. */
export function relive(entry: Entry, rows: [at: string, action: string, state: string][]): void {
  entry.history = rows.map(([at, action, state]) => ({ at: `${at}+08:00`, action, state, division: entry.division }));
  entry.receivedAt = entry.history[0]!.at;
  entry.state = rows.at(-1)![2];
}

/** Moves every row of an entry that has one of these states to another instant. */
export function moveRows(entry: Entry, state: string, at: string): void {
  for (const row of entry.history) if (row.state === state) row.at = `${at}+08:00`;
}

/** A row at the end of an entry's history that keeps its state, as a withdrawal does. */
export function mark(entry: Entry, action: string, at = '2026-12-19T10:10:00'): void {
  entry.history.push({ at: `${at}+08:00`, action, state: entry.state, division: entry.division });
}

/** Lets some money vanish or appear so that only the fault under test remains. */
export function payOnly(document: Sample, id: string, paid: number): void {
  const entry = entryOf(document, id);
  const difference = paid - entry.paid;
  entry.paid = paid;
  document.ledger.in += difference;
  document.ledger.allocated += difference;
}
