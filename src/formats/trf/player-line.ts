/** Reads and writes a 001 line (columns as in TRF16; TRF26 keeps them). */
import type { Problem } from '../../domain/common/result';
import type { RoundRecord } from '../../domain/play/crosstable';
import { MAX_NUMBER, MAX_ROUND, type TrfPlayer } from './document';
import { readRoundCell, roundColumn, writeRoundCell } from './round-cell';
import { parseCount, parseTenths, printTenths, type Columns } from './text';

export const NAME_WIDTH = 33;

/** A number or blank in fixed columns; a problem when it is something else. */
function optional(
  columns: Columns,
  first: number,
  last: number,
  code: string,
  parse: (text: string) => number | null,
  problems: Problem[],
): number | null {
  const text = columns.slice(first, last).trim();
  if (text === '') return null;
  const value = parse(text);
  if (value === null) problems.push(columns.problem(code, first, text));
  return value;
}

/** null when the line cannot be used; what is wrong is added to `problems`. */
export function readPlayerLine(columns: Columns, problems: Problem[]): TrfPlayer | null {
  const before = problems.length;
  const numberText = columns.slice(5, 8).trim();
  const number = parseCount(numberText);
  if (number === null || number < 1) {
    problems.push(columns.problem('trf.player.number', 5, numberText));
    return null;
  }
  const rating = optional(columns, 49, 52, 'trf.player.rating', parseCount, problems);
  const points = optional(columns, 81, 84, 'trf.player.points', parseTenths, problems);
  const rank = optional(columns, 86, 89, 'trf.player.rank', parseCount, problems);
  for (const gap of [9, 80, 85, 90, 91])
    if (columns.at(gap) !== ' ')
      problems.push(columns.problem('trf.player.out-of-column', gap, columns.slice(gap - 3, gap + 3)));

  const rounds: (RoundRecord | undefined)[] = [];
  for (let round = 1; roundColumn(round) <= columns.length; round++) {
    if (round > MAX_ROUND) {
      problems.push(columns.problem('trf.player.too-many-rounds', roundColumn(round), String(round)));
      break;
    }
    rounds.push(readRoundCell(columns, round, number, problems));
  }
  while (rounds.length > 0 && rounds[rounds.length - 1] === undefined) rounds.pop();
  if (problems.length > before) return null;
  return {
    number,
    sex: columns.at(10).trim(),
    title: columns.slice(11, 13).trim(),
    name: columns.slice(15, 47).trim(),
    rating: rating === 0 ? null : rating,
    federation: columns.slice(54, 56).trim(),
    fideId: columns.slice(58, 68).trim(),
    birth: columns.slice(70, 79).trim(),
    points,
    rank,
    rounds,
    line: columns.line,
  };
}

/** Pads or cuts to `width` code points, so that wide and astral characters keep the columns in place. */
function fit(text: string, width: number, align: 'left' | 'right' = 'left'): string {
  const cells = Array.from(text.replace(/[\t\r\n]/g, ' ')).slice(0, width);
  const padding = ' '.repeat(width - cells.length);
  return align === 'left' ? cells.join('') + padding : padding + cells.join('');
}

export function writePlayerLine(player: TrfPlayer): string {
  const number = (value: number | null, width: number): string =>
    fit(value === null ? '' : String(Math.min(value, MAX_NUMBER)), width, 'right');
  return [
    '001',
    number(player.number, 4),
    fit(player.sex, 1) + fit(player.title, 3, 'right'),
    fit(player.name, NAME_WIDTH),
    number(player.rating, 4),
    fit(player.federation, 3),
    fit(player.fideId, 11, 'right'),
    fit(player.birth, 10),
    fit(player.points === null ? '' : printTenths(player.points), 4, 'right'),
    number(player.rank, 4) + player.rounds.map(writeRoundCell).join(''),
  ]
    .join(' ')
    .trimEnd();
}
