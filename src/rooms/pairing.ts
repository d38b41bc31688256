/** Room of the pairing engines: needed when a round is drawn. */
export { pairSwissRound } from '../domain/pairing/round/pair-round';
export { sameRankGames } from '../domain/pairing/same-rank/same-rank';
