/**
 * A fact table: its tab, its columns, and the codec row ⇄ record. Columns are found by their heading, so a column
 * moved by hand does no harm; rows carry an id and a mirror of themselves, so sorting does none and retyping is noticed.
 */
import { problem, type Problem } from '../domain/common/result';
import {
  decodeCell,
  encodeCell,
  reverseWords,
  type Cell,
  type CodecContext,
  type FieldKind,
  type Reverse,
} from './cell';

export interface Field {
  readonly key: string;
  readonly kind: FieldKind;
  /** codes of a `code` field */
  readonly codes?: readonly string[];
  /** name of the word set for a `code` field; the key when missing */
  readonly set?: string;
  /** true: an empty cell is allowed and means null (a text without it is '') */
  readonly empty?: boolean;
  /** not shown to people */
  readonly hidden?: boolean;
  readonly width?: number;
}

export interface TableSpec {
  readonly key: string;
  readonly sheetId: number;
  readonly fields: readonly Field[];
  /** key of the field that names a row */
  readonly id: string;
  /** true: a list people type themselves; rows need no id and get `row-12` by where they stand */
  readonly free?: boolean;
  /** true: nobody sees the tab, so no mirror is kept */
  readonly unwatched?: boolean;
}

/** Headings of one table in one language, and the tab's title. */
export interface TableWords {
  readonly title: string;
  readonly columns: Readonly<Record<string, string>>;
}

export interface ReadRow<R> {
  readonly record: R;
  /** zero-based row in the sheet */
  readonly row: number;
}

export interface ReadTable<R> {
  readonly rows: ReadRow<R>[];
  /** column index of each field, in the order of the sheet */
  readonly columns: readonly number[];
  readonly problems: Problem[];
  /** ids of rows whose cells no longer agree with what the office wrote */
  readonly edited: string[];
  readonly width: number;
  /** rows of the tab down to its last filled one: new rows are appended behind it */
  readonly height: number;
}

export const MIRROR_HEADING = '#';

/**
 * The row as one text, kept beside it in a hidden column: comparing two texts is one native step, where hashing would
 * walk over every character of the office at every click. Notices retyping, does not guard against malice.
 */
export const mirrorOf = (cells: readonly Cell[]): string => cells.join('\u001f');

/** `A`, `Z`, `AA` … for a zero-based column. */
export function columnLetter(index: number): string {
  let text = '';
  for (let n = index + 1; n > 0; n = Math.floor((n - 1) / 26)) text = String.fromCharCode(65 + ((n - 1) % 26)) + text;
  return text;
}

const headingOf = (words: TableWords, field: Field): string => words.columns[field.key] ?? field.key;

export const headings = (spec: TableSpec, words: TableWords): string[] => [
  ...spec.fields.map((field) => headingOf(words, field)),
  MIRROR_HEADING,
];

/** Cells of a record in field order, without the mirror. */
export function encodeRow(spec: TableSpec, record: object, ctx: CodecContext): Cell[] {
  const values = record as Record<string, unknown>;
  return spec.fields.map((field) => encodeCell(field.kind, valueOf(values, field.key), ctx, field.set ?? field.key));
}

/** `answers.grade` reads inside the answers bag. */
function valueOf(record: Record<string, unknown>, key: string): unknown {
  const dot = key.indexOf('.');
  if (dot < 0) return record[key];
  return (record[key.slice(0, dot)] as Record<string, unknown> | undefined)?.[key.slice(dot + 1)];
}

