/** Friendly games (龍馬盃 第四條, A25, A27): only between free players, never counting, and at most one free player idle. */
import { idsOf, outcome } from './records';
import type { RoundView } from './prelim-rounds';

const DECIDED = ['2-0', '0-2'];

export function judgeFriendlies(view: RoundView, excused: Set<string>): void {
  const { round, report, records } = view;
  const where = `${view.division} round ${round.round}`;
  const counting = round.games.filter((game) => game.kind !== 'friendly');
  const unplayedWin = (id: string, kinds: string[]): boolean =>
    counting.some(
      (game) =>
        idsOf(game).includes(id) &&
        outcome(game, id) === 'win' &&
        kinds.includes(game.kind) &&
        (game.kind !== 'official' || /[+-]\/[+-]/.test(game.result ?? '')),
    );
  const decided = (id: string): boolean => round.round === 3 && DECIDED.includes(records.get(id) ?? '');
  const played = new Map<string, number>();
  for (const game of round.games.filter((one) => one.kind === 'friendly')) {
    const label = `${where}: friendly ${game.first ?? 'empty'} v ${game.second ?? 'empty'}`;
    const ids = idsOf(game);
    if (ids.length < 2 || ids[0] === ids[1]) report('friendly', `${label} needs two players`);
    if (game.counts) report('friendly counts', `${label} is marked as counting`);
    for (const id of ids) {
      played.set(id, (played.get(id) ?? 0) + 1);
      if (!view.players.includes(id)) report('stranger', `${label}: ${id} is no player of the division`);
      if (!decided(id) && !unplayedWin(id, ['walkover', 'bye', 'official']))
        report('friendly', `${label}: ${id} is not free`);
    }
  }
  for (const [id, times] of played)
    if (times > 1) report('once a round', `${where}: ${id} has ${times} friendly games`);
  // A win by absence found at the board (kind official) comes too late for a friendly game; a walkover known at the draw does not.
  const idle = view.players.filter(
    (id) =>
      !played.has(id) &&
      !view.out.has(id) &&
      !excused.has(id) &&
      records.get(id) !== '?' &&
      (decided(id) || unplayedWin(id, ['walkover', 'bye'])),
  );
  if (idle.length > 1) report('idle', `${where}: ${idle.join(', ')} all sit out`);
}
