/** CSV in and out: RFC 4180 both ways, and nothing a spreadsheet would run. */
import fc from 'fast-check';
import { readCsv } from '../../../src/formats/csv/read';
import { defuse, writeCsv } from '../../../src/formats/csv/write';

test.each([
  [
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a,b\nc', [['a', 'b'], ['c']]],
  ['a\rb', [['a'], ['b']]],
  ['"a,b","c""d"\n', [['a,b', 'c"d']]],
  ['"line 1\nline 2",x', [['line 1\nline 2', 'x']]],
  ['a"b,c', [['a"b', 'c']]],
  [',\n', [['', '']]],
  ['', []],
])('%j', (text, rows) => expect(readCsv(text)).toEqual(rows));

test('a quoted cell that never ends is no table, not one huge cell', () =>
  expect(readCsv('a,"b\nc,d\ne,f')).toBeNull());

test('what is written is read back, formulas apart', () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', '王', ',', '"', '\n', '\r', ' ', '1', '=', '@') })
    .map((s) => `x${s}`);
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }), (rows) => {
      expect(readCsv(writeCsv(rows, false))).toEqual(rows);
    }),
  );
});

test.each(['=1+1', '+886', '-500', '@SUM', '\tx', '\rx', '＝1+1', '＠x'])('%j is defused', (text) => {
  expect(defuse(text)).toBe(`'${text}`);
  expect(writeCsv([[text]], false)).toContain(`'${text}`);
});
test('numbers keep their sign, ordinary text stays, a mark is put in front', () =>
  expect(writeCsv([['a-b', -500, true, null]])).toBe('\ufeffa-b,-500,true,\r\n'));
