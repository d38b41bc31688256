/** Room of standings, tie-breaks and ratings: needed when a Swiss stage is shown, split or finished. */
export { sameRankPlaces } from '../domain/pairing/same-rank/same-rank';
export { eventRatings } from '../domain/standings/event-ratings';
export { compareAcross, stageStandings } from '../domain/standings/stage-standings';
