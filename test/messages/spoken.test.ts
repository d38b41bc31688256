/** A refusal reaches the person in his own words: ids, codes and sums in its blanks are said, and rare sentences are found. */
import { problem } from '../../src/domain/common/result';
import { problemLine, terminalLanguage } from '../../src/cli/sentence';
import { TONGUES } from '../../src/messages/index';
import { fill } from '../../src/office/say';
import { spoken } from '../../src/office/spoken';
import type { Facts } from '../../src/office/facts';
import { regulation } from '../domain/regulation/files';

const facts = { regulation: regulation('shogi-open-2026') } as Facts;

function said(language: string, code: string, params: Record<string, string | number>): string {
  const { office } = TONGUES[language]!;
  const found = spoken(facts, office, problem(code, params));
  return fill((office.problems as Record<string, string>)[code] ?? '', found.params ?? {});
}

test.each([
  ['zh-TW', 'E-0007 目前是「逾期失效」，不能調組。'],
  ['zh-CN', 'E-0007 目前是“逾期失效”，不能调组。'],
  ['ja', 'E-0007 は「期限切れ」なので、クラスを変えられません。'],
  ['en', 'E-0007 is “lapsed” and cannot be moved.'],
])('%s: a state is said in words', (language, sentence) => {
  expect(said(language, 'move.no-place', { entry: 'E-0007', state: 'lapsed' })).toBe(sentence);
});

test('divisions, stages, prizes and sums are called as the regulation calls them', () => {
  expect(said('zh-TW', 'move.downwards', { from: 'dan', to: 'kyu' })).toContain('由「段位組」調到「級位組」');
  expect(said('zh-TW', 'take-back.later-round', { stage: 'prelim', round: 3 })).not.toContain('prelim');
  expect(said('zh-TW', 'check-in.unpaid', { entry: 'E-0007', missing: 1500 })).toBe(
    'E-0007 還欠 NT$1,500，收齊後才能報到。',
  );
  expect(said('zh-TW', 'money.entry.owes-less', { entry: 'E-0007', amount: 900, open: 500 })).toBe(
    'E-0007 只欠 NT$500，不能分配 NT$900。',
  );
});

test('a result is named as the drop-down names it; what was typed stays as it was typed', () => {
  const params = { game: 'G-0012', found: '1/2', allowed: '1-0 0-1' };
  expect(said('zh-TW', 'result.no-draws', params)).toBe('本階段須分出勝負，不能登記「和棋」。可用：左勝、右勝');
  expect(said('ja', 'result.unknown', { ...params, found: 'おわり' })).toBe(
    '「おわり」がわかりません。一覧から選んでください（左勝ち、右勝ち）',
  );
});

test('numbers of people and rounds are no money', () => {
  expect(said('zh-TW', 'round.open', { division: '段位組', round: 2, open: 3 })).toBe(
    '段位組 第 2 輪還有 3 局沒有成績，不能編排下一輪。',
  );
});

test('the terminal speaks the language of its locale, and keeps place, code and values', () => {
  expect(terminalLanguage({ LANG: 'ja_JP.UTF-8' })).toBe('ja');
  expect(terminalLanguage({ LANG: 'en_GB.UTF-8', LC_ALL: 'zh_TW.UTF-8' })).toBe('zh-TW');
  expect(terminalLanguage({ LANG: 'zh_CN.UTF-8' })).toBe('zh-CN');
  expect(terminalLanguage({ LANG: 'C' })).toBe('en');
  const found = problem('trf.round.result', { found: 'X' }, 'line 2, column 99');
  expect(problemLine(found, 'en')).toBe('line 2, column 99  trf.round.result  found=X  The result “X” cannot be read.');
  expect(problemLine(found, 'zh-TW')).toContain('結果「X」讀不懂。');
});
