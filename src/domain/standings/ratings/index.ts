/** Ratings after an event: FIDE's rules and a club's own list. */
export { ratingChange, type RatingChange, type RatingGame } from './change';
export { initialRating, type InitialRating, type NoInitialRating } from './initial';
export { isJunior, kFactor, type KFactor, type KFacts, type KReason } from './k-factor';
export {
  CITY_LIST,
  localChange,
  localK,
  localRating,
  type LocalChange,
  type LocalListRules,
  type LocalPlayer,
} from './local-list';
export { ratedGamesOf, roundsTakenPart, type RatedRound } from './rated-games';
export { expectedHundredths, ratingDifference } from './tables';
