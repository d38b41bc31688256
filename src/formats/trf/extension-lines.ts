/** Reads the lines that steer the pairing: 142 152 192 240 250 260 and XXR XXC XXA XXP XXZ. */
import type { Problem } from '../../domain/common/result';
import type { Acceleration, Colour } from '../../domain/play/crosstable';
import { MAX_NUMBER, MAX_ROUND, type ForbiddenLine, type RequestedByes } from './document';
import { parseCount, parseTenths, words, type Columns } from './text';

/** What the reader gathers while it walks the lines. */
export interface Gathered {
  plannedRounds: number | null;
  initialColour: Colour | null;
  rankOrder: boolean;
  system: string | null;
  readonly byes: RequestedByes[];
  readonly absent: number[];
  readonly accelerations: Acceleration[];
  readonly forbidden: ForbiddenLine[];
}

function bounded(
  columns: Columns,
  first: number,
  last: number,
  most: number,
  code: string,
  problems: Problem[],
): number | null {
  const text = columns.slice(first, last).trim();
  const value = parseCount(text);
  if (value !== null && value >= 1 && value <= most) return value;
  problems.push(columns.problem(code, first, text));
  return null;
}

/** Pairing numbers in four-column fields, five columns apart; blank fields are skipped. */
function numbersFrom(columns: Columns, first: number, problems: Problem[]): number[] {
  const found: number[] = [];
  for (let column = first; column <= columns.length; column += 5) {
    const text = columns.slice(column, column + 3);
    if (text.trim() === '' && columns.at(column + 4) === ' ') continue;
    if (columns.at(column + 4) !== ' ')
      problems.push(columns.problem('trf.list.out-of-column', column + 4, columns.slice(column, column + 4)));
    const value = bounded(columns, column, column + 3, MAX_NUMBER, 'trf.list.number', problems);
    if (value !== null) found.push(value);
  }
  if (found.length === 0) problems.push(columns.problem('trf.list.empty', first, ''));
  return found;
}

/** Pairing numbers as words (XXP, XXZ), separated by blanks, commas or slashes. */
function numbersInWords(columns: Columns, problems: Problem[]): number[] {
  const found: number[] = [];
  for (const word of words(columns, 4)) {
    let column = word.column;
    for (const part of word.text.split(/[,/]/)) {
      const value = parseCount(part);
      if (value !== null && value >= 1 && value <= MAX_NUMBER) found.push(value);
      else if (part !== '') problems.push(columns.problem('trf.list.number', column, part));
      column += part.length + 1;
    }
  }
  return found;
}

function readRounds(columns: Columns, gathered: Gathered, problems: Problem[]): void {
  const text = columns.slice(4, columns.length).trim();
  const value = parseCount(text);
  if (value === null || value < 1 || value > MAX_ROUND) problems.push(columns.problem('trf.rounds', 5, text));
  else if (gathered.plannedRounds !== null && gathered.plannedRounds !== value)
    problems.push(columns.problem('trf.rounds.differ', 5, text));
  else gathered.plannedRounds = value;
}

function stateColour(columns: Columns, column: number, colour: Colour, gathered: Gathered, problems: Problem[]): void {
  if (gathered.initialColour !== null && gathered.initialColour !== colour)
    problems.push(columns.problem('trf.colour.differ', column, colour));
  gathered.initialColour = colour;
}

function readColour(columns: Columns, gathered: Gathered, problems: Problem[]): void {
  const text = columns.slice(4, columns.length).trim().toUpperCase();
  if (text === 'W' || text === 'B') stateColour(columns, 5, text === 'W' ? 'w' : 'b', gathered, problems);
  else problems.push(columns.problem('trf.colour', 5, text));
}

/** Words of XXC this product does not know are left alone, as JaVaFo's manual asks of readers. */
function readConfiguration(columns: Columns, gathered: Gathered, problems: Problem[]): void {
  for (const word of words(columns, 4)) {
    if (word.text === 'rank') gathered.rankOrder = true;
    else if (word.text === 'white1' || word.text === 'black1')
      stateColour(columns, word.column, word.text === 'white1' ? 'w' : 'b', gathered, problems);
  }
}

function readByes(columns: Columns, gathered: Gathered, problems: Problem[]): void {
  const code = columns.at(5).toUpperCase();
  const round = bounded(columns, 7, 9, MAX_ROUND, 'trf.bye.round', problems);
  const players = numbersFrom(columns, 11, problems);
  if (code !== 'F' && code !== 'H' && code !== 'Z') problems.push(columns.problem('trf.bye.code', 5, columns.at(5)));
  else if (round !== null && players.length > 0) gathered.byes.push({ code, round, players });
}

