/** What FIDE's rating server wants to see in a report (C.02.03 annex A: header and player fields). */
import { problem, type Problem } from '../../domain/common/result';
import { headerText, type TrfDocument, type TrfPlayer } from './document';
import { NAME_WIDTH } from './player-line';
import { roundsPlayed } from './crosstable';

const REQUIRED: readonly string[] = ['012', '022', '032', '042', '052', '062', '092', '102', '122'];
const DATE = /^\d{4}\/(0[1-9]|1[0-2])\/(0[1-9]|[12]\d|3[01])$/;

const place = (player: TrfPlayer, column: number): string =>
  player.line === 0 ? `player ${player.number}` : `line ${player.line}, column ${column}`;

function checkPlayer(player: TrfPlayer): Problem[] {
  const found: Problem[] = [];
  const say = (code: string, column: number, value: string): void => {
    found.push(problem(code, { number: player.number, found: value }, place(player, column)));
  };
  if (player.name === '') say('trf.fide.name-missing', 15, '');
  if (Array.from(player.name).length > NAME_WIDTH) say('trf.fide.name-too-long', 15, player.name);
  if (!/^[A-Z]{3}$/.test(player.federation)) say('trf.fide.federation', 54, player.federation);
  if (!/^\d+$/.test(player.fideId)) say('trf.fide.id', 58, player.fideId);
  if (player.birth !== '' && !/^\d{4}(\/\d\d(\/\d\d)?)?$/.test(player.birth)) say('trf.fide.birth', 70, player.birth);
  if (player.sex !== '' && player.sex !== 'm' && player.sex !== 'w') say('trf.fide.sex', 10, player.sex);
  if (player.points === null) say('trf.fide.points-missing', 81, '');
  if (player.rank === null) say('trf.fide.rank-missing', 86, '');
  player.rounds.forEach((record, index) => {
    if (record !== undefined && record.opponent !== null && record.code === null)
      say('trf.fide.result-missing', 92 + 10 * index, String(record.opponent));
  });
  return found;
}

export function checkFideReady(doc: TrfDocument): Problem[] {
  const problems: Problem[] = [];
  for (const tag of REQUIRED) if (!headerText(doc, tag)) problems.push(problem('trf.fide.header-missing', { tag }));
  for (const tag of ['042', '052']) {
    const date = headerText(doc, tag);
    if (date && !DATE.test(date)) problems.push(problem('trf.fide.date', { tag, found: date }));
  }
  const start = headerText(doc, '042') ?? '';
  const end = headerText(doc, '052') ?? '';
  if (DATE.test(start) && DATE.test(end) && end < start)
    problems.push(problem('trf.fide.dates-backwards', { start, end }));
  const count = headerText(doc, '062');
  if (count && Number.parseInt(count, 10) !== doc.players.length)
    problems.push(problem('trf.fide.player-count', { found: count, expected: doc.players.length }));
  const rated = headerText(doc, '072');
  const ratedPlayers = doc.players.filter((player) => player.rating !== null).length;
  if (rated && Number.parseInt(rated, 10) !== ratedPlayers)
    problems.push(problem('trf.fide.rated-count', { found: rated, expected: ratedPlayers }));
  if (doc.players.length === 0) problems.push(problem('trf.fide.no-players'));
  if (roundsPlayed(doc) === 0) problems.push(problem('trf.fide.no-games'));
  return [...problems, ...doc.players.flatMap(checkPlayer)];
}
