/** All languages, for the build: each becomes a file of its own beside the bundle, so that a click loads one of them. */
import { zhTW as lettersZhTW } from './letters/zh-TW';
import type { LetterTexts } from './letters/type';
import { zhTW, type OfficeWords } from './office/zh-TW';

export interface Tongue {
  readonly office: OfficeWords;
  readonly letters: LetterTexts;
}

export const TONGUES: Readonly<Record<string, Tongue>> = {
  'zh-TW': { office: zhTW, letters: lettersZhTW },
};
