/** Room of the organisers' own letters: checked, taken into force, looked at before they go to anybody. */
export { acceptLetters } from '../office/letter-texts';
export { previewLetter } from '../office/preview-letter';