/** The end of a range may be left blank: the range is its first number then. */
function rangeEnd(
  columns: Columns,
  first: number,
  last: number,
  most: number,
  start: number | null,
  code: string,
  problems: Problem[],
): number | null {
  if (columns.slice(first, last).trim() === '') return start;
  const end = bounded(columns, first, last, most, code, problems);
  if (end !== null && start !== null && end < start) {
    problems.push(columns.problem(`${code}-backwards`, first, String(end)));
    return null;
  }
  return end;
}

function readAcceleration(columns: Columns, gathered: Gathered, problems: Problem[]): void {
  const matchPoints = columns.slice(5, 8).trim();
  if (matchPoints !== '' && parseTenths(matchPoints) !== 0)
    problems.push(columns.problem('trf.acceleration.match-points', 5, matchPoints));
  const pointsText = columns.slice(10, 13).trim();
  const points = parseTenths(pointsText);
  if (points === null) problems.push(columns.problem('trf.acceleration.points', 10, pointsText));
  const firstRound = bounded(columns, 15, 17, MAX_ROUND, 'trf.acceleration.round', problems);
  const lastRound = rangeEnd(columns, 19, 21, MAX_ROUND, firstRound, 'trf.acceleration.round', problems);
  const firstPlayer = bounded(columns, 23, 26, MAX_NUMBER, 'trf.acceleration.player', problems);
  const lastPlayer = rangeEnd(columns, 28, 31, MAX_NUMBER, firstPlayer, 'trf.acceleration.player', problems);
  if (points !== null && firstRound !== null && lastRound !== null && firstPlayer !== null && lastPlayer !== null)
    gathered.accelerations.push({ points, firstRound, lastRound, firstPlayer, lastPlayer });
}

/** XXA: one player, then his points of round 1, 2, …; equal neighbours become one range, zeros none. */
function readOwnAcceleration(columns: Columns, gathered: Gathered, problems: Problem[]): void {
  const player = bounded(columns, 5, 8, MAX_NUMBER, 'trf.acceleration.player', problems);
  const points: number[] = [];
  for (let column = 10; column <= columns.length; column += 5) {
    const text = columns.slice(column, column + 3).trim();
    const value = text === '' ? 0 : parseTenths(text);
    if (value === null) problems.push(columns.problem('trf.acceleration.points', column, text));
    points.push(value ?? 0);
  }
  if (points.length > MAX_ROUND) problems.push(columns.problem('trf.acceleration.round', 10, String(points.length)));
  if (player === null) return;
  for (let start = 0; start < points.length;) {
    let end = start;
    while (end + 1 < points.length && points[end + 1] === points[start]) end++;
    const value = points[start] ?? 0;
    if (value > 0)
      gathered.accelerations.push({
        points: value,
        firstRound: start + 1,
        lastRound: end + 1,
        firstPlayer: player,
        lastPlayer: player,
      });
    start = end + 1;
  }
}

function readForbidden(columns: Columns, gathered: Gathered, problems: Problem[]): void {
  const firstRound = bounded(columns, 5, 7, MAX_ROUND, 'trf.forbidden.round', problems);
  const lastRound = rangeEnd(columns, 9, 11, MAX_ROUND, firstRound, 'trf.forbidden.round', problems);
  const players = numbersFrom(columns, 13, problems);
  if (firstRound !== null && players.length > 0) gathered.forbidden.push({ firstRound, lastRound, players });
}

type Reader = (columns: Columns, gathered: Gathered, problems: Problem[]) => void;

export const EXTENSION_READERS: Readonly<Record<string, Reader>> = {
  '142': readRounds,
  XXR: readRounds,
  '152': readColour,
  XXC: readConfiguration,
  '192': (columns, gathered) => {
    gathered.system = columns.slice(4, columns.length).trim() || null;
  },
  '240': readByes,
  '250': readAcceleration,
  XXA: readOwnAcceleration,
  '260': readForbidden,
  XXP: (columns, gathered, problems) => {
    const players = numbersInWords(columns, problems);
    if (players.length > 0) gathered.forbidden.push({ firstRound: 1, lastRound: null, players });
  },
  XXZ: (columns, gathered, problems) => {
    gathered.absent.push(...numbersInWords(columns, problems));
  },
};
