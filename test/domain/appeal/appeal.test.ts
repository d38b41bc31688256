/** Appeals: the clock, the deposit and its way back, as the two regulations that have them say (chess 十七, go 十二). */
import { decideAppeal, fileAppeal, type Appeal, type Filing } from '../../../src/domain/appeal/appeal';
import { makeId } from '../../../src/domain/common/ids';
import type { Regulation } from '../../../src/domain/regulation/regulation';
import chess from '../../../sheets-templates/regulations/chess-cup-109.json';
import go from '../../../sheets-templates/regulations/go-shanhai-2025.json';

const CHESS = chess.appeals as unknown as Regulation['appeals'];
const GO = go.appeals as unknown as Regulation['appeals'];
const NOON = Date.UTC(2020, 11, 20, 4);
const minutes = (n: number): number => n * 60_000;

const filing = (more: Partial<Filing>): Filing => ({
  kind: 'oral',
  entry: makeId('entry', 12),
  matter: '手機響了',
  now: NOON,
  over: NOON - minutes(5),
  eventOver: false,
  ...more,
});
const codes = (result: ReturnType<typeof fileAppeal>): string[] =>
  result.ok ? [] : result.problems.map(({ code }) => code);

test('chess: a spoken appeal has five minutes after the game, to the second', () => {
  expect(fileAppeal(CHESS, filing({})).ok).toBe(true);
  expect(codes(fileAppeal(CHESS, filing({ over: NOON - minutes(5) - 1 })))).toEqual(['appeal.too-late']);
});

test('chess: a written appeal costs 3,000 and has to come before the event ends', () => {
  const filed = fileAppeal(CHESS, filing({ kind: 'written', over: NOON - minutes(600) }));
  expect(filed).toMatchObject({ ok: true, value: { deposit: 3000, deadline: null, to: '大會競賽組', state: 'filed' } });
  expect(codes(fileAppeal(CHESS, filing({ kind: 'written', eventOver: true })))).toEqual(['appeal.event-over']);
});

test('go: written within twenty minutes of the round, 2,000; there is no spoken one', () => {
  expect(fileAppeal(GO, filing({ kind: 'written', over: NOON - minutes(20) }))).toMatchObject({
    ok: true,
    value: { deposit: 2000, deadline: NOON },
  });
  expect(codes(fileAppeal(GO, filing({ kind: 'written', over: NOON - minutes(21) })))).toEqual(['appeal.too-late']);
  expect(codes(fileAppeal(GO, filing({ kind: 'oral' })))).toEqual(['appeal.no-oral']);
});

test('everything that is wrong is told at once', () => {
  const found = fileAppeal(CHESS, filing({ matter: ' ', over: NOON - minutes(6) }));
  expect(codes(found)).toEqual(['appeal.nothing-said', 'appeal.too-late']);
});

test('upheld and withdrawn give the deposit back, rejected forfeits it; a decision is made once', () => {
  const filed = fileAppeal(CHESS, filing({ kind: 'written' }));
  const appeal: Appeal = { ...(filed.ok ? filed.value : ({} as never)), id: makeId('appeal', 1) };
  const decide = (state: 'upheld' | 'rejected' | 'withdrawn') =>
    decideAppeal(CHESS, appeal, { state, reason: '', now: NOON });
  expect(decide('upheld')).toMatchObject({ ok: true, value: { deposit: { kind: 'deposit-out', amount: 3000 } } });
  expect(decide('withdrawn')).toMatchObject({ ok: true, value: { deposit: { kind: 'deposit-out', amount: 3000 } } });
  const rejected = decide('rejected');
  expect(rejected).toMatchObject({ ok: true, value: { deposit: { kind: 'deposit-forfeited', amount: 3000 } } });
  const again = rejected.ok
    ? decideAppeal(CHESS, rejected.value.appeal, { state: 'upheld', reason: '', now: NOON })
    : rejected;
  expect(again).toMatchObject({ ok: false, problems: [{ code: 'appeal.decided' }] });
});

test('a spoken appeal has no money in it', () => {
  const filed = fileAppeal(CHESS, filing({}));
  const appeal: Appeal = { ...(filed.ok ? filed.value : ({} as never)), id: makeId('appeal', 1) };
  expect(decideAppeal(CHESS, appeal, { state: 'rejected', reason: '', now: NOON })).toMatchObject({
    ok: true,
    value: { deposit: null },
  });
});
