/**
 * Reads results in the European go format: `place name rank [country] [club] points SOS SOSOS 5+/b 12-/w2 0+ …`, with
 * comment lines after `;` (`; EV[…]`, and the headings of the columns). A `!` behind a result means it was not played.
 *
 * Not decided here: whether the columns are right (`recompute.ts`).
 */
import { ok, problem, refuse, type Problem, type Result } from '../../domain/common/result';
import type { GoCell, GoPlayerLine, GoResult, GoResults } from './document';

const RANK = /^\d{1,2}[dkp]\??$/i;
const CELL = /^(\d{1,4})([-+=?])(!?)(?:\/?([bwh]?)(\d?))?(!?)$/i;
const VALUE = /^(\d+)?(?:[.,](\d)\d*)?(½)?$/;
const TAG = /^([A-Z]{2})\[(.*)\]$/;

/** `45`, `4.5`, `4½` in tenths; null for anything else. */
function tenths(text: string): number | null {
  const found = VALUE.exec(text);
  if (!found || text === '') return null;
  const [, whole = '0', tenth = '0', half] = found;
  return Number(whole) * 10 + Number(tenth) + (half === undefined ? 0 : 5);
}

function readCell(text: string): GoCell | null {
  const found = CELL.exec(text);
  if (!found) return null;
  const [, opponent = '0', result = '?', early, colour = '', handicap = '', late] = found;
  const side = colour.toLowerCase();
  return {
    opponent: Number(opponent) === 0 ? null : Number(opponent),
    result: result as GoResult,
    colour: side === 'b' || side === 'w' ? side : null,
    handicap: Number(handicap || '0'),
    forfeit: early === '!' || late === '!',
  };
}

/** Headings after `Rk`/`Rank`: country, club and rounds are no values. */
function headings(words: readonly string[]): string[] | null {
  const lower = words.map((word) => word.toLowerCase());
  if (!lower.some((word) => word === 'name' || word === 'names')) return null;
  const from = lower.findIndex((word) => /^(rk|rank|grade|str)\.?$/.test(word)) + 1;
  return words.slice(from).filter((word) => !/^(co|cou|country|club|clubs|cl|\d+)\.?$/i.test(word));
}

function readPlayer(text: string, line: number): { player: GoPlayerLine } | { problem: Problem } {
  const at = `line ${String(line)}`;
  const words = text.replace(/\|.*$/, '').trim().split(/\s+/);
  const place = Number(words[0]);
  const rankAt = words.findIndex((word, i) => i > 1 && RANK.test(word));
  if (!/^\d+$/.test(words[0] ?? '') || place === 0)
    return { problem: problem('egd.place', { found: words[0] ?? '' }, at) };
  if (rankAt < 0) return { problem: problem('egd.rank', { found: text.trim().slice(0, 40) }, at) };
  const rest = words.slice(rankAt + 1);
  const firstValue = rest.findIndex((word) => tenths(word) !== null);
  const firstCell = rest.findIndex((word) => readCell(word) !== null);
  if (firstCell < 0) return { problem: problem('egd.no-rounds', { place }, at) };
  const values = rest.slice(firstValue < 0 ? firstCell : Math.min(firstValue, firstCell), firstCell);
  const cells = rest.slice(firstCell).map(readCell);
  const wrongValue = values.find((word) => tenths(word) === null);
  if (wrongValue !== undefined) return { problem: problem('egd.value', { found: wrongValue }, at) };
  const wrong = cells.indexOf(null);
  if (wrong >= 0) return { problem: problem('egd.cell', { found: rest[firstCell + wrong] ?? '' }, at) };
  const [first = '', ...more] = rest.slice(0, rest.length - cells.length - values.length);
  const hasCountry = /^[A-Z]{2}$/.test(first) || /^-+$/.test(first);
  const club = (hasCountry ? more : [first, ...more]).join(' ').trim();
  return {
    player: {
      ...{ line, place, name: words.slice(1, rankAt).join(' '), rank: (words[rankAt] ?? '').replace('?', '') },
      ...{ country: hasCountry && !/^-+$/.test(first) ? first : null },
      ...{ club: club === '' || /^-+$/.test(club) ? null : club },
      values: values.map((word) => tenths(word) ?? 0),
      cells: cells.filter((cell) => cell !== null),
    },
  };
}

const INVERSE: Readonly<Record<GoResult, GoResult>> = { '+': '-', '-': '+', '=': '=', '?': '?' };

/** Both sides of a game say the same; nobody meets himself or somebody who is not there. */
function contradictions(players: readonly GoPlayerLine[]): Problem[] {
  const problems: Problem[] = [];
  const byPlace = new Map([...players].reverse().map((player) => [player.place, player]));
  if (byPlace.size < players.length) {
    for (const { place, line } of players)
      if (byPlace.get(place)?.line !== line)
        problems.push(problem('egd.place-twice', { place }, `line ${String(line)}`));
    return problems;
  }
  for (const { place, line, cells } of players)
    cells.forEach(({ opponent, result, colour, forfeit }, i) => {
      const round = i + 1;
      const at = `line ${String(line)}`;
      if (opponent === null) return;
      const other = byPlace.get(opponent);
      if (other === undefined || opponent === place) {
        problems.push(problem('egd.opponent', { place, round, found: opponent }, at));
        return;
      }
      const back = other.cells[i];
      const bothLost = forfeit && back?.forfeit === true && result === '-' && back.result === '-';
      const agree =
        back?.opponent === place &&
        (bothLost || back.result === INVERSE[result]) &&
        (colour === null || back.colour === null || back.colour !== colour);
      if (!agree && place < opponent) problems.push(problem('egd.contradiction', { place, opponent, round }, at));
      else if (!agree && back?.opponent !== place)
        problems.push(problem('egd.contradiction', { place, opponent, round }, at));
    });
  return problems;
}

/** Either the whole table or every problem, each with its line. */
export function readGoResults(text: string): Result<GoResults> {
  const problems: Problem[] = [];
  const players: GoPlayerLine[] = [];
  const header = new Map<string, string>();
  let columns: string[] = [];
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .forEach((raw, index) => {
      const line = raw.trim();
      const comment = line.startsWith(';') ? line.slice(1).trim() : null;
      const words = (comment ?? line).split(/\s+/);
      const named = headings(words);
      if (line === '' || named !== null) {
        columns = named ?? columns;
        return;
      }
      if (comment !== null) {
        const tag = TAG.exec(comment);
        if (tag) header.set(tag[1] ?? '', tag[2] ?? '');
        return;
      }
      const found = readPlayer(raw, index + 1);
      if ('player' in found) players.push(found.player);
      else problems.push(found.problem);
    });
  if (players.length === 0 && problems.length === 0) problems.push(problem('egd.empty'));
  const rounds = players.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  for (const { cells, line, place } of players)
    if (cells.length !== rounds)
      problems.push(problem('egd.rounds', { place, found: cells.length, expected: rounds }, `line ${String(line)}`));
  if (problems.length === 0) problems.push(...contradictions(players));
  return problems.length > 0 ? refuse(...problems) : ok({ columns, header, players });
}
