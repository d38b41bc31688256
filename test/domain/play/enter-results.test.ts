/** Results as they come in: known words, fitting the game, without contradiction, all problems at once. */
import type { GameId } from '../../../src/domain/common/ids';
import type { Game } from '../../../src/domain/play/game';
import { allowedResults, enterResults } from '../../../src/domain/play/enter-results';
import { resultRules } from '../../../src/domain/play/result-rules';
import { codes, entry, KNOCKOUT, PRELIM, value } from '../../rules/shogi-open/day';

const game = (n: number, change: Partial<Game> = {}): Game => ({
  id: `G-000${String(n)}` as GameId,
  division: 'dan',
  stage: 'prelim',
  field: null,
  round: 1,
  board: n,
  first: entry(2 * n),
  second: entry(2 * n + 1),
  kind: 'official',
  result: null,
  counts: true,
  corrected: false,
  remarks: [],
  draw: null,
  ...change,
});
const GAMES = [
  game(1),
  game(2, { result: '1-0' }),
  game(3, { kind: 'walkover', second: null, result: '+/-' }),
  game(4, { kind: 'friendly', counts: false }),
  game(5, { stage: 'swiss' }),
];
const rules = (drawsExist = false, correcting = false) => resultRules([PRELIM, KNOCKOUT], drawsExist, correcting);
const enter = (n: number, result: string, r = rules(), games: Game[] = GAMES) =>
  enterResults(games, [{ game: `G-000${String(n)}` as GameId, result, at: `配對!D${String(n)}` }], r);

describe('results', () => {
  it('are filed as changed games', () => {
    for (const result of ['1-0', '0-1', '+/-', '-/+', '-/-'] as const)
      expect(value(enter(1, result))).toEqual([{ ...GAMES[0]!, result }]);
  });
  it('that say what stands, or nothing, change nothing', () => {
    expect(value(enter(2, '1-0'))).toEqual([]);
    expect(value(enter(1, ''))).toEqual([]);
    expect(value(enter(2, ''))).toEqual([]);
  });
  it.each([
    [1, '左勝?', 'result.unknown'],
    [1, '1/2', 'result.no-draws'],
    [2, '0-1', 'result.already-entered'],
    [3, '1-0', 'result.settled'],
    [4, '+/-', 'result.not-in-friendly'],
    [5, '1/2', 'result.no-draws'],
    [9, '1-0', 'result.game-unknown'],
  ])('game %i, "%s": %s', (n, result, code) => {
    const answer = enter(n, result);
    expect(codes(answer)).toEqual([code]);
    expect(answer).toMatchObject({ problems: [{ at: `配對!D${String(n)}`, params: { found: result } }] });
  });
  it('a drawn game exists where the game has them, never in a prelim by wins or a knockout', () => {
    expect(value(enter(5, '1/2', rules(true)))).toHaveLength(1);
    expect(codes(enter(1, '1/2', rules(true)))).toEqual(['result.no-draws']);
    expect(allowedResults(GAMES[4]!, rules(true))).toEqual(['1-0', '0-1', '1/2', '+/-', '-/+', '-/-']);
    expect(allowedResults(GAMES[4]!, rules(false))).toEqual(['1-0', '0-1', '+/-', '-/+', '-/-']);
    expect(allowedResults(GAMES[2]!, rules(true))).toEqual([]);
    expect(allowedResults(GAMES[3]!, rules(false))).toEqual(['1-0', '0-1']);
  });
  it('a friendly game may be noted and noted otherwise', () => {
    expect(value(enter(4, '1-0'))).toMatchObject([{ result: '1-0', corrected: false }]);
    expect(
      value(enter(4, '0-1', rules(), [game(4, { kind: 'friendly', counts: false, result: '1-0' })])),
    ).toMatchObject([{ corrected: false }]);
  });
  it('the arbiter puts one right, marked, or takes it away', () => {
    expect(value(enter(2, '0-1', rules(false, true)))).toEqual([{ ...GAMES[1]!, result: '0-1', corrected: true }]);
    expect(value(enter(2, '', rules(false, true)))).toMatchObject([{ result: null, corrected: true }]);
  });
  it('a knockout match is not turned round under a later round, but may become a win by default', () => {
    const games = [game(1, { stage: 'knockout', result: '1-0' }), game(2, { stage: 'knockout', round: 2, board: 1 })];
    expect(codes(enter(1, '0-1', rules(false, true), games))).toEqual(['result.later-round-drawn']);
    expect(value(enter(1, '+/-', rules(false, true), games))).toHaveLength(1);
    expect(value(enter(1, '0-1', rules(false, true), [games[0]!]))).toHaveLength(1);
  });
  it('two reports that contradict each other, and every other problem, come back at once; nothing is filed', () => {
    const report = (n: number, result: string) => ({ game: `G-000${String(n)}` as GameId, result });
    const answer = enterResults(
      GAMES,
      [report(1, '1-0'), report(1, '0-1'), report(8, '1-0'), report(5, 'x'), report(1, '1-0')],
      rules(),
    );
    expect(codes(answer)).toEqual(['result.contradictory', 'result.game-unknown', 'result.unknown']);
  });
});
