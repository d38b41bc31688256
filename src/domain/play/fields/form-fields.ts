/**
 * The draw that forms two parallel fields (go regulation C 八（二）, reading C1): players stand in a line by rank (equal
 * ones by lot) or by lot alone, every two neighbours go to different fields, and so do players of one city two by two.
 * Both can always be had at once: the two kinds of pairs make paths and even rings, which two colours fill.
 *
 * The pool tells everything: `field A`, `player E-0001 6d 杭州`; so a row of 抽籤紀錄 can be drawn again by anybody.
 */
import { isSeed } from '../../common/draw-stream';
import type { DrawId, EntryId } from '../../common/ids';
import { ok, problem, refuse, type Result } from '../../common/result';
import { rankLevel, rankText } from '../../regulation/rank';
import type { SwissStage } from '../../regulation/regulation';
import { makeDraw, type DrawMethod } from '../draws/draw';
import type { Draw } from '../game';

export interface FieldPlayer {
  readonly entry: EntryId;
  /** 1 = first dan, 0 = first kyu …; null = none */
  readonly level: number | null;
  /** city or school as it was typed; null = counts as one of nobody's */
  readonly unit: string | null;
}

/** `杭州`, ` 杭州市 `, `ＨＡＮＧＺＨＯＵ`: the same place written by different people. */
export const unitKey = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .toLowerCase()
    .replace(/(?<=..)市$/, '');

interface Standing {
  readonly entry: string;
  readonly level: number;
  readonly unit: string;
}

const NO_LEVEL = -99;

function readPlayer(line: string): Standing {
  const [, entry = '', rank = '', unit = ''] = line.split(' ');
  const level = rankLevel(rank);
  return { entry, level: typeof level === 'number' ? level : NO_LEVEL, unit };
}

/** Positions that have to be in different fields: each has at most one neighbour in line and one of its unit. */
function partners(line: readonly Standing[]): number[][] {
  const apart: number[][] = line.map(() => []);
  const join = (a: number, b: number): void => {
    apart[a]!.push(b);
    apart[b]!.push(a);
  };
  for (let i = 0; i + 1 < line.length; i += 2) join(i, i + 1);
  const open = new Map<string, number>();
  line.forEach(({ unit }, i) => {
    const before = unit === '' ? undefined : open.get(unit);
    if (before === undefined) open.set(unit, i);
    else {
      join(before, i);
      open.delete(unit);
    }
  });
  return apart;
}

/** Field 0 or 1 of every position; whoever is not bound yet follows the snake 0 1 1 0 0 1 1 0 … */
function colour(line: readonly Standing[]): number[] {
  const apart = partners(line);
  const field: number[] = line.map(() => -1);
  line.forEach((_, start) => {
    if (field[start] !== -1) return;
    field[start] = [0, 1, 1, 0][start % 4]!;
    const reached = [start];
    for (let at = reached.pop(); at !== undefined; at = reached.pop()) {
      for (const other of apart[at]!) {
        if (field[other] !== -1) continue;
        field[other] = 1 - field[at]!;
        reached.push(other);
      }
    }
  });
  return field;
}

/** One line a player, `A E-0001`, in the order they stood in line. */
const reader =
  (byRank: boolean): DrawMethod['reader'] =>
  () =>
  (order) => {
    const names = order.filter((line) => line.startsWith('field ')).map((line) => line.slice(6));
    const sorted = names.sort((a, b) => (a < b ? -1 : 1));
    const line = order.filter((one) => one.startsWith('player ')).map(readPlayer);
    if (byRank) line.sort((a, b) => b.level - a.level);
    return colour(line).map((field, i) => `${sorted[field] ?? ''} ${line[i]!.entry}`);
  };

export const SNAKE_FIELDS: DrawMethod = { algorithm: 'hmac-sha256-snake-fields/1', reader: reader(true) };
export const LOT_FIELDS: DrawMethod = { algorithm: 'hmac-sha256-lot-fields/1', reader: reader(false) };

export interface FieldsOrder {
  readonly rules: NonNullable<SwissStage['fields']>;
  readonly players: readonly FieldPlayer[];
  readonly id: DrawId;
  /** e.g. `go-2026/open/fields` */
  readonly label: string;
  readonly seed: string;
}

/** Draws the fields; refuses fewer players than the regulation wants for parallel fields, and more or fewer than two fields. */
export function drawFields({ rules, players, id, label, seed }: FieldsOrder): Result<Draw> {
  if (!isSeed(seed)) return refuse(problem('draw.seed-invalid', { found: seed }));
  if (rules.ids.length !== 2) return refuse(problem('fields.two-only', { found: rules.ids.length }));
  if (players.length < rules.fromPlayers) {
    return refuse(problem('fields.too-few', { found: players.length, expected: rules.fromPlayers }));
  }
  const pool = players.map(({ entry, level, unit }) => {
    const known = rules.spread === null || unit === null ? '' : unitKey(unit);
    return `player ${entry} ${rankText(level) ?? '-'}${known === '' ? '' : ` ${known}`}`;
  });
  const fields = rules.ids.map((name) => `field ${name}`);
  const method = rules.by === 'snake' ? SNAKE_FIELDS : LOT_FIELDS;
  return ok(makeDraw({ id, what: label, seed, pool: [...fields, ...pool] }, method));
}

/** Players of each field, in the order they stood in line: the recorded order their first round is paired by. */
export function readFields(outcome: readonly string[]): ReadonlyMap<string, readonly EntryId[]> {
  const fields = new Map<string, EntryId[]>();
  for (const line of outcome) {
    const cut = line.lastIndexOf(' ');
    const [field, entry] = [line.slice(0, cut), line.slice(cut + 1) as EntryId];
    fields.set(field, [...(fields.get(field) ?? []), entry]);
  }
  return fields;
}
