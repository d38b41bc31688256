/** A block of text to paste into a LINE group: the newest pairings or results of each division, then who went through. */
import { winnerSide } from '../domain/play/game-result';
import type { Game } from '../domain/play/game';
import type { Facts } from './facts';
import { divisionOf, prelimQualifiers } from './phases';
import { gamesOf, lastRound, nameBook, openGames } from './players';
import { fill } from './say';
import type { OfficeWords } from './words';

export function lineText(facts: Facts, words: OfficeWords): string {
  const blocks = facts.regulation.divisions.flatMap(({ id }) => divisionText(facts, words, id));
  return blocks.join('\n\n');
}

function divisionText(facts: Facts, words: OfficeWords, id: string): string[] {
  const division = divisionOf(facts, id);
  const stage = [...(division?.stages ?? [])].reverse().find((one) => lastRound(facts, id, one.id) > 0);
  if (!division || !stage) return [];
  const w = words.line;
  const round = lastRound(facts, id, stage.id);
  const games = gamesOf(facts, id, stage.id, round).sort((a, b) => a.board - b.board);
  const names = nameBook(facts);
  const name = (entry: string | null): string => (entry === null ? words.pairing.empty : (names.get(entry) ?? entry));
  const params = { division: division.names.own, stage: stage.name, round };
  const open = openGames(games).length > 0;
  const head = fill(open ? w.pairings : w.results, params);
  const rows = games
    .filter((game) => open || game.counts)
    .map((game) => (open ? pairingRow(game, name, words) : resultRow(game, name, words)));
  const blocks = [[head, ...rows].join('\n')];
  const qualified = stage.kind === 'win-count' && !open && round === stage.rounds ? prelimQualifiers(facts, id) : null;
  if (qualified)
    blocks.push(
      [fill(w.qualifiers, { ...params, count: qualified.present.length }), qualified.present.map(name).join('、')].join(
        '\n',
      ),
    );
  return blocks;
}

function pairingRow(game: Game, name: (entry: string | null) => string, words: OfficeWords): string {
  const remark =
    game.kind === 'friendly'
      ? words.pairing.remarks.friendly
      : game.kind === 'walkover'
        ? words.pairing.remarks.walkover
        : '';
  return fill(words.line.board, {
    board: game.board,
    first: name(game.first),
    second: name(game.second),
    remark: remark ? `（${remark}）` : '',
  });
}

function resultRow(game: Game, name: (entry: string | null) => string, words: OfficeWords): string {
  const side = winnerSide(game.result);
  const { win, loss } = words.standings.marks;
  const mark = side === 0 ? `${win}—${loss}` : side === 1 ? `${loss}—${win}` : '—';
  return fill(words.line.resultRow, { board: game.board, first: name(game.first), mark, second: name(game.second) });
}
