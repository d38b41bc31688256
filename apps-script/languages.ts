/** The words of one language: files of the script project, each read when it is first needed (src/decisions/words-beside-the-bundle.md). */
import type { Tongue } from '../src/messages/index';

export type { Tongue };
/** `setUp` makes sure that a workbook names its language; Taiwan's is the first. */
export const FIRST_LANGUAGE = 'zh-TW';
const LANGUAGES: readonly string[] = [FIRST_LANGUAGE, 'zh-CN', 'ja', 'en'];

/** Areas by the name their file begins with; a click reads the office's words, and hardly ever the others. */
const FILE = {
  office: 'words',
  letters: 'letters',
  regulation: 'regulation',
  engines: 'engines',
  health: 'health',
} as const;

const read = (name: string): unknown => JSON.parse(HtmlService.createHtmlOutputFromFile(name).getContent());

const tongues = new Map<string, Tongue>();

export function tongueOf(asked: string = FIRST_LANGUAGE): Tongue {
  const language = LANGUAGES.includes(asked) ? asked : FIRST_LANGUAGE;
  const known = tongues.get(language);
  if (known) return known;
  const areas: Partial<Record<keyof Tongue, unknown>> = {};
  const area = <K extends keyof Tongue>(key: K): Tongue[K] =>
    (areas[key] ??= read(`${FILE[key]}-${language}`)) as Tongue[K];
  const tongue: Tongue = {
    get office() {
      return area('office');
    },
    get letters() {
      return area('letters');
    },
    get regulation() {
      return area('regulation');
    },
    get engines() {
      return area('engines');
    },
    get health() {
      return area('health');
    },
  };
  tongues.set(language, tongue);
  return tongue;
}

const REGULATION = /^(regulation|eligibility|form)\./;

/** Sentences that are no part of the office's words: of the regulation tabs, pairing engines and report files. */
export function rareSentence(language: string, code: string): string | undefined {
  const tongue = tongueOf(language);
  const sentences: Readonly<Record<string, string>> = REGULATION.test(code)
    ? tongue.regulation.problems
    : tongue.engines;
  return sentences[code];
}
