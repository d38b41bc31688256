/** Menu items out of order, or asked for what does not exist: each says why, changes nothing, and the journal says so. */
import type { Answer } from '../../src/host';
import { forgetCopies, TestOffice, told, type Copy, type Tabs } from '../helpers/office';
import { SMALL, tellStory } from '../helpers/story';

const text = (typed: string): Answer => ({ button: 'OK', text: typed });

function facts(office: TestOffice): Tabs {
  const { tabs, tables } = office.words;
  const skip = [tabs.dashboard, tables.journal.title, tables.system.title].map((title) => `office:${title}`);
  return Object.fromEntries(Object.entries(office.everything()).filter(([title]) => !skip.includes(title)));
}

/** moment of the story → menu item, what is typed, what the person reads */
const CASES: readonly (readonly [string, string, readonly Answer[], RegExp])[] = [
  ['submission', 'closeRegistration', ['OK'], /報名還沒有截止|尚未截止|截止/],
  ['submission', 'openCheckIn', [], /截止報名|報名/],
  ['submission', 'closeCheckIn', ['OK'], /報到/],
  ['submission', 'seatStandby', [], /報到/],
  ['submission', 'pairRound', [text('')], /請先按「報到截止」/],
  ['submission', 'drawBracket', [text('')], /請先按「報到截止」/],
  ['submission', 'takeBackRound', [], /沒有可以收回的編排/],
  ['submission', 'takeBackBracket', [], /沒有可以收回的籤表/],
  ['submission', 'prizes', [], /請先按「報到截止」/],
  ['submission', 'luckyDraw', [text(''), text('')], /請先產生獎項表/],
  ['submission', 'correctResult', [text('G-0001 左勝')], /G-0001/],
  ['submission', 'withdraw', [text('E-0099')], /E-0099/],
  ['submission', 'cancelEntry', [text('E-0099')], /E-0099/],
  ['submission', 'verifyDraw', [text('D-0099')], /D-0099/],
  ['closeCheckIn', 'pairRound', [text('')], /請先按「報到截止」/],
  ['seatStandby', 'pairRound', [text('')], /請先按「.*補/],
  ['closeCheckIn', 'openCheckIn', [], /./],
  ['pairRound', 'closeCheckIn', ['OK'], /報到/],
  ['pairRound', 'seatStandby', [], /補位/],
  ['pairRound', 'closeRegistration', ['OK'], /報名已經截止|截止/],
  ['withdraw', 'drawBracket', [text('')], /預選/],
  ['withdraw', 'correctResult', [text('G-9999 左勝')], /G-9999/],
  ['withdraw', 'correctResult', [text('G-0001 大勝')], /大勝/],
  ['withdraw', 'correctResult', [text('亂打一通')], /./],
  ['withdraw', 'withdraw', [text('<b>')], /./],
  ['withdraw', 'prizes', [], /名次尚未全部產生/],
  ['takeBackBracket', 'drawBracket', [text('')], /籤表/],
  ['end', 'pairRound', [text('')], /沒有/],
  ['end', 'luckyDraw', [text(''), text('')], /幸運獎已經抽出/],
  ['prizes', 'luckyDraw', [text('E-0099'), text('')], /請先產生獎項表/],
  ['luckyDraw', 'luckyDraw', [text('E-0099'), text('')], /E-0099/],
];

describe('menu items out of order', () => {
  const copies = new Map<string, Copy>();
  beforeAll(() => {
    const office = tellStory(SMALL, (step, now) => copies.set(step.name, now.copy()));
    copies.set('end', office.copy());
    office.close();
  });
  afterAll(forgetCopies);

  it.each(CASES)('before %s: %s %j', (moment, fn, answers, sentence) => {
    const office = new TestOffice({}, copies.get(moment));
    const before = facts(office);
    const lines = office.journal().length;
    const click = office.click(fn, [...answers, 'OK']);
    const last = click.dialogs[click.dialogs.length - 1];
    expect(last?.message).toMatch(sentence);
    expect(last?.message).not.toMatch(/undefined|\{\w+\}|^[a-z.-]+$/);
    expect(told(click)).not.toContain('undefined');
    expect(facts(office)).toEqual(before);
    if (last?.kind === 'alert')
      expect(office.journal().slice(lines)).toEqual([office.words.codes.action['action.refused']]);
    office.close();
  });

  it.each([
    ['', /./],
    ['這不是帳單', /./],
    ['<html><body>502 Bad Gateway</body></html>', /./],
    ['日期\t金額\n昨天\t很多', /./],
    ['=IMPORTXML("http://example.com","//a")', /./],
  ])('a statement that is none (%j) says so and books nothing', (pasted, sentence) => {
    const office = new TestOffice({}, copies.get('import'));
    const before = facts(office);
    const lines = office.journal().length;
    const { value } = office.click('importPasted', [], { args: [pasted, false] });
    const answer = value as { ok: boolean; lines: string[] };
    expect(answer.ok).toBe(false);
    expect(answer.lines.join()).toMatch(sentence);
    expect(answer.lines.join()).not.toMatch(/undefined|\{\w+\}/);
    expect(facts(office)).toEqual(before);
    expect(office.journal().slice(lines)).toEqual([office.words.codes.action['action.refused']]);
    office.close();
  });
});
