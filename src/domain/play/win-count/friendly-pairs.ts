/** The lot of friendly games: `E-0003 2-0 in`, `E-0004 0-2 out`, `E-0005 1-1 walkover` in the pool, pairs in the outcome. */
import { pairLine, type DrawMethod } from '../draws/draw';
import type { PrelimRecord } from './records';

export const friendlyLine = ({ slot, wins, losses, status }: PrelimRecord): string =>
  `${slot} ${String(wins)}-${String(losses)} ${status === 'open' ? 'walkover' : status}`;

/**
 * Players who are in meet players who are out as far as both reach; then the winners without a game and whoever is left
 * over meet two by two, as drawn. One may remain: he sits out (A25, A27).
 */
function pairs(order: readonly string[]): string[] {
  const drawn = (word: string): string[] =>
    order.filter((line) => line.endsWith(` ${word}`)).map((line) => line.split(' ')[0]!);
  const [inside, outside, rest] = [drawn('in'), drawn('out'), drawn('walkover')];
  const crossed = Math.min(inside.length, outside.length);
  const lines = inside.slice(0, crossed).map((name, i) => pairLine(name, outside[i]!));
  const left = [...rest, ...inside.slice(crossed), ...outside.slice(crossed)];
  for (let i = 0; i < left.length; i += 2) lines.push(pairLine(left[i]!, left[i + 1] ?? null));
  return lines;
}

export const FRIENDLY_PAIRS: DrawMethod = { algorithm: 'hmac-sha256-pairs-friendly/1', reader: () => pairs };
