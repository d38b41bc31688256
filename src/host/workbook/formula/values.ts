/** Values inside a formula and how they turn into each other. */
import { CellError } from '../cell';
import type { Scalar } from '../cell';
import { formatGeneral } from '../number-format';

export type Single = Scalar | CellError | null;
export interface Area {
  rows: Single[][];
}
export type Value = Single | Area;

export const isArea = (value: Value): value is Area => typeof value === 'object' && value !== null && 'rows' in value;
export const fail = (code: string, message: string): CellError => new CellError(code, message);

export function area(height: number, width: number, at: (r: number, c: number) => Single): Area {
  return { rows: Array.from({ length: height }, (_, r) => Array.from({ length: width }, (__, c) => at(r, c))) };
}

export function toNumber(value: Single): number | CellError {
  if (value instanceof CellError) return value;
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null || value === '') return 0;
  const text = value
    .trim()
    .replace(/^(-?)(\d{1,3}(?:,\d{3})+)(?=\.|$)/, (_, sign: string, n: string) => sign + n.replace(/,/g, ''));
  const percent = text.endsWith('%');
  const n = Number(percent ? text.slice(0, -1) : text);
  if (text === '' || Number.isNaN(n)) return fail('#VALUE!', `'${value}' is a text and cannot be coerced to a number.`);
  return percent ? n / 100 : n;
}

export function toText(value: Single): string {
  if (value === null) return '';
  if (value instanceof CellError) return value.code;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'number' ? formatGeneral(value) : value;
}

export function toBoolean(value: Single): boolean | CellError {
  if (value instanceof CellError) return value;
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string' && /^(true|false)$/i.test(value)) return /^t/i.test(value);
  const n = toNumber(value);
  return n instanceof CellError ? n : n !== 0;
}

const rank = (value: Scalar): number => (typeof value === 'number' ? 0 : typeof value === 'string' ? 1 : 2);

/** Order of two values: numbers before texts before booleans, texts without regard to case; an empty cell is whatever it meets. */
export function compare(left: Scalar | null, right: Scalar | null): number {
  const empty = (other: Scalar | null): Scalar =>
    typeof other === 'string' ? '' : typeof other === 'boolean' ? false : 0;
  const a = left ?? empty(right);
  const b = right ?? empty(left);
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  if (typeof a === 'string' && typeof b === 'string') {
    const [x, y] = [a.toLowerCase(), b.toLowerCase()];
    return x < y ? -1 : x > y ? 1 : 0;
  }
  return Number(a) - Number(b);
}

export function flat(args: readonly Value[]): Single[] {
  return args.flatMap((arg) => (isArea(arg) ? arg.rows.flat() : [arg]));
}

/** The numbers of arguments: cells of a block count only when they are numbers, single values are turned into numbers. */
export function numbers(args: readonly Value[]): number[] | CellError {
  const list: number[] = [];
  for (const arg of args) {
    const cells = isArea(arg) ? arg.rows.flat() : [arg];
    for (const cell of cells) {
      if (cell instanceof CellError) return cell;
      if (typeof cell === 'number') list.push(cell);
      else if (!isArea(arg) && cell !== null) {
        const n = toNumber(cell);
        if (n instanceof CellError) return n;
        list.push(n);
      }
    }
  }
  return list;
}

/** A COUNTIF-like criterion: `">=5"`, `"<>"`, `"a*"`, a number, a text. */
export function criterion(value: Single): (cell: Single) => boolean {
  const text = toText(value);
  const [, operator = '=', operand = ''] = /^(<>|<=|>=|=|<|>)?(.*)$/s.exec(text) ?? [];
  const n = operand.trim() === '' ? NaN : Number(operand);
  const wild = /[*?]/.test(operand);
  const pattern = new RegExp(
    `^${operand.replace(/~([*?~])|[.+^${}()|[\]\\]|(\*)|(\?)/g, (m, escaped: string, star: string, mark: string) => (escaped ? `\\${escaped}` : star ? '.*' : mark ? '.' : `\\${m}`))}$`,
    'is',
  );
  const equal = (cell: Single): boolean => {
    if (cell instanceof CellError) return cell.code === operand;
    if (!Number.isNaN(n))
      return typeof cell === 'number'
        ? cell === n
        : typeof cell === 'string' && cell.trim() !== '' && Number(cell) === n;
    if (/^(true|false)$/i.test(operand)) return typeof cell === 'boolean' && cell === /^t/i.test(operand);
    if (operand === '') return cell === null || cell === '';
    return typeof cell === 'string' && (wild ? pattern.test(cell) : cell.toLowerCase() === operand.toLowerCase());
  };
  if (operator === '=') return equal;
  if (operator === '<>') return (cell) => !equal(cell);
  return (cell) => {
    if (cell === null || cell instanceof CellError) return false;
    const bound = Number.isNaN(n) ? operand : n;
    if (typeof cell !== typeof bound) return false;
    const order = compare(cell, bound);
    return operator.startsWith('<')
      ? order < 0 || (operator === '<=' && order === 0)
      : order > 0 || (operator === '>=' && order === 0);
  };
}
