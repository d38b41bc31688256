/**
 * Who goes on from the prelim: half of the slots, every one a player unless an empty place or somebody who has withdrawn
 * holds it (龍馬盃 第四條 晉級人數, 第五條 晉級者放棄; A9, A14).
 */
import type { EntryId } from '../../common/ids';
import { prelimRecords, roundsDrawn, type PrelimField } from './records';
import { isEmpty } from './slots';

export interface Qualifiers {
  /** places in the bracket, vacant ones included */
  readonly places: number;
  /** everybody who earned a place, those who have withdrawn since included */
  readonly qualified: readonly EntryId[];
  /** qualified and still there: the ones to be seated */
  readonly present: readonly EntryId[];
  /** qualified with all games won before the last round was needed */
  readonly unbeaten: readonly EntryId[];
  /** of the unbeaten, those with a win that was not played (A11: the organiser may decide) */
  readonly unbeatenByWalkover: readonly EntryId[];
  /** players without enough wins or losses after the last round, because a result was put right too late */
  readonly undecided: readonly EntryId[];
  /** all rounds drawn and every counting game has a result */
  readonly complete: boolean;
}

export function qualifiers(field: PrelimField): Qualifiers {
  const { stage, games, withdrawn } = field;
  const records = prelimRecords(field);
  const real = records.filter(({ slot }) => !isEmpty(slot));
  const entries = (list: typeof records): EntryId[] => list.map(({ slot }) => slot as EntryId);
  const earned = real.filter(({ status }) => status === 'in');
  const qualified = entries(earned);
  const all = roundsDrawn(stage.id, games) >= stage.rounds;
  const complete = all && !games.some((game) => game.stage === stage.id && game.counts && game.result === null);
  return {
    places: stage.qualifiersOf === 'slots' ? Math.max(records.length / 2, qualified.length) : qualified.length,
    qualified,
    present: qualified.filter((player) => !withdrawn.includes(player)),
    unbeaten: entries(earned.filter(({ unbeaten }) => unbeaten)),
    unbeatenByWalkover: entries(earned.filter(({ unbeaten, walkoverWins }) => unbeaten && walkoverWins > 0)),
    undecided: complete ? entries(real.filter(({ status, virtual }) => status === 'open' && !virtual)) : [],
    complete,
  };
}
