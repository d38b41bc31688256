/**
 * 积分编排, go's Swiss system (customary rules, no official text found; RULES.md section 5): equal points meet, nobody
 * meets twice, who finds no opponent floats to the nearest group, players of one unit are kept apart in the early
 * rounds where possible, Black and White are balanced, the bye goes to the lowest score, once only
 * (of equal ones to the last of the recorded order).
 *
 * The same order of lots or seeds gives the same pairing, whatever the order of the table.
 * Not decided here: no kind of acceleration, no handicap.
 */
import { ok, problem, refuse, type Result } from '../../common/result';
import type { Crosstable } from '../../play/crosstable';
import { leastCostPairs, leftAlone } from '../by-cost/pairs';
import { goColours, type ColourReason } from './colours';
import { goField, type GoFieldOptions, type GoPlayer } from './field';

export interface GoScoreOptions extends GoFieldOptions {
  /** players of one unit are kept apart up to this round; 0 = never */
  readonly unitsApartUntil: number;
  /** points = rather than equal points; order = only among equally good pairings by points (default) */
  readonly unitsBefore?: 'points' | 'order';
  /** inside a group: neighbours of the recorded order, or its top half against its bottom half */
  readonly inside: 'neighbours' | 'fold';
  /** balance = colours are given; nigiri = every board guesses, nothing is balanced */
  readonly colours: 'balance' | 'nigiri';
  /** what decides colours where the histories are equal */
  readonly openColours?: 'nigiri' | 'order';
}

export interface GoPair {
  readonly board: number;
  /** the one with more points, or earlier in the recorded order, first */
  readonly players: readonly [number, number];
  readonly black: number | null;
  readonly colourWhy: ColourReason;
  /** tenths of a point between the two */
  readonly apart: number;
  readonly sameUnit: boolean;
}

export interface GoRound {
  readonly pairs: readonly GoPair[];
  readonly bye: number | null;
}

const LIMBS = 6;

/** Costs in order: who takes the bye, units (if first), points apart, units (if second), colours, places. */
function costOf(field: readonly GoPlayer[], options: GoScoreOptions) {
  const groupSize = new Map<number, number>();
  for (const player of field) groupSize.set(player.points, (groupSize.get(player.points) ?? 0) + 1);
  const widest = 2 * field.reduce((most, player) => Math.max(most, Math.abs(player.balance)), 0);
  const apartByUnit = options.round <= options.unitsApartUntil;
  return (first: number, second: number): readonly number[] | null => {
    const [a, b] = [field[first], field[second]];
    if (a === undefined || b === undefined) {
      const taker = a ?? b;
      if (taker === undefined || taker.hadBye) return null;
      return [field.length - 1 - first, 0, 0, 0, 0, 0];
    }
    if (a.met.has(b.number) || b.met.has(a.number)) return null;
    const unit = Number(apartByUnit && a.unit !== null && a.unit === b.unit);
    const unitFirst = options.unitsBefore === 'points';
    const fold = options.inside === 'fold' && a.points === b.points;
    const wanted = fold ? Math.floor((groupSize.get(a.points) ?? 0) / 2) : 1;
    return [
      0,
      unitFirst ? unit : 0,
      (a.points - b.points) ** 2,
      unitFirst ? 0 : unit,
      options.colours === 'balance' ? widest - Math.abs(a.balance - b.balance) : 0,
      (second - first - wanted) ** 2,
    ];
  };
}

/** The lone players and groups that make a complete pairing impossible, as far as they can be named. */
function whyNot(field: readonly GoPlayer[], size: number, cost: ReturnType<typeof costOf>) {
  const stuck = field.filter((_, index) => {
    for (let other = 0; other < size; other++)
      if (other !== index && cost(Math.min(index, other), Math.max(index, other)) !== null) return false;
    return true;
  });
  const alone = leftAlone(size, (first, second) => cost(first, second) !== null);
  return [
    problem('go-score.no-pairing', { players: field.length, alone }),
    ...stuck.map((player) => problem('go-score.no-opponent', { number: player.number })),
  ];
}

export function pairGoRound(table: Crosstable, options: GoScoreOptions): Result<GoRound> {
  const field = goField(table, options);
  const size = field.length + (field.length % 2);
  const cost = costOf(field, options);
  const matched = leastCostPairs(size, LIMBS, cost);
  if (matched === null) return refuse(...whyNot(field, size, cost));
  const games: [GoPlayer, GoPlayer][] = [];
  let bye: number | null = null;
  for (const [first, second] of matched) {
    const [a, b] = [field[first], field[second]];
    if (a !== undefined && b !== undefined) games.push([a, b]);
    else bye = (a ?? b)?.number ?? null;
  }
  const position = new Map(field.map((player, index) => [player, index]));
  games.sort(
    ([a, b], [c, d]) =>
      c.points - a.points ||
      c.points + d.points - a.points - b.points ||
      (position.get(a) ?? 0) - (position.get(c) ?? 0),
  );
  const pairs = games.map(([a, b], index): GoPair => {
    const board = index + 1;
    const { black, why } =
      options.colours === 'nigiri'
        ? { black: null, why: 'nigiri' as const }
        : goColours(a, b, board, options.openColours ?? 'nigiri');
    return {
      board,
      players: [a.number, b.number],
      black,
      colourWhy: why,
      apart: Math.abs(a.points - b.points),
      sameUnit: a.unit !== null && a.unit === b.unit,
    };
  });
  return ok({ pairs, bye });
}
