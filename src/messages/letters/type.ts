/** A letter's text, and letters by their kind. */
export interface LetterText {
  readonly subject: string;
  readonly body: string;
}
export type LetterTexts = Readonly<Record<string, LetterText>>;
