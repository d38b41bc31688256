/** `check dutch FILE…` pairs every round of finished tournaments again and says which rounds come out differently; `check go-results FILE…` computes columns again. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pairDutch } from '../domain/pairing/dutch';
import type { Crosstable, CrosstablePlayer } from '../domain/play/crosstable';
import { headerText, readTrf, toCrosstable } from '../formats/trf';
import { checkGoFiles } from './check/go-results';

const USAGE = `check dutch FILE… (files or folders of .trf files) [--verbose]
  Prints "FILE rounds=R same=S differ=D ms=T" for each file and a sum.
check go-results FILE… (results in the European go format)
  Prints "FILE players=P rounds=R … wrong=W" for each file, and every value that the games do not give.
  Exit 0 when nothing differs; 1 when something does; 2 for a wrong option; 3 when a file cannot be read.`;

export interface RoundDifference {
  readonly round: number;
  /** "white black" pairs the file has and the engine does not, and the other way round */
  readonly file: readonly string[];
  readonly engine: readonly string[];
}

/** Took part in the pairing of a round: was given an opponent or the allocated bye. */
export function tookPart(player: CrosstablePlayer, round: number): boolean {
  const record = player.rounds[round - 1];
  return record !== undefined && (record.opponent !== null || record.code === 'U');
}

export function lastPairedRound(table: Crosstable): number {
  let last = 0;
  for (const player of table.players) {
    for (let round = player.rounds.length; round > last; round--) if (tookPart(player, round)) last = round;
  }
  return last;
}

export function checkRounds(source: Crosstable): { rounds: number; differences: RoundDifference[] } {
  const rounds = lastPairedRound(source);
  const table: Crosstable = { ...source, plannedRounds: source.plannedRounds ?? rounds };
  const differences: RoundDifference[] = [];
  for (let round = 1; round <= rounds; round++) {
    const present = table.players.filter((player) => tookPart(player, round));
    const file = new Set<string>();
    for (const player of present) {
      const { opponent, colour } = player.rounds[round - 1]!;
      if (opponent === null) file.add(`${player.number} 0`);
      else if (colour === 'w') file.add(`${player.number} ${opponent}`);
    }
    const result = pairDutch(table, round, { present: present.map((player) => player.number) });
    const engine = new Set<string>();
    if (result.ok) {
      for (const { white, black } of result.value.pairs) engine.add(`${white} ${black}`);
      if (result.value.bye !== null) engine.add(`${result.value.bye} 0`);
    }
    const missing = [...file].filter((pair) => !engine.has(pair));
    const extra = [...engine].filter((pair) => !file.has(pair));
    if (missing.length + extra.length > 0) differences.push({ round, file: missing, engine: extra });
  }
  return { rounds, differences };
}

function filesOf(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = path.join(place, entry.name);
      if (entry.isDirectory()) return filesOf(inner);
      return /\.trfx?$/i.test(entry.name) ? [inner] : [];
    });
}

export function run(args: string[]): Promise<number> {
  return Promise.resolve(checkFiles(args));
}

function checkFiles(args: readonly string[]): number {
  const [system, ...rest] = args;
  const places = rest.filter((arg) => arg !== '--verbose');
  if (system === 'go-results' && rest.length > 0 && !rest.some((arg) => arg.startsWith('--')))
    return checkGoFiles(rest);
  if (system !== 'dutch' || places.length === 0 || places.some((arg) => arg.startsWith('--'))) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const sum = { files: 0, rounds: 0, differ: 0, ms: 0, unreadable: 0 };
  for (const place of places) {
    let files: string[] = [];
    try {
      files = filesOf(place);
    } catch (error) {
      sum.unreadable++;
      process.stdout.write(`${place} unreadable: ${error instanceof Error ? error.message : String(error)}\n`);
    }
    for (const file of files) {
      const doc = readTrf(readFileSync(file, 'utf8'));
      sum.files++;
      if (!doc.ok) {
        sum.unreadable++;
        process.stdout.write(
          `${file} unreadable: ${doc.problems.map(({ code, at }) => `${at ?? ''} ${code}`.trim()).join('; ')}\n`,
        );
        continue;
      }
      if (/round-?robin/i.test(headerText(doc.value, '092') ?? '')) {
        process.stdout.write(`${file} round robin: its pairs come from the Berger table\n`);
        continue;
      }
      const start = performance.now();
      const { rounds, differences } = checkRounds(toCrosstable(doc.value));
      const ms = performance.now() - start;
      sum.rounds += rounds;
      sum.differ += differences.length;
      sum.ms += ms;
      const same = rounds - differences.length;
      process.stdout.write(`${file} rounds=${rounds} same=${same} differ=${differences.length} ms=${ms.toFixed(0)}\n`);
      if (!rest.includes('--verbose')) continue;
      for (const d of differences) {
        process.stdout.write(`  round ${d.round}: file ${d.file.join(', ')} | engine ${d.engine.join(', ')}\n`);
      }
    }
  }
  const unreadable = sum.unreadable === 0 ? '' : ` unreadable=${sum.unreadable}`;
  process.stdout.write(
    `sum files=${sum.files} rounds=${sum.rounds} same=${sum.rounds - sum.differ} differ=${sum.differ} ms=${sum.ms.toFixed(0)}${unreadable}\n`,
  );
  if (sum.unreadable > 0) return 3;
  return sum.differ > 0 ? 1 : 0;
}
