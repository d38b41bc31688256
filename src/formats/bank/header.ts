/** Finds where a statement's table starts and which layout it has, by its heading words; a guess is never made. */
import { problem, refuse, type Problem, type Result } from '../../domain/common/result';
import { squeezed } from '../../domain/payment/bank/text';
import { LAYOUTS, columnsOf, type Layout, type Role } from './layouts';
import type { Table } from './table';

/** Columns of an unknown layout as the organiser mapped them; `header` = its row from 1, 0 = none. */
export interface Mapping {
  readonly header: number;
  readonly roles: readonly (Role | '')[];
  readonly directions?: Readonly<Record<string, 'in' | 'out'>>;
}

export interface Head {
  readonly layout: string;
  /** index of the heading row; lines start below */
  readonly row: number;
  /** role of each column, '' = not used */
  readonly roles: readonly (Role | '')[];
  readonly words: readonly string[];
  readonly directions: Readonly<Record<string, 'in' | 'out'>>;
  readonly continued: boolean;
}

/** Statements put their own data above the table; a heading further down than this belongs to something else. */
const DEEPEST = 60;

/** A heading without blanks, star, or a unit in brackets. */
export const headingWord = (cell: string): string =>
  squeezed(cell)
    .replace(/\((?:元|NT\$|NTD|TWD|新[臺台]幣)\)$/i, '')
    .replace(/^\*+|\*+$/g, '');

function matches(layout: Layout, words: readonly string[]): Head['roles'] | null {
  const columns = columnsOf(layout);
  if (!columns.every((column) => column.optional || words.includes(column.word))) return null;
  return words.map((word) => columns.find((column) => column.word === word)?.role ?? '');
}

interface Found extends Head {
  readonly table: Table;
  readonly used: number;
}

/** How many known heading words a text holds: what tells a rightly decoded file from a wrongly decoded one. */
export function knownWords(text: string, extra: readonly string[] = []): number {
  const here = squeezed(text);
  const words = new Set([...LAYOUTS.flatMap((layout) => columnsOf(layout).map((c) => c.word)), ...extra.map(squeezed)]);
  let n = 0;
  words.forEach((word) => {
    if (word.length > 1 && here.includes(word)) n++;
  });
  return n;
}

function diagnose(tables: readonly Table[]): Problem {
  let best = { row: 0, words: [] as string[], n: -1 };
  for (const table of tables)
    table.rows.slice(0, DEEPEST).forEach((row, i) => {
      const words = row.map(headingWord).filter((word) => word !== '');
      const n = words.filter((word) => knownWords(word) > 0).length;
      if (n > best.n) best = { row: i + 1, words, n };
    });
  let nearest = { id: '', missing: [] as string[] };
  for (const layout of LAYOUTS) {
    const missing = columnsOf(layout).flatMap((c) => (c.optional || best.words.includes(c.word) ? [] : [c.word]));
    if (nearest.id === '' || missing.length < nearest.missing.length) nearest = { id: layout.id, missing };
  }
  return problem(
    'bank.layout.unknown',
    { found: best.words.join(' '), nearest: nearest.id, missing: nearest.missing.join(' ') },
    `row ${best.row}`,
  );
}

/** The one layout whose heading words are all there; a layout that uses more of the same heading wins over one with less. */
export function findHead(tables: readonly Table[], mapping?: Mapping): Result<{ table: Table; head: Head }> {
  if (mapping) {
    const table = tables.find(({ rows }) => rows.some((row) => row.length >= mapping.roles.length)) ?? tables[0];
    const has = (role: Role): boolean => mapping.roles.includes(role);
    const missing = has('day') ? (has('amount') || (has('in') && has('out')) ? '' : 'amount') : 'day';
    if (!table || missing !== '') return refuse(problem('bank.mapping.incomplete', { missing }));
    const words = (table.rows[mapping.header - 1] ?? []).map(headingWord);
    const head: Head = {
      layout: 'mapped',
      row: mapping.header - 1,
      roles: mapping.roles,
      words,
      directions: mapping.directions ?? {},
      continued: false,
    };
    return { ok: true, value: { table, head } };
  }
  for (const table of tables) {
    const found: Found[] = [];
    table.rows.slice(0, DEEPEST).forEach((cells, row) => {
      const words = cells.map(headingWord);
      const here: Found[] = [];
      for (const layout of LAYOUTS) {
        const roles = matches(layout, words);
        if (roles)
          here.push({
            table,
            layout: layout.id,
            row,
            roles,
            words,
            used: roles.filter((role) => role !== '').length,
            directions: layout.directions ?? {},
            continued: layout.continued ?? false,
          });
      }
      const most = Math.max(...here.map((f) => f.used));
      found.push(...here.filter((f) => f.used === most && !found.some((g) => g.layout === f.layout)));
    });
    if (found.length > 1)
      return refuse(problem('bank.layout.several', { layouts: found.map((f) => f.layout).join(' ') }));
    if (found[0]) return { ok: true, value: { table, head: found[0] } };
  }
  return refuse(diagnose(tables));
}

/** A first proposal for the mapping dialog: what the words mean in the layouts that are known. */
export function proposeMapping(row: readonly string[], header: number): Mapping {
  const columns = LAYOUTS.flatMap(columnsOf);
  return {
    header,
    roles: row.map((cell) => columns.find((column) => column.word === headingWord(cell))?.role ?? ''),
  };
}
