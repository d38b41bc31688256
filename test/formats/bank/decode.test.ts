/** Bytes of a statement in every encoding a bank may use, and what is refused. */
import fc from 'fast-check';
import { decodeStatement, strictUtf8 } from '../../../src/formats/bank/decode';
import { readStatement } from '../../../src/formats/bank/statement';

const TEXT =
  '帳務日期,交易日期,交易時間,摘要,支出金額,存入金額,即時餘額,附註\n2026/10/12,2026/10/12,09:00:00,跨行轉入,,500,1500,807-0090000000197014\n';

/** The platform's own decoder, and an encoder made by turning it round. */
const decoder = new TextDecoder('big5', { fatal: true });
const big5 = (bytes: readonly number[]): string | null => {
  try {
    return decoder.decode(Uint8Array.from(bytes));
  } catch {
    return null;
  }
};
const pairs = new Map<string, number[]>();
for (let lead = 0x81; lead <= 0xfe; lead++)
  for (let trail = 0x40; trail <= 0xfe; trail++) {
    const text = big5([lead, trail]);
    if (text !== null && [...text].length === 1 && !pairs.has(text)) pairs.set(text, [lead, trail]);
  }
const toBig5 = (text: string): number[] => [...text].flatMap((c) => (c < '\x80' ? [c.charCodeAt(0)] : pairs.get(c)!));
const utf16 = (text: string, big: boolean): number[] =>
  [...Buffer.from(text, 'utf16le')].map((_, i, all) => (big ? all[i ^ 1]! : all[i]!));
const utf8 = (text: string): number[] => [...Buffer.from(text, 'utf8')];

const ENCODINGS: Readonly<Record<string, (text: string) => number[]>> = {
  'UTF-8': utf8,
  'UTF-8 with a mark': (text) => [0xef, 0xbb, 0xbf, ...utf8(text)],
  'UTF-16LE with a mark': (text) => [0xff, 0xfe, ...utf16(text, false)],
  'UTF-16BE with a mark': (text) => [0xfe, 0xff, ...utf16(text, true)],
  'UTF-16LE without a mark': (text) => utf16(text, false),
  'UTF-16BE without a mark': (text) => utf16(text, true),
  Big5: toBig5,
};

test.each(Object.keys(ENCODINGS))('%s (invariant 24; field cases 19, 21)', (name) => {
  const decoded = decodeStatement(ENCODINGS[name]!(TEXT), { big5 });
  expect(decoded).toEqual({ ok: true, value: TEXT });
  const statement = readStatement(decoded.ok ? decoded.value : '');
  expect(statement.ok && statement.value.lines[0]).toMatchObject({
    day: '2026-10-12',
    amountIn: 500,
    lastDigits: '97014',
  });
});

test('Apps Script gives signed bytes', () => {
  const signed = utf8(TEXT).map((byte) => (byte > 127 ? byte - 256 : byte));
  expect(decodeStatement(signed, { big5 })).toEqual({ ok: true, value: TEXT });
});

test.each([
  ['a workbook', [0x50, 0x4b, 3, 4, 20, 0], 'bank.file.workbook'],
  ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1], 'bank.file.workbook'],
  ['a PDF', [...Buffer.from('%PDF-1.7')], 'bank.file.pdf'],
  ['nothing', [], 'bank.file.empty'],
  ['text of another kind', utf8('姓名,電話\n選手甲,0912345678\n'), 'bank.file.not-a-statement'],
  ['two known headings only', utf8('摘要與附註'), 'bank.file.not-a-statement'],
])('%s is refused', (_, bytes, code) => {
  const decoded = decodeStatement(bytes, { big5 });
  expect(!decoded.ok && decoded.problems.map((p) => p.code)).toEqual([code]);
});

test('headings of a mapped layout may be named', () => {
  const bytes = utf8('日子,進帳,出帳\n2026/10/12,500,\n');
  expect(decodeStatement(bytes, { big5 }).ok).toBe(false);
  expect(decodeStatement(bytes, { big5 }, ['日子', '進帳', '出帳']).ok).toBe(true);
});

test('strict UTF-8 agrees with the platform on any bytes', () => {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const byte = fc.oneof(
    fc.integer({ min: 0, max: 255 }),
    fc.constantFrom(0xe5, 0x80, 0xbf, 0xed, 0xa0, 0xf0, 0x90, 0xc0, 0xf4),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(byte, { maxLength: 8 }),
        fc.string({ unit: 'binary' }).map((s) => [...Buffer.from(s)]),
      ),
      (bytes) => {
        let expected: string | null;
        try {
          expected = strict.decode(Uint8Array.from(bytes));
        } catch {
          expected = null;
        }
        expect(strictUtf8(bytes)).toBe(expected);
      },
    ),
    { numRuns: 1000 },
  );
});
