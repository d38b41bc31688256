/** All tie-breaks by code. Adding one means writing its file and naming it here. */
import { adjustedScore } from './tie-breaks/adjusted-score';
import { averageOfBuchholz } from './tie-breaks/average-of-buchholz';
import { averagePerfectPerformance } from './tie-breaks/average-perfect-performance';
import { averagePerformance } from './tie-breaks/average-performance';
import { averageRatingOfOpponents } from './tie-breaks/average-rating';
import { bestOpponents } from './tie-breaks/best-opponents';
import { blackGames } from './tie-breaks/black-games';
import { blackWins } from './tie-breaks/black-wins';
import { buchholz } from './tie-breaks/buchholz';
import { cumulative } from './tie-breaks/cumulative';
import { directEncounter } from './tie-breaks/direct-encounter';
import { directWin } from './tie-breaks/direct-win';
import { foreBuchholz } from './tie-breaks/fore-buchholz';
import { koya } from './tie-breaks/koya';
import { ownRating } from './tie-breaks/own-rating';
import { pairingNumber } from './tie-breaks/pairing-number';
import { perfectTournamentPerformance } from './tie-breaks/perfect-performance';
import { tournamentPerformance } from './tie-breaks/performance-rating';
import { points } from './tie-breaks/points';
import { progressive } from './tie-breaks/progressive';
import { reverseSubtraction } from './tie-breaks/reverse-subtraction';
import { roundsElected } from './tie-breaks/rounds-elected';
import { sonnebornBerger } from './tie-breaks/sonneborn-berger';
import { standardPoints } from './tie-breaks/standard-points';
import { sumOfBeaten } from './tie-breaks/sum-of-beaten';
import { sumOfDefeated } from './tie-breaks/sum-of-defeated';
import { sumOfOpponentPoints } from './tie-breaks/sum-of-opponents';
import { sumOfOpponentSums } from './tie-breaks/sum-of-opponents-sums';
import { win } from './tie-breaks/win';
import { won } from './tie-breaks/won';
import type { TieBreak } from './tie-break';

const ALL: readonly TieBreak[] = [
  points,
  pairingNumber,
  ownRating,
  directEncounter,
  win,
  won,
  blackGames,
  blackWins,
  progressive,
  roundsElected,
  standardPoints,
  buchholz,
  adjustedScore,
  averageOfBuchholz,
  foreBuchholz,
  sonnebornBerger,
  koya,
  averageRatingOfOpponents,
  tournamentPerformance,
  perfectTournamentPerformance,
  averagePerformance,
  averagePerfectPerformance,
  sumOfOpponentPoints,
  sumOfOpponentSums,
  sumOfDefeated,
  sumOfBeaten,
  cumulative,
  reverseSubtraction,
  directWin,
  bestOpponents,
];

const BY_CODE: ReadonlyMap<string, TieBreak> = new Map(ALL.map((tieBreak) => [tieBreak.code, tieBreak]));

export const tieBreakCodes = (): string[] => ALL.map((tieBreak) => tieBreak.code);

export const findTieBreak = (code: string): TieBreak | undefined => BY_CODE.get(code);
