/** Room of what is handed out: report files for a federation, certificates, the list of meals. */
export { trfDocument } from '../formats/trf/from-crosstable';
export { writeTrf } from '../formats/trf/write';
export { certificatePages, lunchPages } from '../office/print-after';
