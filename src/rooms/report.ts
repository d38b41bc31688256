/** Room of tournament report files, handed to a federation after the event. */
export { trfDocument } from '../formats/trf/from-crosstable';
export { writeTrf } from '../formats/trf/write';
