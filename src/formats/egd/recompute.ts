/**
 * The columns of a results table, computed from its games (RULES 5.4, EGF tournament system): points = what a player
 * began with plus his wins; SOS = the opponents' points; SOSOS = the opponents' SOS. A round without a game counts the
 * player's own beginning (nothing in a Swiss event); sums of halves may be stated rounded down.
 *
 * Not corrected: handicaps, which some programs take off the opponent's points.
 */
import { problem, type Problem } from '../../domain/common/result';
import type { Crosstable, RoundCode, RoundRecord } from '../../domain/play/crosstable';
import type { GoCell, GoPlayerLine, GoResults } from './document';

const POINTS = /^(mms|mm|pts|pt|points|score|nbw|wins|win|w|积分|積分)$/i;
const SUMS = ['SOS', 'SOSOS'] as const;

const games = ({ cells }: GoPlayerLine, win: number): number =>
  cells.reduce((sum, { result }) => sum + (result === '+' ? win : result === '=' ? win / 2 : 0), 0);

export interface GoCheck {
  /** tenths a win is worth: 10 in Europe, 20 where a win counts two */
  readonly win: number;
  /** somebody began with points (McMahon) */
  readonly headStarts: boolean;
  /** columns that were compared, as the file calls them */
  readonly compared: readonly string[];
  /** every value that the games do not give */
  readonly problems: readonly Problem[];
}

interface Columns {
  readonly points: number;
  readonly sums: readonly (readonly [string, number])[];
}

/** Where points, SOS and SOSOS stand; a file without headings has them in this order. */
function columnsOf({ columns, players }: GoResults): Columns {
  const count = players[0]?.values.length ?? 0;
  if (columns.length < count) {
    return { points: 0, sums: SUMS.slice(0, count - 1).map((name, i) => [name, i + 1] as const) };
  }
  const at = columns.findIndex((name) => POINTS.test(name));
  const sums = SUMS.flatMap((name) => {
    const column = columns.findIndex((one) => one.toUpperCase() === name);
    return column < 0 ? [] : [[name, column] as const];
  });
  return { points: Math.max(at, 0), sums };
}

/** A win is worth two points where that makes everybody begin with none; else one. */
function winOf(results: GoResults, points: number): number {
  const starts = (win: number): boolean =>
    results.players.every((player) => (player.values[points] ?? 0) === games(player, win));
  return starts(20) && !starts(10) ? 20 : 10;
}

const played = ({ opponent, forfeit }: GoCell): boolean => opponent !== null && !forfeit;
const down = (value: number): number => Math.floor(value / 10) * 10;
/** What one began with is whole; half a point short of it means that the points were stated rounded down. */
const up = (value: number): number => Math.ceil(value / 10) * 10;

export function checkGoResults(results: GoResults): GoCheck {
  const { points, sums } = columnsOf(results);
  const win = winOf(results, points);
  const stated = new Map(results.players.map((player) => [player.place, player.values[points] ?? 0]));
  const start = new Map(
    results.players.map((player) => [player.place, up((stated.get(player.place) ?? 0) - games(player, win))]),
  );
  const problems: Problem[] = results.players
    .filter(({ place }) => (start.get(place) ?? 0) < 0)
    .map(({ place, line }) =>
      problem('egd.points', { place, found: (stated.get(place) ?? 0) / 10 }, `line ${String(line)}`),
    );
  const over = (values: ReadonlyMap<number, number>, own: (player: GoPlayerLine) => number): Map<number, number> =>
    new Map(
      results.players.map((player) => [
        player.place,
        player.cells.reduce(
          (sum, cell) => sum + (played(cell) ? (values.get(cell.opponent ?? 0) ?? 0) : own(player)),
          0,
        ),
      ]),
    );
  const headStarts = [...start.values()].some((value) => value >= 10);
  const begun = ({ place }: GoPlayerLine): number => start.get(place) ?? 0;
  const sos = over(stated, begun);
  // a round without a game counts in SOSOS as if the opponent had met players like oneself in every round
  const sosos = over(sos, (player) => begun(player) * player.cells.length);
  for (const [name, column] of sums) {
    const values = name === 'SOS' ? sos : sosos;
    for (const { place, line, values: own } of results.players) {
      const [found, expected] = [own[column] ?? 0, values.get(place) ?? 0];
      if (found === expected || found === down(expected)) continue;
      const params = { place, column: name, found: found / 10, expected: expected / 10 };
      problems.push(problem('egd.column', params, `line ${String(line)}`));
    }
  }
  const named = [results.columns[points] ?? 'points', ...sums.map(([name]) => name)];
  return { win, headStarts, compared: named, problems };
}

const CODES: Readonly<Record<GoCell['result'], RoundCode | null>> = { '+': '1', '-': '0', '=': '=', '?': null };

function record(cell: GoCell): RoundRecord {
  const { opponent, colour, result, forfeit } = cell;
  if (opponent !== null && forfeit) return { opponent, colour, code: result === '+' ? '+' : '-' };
  if (opponent !== null) return { opponent, colour, code: CODES[result] };
  return { opponent: null, colour: null, code: result === '+' ? 'U' : result === '=' ? 'H' : 'Z' };
}

/** As the shape that standings and pairings share; what players began with is not in it, numbers are places. */
export function goCrosstable({ players }: GoResults, win: number): Crosstable {
  const points = { win, draw: win / 2, loss: 0, forfeitWin: win, forfeitLoss: 0 };
  return {
    players: players.map(({ place, name, cells }) => ({
      number: place,
      name,
      rating: null,
      rounds: cells.map(record),
    })),
    plannedRounds: players[0]?.cells.length ?? 0,
    points: { ...points, pairingBye: win, halfBye: win / 2, fullBye: win, zeroBye: 0 },
    ...{ initialColour: null, accelerations: [], forbidden: [] },
  };
}
