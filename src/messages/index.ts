/** All languages, for the build: each area becomes a file of its own beside the bundle, read only by a click that needs it. */
import { en as enginesEn } from './engines/en';
import { ja as enginesJa } from './engines/ja';
import { zhCN as enginesZhCN } from './engines/zh-CN';
import { zhTW as enginesZhTW } from './engines/zh-TW';
import { en as lettersEn } from './letters/en';
import { ja as lettersJa } from './letters/ja';
import { en as healthEn } from './health/en';
import { ja as healthJa } from './health/ja';
import { zhCN as healthZhCN } from './health/zh-CN';
import { zhTW as healthZhTW, type HealthWords } from './health/zh-TW';
import type { LetterTexts } from './letters/type';
import { zhCN as lettersZhCN } from './letters/zh-CN';
import { zhTW as lettersZhTW } from './letters/zh-TW';
import { en as officeEn } from './office/en';
import { ja as officeJa } from './office/ja';
import { zhCN as officeZhCN } from './office/zh-CN';
import { zhTW as officeZhTW, type OfficeWords } from './office/zh-TW';
import { en as regulationEn } from './regulation/en';
import { ja as regulationJa } from './regulation/ja';
import type { RegulationMessages } from './regulation/type';
import { zhCN as regulationZhCN } from './regulation/zh-CN';
import { zhTW as regulationZhTW } from './regulation/zh-TW';

export interface Tongue {
  /** tabs, views, dialogs, notices and what a click may refuse */
  readonly office: OfficeWords;
  readonly letters: LetterTexts;
  /** the regulation tabs, and what is wrong in them */
  readonly regulation: RegulationMessages;
  /** what pairing engines, tie-breaks and report files refuse */
  readonly engines: Readonly<Record<string, string>>;
  /** what is missing in a file, and how to mend it */
  readonly health: HealthWords;
}

export const TONGUES: Readonly<Record<string, Tongue>> = {
  'zh-TW': {
    office: officeZhTW,
    letters: lettersZhTW,
    regulation: regulationZhTW,
    engines: enginesZhTW,
    health: healthZhTW,
  },
  'zh-CN': {
    office: officeZhCN,
    letters: lettersZhCN,
    regulation: regulationZhCN,
    engines: enginesZhCN,
    health: healthZhCN,
  },
  ja: { office: officeJa, letters: lettersJa, regulation: regulationJa, engines: enginesJa, health: healthJa },
  en: { office: officeEn, letters: lettersEn, regulation: regulationEn, engines: enginesEn, health: healthEn },
};
