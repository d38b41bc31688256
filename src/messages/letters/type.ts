/** The shape all four languages give their letters. */
export interface LetterText {
  readonly subject: string;
  readonly body: string;
}
export type LetterTexts = Readonly<Record<string, LetterText>>;
