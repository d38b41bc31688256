/** Over many rehearsals: was each of the pairings with the fewest rematches drawn about equally often (A12)? */
import { allPairings } from './matching';
import { outOf, prelimRounds, recordsBefore } from './records';
import { meetings } from './rematches';
import type { Division, Document } from './types';

const LARGEST_GROUP = 8;
const pairKey = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
const pairingKey = (pairs: [string, string][]): string =>
  pairs
    .map(([a, b]) => pairKey(a, b))
    .sort()
    .join(', ');

/**
 * How often each pairing came up, by the number there was to choose from: `tally.get(15)` has fifteen counts. Only
 * groups of at most eight are counted, without empty places and without anybody who left; a pairing is known by its
 * place in the list over the sorted ids, so that groups of different people add up.
 */
export function tallyPairings(documents: Document[], round: number): Map<number, number[]> {
  const tally = new Map<number, number[]>();
  for (const document of documents) {
    const out = outOf(document);
    for (const division of document.divisions) {
      if (division.players.some((id) => out.has(id))) continue;
      for (const group of fullGroups(division, round)) addGroup(tally, group);
    }
  }
  return tally;
}

interface Group {
  ids: string[];
  drawn: [string, string][];
  met: Set<string>;
}

function fullGroups(division: Division, round: number): Group[] {
  const rounds = prelimRounds(division);
  const earlier = rounds.filter((one) => one.round < round);
  const records = recordsBefore(division.players, earlier);
  const games = rounds.find((one) => one.round === round)?.games.filter((game) => game.kind !== 'friendly') ?? [];
  const groups = new Map<string, Group>();
  const spoilt = new Set<string>();
  const met = meetings(earlier);
  for (const { first, second } of games) {
    const record = records.get((first ?? second)!)!;
    if (first === null || second === null) {
      spoilt.add(record);
      continue;
    }
    const group = groups.get(record) ?? { ids: [], drawn: [], met };
    group.ids.push(first, second);
    group.drawn.push([first, second]);
    groups.set(record, group);
  }
  return [...groups].filter(([record]) => !spoilt.has(record)).map(([, group]) => group);
}

function addGroup(tally: Map<number, number[]>, group: Group): void {
  if (group.ids.length > LARGEST_GROUP) return;
  const rematches = (pairs: [string, string][]): number =>
    pairs.filter(([a, b]) => group.met.has(pairKey(a, b))).length;
  const all = allPairings([...group.ids].sort());
  const least = Math.min(...all.map(rematches));
  const choice = all.filter((pairs) => rematches(pairs) === least).map(pairingKey);
  const index = choice.indexOf(pairingKey(group.drawn));
  if (choice.length < 2 || index < 0) return;
  const counts = tally.get(choice.length) ?? choice.map(() => 0);
  counts[index]! += 1;
  tally.set(choice.length, counts);
}

/** Pearson's statistic against equal frequencies, and the chance of one at least as large. */
export function chiSquare(counts: number[]): { statistic: number; freedom: number; chance: number } {
  const expected = counts.reduce((sum, one) => sum + one, 0) / counts.length;
  const statistic = counts.reduce((sum, one) => sum + (one - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  return { statistic, freedom, chance: 1 - lowerGamma(freedom / 2, statistic / 2) };
}

/** The regularised lower incomplete gamma function by its power series; a > 0, x ≥ 0. */
function lowerGamma(a: number, x: number): number {
  if (x <= 0) return 0;
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < 10_000 && term > sum * 1e-15; n += 1) {
    term *= x / (a + n);
    sum += term;
  }
  return Math.min(1, Math.exp(-x + a * Math.log(x) - logGamma(a)) * sum);
}

/** ln Γ for whole and half numbers, which is all that degrees of freedom need. */
function logGamma(a: number): number {
  let value = Number.isInteger(a) ? 0 : Math.log(Math.PI) / 2;
  for (let n = Number.isInteger(a) ? 1 : 0.5; n < a; n += 1) value += Math.log(n);
  return value;
}
