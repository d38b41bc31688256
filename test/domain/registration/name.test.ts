/** Names as typed: what is one name, what only looks like it, what is cleaned for the cell. */
import * as fc from 'fast-check';
import { cleanName, nameFlags, nameKey, nameShape } from '../../../src/domain/registration/name';
import { birthDay } from '../../../src/domain/registration/birth-date';

describe('one name however typed', () => {
  it.each([
    ['王小明', '王\u3000小 明'],
    ['王小明', '\u200B王\u200D小\u2060明\uFEFF'],
    ['M\u00FCller', 'Mu\u0308LLER'],
    ['Ｍary', 'mary'],
    ['娜塔莎·李', '娜塔莎・李'],
    ['ﾀﾅｶ', 'タナカ'],
  ])('%j = %j', (a, b) => expect(nameKey(a)).toBe(nameKey(b)));
  it.each([
    ['王小明', '王小朋'],
    ['M\u00FCller', 'Muller'],
    ['Ann Lee', 'Ann Lea'],
  ])('%j ≠ %j', (a, b) => expect(nameKey(a)).not.toBe(nameKey(b)));
  it('does not change when cleaned, nor when cleaned twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(nameKey(cleanName(name))).toBe(nameKey(name));
        expect(cleanName(cleanName(name))).toBe(cleanName(name));
      }),
    );
  });
});

describe('names that look alike', () => {
  it.each([
    ['Paul', 'Раul'],
    ['Müller', 'Muller'],
    ['臺中隊', '台中隊'],
    ['黄大', '黃大'],
    ['O1', 'Ol'],
  ])('%j ~ %j', (a, b) => {
    expect(nameKey(a)).not.toBe(nameKey(b));
    expect(nameShape(a)).toBe(nameShape(b));
  });
  it('keeps different names apart', () => expect(nameShape('王小明')).not.toBe(nameShape('王小華')));
});

it('cleans for the cell without changing what is written', () => {
  expect(cleanName('  王\u3000小明\u200B ')).toBe('王 小明');
  expect(cleanName('Mu\u0308ller\r\n')).toBe('M\u00FCller');
  expect(cleanName('ＡＢＣ')).toBe('ＡＢＣ');
});
it('leaves emoji, Persian and Indic joiners and variant characters whole', () => {
  for (const name of [
    '隊 \u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
    'علی\u200Cرضا',
    'क\u094D\u200Dष',
    '\u8FBB\u{E0100}',
    '❤\uFE0F',
  ]) {
    expect(cleanName(name)).toBe(name);
    expect(nameFlags(name)).toEqual([]);
  }
  expect(nameKey('\u8FBB\u{E0100}')).toBe('\u8FBB');
});
it('remarks on what an eye would miss', () => {
  expect(nameFlags('王小明')).toEqual([]);
  expect(nameFlags('陳Mary')).toEqual([]);
  expect(nameFlags('a\u200Bb')).toEqual(['name-invisible']);
  expect(nameFlags('Pаul')).toEqual(['name-mixed-scripts']);
  expect(nameFlags('@SUM(A1)')).toEqual(['name-formula']);
  expect(nameFlags('x'.repeat(60))).toEqual([]);
  expect(nameFlags('x'.repeat(61))).toEqual(['name-long']);
});

it.each([
  ['2015-03-04', '2015-03-04'],
  ['2015/3/4', '2015-03-04'],
  ['104/03/04', '2015-03-04'],
  ['民國104年3月4日', '2015-03-04'],
  ['１０４．３．４', '2015-03-04'],
  ['20150304', '2015-03-04'],
  ['', ''],
  ['15/12/05', null],
  ['2015-02-29', null],
  ['115/02/29', null],
  ['last spring', null],
])('reads the birth date %j as %j', (typed, day) => expect(birthDay(typed)).toBe(day));
