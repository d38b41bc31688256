/** Turns what an organiser has — CSV, a block pasted from a web page, saved HTML, XML, JSON — into rows of cells. */
import { readCsv } from '../csv/read';

export interface Table {
  readonly rows: string[][];
  /** separated by commas: an unquoted thousands comma shifts cells, so rows must be as wide as their heading */
  readonly strict: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const plain = (markup: string): string =>
  markup
    .replace(/<br[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

const all = (pattern: RegExp, text: string): RegExpExecArray[] => {
  const found: RegExpExecArray[] = [];
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) found.push(match);
  return found;
};

const fromHtml = (text: string): string[][] =>
  all(/<tr[\s>][\s\S]*?(?=<tr[\s>]|<\/tr|<\/table|$)/gi, text).map((row) =>
    all(/<t[dh](?:\s[^>]*)?>([\s\S]*?)(?=<t[dh][\s>]|<\/t[dhr]|$)/gi, row[0]).map((cell) => plain(cell[1]!).trim()),
  );

/** Records with the same fields, as a table whose heading is their names. */
function fromRecords(records: readonly Readonly<Record<string, string>>[]): string[][] {
  const names: string[] = [];
  for (const record of records) for (const name of Object.keys(record)) if (!names.includes(name)) names.push(name);
  return [names, ...records.map((record) => names.map((name) => record[name] ?? ''))];
}

/** A record ends where one of its fields comes again. */
function fromXml(text: string): string[][] {
  const records: Record<string, string>[] = [];
  let record: Record<string, string> | null = null;
  for (const match of all(/<([A-Za-z_][\w.-]*)(?:\s[^>]*)?(?:\/>|>([^<]*)<\/\1>)/g, text)) {
    if (!record || match[1]! in record) records.push((record = {}));
    record[match[1]!] = plain(match[2] ?? '');
  }
  return fromRecords(records);
}

/** The longest list of objects anywhere inside. */
function fromJson(data: unknown): string[][] {
  let best: Record<string, unknown>[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      const objects = value.filter((v): v is Record<string, unknown> => typeof v === 'object' && v !== null);
      if (objects.length > best.length && objects.length === value.length) best = objects;
    }
    Object.values(value).forEach(look);
  };
  look(data);
  return fromRecords(
    best.map((record) => {
      const cells: Record<string, string> = {};
      for (const name of Object.keys(record)) {
        const value = record[name];
        cells[name] = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
      }
      return cells;
    }),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** `="0090"` and `'0090` are how programs keep leading zeros. */
const bare = (cell: string): string => /^="(.*)"$/.exec(cell.trim())?.[1] ?? cell.replace(/^'/, '');

/** Every reading of the text that is worth trying, surest first; the heading decides which one is right. */
export function tablesOf(source: string | readonly (readonly string[])[]): Table[] {
  if (typeof source !== 'string')
    return [{ rows: source.map((row) => row.map((cell) => bare(String(cell)))), strict: false }];
  const text = source.replace(/^\ufeff/, '');
  const tables: { rows: string[][] | null; strict: boolean }[] = [];
  const start = text.trimStart()[0];
  if (start === '{' || start === '[') tables.push({ rows: fromJson(parseJson(text)), strict: false });
  if (start === '<') tables.push({ rows: /<tr[\s>]/i.test(text) ? fromHtml(text) : fromXml(text), strict: false });
  const lines = text.split(/\r\n|\n|\r/);
  if (text.includes('\t'))
    tables.push({ rows: readCsv(text, '\t') ?? lines.map((line) => line.split('\t')), strict: false });
  for (const separator of [',', ';', '|'])
    if (text.includes(separator)) tables.push({ rows: readCsv(text, separator), strict: true });
  tables.push({ rows: lines.map((line) => line.trim().split(/\s{2,}/)), strict: false });
  return tables.flatMap(({ rows, strict }) => (rows ? [{ rows: rows.map((row) => row.map(bare)), strict }] : []));
}
