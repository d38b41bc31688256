/** Crosstables in short hand: one line a player, a word a round — `3w1` (white against 3, won), `4b-`, `H`, `U`, `Z`. */
import { pairDutch, type DutchOptions } from '../../../src/domain/pairing/dutch';
import { CHESS_POINTS, type Crosstable, type RoundCode, type RoundRecord } from '../../../src/domain/play/crosstable';

function record(word: string): RoundRecord | undefined {
  if (word === '.') return undefined;
  const game = /^(\d+)([wb])(.)$/.exec(word);
  if (game === null) return { opponent: null, colour: null, code: word as RoundCode };
  return { opponent: Number(game[1]), colour: game[2] as 'w' | 'b', code: game[3] as RoundCode };
}

export function table(lines: readonly string[], more: Partial<Crosstable> = {}): Crosstable {
  return {
    players: lines.map((line, k) => ({
      number: k + 1,
      name: `Player ${k + 1}`,
      rating: 2000 - k,
      rounds: line
        .split(/\s+/)
        .filter((word) => word !== '')
        .map(record),
    })),
    plannedRounds: 9,
    points: CHESS_POINTS,
    initialColour: 'w',
    accelerations: [],
    forbidden: [],
    ...more,
  };
}

/** Boards as `white-black`, the bye as `n-bye`; the codes of the problems when there is no pairing. */
export function boards(source: Crosstable, round: number, options: DutchOptions = {}): string[] {
  const result = pairDutch(source, round, options);
  if (!result.ok) return result.problems.map(({ code }) => code);
  const list = result.value.pairs.map(({ white, black }) => `${white}-${black}`);
  return result.value.bye === null ? list : [...list, `${result.value.bye}-bye`];
}
