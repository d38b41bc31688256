/** The words of each language, chosen once per execution by what the workbook says. */
import type { OfficeWords } from '../src/messages/office/zh-TW';
import { zhTW } from '../src/messages/office/zh-TW';
import { zhTW as lettersZhTW } from '../src/messages/letters/zh-TW';
import type { LetterTexts } from '../src/messages/letters/type';

export interface Tongue {
  readonly office: OfficeWords;
  readonly letters: LetterTexts;
}

const TONGUES: Readonly<Record<string, Tongue>> = {
  'zh-TW': { office: zhTW, letters: lettersZhTW },
};
const FIRST: Tongue = { office: zhTW, letters: lettersZhTW };

export const tongueOf = (language: string | undefined): Tongue => TONGUES[language ?? ''] ?? FIRST;
