/** Taking back a round or a bracket: exactly what the draw made, and every reason why not. */
import type { DrawId } from '../../../src/domain/common/ids';
import type { Game } from '../../../src/domain/play/game';
import { drawBracket } from '../../../src/domain/play/knockout/bracket';
import { advanceKnockout } from '../../../src/domain/play/knockout/games';
import { takeBackBracket, takeBackRound } from '../../../src/domain/play/take-back';
import { qualifiers } from '../../../src/domain/play/win-count/qualifiers';
import { codes, KNOCKOUT, playPrelim, PRELIM, seed, value } from '../../rules/shogi-open/day';

const played = playPrelim({ n: 9, seed: 4 });
const field = { stage: PRELIM, players: played.players, withdrawn: [], games: played.games };
const { bracket, draw } = value(
  drawBracket({ stage: KNOCKOUT, qualifiers: qualifiers(field), seeds: [], label: 'x', seed: seed(1), nextDraw: 7 }),
);
const first = value(
  advanceKnockout({
    stage: KNOCKOUT,
    bracket,
    games: [],
    division: 'dan',
    withdrawn: [],
    nextGame: 50,
    draw: draw!.id,
  }),
).games;
const order = {
  stage: 'prelim',
  round: 3,
  games: played.games,
  stages: ['prelim', 'knockout'],
  bracket: null,
  keeps: null,
  withResults: true,
};
const without = (games: readonly Game[], round: number): Game[] =>
  games.map((game) => {
    if (game.kind === 'friendly') return { ...game, result: '1-0' as const };
    return game.round === round && game.kind === 'official' ? { ...game, result: null } : game;
  });

describe('take back a round', () => {
  it('names its games and both its draws, and nothing of other rounds', () => {
    const { games, draws } = value(takeBackRound(order));
    expect(games).toEqual(played.rounds[2]!.games.map(({ id }) => id));
    expect(draws).toEqual(played.rounds[2]!.draws.map(({ id }) => id));
  });
  it('needs a yes to lose results; wins that came with the pairing and friendly games are none', () => {
    const official = played.rounds[2]!.games.filter(({ kind }) => kind === 'official').length;
    expect(codes(takeBackRound({ ...order, withResults: false }))).toEqual(
      Array<string>(official).fill('take-back.has-result'),
    );
    expect(takeBackRound({ ...order, withResults: false, games: without(played.games, 3) })).toMatchObject({
      ok: true,
    });
  });
  it('is refused under a later round, under a bracket, and when there is none', () => {
    expect(codes(takeBackRound({ ...order, round: 2 }))).toEqual(['take-back.later-round']);
    expect(codes(takeBackRound({ ...order, games: [...played.games, ...first] }))).toEqual(['take-back.later-round']);
    expect(codes(takeBackRound({ ...order, bracket: 'D-0007' as DrawId }))).toEqual(['take-back.bracket-drawn']);
    expect(codes(takeBackRound({ ...order, round: 4 }))).toEqual(['take-back.not-drawn']);
  });
  it('of a knockout leaves the draw of the bracket alone', () => {
    const { games, draws } = value(
      takeBackRound({ ...order, stage: 'knockout', round: 1, games: [...played.games, ...first], keeps: draw!.id }),
    );
    expect(games).toEqual(first.map(({ id }) => id));
    expect(draws).toEqual([]);
  });
});

describe('take back the bracket', () => {
  const back = { stage: 'knockout', games: [...played.games, ...first], bracket: draw!.id, withResults: false };
  it('names its draw and the games of its first round', () => {
    expect(value(takeBackBracket(back))).toEqual({ games: first.map(({ id }) => id), draws: ['D-0007'] });
    expect(value(takeBackBracket({ ...back, games: played.games }))).toEqual({ games: [], draws: ['D-0007'] });
  });
  it('is refused when a match was played, when a later round is drawn, and when there is no bracket', () => {
    const result = first.map((game) => ({ ...game, result: '1-0' as const }));
    const official = first.filter(({ kind }) => kind === 'official').length;
    expect(codes(takeBackBracket({ ...back, games: result }))).toEqual(
      Array<string>(official).fill('take-back.has-result'),
    );
    const second = { ...first[0]!, round: 2, kind: 'official' as const, result: null };
    expect(codes(takeBackBracket({ ...back, games: [...first, second] }))).toEqual(['take-back.later-round']);
    expect(codes(takeBackBracket({ ...back, games: [], bracket: null }))).toEqual(['take-back.no-bracket']);
  });
});
