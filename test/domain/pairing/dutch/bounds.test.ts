/** Counts are packed into whole numbers by what the best solution can have at most: no bracket ever has more (C6–C21). */
import { pairField } from '../../../../src/domain/pairing/dutch/brackets';
import { completion } from '../../../../src/domain/pairing/dutch/completion';
import { buildField } from '../../../../src/domain/pairing/dutch/field';
import { countAll } from '../../../../src/domain/pairing/dutch/quality';
import { moments } from './support/tournaments';

const plans = [
  { players: 13, rounds: 9, seed: 4001, draws: 30, byes: 8, absences: 6, forfeits: 6 },
  { players: 12, rounds: 9, seed: 4002, draws: 50, forfeits: 8, forbidden: 3 },
  { players: 17, rounds: 8, seed: 4003, draws: 10, late: 20, withdrawals: 4 },
  { players: 24, rounds: 7, seed: 4004, draws: 40, acceleration: 'baku' as const, byes: 5 },
  { players: 9, rounds: 7, seed: 4005, draws: 60, byes: 5 },
];

test.each([false, true])('no total of a bracket exceeds its bound (together with all below: %s)', (thorough) => {
  let counted = 0;
  for (const { table, round, present, label } of plans.flatMap((plan) => moments(plan))) {
    const field = buildField(table, round, present);
    const possible = completion(field);
    if ('stuck' in possible) continue;
    for (const { criteria, seats, partner, score } of pairField(field, possible.byeScore, thorough).brackets) {
      const totals = countAll(criteria, seats, partner);
      const bounds = criteria.flatMap((criterion) => criterion.bounds);
      const over = totals.flatMap((total, k) => (total <= bounds[k]! ? [] : [`${total} > ${bounds[k]}`]));
      expect([label, score, over]).toEqual([label, score, []]);
      expect(totals).toHaveLength(bounds.length);
      counted += totals.reduce((sum, total) => sum + total, 0);
    }
  }
  expect(counted).toBeGreaterThan(100);
});

test('the bounds themselves: floaters, moved-down players, pairs, levels with as many as they have', () => {
  // 13 players after round 1 of a fold: six winners, one with the bye; six losers
  const [, second] = moments({ players: 13, rounds: 3, seed: 4006, draws: 0 });
  const { table, round, present } = second!;
  const field = buildField(table, round, present);
  const [top, bottom] = pairField(field, 0, false).brackets;
  const of = (trace: typeof top): Record<string, readonly number[]> =>
    Object.fromEntries(trace!.criteria.map(({ id, bounds }) => [id, bounds]));
  expect(top!.residents).toHaveLength(7);
  expect(bottom!.residents).toHaveLength(6);
  // one of seven leaves; nobody came down
  expect(of(top)).toEqual({
    C7: [],
    C12: [3],
    C13: [3],
    C14: [1],
    C15: [0],
    C18: [],
    C19: [],
  });
  // one came down and six are there; one gets the bye, whom C9 asks about
  expect(of(bottom)).toEqual({
    C7: [1],
    C9: [2],
    C12: [3],
    C13: [3],
    C14: [1],
    C15: [1],
    C18: [1],
    C19: [1],
  });
});
