/**
 * The quality criteria C6–C21 (FIDE C.04.3, edition 1 Feb 2026) as counts to keep low, most important first. Each count
 * is a sum over the edges of the matching; `bound` is the most the best solution can have, so that counts can be packed
 * into few whole numbers. C1–C5 are not counted: they are built into which edges exist (field.ts, completion.ts).
 */
import { ABSOLUTE, STRONG } from './colour-preference';
import type { Field } from './field';
import { DOWN, UP } from './floats';
import { BYE, inBracket, MOVED_DOWN, NEXT, REST, RESIDENT, type Seat } from './seats';

export interface BracketFacts {
  readonly field: Field;
  readonly size: number;
  readonly movedDown: number;
  /** scores of the moved-down players, falling, without repeats, and how many have each */
  readonly levels: readonly { readonly score: number; readonly count: number }[];
  /** how many players will leave the bracket unpaired (C6), once known; otherwise the bracket's size */
  readonly floaters: number;
  /** size of the next scoregroup where it is part of the graph, else 0 */
  readonly next: number;
  /** the bracket's only downfloater is the one who gets the bye: C9 counts here */
  readonly byeLeavesAlone: boolean;
  /** score of whoever gets the bye (C5) */
  readonly byeScore: number;
}

/** A count per score level (one level where scores do not matter); level 0 is the most important. */
export interface Criterion {
  readonly id: string;
  /** the most the best solution can have, per level */
  readonly bounds: readonly number[];
  /** what an edge adds, 0 for most; `a` plays the part named first (moved down before resident before the others) */
  readonly count: (a: Seat, b: Seat) => number;
  /** the level it is added to; always the first without this */
  readonly level?: (a: Seat) => number;
}

const leaves = (a: Seat, b: Seat): boolean => inBracket(a) && !inBracket(b);
const within = (a: Seat, b: Seat): boolean => inBracket(a) && inBracket(b);
const beyondNext = (b: Seat): boolean => b.part === REST || b.part === BYE;

function sameColourWanted(field: Field, a: Seat, b: Seat): boolean {
  const wanted = field.colours[a.player]!.colour;
  return wanted !== null && wanted === field.colours[b.player]!.colour;
}

/** C6 fewest downfloaters. */
const c6 = (f: BracketFacts): Criterion => ({
  id: 'C6',
  bounds: [f.floaters],
  count: (a, b) => (leaves(a, b) ? 1 : 0),
});

/** Index of a moved-down player's score among the levels; residents come after all of them. */
const levelOf =
  (f: BracketFacts) =>
  (a: Seat): number =>
    a.part === MOVED_DOWN ? f.levels.findIndex((level) => level.score === f.field.score[a.player]) : f.levels.length;

const atMost = (f: BracketFacts, most: number): number[] => f.levels.map((level) => Math.min(level.count, most));

/** C7 lowest scores of the downfloaters, compared from the highest; residents' are equal once C6 holds. */
const c7 = (f: BracketFacts): Criterion => ({
  id: 'C7',
  bounds: atMost(f, f.floaters),
  count: (a, b) => (a.part === MOVED_DOWN && leaves(a, b) ? 1 : 0),
  level: levelOf(f),
});

/** C8 the next bracket can do its best by C6 and C7: fewest, then lowest, unpaired there. */
function c8(f: BracketFacts): Criterion[] {
  if (f.next === 0) return [];
  return [
    {
      id: 'C8',
      bounds: [f.floaters + f.next],
      count: (a, b) => ((inBracket(a) || a.part === NEXT) && beyondNext(b) ? 1 : 0),
    },
    {
      id: 'C8',
      bounds: [...atMost(f, f.floaters), f.floaters],
      count: (a, b) => (inBracket(a) && beyondNext(b) ? 1 : 0),
      level: levelOf(f),
    },
  ];
}

/** C9 the bye goes to whoever has fewest unplayed games. */
function c9(f: BracketFacts): Criterion[] {
  if (!f.byeLeavesAlone) return [];
  const missing = (player: number): number => f.field.round - 1 - f.field.colours[player]!.games;
  return [
    {
      id: 'C9',
      bounds: [f.field.round],
      count: (a, b) => (b.part === BYE && f.field.score[a.player] === f.byeScore ? missing(a.player) : 0),
    },
  ];
}

/** C10 fewest topscorers, or their opponents, reaching a colour difference above two. */
function breaksDifference(field: Field, a: Seat, b: Seat): boolean {
  if (!sameColourWanted(field, a, b)) return false;
  return field.colours[a.player]!.difference > 1 && field.colours[b.player]!.difference > 1;
}

