/** Clipboard text: what other spreadsheets write is read, and what is written is read back. */
import fc from 'fast-check';
import { fromText, toHtml, toText } from '../../../src/host/page/client/grid/table-text';

test('rows end at line breaks, cells at tabs, and a last line break opens no row', () => {
  expect(fromText('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(fromText('a\t\n\tb')).toEqual([
    ['a', ''],
    ['', 'b'],
  ]);
});

test('a quoted cell may hold line breaks, tabs and doubled quotes', () => {
  expect(fromText('"one\ntwo"\t"say ""hi"""\tplain\n')).toEqual([['one\ntwo', 'say "hi"', 'plain']]);
});

test('a quote that is never closed is a letter like others', () => {
  expect(fromText('"alone\tb')).toEqual([['"alone', 'b']]);
  expect(fromText('5" nails\tb')).toEqual([['5" nails', 'b']]);
});

test('whatever is copied is pasted the same', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', '漢', ' ', ',') });
  const block = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }));
  fc.assert(
    fc.property(block, (rows) => {
      // a lone empty cell leaves nothing to read
      fc.pre(rows.length > 1 || rows[0]!.some((cell) => cell !== ''));
      fc.pre(rows.at(-1)!.length > 1 || rows.at(-1)![0] !== '');
      expect(fromText(toText(rows))).toEqual(rows);
    }),
    { seed: 8, numRuns: 300 },
  );
});

test('the HTML beside it escapes what looks like tags', () => {
  expect(toHtml([['<img onerror=x>', 'a&b\nc']])).toBe(
    '<table><tr><td>&lt;img onerror=x&gt;</td><td>a&amp;b<br>c</td></tr></table>',
  );
});
