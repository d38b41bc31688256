/** Reads and writes the ten columns of one round on a 001 line: opponent, colour, result. */
import type { Problem } from '../../domain/common/result';
import type { RoundCode, RoundRecord } from '../../domain/play/crosstable';
import { MAX_NUMBER } from './document';
import { parseCount, type Columns } from './text';

/** First column of round `round` (1-based): opponent there (4 wide), colour at +5, result at +7. */
export const roundColumn = (round: number): number => 92 + 10 * (round - 1);

const BYES = 'HFUZ';
const KNOWN = '10=WLD+-HFUZ';

/**
 * Old spellings without an opponent, as the reference engines take them: `=` a half-point bye, `+` a bye
 * given by the pairing, `-` or nothing at all beside a written `0000` or `-` an absence.
 */
const WITHOUT_OPPONENT: Readonly<Record<string, RoundCode>> = {
  '=': 'H',
  '+': 'U',
  '-': 'Z',
  '': 'Z',
  H: 'H',
  F: 'F',
  U: 'U',
  Z: 'Z',
};

/** undefined = nothing written for this round. */
export function readRoundCell(
  columns: Columns,
  round: number,
  own: number,
  problems: Problem[],
): RoundRecord | undefined {
  const column = roundColumn(round);
  const opponentText = columns.slice(column, column + 3).trim();
  const colourText = columns.at(column + 5).toLowerCase();
  const resultText = columns
    .at(column + 7)
    .toUpperCase()
    .trim();
  const stray = [4, 6, 8, 9].find((offset) => columns.at(column + offset) !== ' ');
  const before = problems.length;
  if (stray !== undefined)
    problems.push(
      columns.problem('trf.round.out-of-column', column + stray, columns.slice(column, column + 9).trimEnd()),
    );

  const opponent = opponentText === '' ? 0 : parseCount(opponentText);
  if (opponent === null || opponent > MAX_NUMBER)
    problems.push(columns.problem('trf.round.opponent', column, opponentText));
  else if (opponent === own) problems.push(columns.problem('trf.round.opponent-is-self', column, opponentText));
  if (colourText !== 'w' && colourText !== 'b' && colourText !== '-' && colourText !== ' ')
    problems.push(columns.problem('trf.round.colour', column + 5, colourText));
  if (resultText !== '' && !KNOWN.includes(resultText))
    problems.push(columns.problem('trf.round.result', column + 7, resultText));
  if (problems.length > before) return undefined;

  if (opponentText === '' && colourText === ' ' && resultText === '') return undefined;
  const colour = colourText === 'w' || colourText === 'b' ? colourText : null;
  if (opponent === 0 || opponent === null) return readUnpaired(columns, column, colour, resultText, problems);
  if (resultText !== '' && BYES.includes(resultText)) {
    problems.push(columns.problem('trf.round.bye-with-opponent', column, `${opponentText} ${resultText}`));
    return undefined;
  }
  if (colour === null && resultText !== '+' && resultText !== '-') {
    problems.push(columns.problem('trf.round.colour-missing', column + 5, colourText));
    return undefined;
  }
  return { opponent, colour, code: resultText === '' ? null : (resultText as RoundCode) };
}

function readUnpaired(
  columns: Columns,
  column: number,
  colour: string | null,
  result: string,
  problems: Problem[],
): RoundRecord | undefined {
  const code = WITHOUT_OPPONENT[result];
  if (colour !== null) problems.push(columns.problem('trf.round.colour-without-opponent', column + 5, colour));
  if (code === undefined) problems.push(columns.problem('trf.round.result-without-opponent', column + 7, result));
  return colour !== null || code === undefined ? undefined : { opponent: null, colour: null, code };
}

/** Ten characters, the two blanks first: `  0007 w 1` is written as `     7 w 1`. */
export function writeRoundCell(record: RoundRecord | undefined): string {
  if (record === undefined) return ' '.repeat(10);
  if (record.opponent === null) return `  0000 - ${record.code ?? ' '}`;
  return `  ${String(record.opponent).padStart(4)} ${record.colour ?? '-'} ${record.code ?? ' '}`;
}