/** Reads a tab's cells (heading row first) into records; every bad cell is a problem with its place. */
export function readTable<R>(
  spec: TableSpec,
  words: TableWords,
  cells: readonly (readonly Cell[])[],
  ctx: CodecContext,
): ReadTable<R> {
  const problems: Problem[] = [];
  const heading = (cells[0] ?? []).map((cell) => String(cell).trim());
  const columns = spec.fields.map((field) => heading.indexOf(headingOf(words, field)));
  const mirrorColumn = heading.indexOf(MIRROR_HEADING);
  const empty: ReadTable<R> = {
    rows: [],
    columns: [...columns, mirrorColumn],
    problems,
    edited: [],
    width: heading.length,
    height: cells.length,
  };
  spec.fields.forEach((field, i) => {
    if (columns[i] === -1)
      problems.push(
        problem('table.column-missing', { tab: words.title, column: headingOf(words, field) }, words.title),
      );
  });
  if (problems.length > 0) return empty;
  if (cells.length < 2) return empty;
  const plans: Plan[] = [];
  spec.fields.forEach((field, i) => plans.push(planOf(field, columns[i]!, ctx, plans[plans.length - 1]?.bag ?? null)));
  const inOrder = columns.every((column, i) => column === i);
  const count = columns.length;
  const idColumn = columns[spec.fields.findIndex((field) => field.key === spec.id)] ?? 0;
  const seen = new Set<string>();
  let shape = emptyRecord(spec, plans);
  for (let row = 1; row < cells.length; row++) {
    const line = cells[row]!;
    const id = spec.free ? (isBlank(line) ? '' : `row-${row + 1}`) : String(line[idColumn] ?? '');
    if (id === '') {
      if (!isBlank(line))
        problems.push(
          problem('table.row-without-id', { tab: words.title, row: row + 1 }, `${words.title}!A${row + 1}`),
        );
      continue;
    }
    if (seen.has(id)) {
      const at = `${words.title}!${columnLetter(idColumn)}${row + 1}`;
      problems.push(problem('table.id-twice', { tab: words.title, id }, at));
      continue;
    }
    seen.add(id);
    // a copy of the row before, all of it overwritten: grown key by key a record of many fields becomes a dictionary
    const record: Record<string, unknown> = { ...shape };
    if (spec.free) record[spec.id] = id;
    let bad = false;
    for (let i = 0; i < count; i++) {
      const plan = plans[i]!;
      const cell = line[plan.column];
      const value = plan.text
        ? typeof cell === 'string'
          ? cell
          : cell === undefined
            ? ''
            : String(cell)
        : decode(plan, cell, ctx);
      if (value === undefined || (value === null && !plan.field.empty)) {
        bad = true;
        problems.push(badCell(plan.field, words, id, cell, `${words.title}!${columnLetter(plan.column)}${row + 1}`));
      } else if (plan.bag === null) record[plan.field.key] = value;
      else {
        if (plan.opensBag) record[plan.bag] = {};
        if (value !== '' && value !== null) (record[plan.bag] as Record<string, unknown>)[plan.key] = value;
      }
    }
    shape = record;
    if (bad) continue;
    if (!spec.unwatched && mirrorColumn >= 0) {
      const own = inOrder ? full(line, count) : columns.map((column) => line[column] ?? '');
      if (line[mirrorColumn] !== mirrorOf(own)) empty.edited.push(id);
    }
    empty.rows.push({ record: record as R, row });
  }
  return empty;
}

/** How one column is read, worked out once for all rows: this runs over every cell of the office at every click. */
interface Plan {
  readonly field: Field;
  readonly column: number;
  readonly text: boolean;
  readonly reverse: Reverse;
  /** `answers.grade` goes into the bag `answers` under `grade` */
  readonly bag: string | null;
  readonly key: string;
  /** the first column of its bag */
  readonly opensBag: boolean;
}

const NO_WORDS: Reverse = new Map();

const emptyRecord = (spec: TableSpec, plans: readonly Plan[]): Record<string, unknown> =>
  Object.fromEntries(
    [...(spec.free ? [spec.id] : []), ...plans.map(({ bag, key }) => bag ?? key)].map((key) => [key, null]),
  );

function planOf(field: Field, column: number, ctx: CodecContext, bagBefore: string | null): Plan {
  const set = ctx.words[field.set ?? field.key];
  const coded = field.kind === 'code' || field.kind === 'phrase' || (field.kind === 'list' && set !== undefined);
  const dot = field.key.indexOf('.');
  const bag = dot < 0 ? null : field.key.slice(0, dot);
  return {
    field,
    column,
    text: field.kind === 'text' && field.empty !== true,
    reverse: coded ? reverseWords(field.codes ?? Object.keys(set ?? {}), set) : NO_WORDS,
    bag,
    key: field.key.slice(dot + 1),
    opensBag: bag !== bagBefore,
  };
}

function decode(plan: Plan, cell: Cell | undefined, ctx: CodecContext): unknown {
  const value = decodeCell(plan.field.kind, cell, ctx, plan.reverse);
  return value === null && plan.field.kind === 'phrase' ? '' : value;
}

const isBlank = (line: readonly Cell[]): boolean => line.every((cell) => cell === '' || cell === false);

/** The first `count` cells; the API leaves trailing empty ones out. */
function full(line: readonly Cell[], count: number): readonly Cell[] {
  const own = line.slice(0, count);
  while (own.length < count) own.push('');
  return own;
}

const badCell = (field: Field, words: TableWords, id: string, cell: Cell | undefined, at: string): Problem =>
  problem(
    'table.bad-cell',
    { tab: words.title, column: headingOf(words, field), found: String(cell ?? ''), expected: field.kind, id },
    at,
  );
