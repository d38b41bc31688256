/** The spreadsheet functions known here. A template needs a few; every other name is `#NAME?`. */
import { CellError } from '../cell';
import { formatValue } from '../number-format';
import { civilToSerial, serialToCivil } from '../serial';
import { compare, criterion, fail, flat, isArea, numbers, toBoolean, toNumber, toText } from './values';
import type { Area, Single, Value } from './values';

interface Surroundings {
  now(): number;
  readonly locale: string;
}
export type Function = (args: Value[], scope: Surroundings) => Value;
export type LazyFunction = (args: (() => Value)[], scope: Surroundings) => Value;

const single = (value: Value | undefined): Single =>
  value === undefined ? null : isArea(value) ? (value.rows[0]?.[0] ?? null) : value;
const block = (value: Value | undefined): Area =>
  value !== undefined && isArea(value) ? value : { rows: [[single(value)]] };
const cells = (value: Value | undefined): Single[] => block(value).rows.flat();

/** A function of numbers that are given one by one. */
function numeric(of: (...n: number[]) => Value, ...defaults: number[]): Function {
  return (args) => {
    const list: number[] = [];
    for (let i = 0; i < Math.max(args.length, defaults.length); i++) {
      const n = args[i] === undefined || args[i] === null ? (defaults[i] ?? 0) : toNumber(single(args[i]));
      if (n instanceof CellError) return n;
      list.push(n);
    }
    return of(...list);
  };
}

function text(of: (first: string, ...more: Single[]) => Value): Function {
  return (args) => {
    const list = args.map(single);
    const bad = list.find((one) => one instanceof CellError);
    return bad ?? of(toText(list[0] ?? null), ...list.slice(1));
  };
}

function aggregate(of: (list: number[]) => Value): Function {
  return (args) => {
    const list = numbers(args);
    return list instanceof CellError ? list : of(list);
  };
}

const round = (n: number, places: number, how: (x: number) => number): number => {
  const sign = n < 0 ? -1 : 1;
  return sign * Number(`${how(Number(`${Math.abs(n)}e${places}`))}e${-places}`) || 0;
};

function matches(args: Value[]): boolean[] {
  const tests: { list: Single[]; test: (cell: Single) => boolean }[] = [];
  for (let i = 0; i + 1 < args.length; i += 2)
    tests.push({ list: cells(args[i]), test: criterion(single(args[i + 1])) });
  return (tests[0]?.list ?? []).map((_, k) => tests.every(({ list, test }) => test(list[k] ?? null)));
}

function sumWhere(list: Single[], keep: boolean[]): number {
  return list.reduce<number>((sum, cell, i) => sum + (keep[i] && typeof cell === 'number' ? cell : 0), 0);
}

/** Position (0-based) of a key in a list; sorted lists give the last one not above it. */
function lookup(key: Single, list: Single[], sorted: boolean): number {
  if (key instanceof CellError) return -1;
  if (!sorted) {
    const test = criterion(key);
    return list.findIndex((cell) =>
      typeof key === 'string' ? test(cell) : !(cell instanceof CellError) && cell !== null && compare(cell, key) === 0,
    );
  }
  let last = -1;
  list.forEach((cell, i) => {
    if (cell !== null && !(cell instanceof CellError) && typeof cell === typeof key && compare(cell, key) <= 0)
      last = i;
  });
  return last;
}

const notFound = fail('#N/A', 'Did not find value.');

