/**
 * A wrong result found late: what putting it right changes, said before it is done. Records and qualifiers follow from the
 * games by themselves; later rounds that were drawn from the wrong records stay as they were unless they are taken back.
 */
import type { EntryId, GameId } from '../../common/ids';
import { ok, problem, refuse, type Result } from '../../common/result';
import type { Game, GameResult } from '../game';
import { qualifiers } from './qualifiers';
import { prelimRecords, type PrelimField } from './records';

export interface CorrectionEffect {
  readonly game: Game;
  readonly records: readonly { readonly entry: EntryId; readonly before: string; readonly after: string }[];
  /** games of later rounds whose players no longer have the record they were drawn with, oldest first */
  readonly laterGames: readonly GameId[];
  readonly qualify: readonly EntryId[];
  readonly noLongerQualify: readonly EntryId[];
  /** left without enough wins or losses after the last round: to play a deciding game, or the rounds are taken back */
  readonly undecided: readonly EntryId[];
}

export interface Correction extends PrelimField {
  readonly game: GameId;
  readonly result: GameResult;
  /** a bracket has been drawn from the old records: refused unless `despiteBracket` */
  readonly bracketDrawn: boolean;
  readonly despiteBracket: boolean;
}

export function correctionEffect(order: Correction): Result<CorrectionEffect> {
  const { stage, games, result } = order;
  const old = games.find((game) => game.id === order.game && game.stage === stage.id);
  if (!old) return refuse(problem('result.game-unknown', { game: order.game }));
  if (old.result === result) return refuse(problem('result.unchanged', { game: old.id, result }));
  if (order.bracketDrawn && !order.despiteBracket) return refuse(problem('result.bracket-drawn', { game: old.id }));
  const game: Game = { ...old, result, corrected: old.result !== null };
  const after: PrelimField = { ...order, games: games.map((each) => (each.id === game.id ? game : each)) };
  const [was, is] = [prelimRecords(order), prelimRecords(after)];
  const sides = [old.first, old.second].filter((side) => side !== null);
  const records = is.flatMap((record, i) => {
    const [before, now] = [was[i]!, record].map(({ wins, losses }) => `${String(wins)}-${String(losses)}`);
    return before === now || !before || !now ? [] : [{ entry: record.slot as EntryId, before, after: now }];
  });
  const later = games
    .filter(
      (each) =>
        each.stage === stage.id &&
        each.round > old.round &&
        sides.some((side) => each.first === side || each.second === side),
    )
    .sort((a, b) => a.round - b.round || a.board - b.board);
  const [before, now] = [qualifiers(order), qualifiers(after)];
  return ok({
    game,
    records,
    laterGames: later.map(({ id }) => id),
    qualify: now.qualified.filter((entry) => !before.qualified.includes(entry)),
    noLongerQualify: before.qualified.filter((entry) => !now.qualified.includes(entry)),
    undecided: now.undecided,
  });
}
