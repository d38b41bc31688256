/** `pair dutch FILE.trf`: pairs the next round of a tournament report file and prints what the reference engines print. */
import { readFileSync } from 'node:fs';
import type { Problem } from '../domain/common/result';
import { pairDutch, type ChecklistRow, type DutchPairing, type Reasons } from '../domain/pairing/dutch';
import { tookPart } from './check';
import { problemLine } from './sentence';
import { readTrf, roundsPlayed, toCrosstable, validateTrf } from '../formats/trf';

const USAGE = `pair dutch FILE.trf [--round R] [--json] [--explain]
  Prints the number of boards, then "white black" for each in board order, a bye as "number 0".
  --round R    pair round R from the rounds before it (default: the first round without games)
  --explain    add why, and the arbiter's checklist
  Exit 0; 1 when no legal pairing exists; 2 for a wrong option; 3 for a file that cannot be paired from.`;

interface Options {
  readonly file: string;
  readonly round: number | null;
  readonly json: boolean;
  readonly explain: boolean;
}

function parse(args: readonly string[]): Options | null {
  const [system, ...rest] = args;
  if (system !== 'dutch') return null;
  let file: string | null = null;
  let round: number | null = null;
  let json = false;
  let explain = false;
  for (let k = 0; k < rest.length; k++) {
    const arg = rest[k]!;
    if (arg === '--json') json = true;
    else if (arg === '--explain') explain = true;
    else if (arg === '--round') {
      const value = rest[++k] ?? '';
      if (!/^[1-9]\d{0,2}$/.test(value)) return null;
      round = Number(value);
    } else if (arg.startsWith('--') || file !== null) return null;
    else file = arg;
  }
  return file === null ? null : { file, round, json, explain };
}

function refuse(problems: readonly Problem[], json: boolean, exit: number): number {
  if (json) process.stdout.write(`${JSON.stringify({ problems }, null, 2)}\n`);
  for (const entry of problems) process.stderr.write(`${problemLine(entry)}\n`);
  return exit;
}

const points = (tenths: number): string => (tenths / 10).toFixed(1);

function reasonLines(reasons: Reasons): string[] {
  const over = (list: Reasons['floats'][number]['insteadOf']): string =>
    list.length === 0 ? '' : `; before: ${list.map(({ number, cause }) => `${number} (${cause})`).join(', ')}`;
  return [
    ...reasons.pairs.map(
      (pair) =>
        `${pair.white}-${pair.black}  ${points(pair.scores[0])} v ${points(pair.scores[1])}` +
        `${pair.floated === null ? '' : `, ${pair.floated} floats down`}, colour: ${pair.colour}${over(pair.passedOver)}`,
    ),
    ...reasons.floats.map((float) => `${float.number} floats from ${points(float.score)}${over(float.insteadOf)}`),
    ...(reasons.bye === null ? [] : [`bye: ${reasons.bye.number}${over(reasons.bye.insteadOf)}`]),
  ];
}

function checklistLines(rows: readonly ChecklistRow[]): string[] {
  const cells = rows.map((row) => [
    String(row.number),
    points(row.score),
    row.colours,
    row.preference,
    row.mayGetBye ? 'Y' : 'N',
    row.floats[0],
    row.floats[1],
    row.opponents.map((opponent) => (opponent === 0 ? '.' : String(opponent))).join(' '),
  ]);
  const table = [['No', 'Pts', 'Colours', 'Pref', 'Bye', 'F-1', 'F-2', 'Met'], ...cells];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  return table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
}

/** Count, boards, bye: the format the reference engines share. */
export function pairingText({ pairs, bye }: Pick<DutchPairing, 'pairs' | 'bye'>): string {
  const lines = pairs.map(({ white, black }) => `${white} ${black}`);
  if (bye !== null) lines.push(`${bye} 0`);
  return `${[lines.length, ...lines].join('\n')}\n`;
}

export function run(args: string[]): Promise<number> {
  return Promise.resolve(pairFile(args));
}

function pairFile(args: readonly string[]): number {
  const options = parse(args);
  if (options === null) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  let text: string;
  try {
    text = readFileSync(options.file, 'utf8');
  } catch (error) {
    process.stderr.write(`${options.file}: ${error instanceof Error ? error.message : String(error)}\n`);
    return 3;
  }
  const doc = readTrf(text);
  if (!doc.ok) return refuse(doc.problems, options.json, 3);
  // to pair an earlier round again is no fault of the file
  const faults = validateTrf(doc.value, 'pairable').filter(
    ({ code }) => options.round === null || code !== 'trf.pairable.no-round-left',
  );
  if (faults.length > 0) return refuse(faults, options.json, 3);
  const next = roundsPlayed(doc.value) + 1;
  const round = options.round ?? next;
  const table = toCrosstable(doc.value);
  // a round that was played is paired for those who took part in it, whoever got its bye included
  const again = round < next ? { present: table.players.filter((p) => tookPart(p, round)).map((p) => p.number) } : {};
  const result = pairDutch(table, round, { ...again, explain: options.explain });
  if (!result.ok) return refuse(result.problems, options.json, 1);
  if (options.json) {
    process.stdout.write(`${JSON.stringify({ round, ...result.value }, null, 2)}\n`);
    return 0;
  }
  process.stdout.write(pairingText(result.value));
  const { reasons, checklist } = result.value;
  if (reasons !== undefined) process.stdout.write(`\n${reasonLines(reasons).join('\n')}\n`);
  if (checklist !== undefined) process.stdout.write(`\n${checklistLines(checklist).join('\n')}\n`);
  return 0;
}
