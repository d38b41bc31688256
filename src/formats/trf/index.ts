/** Tournament report files: read, check, turn into a crosstable, write. */
export { inferInitialColour, roundsPlayed, toCrosstable } from './crosstable';
export {
  EMPTY_TRF,
  headerText,
  type ForbiddenLine,
  type RequestedByes,
  type TrfDocument,
  type TrfLine,
  type TrfPlayer,
} from './document';
export { trfDocument } from './from-crosstable';
export { readTrf } from './read';
export { validateTrf, type TrfProfile } from './validate';
export { writeTrf, type TrfVersion } from './write';