const tables: Record<string, Function> = {
  VLOOKUP: ([key, table, column, sorted]) => {
    const { rows } = block(table);
    const at = lookup(
      single(key),
      rows.map((row) => row[0] ?? null),
      sorted === undefined || toBoolean(single(sorted)) === true,
    );
    const n = toNumber(single(column));
    return at < 0 ? notFound : n instanceof CellError ? n : (rows[at]?.[n - 1] ?? null);
  },
  MATCH: ([key, list, kind]) => {
    const how = kind === undefined ? 1 : toNumber(single(kind));
    const at = lookup(single(key), cells(list), how !== 0);
    return at < 0 ? notFound : at + 1;
  },
  INDEX: ([table, row, column]) => {
    const { rows } = block(table);
    const r = row === undefined ? 1 : toNumber(single(row));
    const c = column === undefined ? 1 : toNumber(single(column));
    if (r instanceof CellError || c instanceof CellError) return fail('#VALUE!', 'INDEX needs numbers.');
    const flatRow = rows.length === 1 && column === undefined;
    const found = flatRow ? rows[0]?.[Math.max(r, 1) - 1] : rows[Math.max(r, 1) - 1]?.[Math.max(c, 1) - 1];
    return found === undefined ? fail('#REF!', 'INDEX is out of range.') : found;
  },
  COUNTIF: ([list, test]) => cells(list).filter(criterion(single(test))).length,
  COUNTIFS: (args) => matches(args).filter(Boolean).length,
  SUMIF: ([list, test, sums]) => sumWhere(cells(sums ?? list), cells(list).map(criterion(single(test)))),
  SUMIFS: ([sums, ...rest]) => sumWhere(cells(sums), matches(rest)),
  COUNTA: (args) => flat(args).filter((cell) => cell !== null).length,
  COUNT: (args) => flat(args).filter((cell) => typeof cell === 'number').length,
  COUNTBLANK: (args) => flat(args).filter((cell) => cell === null || cell === '').length,
  ROWS: ([table]) => block(table).rows.length,
  COLUMNS: ([table]) => block(table).rows[0]?.length ?? 0,
  SUMPRODUCT: (args) => {
    const lists = args.map(cells);
    return (lists[0] ?? []).reduce<number>(
      (sum, _, i) => sum + lists.reduce((product, list) => product * (typeof list[i] === 'number' ? list[i] : 0), 1),
      0,
    );
  },
};

const math: Record<string, Function> = {
  SUM: aggregate((list) => list.reduce((a, b) => a + b, 0)),
  AVERAGE: aggregate((list) =>
    list.length
      ? list.reduce((a, b) => a + b, 0) / list.length
      : fail('#DIV/0!', 'Evaluation of function AVERAGE caused a divide by zero error.'),
  ),
  MAX: aggregate((list) => (list.length ? Math.max(...list) : 0)),
  MIN: aggregate((list) => (list.length ? Math.min(...list) : 0)),
  PRODUCT: aggregate((list) => list.reduce((a, b) => a * b, 1)),
  ABS: numeric(Math.abs),
  SIGN: numeric(Math.sign),
  INT: numeric(Math.floor),
  SQRT: numeric((n) => (n < 0 ? fail('#NUM!', 'SQRT of a negative number.') : Math.sqrt(n))),
  POWER: numeric((a, b) => a ** b),
  MOD: numeric((a, b) =>
    b === 0 ? fail('#DIV/0!', 'Function MOD parameter 2 cannot be zero.') : a - b * Math.floor(a / b),
  ),
  ROUND: numeric((n, places) => round(n, places, Math.round), 0, 0),
  ROUNDUP: numeric((n, places) => round(n, places, Math.ceil), 0, 0),
  ROUNDDOWN: numeric((n, places) => round(n, places, Math.floor), 0, 0),
  CEILING: numeric((n, step) => Math.ceil(n / step) * step, 0, 1),
  FLOOR: numeric((n, step) => Math.floor(n / step) * step, 0, 1),
};

const texts: Record<string, Function> = {
  LEN: text((s) => [...s].length),
  TRIM: text((s) => s.trim().replace(/ {2,}/g, ' ')),
  UPPER: text((s) => s.toUpperCase()),
  LOWER: text((s) => s.toLowerCase()),
  LEFT: text((s, n) => s.slice(0, n === undefined ? 1 : Number(toNumber(n)))),
  RIGHT: text((s, n) => (Number(n ?? 1) === 0 ? '' : s.slice(-Number(toNumber(n ?? 1))))),
  MID: text((s, from, n) => s.substr(Number(toNumber(from ?? 1)) - 1, Number(toNumber(n ?? 0)))),
  SUBSTITUTE: text((s, from, to) => s.split(toText(from ?? null)).join(toText(to ?? null))),
  REPT: text((s, n) => s.repeat(Number(toNumber(n ?? 0)))),
  EXACT: text((s, other) => s === toText(other ?? null)),
  VALUE: text((s) => toNumber(s)),
  HYPERLINK: text((s, label) => (label === undefined ? s : label)),
  IMAGE: text(() => ''),
  REGEXMATCH: text((s, pattern) => new RegExp(toText(pattern ?? null), 'u').test(s)),
  CONCATENATE: (args) => flat(args).find((one) => one instanceof CellError) ?? flat(args).map(toText).join(''),
  CONCAT: (args) => flat(args).map(toText).join(''),
  JOIN: ([by, ...rest]) =>
    flat(rest)
      .map(toText)
      .join(toText(single(by))),
  TEXTJOIN: ([by, skip, ...rest]) =>
    flat(rest)
      .map(toText)
      .filter((one) => one !== '' || toBoolean(single(skip)) !== true)
      .join(toText(single(by))),
  TEXT: ([value, pattern], scope) => {
    const one = single(value);
    return one instanceof CellError ? one : formatValue(one, { pattern: toText(single(pattern)) }, scope.locale);
  },
};

