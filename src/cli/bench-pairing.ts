/** `bench-pairing`: how long one round takes as the field grows, and with which exponent. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pairDutch } from '../domain/pairing/dutch';
import type { Crosstable } from '../domain/play/crosstable';
import { readTrf, roundsPlayed, toCrosstable } from '../formats/trf';
import { playTournament } from './generate';

const USAGE = `bench-pairing [--sizes 100,200,500,…] [--folder FOLDER] [--repeat K]
  Prints n, user milliseconds of pairing one round (median of K, default 3) and the exponent of the growth.
  Inputs are generated (round 5 and the last of 9); the files of FOLDER (default ../shared/reference/dutch/bench,
  when it is there) follow.`;

interface Bench {
  readonly name: string;
  readonly table: Crosstable;
  readonly round: number;
}

/** User time of this process, so that other programs on the machine do not count. */
function userMs(table: Crosstable, round: number): number {
  const start = process.cpuUsage();
  pairDutch(table, round);
  return process.cpuUsage(start).user / 1000;
}

function median(bench: Bench, repeat: number): number {
  const times = Array.from({ length: repeat }, () => userMs(bench.table, bench.round)).sort((a, b) => a - b);
  return times[times.length >> 1]!;
}

/** Slope of log time over log size, least squares. */
export function exponent(points: readonly (readonly [number, number])[]): number {
  const logs = points.map(([n, ms]) => [Math.log(n), Math.log(Math.max(ms, 0.01))] as const);
  const mean = (k: 0 | 1): number => logs.reduce((sum, row) => sum + row[k], 0) / logs.length;
  const [mx, my] = [mean(0), mean(1)];
  const over = logs.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0);
  return over / logs.reduce((sum, [x]) => sum + (x - mx) ** 2, 0);
}

function print(name: string, size: number, ms: number): void {
  process.stdout.write(`${name.padEnd(28)} n=${String(size).padStart(5)} ms=${ms.toFixed(1).padStart(8)}\n`);
}

function generated(size: number, played: number, draws: number): Bench {
  const { table } = playTournament({
    players: size,
    rounds: played,
    planned: 9,
    seed: size + played,
    draws,
    byes: 1,
    forfeits: 1,
  });
  return { name: `draws${draws}-r${played + 1}`, table, round: played + 1 };
}

function fromFolder(folder: string): Bench[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.trf'))
    .sort()
    .flatMap((file) => {
      const doc = readTrf(readFileSync(path.join(folder, file), 'utf8'));
      return doc.ok ? [{ name: file, table: toCrosstable(doc.value), round: roundsPlayed(doc.value) + 1 }] : [];
    });
}

export function run(args: string[]): Promise<number> {
  let sizes = [100, 200, 500, 1000, 2000, 4000];
  let folder = '../shared/reference/dutch/bench';
  let repeat = 3;
  for (let k = 0; k < args.length; k += 2) {
    const value = args[k + 1] ?? '';
    if (args[k] === '--sizes' && /^\d+(,\d+)*$/.test(value)) sizes = value.split(',').map(Number);
    else if (args[k] === '--folder' && value !== '') folder = value;
    else if (args[k] === '--repeat' && /^[1-9]\d?$/.test(value)) repeat = Number(value);
    else {
      process.stderr.write(`${USAGE}\n`);
      return Promise.resolve(2);
    }
  }
  for (const [played, draws] of [
    [0, 30],
    [4, 30],
    [8, 30],
    [4, 90],
  ] as const) {
    const points: [number, number][] = [];
    for (const size of sizes) {
      const bench = generated(size, played, draws);
      const ms = median(bench, repeat);
      print(bench.name, size, ms);
      if (size >= 500) points.push([size, ms]);
    }
    if (points.length > 1) process.stdout.write(`${'exponent from 500'.padEnd(28)} ${exponent(points).toFixed(2)}\n`);
  }
  for (const bench of fromFolder(folder)) print(bench.name, bench.table.players.length, median(bench, repeat));
  process.stdout.write(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB\n`);
  return Promise.resolve(0);
}
