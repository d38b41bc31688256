/** The crosstable of a Swiss stage as its games say: who met whom in which round, on which side, and what came of it. */
import type { EntryId } from '../../common/ids';
import type { SwissStage } from '../../regulation/regulation';
import { bakuAccelerations } from '../baku';
import type { Colour, Crosstable, CrosstablePlayer, PointSystem, RoundCode, RoundRecord } from '../crosstable';
import type { Game, GameResult } from '../game';
import { plannedRounds } from './rounds';

export interface SwissField {
  readonly stage: SwissStage;
  /** entries by pairing number, the first has number 1 */
  readonly order: readonly EntryId[];
  /** of this stage, and of this field where there are several */
  readonly games: readonly Game[];
  /** side of the player on the left: White in chess, Black in go */
  readonly left: Colour;
  /** colour of number 1 in round 1; null = not drawn, or sides are guessed at the board */
  readonly initialColour: Colour | null;
  readonly ratingOf: (entry: EntryId) => number | null;
  readonly nameOf: (entry: EntryId) => string;
}

export const pointSystem = ({ points }: SwissStage): PointSystem => ({
  win: points.win,
  draw: points.draw,
  loss: points.loss,
  forfeitWin: points.win,
  forfeitLoss: 0,
  pairingBye: points.bye,
  halfBye: points.halfBye ?? 0,
  fullBye: points.win,
  zeroBye: 0,
});

/** Codes of the player on the left and on the right. */
const CODES: Readonly<Record<GameResult, readonly [RoundCode, RoundCode]>> = {
  '1-0': ['1', '0'],
  '0-1': ['0', '1'],
  '1/2': ['=', '='],
  '+/-': ['+', '-'],
  '-/+': ['-', '+'],
  '-/-': ['-', '-'],
};

/** A bye given by the pairing is won; one asked for is worth half a point, or nothing (an absence told beforehand). */
const BYE: Readonly<Record<string, RoundCode>> = { '+/-': 'U', '1/2': 'H' };

const other = (colour: Colour): Colour => (colour === 'w' ? 'b' : 'w');

export function swissTable(field: SwissField): Crosstable {
  const { stage, order, games, left, ratingOf, nameOf } = field;
  const numbers = new Map(order.map((entry, index) => [entry, index + 1]));
  const rounds: (RoundRecord | undefined)[][] = order.map(() => []);
  const set = (entry: EntryId | null, round: number, record: RoundRecord): void => {
    const own = rounds[(numbers.get(entry as EntryId) ?? 0) - 1];
    if (own) own[round - 1] = record;
  };
  const guessed = stage.colours === 'nigiri';
  for (const game of games) {
    if (!game.counts) continue;
    if (game.kind === 'bye') {
      set(game.first, game.round, { opponent: null, colour: null, code: BYE[game.result ?? ''] ?? 'Z' });
      continue;
    }
    const [own, their] = game.result === null ? [null, null] : CODES[game.result];
    const sides: readonly [Colour | null, Colour | null] = guessed ? [null, null] : [left, other(left)];
    const numberOf = (entry: EntryId | null): number | null => (entry === null ? null : (numbers.get(entry) ?? null));
    set(game.first, game.round, { opponent: numberOf(game.second), colour: sides[0], code: own });
    set(game.second, game.round, { opponent: numberOf(game.first), colour: sides[1], code: their });
  }
  const points = pointSystem(stage);
  const planned = plannedRounds(stage, order.length);
  return {
    players: order.map((entry, index): CrosstablePlayer => ({
      number: index + 1,
      name: nameOf(entry),
      rating: ratingOf(entry),
      rounds: rounds[index] ?? [],
    })),
    plannedRounds: planned,
    points,
    initialColour: field.initialColour,
    accelerations: stage.acceleration === 'baku' ? bakuAccelerations(order.length, planned, points) : [],
    forbidden: [],
  };
}
