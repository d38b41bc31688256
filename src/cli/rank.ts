/** `rank FILE.trf --tie-breaks PTS,BH/C1,…`: prints the standings of a tournament report file. */
import { readFileSync } from 'node:fs';
import { rankStandings, tieBreakCodes, type StandingsRow, type StandingsValue } from '../domain/standings';
import { headerText, readTrf, toCrosstable, type TrfDocument } from '../formats/trf';
import { problemLine } from './sentence';

const USAGE = `rank FILE.trf [--tie-breaks PTS,BH/C1,…] [--edition 2026|2024] [--round R]
     [--system swiss|round-robin] [--unrated RATING] [--json] [--explain]
  Prints the standings. Exit 0; 2 for a wrong option; 3 for a file that cannot be read.`;

interface Options {
  file?: string;
  tieBreaks?: string;
  edition: '2026' | '2024';
  round?: number;
  system?: 'swiss' | 'round-robin';
  unrated?: number;
  json: boolean;
  explain: boolean;
}

function parseArgs(args: readonly string[]): Options | string {
  const options: Options = { edition: '2026', json: false, explain: false };
  for (let i = 0; i < args.length; i++) {
    const [arg = '', inline] = (args[i] ?? '').split(/=(.*)/s);
    const value = (): string => inline ?? args[++i] ?? '';
    if (arg === '--json') options.json = true;
    else if (arg === '--explain') options.explain = true;
    else if (arg === '--tie-breaks') options.tieBreaks = value();
    else if (arg === '--edition') {
      const edition = value();
      if (edition !== '2026' && edition !== '2024') return `--edition: found "${edition}", expected 2026 or 2024`;
      options.edition = edition;
    } else if (arg === '--system') {
      const system = value();
      if (system !== 'swiss' && system !== 'round-robin')
        return `--system: found "${system}", expected swiss or round-robin`;
      options.system = system;
    } else if (arg === '--round' || arg === '--unrated') {
      const text = value();
      if (!/^\d{1,4}$/.test(text)) return `${arg}: found "${text}", expected a whole number`;
      if (arg === '--round') options.round = Number(text);
      else options.unrated = Number(text);
    } else if (arg.startsWith('--') || options.file !== undefined) return `unknown argument "${args[i] ?? ''}"`;
    else options.file = arg;
  }
  return options.file === undefined ? 'no file given' : options;
}

/** The file's own words: line 192 or 092 naming a round robin. */
function systemOf(doc: TrfDocument): 'swiss' | 'round-robin' {
  const words = `${doc.system ?? ''} ${headerText(doc, '092') ?? ''}`.toUpperCase();
  return /ROBIN|BERGER|循環|循环/.test(words) && !words.includes('SWISS') ? 'round-robin' : 'swiss';
}

/** Tie-breaks named in the file (212 with, 202 without points), otherwise points alone. */
function tieBreaksOf(doc: TrfDocument): string {
  const standings = headerText(doc, '212');
  const breaking = headerText(doc, '202');
  return standings || (breaking ? `PTS,${breaking}` : 'PTS');
}

function decimals(value: number, scale: number): string {
  const digits = scale === 1 ? 0 : scale === 10 ? 1 : 2;
  return (value / scale).toFixed(digits);
}

function print({ value, scale }: StandingsValue): string {
  if (value === null) return '-';
  return typeof value === 'number' ? decimals(value, scale) : value.map((one) => decimals(one, scale)).join('/');
}

/** Cells a terminal needs: East Asian wide characters take two. */
const width = (text: string): number =>
  Array.from(text).reduce((sum, char) => {
    const code = char.codePointAt(0) ?? 0;
    const wide = (code >= 0x1100 && code <= 0x115f) || (code >= 0x2e80 && code <= 0xffdc) || code >= 0x1f300;
    return sum + (wide ? 2 : 1);
  }, 0);

const pad = (text: string, to: number, left = false): string => {
  const blanks = ' '.repeat(Math.max(0, to - width(text)));
  return left ? text + blanks : blanks + text;
};

function explain(row: StandingsRow): string[] {
  return row.values.flatMap((value) => {
    const parts = value.parts.map((part) => {
      const where = part.round === null ? '' : `r${part.round} `;
      const whom = part.opponent === null ? '' : `#${part.opponent} `;
      const text = `${where}${whom}${decimals(part.value, part.scale ?? value.scale)} ${part.why}`;
      return part.cut === true ? `(${text}, cut)` : text;
    });
    return parts.length === 0 ? [] : [`      ${value.tieBreak} = ${print(value)}: ${parts.join('; ')}`];
  });
}

function table(rows: readonly StandingsRow[], withParts: boolean): string[] {
  const head = ['rank', 'no.', 'name', ...(rows[0]?.values.map((value) => value.tieBreak) ?? [])];
  const body = rows.map((row) => [String(row.rank), String(row.number), row.name, ...row.values.map(print)]);
  const widths = head.map((title, column) =>
    Math.max(...[head, ...body].map((cells) => width(cells[column] ?? title))),
  );
  const render = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => pad(cell, widths[column] ?? 0, column === 2))
      .join('  ')
      .trimEnd();
  return [render(head), ...rows.flatMap((row, i) => [render(body[i] ?? []), ...(withParts ? explain(row) : [])])];
}

export async function run(args: string[]): Promise<number> {
  if (args.includes('--help')) {
    process.stdout.write(`${USAGE}\n  Tie-breaks: ${tieBreakCodes().join(' ')}\n`);
    return 0;
  }
  const options = parseArgs(args);
  if (typeof options === 'string') {
    process.stderr.write(`rank: ${options}\n${USAGE}\n`);
    return 2;
  }
  let text: string;
  try {
    text = readFileSync(options.file ?? '', 'utf8');
  } catch (error) {
    process.stderr.write(`rank: ${options.file ?? ''}: ${error instanceof Error ? error.message : String(error)}\n`);
    return 3;
  }
  const doc = readTrf(text);
  if (!doc.ok) {
    process.stderr.write(doc.problems.map((found) => `${options.file ?? ''}: ${problemLine(found)}\n`).join(''));
    return 3;
  }
  const result = rankStandings(toCrosstable(doc.value), options.tieBreaks ?? tieBreaksOf(doc.value), {
    edition: options.edition,
    system: options.system ?? systemOf(doc.value),
    ...(options.round === undefined ? {} : { rounds: options.round }),
    ...(options.unrated === undefined ? {} : { unratedAs: options.unrated }),
  });
  if (!result.ok) {
    process.stderr.write(result.problems.map((found) => `rank: ${problemLine(found)}\n`).join(''));
    return 2;
  }
  process.stdout.write(
    options.json
      ? `${JSON.stringify({ edition: options.edition, scale: { points: 10 }, rows: options.explain ? result.value : result.value.map(plain) }, null, 2)}\n`
      : `${table(result.value, options.explain).join('\n')}\n`,
  );
  return 0;
}

/** JSON without the reasons, unless they are asked for. */
const plain = (row: StandingsRow): object => ({
  ...row,
  values: row.values.map(({ tieBreak, value, scale }) => ({ tieBreak, value, scale })),
});
