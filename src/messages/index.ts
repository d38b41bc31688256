/** All languages, for the build: each becomes a file of its own beside the bundle, so that a click loads one of them. */
import { zhTW as lettersZhTW } from './letters/zh-TW';
import type { LetterTexts } from './letters/type';
import { zhTW, type OfficeWords } from './office/zh-TW';
import type { RegulationMessages } from './regulation/type';
import { zhTW as regulationZhTW } from './regulation/zh-TW';

export interface Tongue {
  readonly office: OfficeWords;
  readonly letters: LetterTexts;
  readonly regulation: RegulationMessages;
}

export const TONGUES: Readonly<Record<string, Tongue>> = {
  'zh-TW': { office: zhTW, letters: lettersZhTW, regulation: regulationZhTW },
};