const logic: Record<string, Function> = {
  AND: (args) => flat(args).every((one) => one === null || toBoolean(one) === true),
  OR: (args) => flat(args).some((one) => one !== null && toBoolean(one) === true),
  NOT: ([value]) => {
    const is = toBoolean(single(value));
    return is instanceof CellError ? is : !is;
  },
  ISBLANK: ([value]) => single(value) === null,
  ISNUMBER: ([value]) => typeof single(value) === 'number',
  ISTEXT: ([value]) => typeof single(value) === 'string',
  ISERROR: ([value]) => single(value) instanceof CellError,
  ISNA: ([value]) => (single(value) as CellError | null)?.code === '#N/A',
  NA: () => fail('#N/A', 'NA'),
  TRUE: () => true,
  FALSE: () => false,
};

const dates: Record<string, Function> = {
  NOW: (_, scope) => scope.now(),
  TODAY: (_, scope) => Math.floor(scope.now()),
  DATE: numeric(
    (y, m, d) => (civilToSerial(y + Math.floor((m - 1) / 12), ((((m - 1) % 12) + 12) % 12) + 1, 1) ?? 0) + d - 1,
  ),
  YEAR: numeric((n) => serialToCivil(n).year),
  MONTH: numeric((n) => serialToCivil(n).month),
  DAY: numeric((n) => serialToCivil(n).day),
  HOUR: numeric((n) => serialToCivil(n).hour),
  MINUTE: numeric((n) => serialToCivil(n).minute),
  WEEKDAY: numeric((n) => serialToCivil(n).weekday + 1),
};

export const FUNCTIONS: Readonly<Record<string, Function>> = { ...tables, ...math, ...texts, ...logic, ...dates };

/** Functions that leave some arguments unread. */
export const LAZY: Readonly<Record<string, LazyFunction>> = {
  IF: ([test, yes, no]) => {
    const is = toBoolean(single(test?.()));
    if (is instanceof CellError) return is;
    return is ? (yes ? yes() : true) : no ? no() : false;
  },
  IFS: (args) => {
    for (let i = 0; i + 1 < args.length; i += 2) {
      const is = toBoolean(single(args[i]!()));
      if (is instanceof CellError) return is;
      if (is) return args[i + 1]!();
    }
    return fail('#N/A', 'No match.');
  },
  IFERROR: ([value, other]) => {
    const result = value?.() ?? null;
    return single(result) instanceof CellError ? (other?.() ?? '') : result;
  },
  IFNA: ([value, other]) => {
    const result = value?.() ?? null;
    const one = single(result);
    return one instanceof CellError && one.code === '#N/A' ? (other?.() ?? '') : result;
  },
  CHOOSE: ([which, ...rest]) => {
    const n = toNumber(single(which?.()));
    if (n instanceof CellError) return n;
    return rest[Math.floor(n) - 1]?.() ?? fail('#NUM!', 'CHOOSE is out of range.');
  },
  SWITCH: ([of, ...rest]) => {
    const key = single(of?.());
    if (key instanceof CellError) return key;
    for (let i = 0; i + 1 < rest.length; i += 2) {
      const value = single(rest[i]!());
      if (!(value instanceof CellError) && compare(key, value) === 0) return rest[i + 1]!();
    }
    return rest.length % 2 ? rest[rest.length - 1]!() : fail('#N/A', 'No match.');
  },
};
