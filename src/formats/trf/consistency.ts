/**
 * Do the players of a file agree with each other? A number is used once, an opponent exists, and both tell
 * the same story of their game. This is what "readable" means beyond single lines.
 */
import { problem, type Problem } from '../../domain/common/result';
import type { RoundCode, RoundRecord } from '../../domain/play/crosstable';
import type { TrfDocument, TrfPlayer } from './document';
import { roundColumn } from './round-cell';

const place = (player: TrfPlayer, column: number): string =>
  player.line === 0 ? `player ${player.number}` : `line ${player.line}, column ${column}`;

/**
 * The codes an opponent may have. Two losses are possible (the arbiter may decide so), two wins are not;
 * a played game is played for both.
 */
const ANSWERS: Readonly<Record<RoundCode, string>> = {
  '1': '0',
  '0': '10=',
  '=': '=0',
  W: 'L',
  L: 'WLD',
  D: 'DL',
  '+': '-',
  '-': '+-',
  H: '',
  F: '',
  U: '',
  Z: '',
};

function agrees(own: RoundRecord, other: RoundRecord): boolean {
  if (own.colour !== null && own.colour === other.colour) return false;
  if (own.code === null || other.code === null) return own.code === other.code;
  return ANSWERS[own.code].includes(other.code);
}

export function checkConsistency(doc: TrfDocument): Problem[] {
  const problems: Problem[] = [];
  const byNumber = new Map<number, TrfPlayer>();
  for (const player of doc.players) {
    if (byNumber.has(player.number))
      problems.push(problem('trf.player.repeated', { number: player.number }, place(player, 5)));
    else byNumber.set(player.number, player);
  }
  for (const player of doc.players) {
    player.rounds.forEach((record, index) => {
      if (record === undefined || record.opponent === null) return;
      const at = place(player, roundColumn(index + 1));
      const params = { number: player.number, round: index + 1, opponent: record.opponent };
      const opponent = byNumber.get(record.opponent);
      if (opponent === undefined) {
        problems.push(problem('trf.round.opponent-unknown', params, at));
        return;
      }
      const answer = opponent.rounds[index];
      if (answer === undefined || answer.opponent !== player.number || !agrees(record, answer))
        problems.push(problem('trf.round.contradiction', params, at));
    });
  }
  return problems;
}
