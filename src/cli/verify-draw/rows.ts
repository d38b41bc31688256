/** Rows of 抽籤紀錄 as people have them: the JSON of a rehearsal, a list of rows, or cells copied from the tab in any language. */
import { ok, problem, refuse, type Problem, type Result } from '../../domain/common/result';
import type { Draw } from '../../domain/play/game';
import { readCsv } from '../../formats/csv/read';
import { TONGUES } from '../../messages/index';
import { drawsSpec } from '../../tables/specs';

const TEXTS = ['id', 'what', 'seed', 'algorithm', 'poolSha256'] as const;
const LISTS = ['pool', 'outcome'] as const;

type Row = Readonly<Record<string, unknown>>;

/** Every column named in every language, by its heading. */
function headings(): Map<string, string> {
  const known = new Map<string, string>();
  for (const { key } of drawsSpec.fields) {
    known.set(key, key);
    for (const { office } of Object.values(TONGUES)) {
      const columns: Readonly<Record<string, string>> = office.tables.draws.columns;
      known.set(columns[key] ?? key, key);
    }
  }
  return known;
}

/** A list in one cell, as the tab keeps it; anything else is left for the check of the row to refuse. */
function list(cell: string): unknown {
  try {
    return JSON.parse(cell) as unknown;
  } catch {
    return cell;
  }
}

function fromCells(text: string): Row[] {
  const lines = (readCsv(text, '\t') ?? []).filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const known = headings();
  const first = (lines[0] ?? []).map((cell) => known.get(cell.trim()));
  const headed = first.includes('seed');
  const keys = headed ? first : drawsSpec.fields.map(({ key }) => key);
  return lines.slice(headed ? 1 : 0).map((cells) => {
    const row: Record<string, unknown> = {};
    keys.forEach((key, column) => {
      const cell = (cells[column] ?? '').trim();
      if (key !== undefined) row[key] = (LISTS as readonly string[]).includes(key) ? list(cell) : cell;
    });
    return row;
  });
}

function fromJson(text: string): Row[] | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  const draws = typeof found === 'object' && found !== null && 'draws' in found ? found.draws : found;
  return (Array.isArray(draws) ? draws : [draws]).map((row): Row =>
    typeof row === 'object' && row !== null ? (row as Row) : {},
  );
}

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === 'string');

/** All rows, or every column of every row that does not hold what it should. */
export function readDrawRows(text: string): Result<readonly Draw[]> {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  const rows = /^[[{]/.test(trimmed) ? fromJson(trimmed) : fromCells(trimmed);
  if (rows === null) return refuse(problem('draw-rows.bad-json'));
  if (rows.length === 0) return refuse(problem('draw-rows.none'));
  const problems: Problem[] = [];
  rows.forEach((row, i) => {
    const missing = [
      ...TEXTS.filter((key) => typeof row[key] !== 'string' || row[key] === ''),
      ...LISTS.filter((key) => !isTexts(row[key])),
    ];
    if (missing.length > 0) problems.push(problem('draw-rows.missing', { columns: missing.join(' ') }, `row ${i + 1}`));
  });
  return problems.length > 0 ? refuse(...problems) : ok(rows as unknown as Draw[]);
}
