/** The words of one language: a file of the script project, read when it is needed (src/decisions/words-beside-the-bundle.md). */
import type { Tongue } from '../src/messages/index';

export type { Tongue };
/** `setUp` makes sure that a workbook names its language; Taiwan's is the first. */
export const FIRST_LANGUAGE = 'zh-TW';

export const tongueOf = (language: string = FIRST_LANGUAGE): Tongue =>
  JSON.parse(HtmlService.createHtmlOutputFromFile(`words-${language}`).getContent()) as Tongue;
