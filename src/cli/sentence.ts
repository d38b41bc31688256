/** A problem on one line of a terminal: place, code and values for programs, then the sentence for the reader. */
import type { Problem } from '../domain/common/result';
import { TONGUES, type Tongue } from '../messages/index';
import { fill } from '../office/say';

/** `ja_JP.UTF-8` → `ja`, `zh_TW` → `zh-TW`; English where the terminal says nothing or something else. */
export function terminalLanguage(env: NodeJS.ProcessEnv = process.env): string {
  const named = (env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '').split('.')[0]!.replace('_', '-');
  if (named.startsWith('zh')) return /^zh-(CN|SG)/.test(named) ? 'zh-CN' : 'zh-TW';
  return named.startsWith('ja') ? 'ja' : 'en';
}

const sentencesOf = ({ engines, regulation, office }: Tongue): Readonly<Record<string, string>> => ({
  ...regulation.problems,
  ...engines,
  ...office.problems,
});

export function problemLine({ code, at, params = {} }: Problem, language = terminalLanguage()): string {
  const sentence = sentencesOf(TONGUES[language] ?? TONGUES['en']!)[code];
  const values = Object.entries(params).map(([key, value]) => `${key}=${String(value)}`);
  return [at, code, ...values, sentence === undefined ? '' : fill(sentence, params)]
    .filter((part) => part !== undefined && part !== '')
    .join('  ');
}
