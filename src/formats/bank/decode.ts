/** Bytes of a statement → text: byte-order marks, UTF-16, strict UTF-8, Big5; believed only when known headings come out. */
import { problem, refuse, type Result } from '../../domain/common/result';
import { knownWords } from './header';

export interface Decoders {
  /** Big5 as banks write it (code page 950); null where the bytes cannot be that */
  readonly big5: (bytes: readonly number[]) => string | null;
}

/** A file with fewer known headings may be anything in the wrong encoding. */
const ENOUGH_WORDS = 3;

/** Null unless every byte belongs to well-formed UTF-8: Big5 text almost never is. */
export function strictUtf8(bytes: readonly number[]): string | null {
  const units: string[] = [];
  for (let i = 0; i < bytes.length;) {
    const first = bytes[i++]!;
    const more =
      first < 0x80
        ? 0
        : first >= 0xc2 && first < 0xe0
          ? 1
          : first >> 4 === 14
            ? 2
            : first >= 0xf0 && first < 0xf5
              ? 3
              : -1;
    if (more < 0) return null;
    let code = more === 0 ? first : first & (0x3f >> more);
    for (let k = 0; k < more; k++) {
      const next = bytes[i++];
      if (next === undefined || next >> 6 !== 2) return null;
      code = (code << 6) | (next & 63);
    }
    const least = more === 3 ? 0x10000 : more === 2 ? 0x800 : 0;
    if (code < least || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return null;
    units.push(String.fromCodePoint(code));
  }
  return units.join('');
}

const utf16 = (bytes: readonly number[], bigEndian: boolean): string | null => {
  if (bytes.length % 2 !== 0) return null;
  const units: string[] = [];
  for (let i = 0; i < bytes.length; i += 2)
    units.push(String.fromCharCode(bigEndian ? (bytes[i]! << 8) | bytes[i + 1]! : bytes[i]! | (bytes[i + 1]! << 8)));
  return units.join('');
};

const WORKBOOK: readonly (readonly number[])[] = [
  [0x50, 0x4b, 3, 4],
  [0xd0, 0xcf, 0x11, 0xe0],
];
const begins = (bytes: readonly number[], mark: readonly number[]): boolean =>
  mark.every((byte, i) => bytes[i] === byte);

/**
 * `bytes` may be signed, as Apps Script gives them. Refused: workbooks (open them in Sheets and read the tab), PDF, and
 * whatever shows fewer than three known heading words — `words` adds those of a layout mapped by hand.
 */
export function decodeStatement(
  bytes: ArrayLike<number>,
  decoders: Decoders,
  words: readonly string[] = [],
): Result<string> {
  const all = Array.from(bytes, (byte) => byte & 255);
  if (WORKBOOK.some((mark) => begins(all, mark))) return refuse(problem('bank.file.workbook'));
  if (begins(all, [0x25, 0x50, 0x44, 0x46])) return refuse(problem('bank.file.pdf'));
  if (all.length === 0) return refuse(problem('bank.file.empty'));
  const marked = begins(all, [0xff, 0xfe]) || begins(all, [0xfe, 0xff]);
  const zeros = (from: number): number => all.filter((byte, i) => i % 2 === from && byte === 0).length;
  const readings: (() => string | null)[] = [
    () => strictUtf8(begins(all, [0xef, 0xbb, 0xbf]) ? all.slice(3) : all),
    () => (marked || zeros(1) > 0 ? utf16(begins(all, [0xff, 0xfe]) ? all.slice(2) : all, false) : null),
    () => (marked || zeros(0) > 0 ? utf16(begins(all, [0xfe, 0xff]) ? all.slice(2) : all, true) : null),
    () => decoders.big5(all),
  ];
  let most = 0;
  for (const reading of readings) {
    const text = reading();
    const found = text === null ? 0 : knownWords(text, words);
    most = Math.max(most, found);
    if (text !== null && found >= ENOUGH_WORDS) return { ok: true, value: text };
  }
  return refuse(problem('bank.file.not-a-statement', { found: most, wanted: ENOUGH_WORDS }));
}