/** C11 fewest of them getting the same colour a third time running: the one whose wish gives way has had it twice. */
function breaksSequence(field: Field, a: Seat, b: Seat): boolean {
  if (!sameColourWanted(field, a, b)) return false;
  const first = field.colours[a.player]!;
  const second = field.colours[b.player]!;
  if (first.strength !== ABSOLUTE || second.strength !== ABSOLUTE) return false;
  if (first.difference === second.difference) return first.repeated !== null && first.repeated === second.repeated;
  const yielding = first.difference > second.difference ? second : first;
  return yielding.repeated !== null && yielding.repeated !== first.colour;
}

/** C13 fewest who do not get a strong (or stronger) preference; two absolute ones are C10's and C11's matter. */
function deniesStrong(field: Field, a: Seat, b: Seat): boolean {
  if (!sameColourWanted(field, a, b)) return false;
  const first = field.colours[a.player]!.strength;
  const second = field.colours[b.player]!.strength;
  return first >= STRONG && second >= STRONG && !(first === ABSOLUTE && second === ABSOLUTE);
}

/** C10–C13 (C12: fewest who do not get the colour they prefer). */
function colours(f: BracketFacts): Criterion[] {
  const bounds = [f.size >> 1];
  const test = (id: string, broken: (field: Field, a: Seat, b: Seat) => boolean): Criterion => ({
    id,
    bounds,
    count: (a, b) => (within(a, b) && broken(f.field, a, b) ? 1 : 0),
  });
  const topscorers = f.field.isLast ? [test('C10', breaksDifference), test('C11', breaksSequence)] : [];
  return [...topscorers, test('C12', sameColourWanted), test('C13', deniesStrong)];
}

/** C14/C16 fewest residents floating down again, C15/C17 fewest opponents of moved-down players floating up again. */
function repeatedFloats(f: BracketFacts, float: Uint8Array, down: string, up: string): Criterion[] {
  return [
    {
      id: down,
      bounds: [f.floaters],
      count: (a, b) => (a.part === RESIDENT && leaves(a, b) && float[a.player] === DOWN ? 1 : 0),
    },
    {
      id: up,
      bounds: [f.movedDown],
      count: (a, b) => (a.part === MOVED_DOWN && b.part === RESIDENT && float[b.player] === UP ? 1 : 0),
    },
  ];
}

/** C18/C20 and C19/C21: the same among moved-down players, weighed by score difference, the largest first. */
function repeatedFloatScores(f: BracketFacts, float: Uint8Array, down: string, up: string): Criterion[] {
  const level = levelOf(f);
  return [
    {
      id: down,
      bounds: atMost(f, f.floaters),
      count: (a, b) => (a.part === MOVED_DOWN && leaves(a, b) && float[a.player] === DOWN ? 1 : 0),
      level,
    },
    {
      id: up,
      bounds: atMost(f, f.movedDown),
      count: (a, b) => (a.part === MOVED_DOWN && b.part === RESIDENT && float[b.player] === UP ? 1 : 0),
      level,
    },
  ];
}

/** All that can differ in this bracket, in falling order; `closed` leaves C6 and C8 out (they are certain already). */
export function qualityCriteria(f: BracketFacts, closed: boolean): Criterion[] {
  const { float1, float2, round } = f.field;
  const list: Criterion[] = closed ? [c7(f)] : [c6(f), c7(f), ...c8(f)];
  list.push(...c9(f), ...colours(f));
  if (round > 1) list.push(...repeatedFloats(f, float1, 'C14', 'C15'));
  if (round > 2) list.push(...repeatedFloats(f, float2, 'C16', 'C17'));
  if (round > 1) list.push(...repeatedFloatScores(f, float1, 'C18', 'C19'));
  if (round > 2) list.push(...repeatedFloatScores(f, float2, 'C20', 'C21'));
  return list;
}

/** Only C6: how many must leave the bracket. */
export const floatersOnly = (f: BracketFacts): Criterion[] => [c6(f)];

/** Totals of a matching, criterion by criterion and level by level; seats stand in the order of their parts. */
export function countAll(criteria: readonly Criterion[], seats: readonly Seat[], partner: Int32Array): number[] {
  return criteria.flatMap((criterion) => {
    const sums = criterion.bounds.map(() => 0);
    partner.forEach((w, v) => {
      if (w < v) return;
      const a = seats[v]!;
      const count = criterion.count(a, seats[w]!);
      if (count === 0) return;
      const level = criterion.level === undefined ? 0 : criterion.level(a);
      sums[level] = sums[level]! + count;
    });
    return sums;
  });
}
