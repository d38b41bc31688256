/** Room of standings and tie-breaks: needed when a Swiss stage is shown, split or finished. */
export { compareAcross, stageStandings } from '../domain/standings/stage-standings';
export { sameRankPlaces } from '../domain/pairing/same-rank/same-rank';
