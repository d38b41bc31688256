/** Cells as the Sheets API gives and takes them, and how one typed field becomes one cell and comes back. */
import { fromLocal, localText, type Instant } from '../domain/common/time';

export type Cell = string | number | boolean;

/** How a field is written; a `phrase` is a code where there is a word for it, else text as it is. `words` are shown instead of codes, so that no code word stands in a Chinese sheet. */
export type FieldKind = 'text' | 'int' | 'bool' | 'time' | 'list' | 'json' | 'code' | 'phrase';

/** What codecs need to know of the event: the zone offset in minutes and the words for codes. */
export interface CodecContext {
  readonly offset: number;
  /** words for codes by field set, e.g. `state` → { held: '保留中' } */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Days between 1899-12-30 (serial 0 in Sheets) and 1970-01-01. */
const EPOCH_SERIAL = 25569;

/** Between the words of a list: words of some languages have blanks in them. */
const LIST_MARK = '、';

/** `empty-slot:3` keeps what stands behind its colon. */
function worded(item: string, words: Readonly<Record<string, string>> | undefined): string {
  const colon = item.indexOf(':');
  const code = colon < 0 ? item : item.slice(0, colon);
  return `${words?.[code] ?? code}${colon < 0 ? '' : item.slice(colon)}`;
}

function coded(item: string, reverse: Reverse): string {
  const colon = item.indexOf(':');
  const word = colon < 0 ? item : item.slice(0, colon);
  return `${reverse.get(word) ?? word}${colon < 0 ? '' : item.slice(colon)}`;
}

export function encodeCell(kind: FieldKind, value: unknown, ctx: CodecContext, set: string): Cell {
  if (value === null || value === undefined) return '';
  switch (kind) {
    case 'int':
      return value as number;
    case 'bool':
      return value as boolean;
    case 'time':
      return localText(value as Instant, ctx.offset).replace('T', ' ');
    case 'list': {
      const words = ctx.words[set];
      return (value as readonly string[]).map((item) => worded(item, words)).join(words ? LIST_MARK : ' ');
    }
    case 'json':
      return JSON.stringify(value);
    case 'code':
      return ctx.words[set]?.[value as string] ?? (value as string);
    case 'phrase':
      return phraseOf(value as string, ctx.words[set] ?? {});
    default:
      return value as string;
  }
}

/** Several codes in one phrase (`last-digits amount-exact`) are said one after the other, if all of them have a word. */
function phraseOf(value: string, words: Readonly<Record<string, string>>): string {
  const whole = words[value];
  if (whole !== undefined) return whole;
  const parts = value.split(' ').map((part) => words[part]);
  return parts.every((part) => part !== undefined) ? parts.join('、') : value;
}

/** Decoded value, or undefined when the cell does not hold such a value. Empty cells give null. */
export function decodeCell(kind: FieldKind, cell: Cell | undefined, ctx: CodecContext, reverse: Reverse): unknown {
  if (kind === 'bool') return cell === true || cell === 'TRUE' || cell === 'true';
  if (kind === 'list') {
    const items = cell === undefined || cell === '' ? [] : String(cell).split(reverse.size > 0 ? LIST_MARK : /\s+/);
    return items.filter(Boolean).map((item) => coded(item.trim(), reverse));
  }
  if (cell === undefined || cell === '') return null;
  switch (kind) {
    case 'int': {
      const number = typeof cell === 'number' ? cell : Number(String(cell).normalize('NFKC').replace(/,/g, ''));
      return Number.isInteger(number) ? number : undefined;
    }
    case 'time': {
      if (typeof cell === 'number') return Math.round((cell - EPOCH_SERIAL) * 86400) * 1000 - ctx.offset * 60000;
      return fromLocal(cell === true || cell === false ? '' : cell.trim(), ctx.offset) ?? undefined;
    }
    case 'json':
      try {
        return JSON.parse(String(cell)) as unknown;
      } catch {
        return undefined;
      }
    case 'code':
      return reverse.get(cell as string) ?? reverse.get(String(cell).trim());
    case 'phrase':
      return reverse.get(String(cell)) ?? String(cell);
    default:
      return String(cell);
  }
}

/** Words (and codes) → codes. */
export type Reverse = ReadonlyMap<string, string>;
export function reverseWords(codes: readonly string[], words: Readonly<Record<string, string>> | undefined): Reverse {
  const map = new Map<string, string>();
  for (const code of codes) {
    map.set(code, code);
    const word = words?.[code];
    if (word !== undefined) map.set(word, code);
  }
  return map;
}
