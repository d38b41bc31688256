/** Crosstables for the tests of standings, written round by round: `+W9` = won with White against 9. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  CHESS_POINTS,
  type Crosstable,
  type CrosstablePlayer,
  type PointSystem,
  type RoundRecord,
} from '../../../src/domain/play/crosstable';
import { rankStandings, type StandingsOptions, type StandingsRow } from '../../../src/domain/standings';

export const golden = (name: string): string =>
  readFileSync(path.join(__dirname, '../../golden/tiebreak', name), 'utf8');

const PLAYED = { '+': '1', '-': '0', '=': '=' } as const;

/** U H Z F, or result, colour and opponent; colour F marks a forfeit. Empty = nothing recorded. */
function cell(text: string): RoundRecord | undefined {
  if (text === '') return undefined;
  if (text === 'U' || text === 'H' || text === 'Z' || text === 'F') return { opponent: null, colour: null, code: text };
  const match = /^([+=-])([WBF])(\d+)$/.exec(text);
  if (match === null) throw new Error(`cannot read cell ${text}`);
  const result = match[1] as '+' | '-' | '=';
  const opponent = Number(match[3]);
  if (match[2] === 'F') return { opponent, colour: null, code: result === '+' ? '+' : '-' };
  return { opponent, colour: match[2] === 'W' ? 'w' : 'b', code: PLAYED[result] };
}

export interface PlayerText {
  readonly number: number;
  readonly rating?: number | null;
  readonly rounds: readonly string[];
}

export function table(players: readonly PlayerText[], points: PointSystem = CHESS_POINTS): Crosstable {
  return {
    players: players.map(({ number, rating, rounds }): CrosstablePlayer => ({
      number,
      name: `P${number}`,
      rating: rating ?? null,
      rounds: rounds.map(cell),
    })),
    plannedRounds: null,
    points,
    initialColour: null,
    accelerations: [],
    forbidden: [],
  };
}

/** One line per player, numbered from 1: cells separated by blanks. */
export const tableOf = (lines: readonly string[], points?: PointSystem): Crosstable =>
  table(
    lines.map((line, index) => ({ number: index + 1, rounds: line.trim().split(/\s+/) })),
    points,
  );

export const SWISS_2026: StandingsOptions = { edition: '2026', system: 'swiss' };
export const SWISS_2024: StandingsOptions = { edition: '2024', system: 'swiss' };
export const ROUND_ROBIN: StandingsOptions = { edition: '2026', system: 'round-robin' };

export function rows(
  of: Crosstable,
  tieBreaks: string | readonly string[],
  options: StandingsOptions = SWISS_2026,
): readonly StandingsRow[] {
  // Every round written down counts, also one of byes alone.
  const rounds = Math.max(0, ...of.players.map((player) => player.rounds.length));
  const result = rankStandings(of, tieBreaks, { rounds, ...options });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

/** What people read, by pairing number. */
export function valuesOf(
  of: Crosstable,
  tieBreak: string,
  options: StandingsOptions = SWISS_2026,
): Record<number, number | readonly number[] | null> {
  const readable = (value: number | readonly number[] | null, scale: number): number | readonly number[] | null =>
    value === null ? null : typeof value === 'number' ? value / scale : value.map((one) => one / scale);
  return Object.fromEntries(
    rows(of, [tieBreak], options).map((row) => {
      const value = row.values[0];
      return [row.number, value === undefined ? null : readable(value.value, value.scale)];
    }),
  );
}

export const ranksOf = (
  of: Crosstable,
  tieBreaks: string,
  options: StandingsOptions = SWISS_2026,
): Record<number, number> => Object.fromEntries(rows(of, tieBreaks, options).map((row) => [row.number, row.rank]));
