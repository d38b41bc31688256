/** The engine gives the candidate that walking all candidates in the order of the rules gives. */
import { pairDutch } from '../../../../src/domain/pairing/dutch';
import { enumerate } from './support/enumerate';
import { cards } from './support/ledger';
import { moments } from './support/tournaments';

const engine = (moment: ReturnType<typeof moments>[number], thorough: boolean): string[] | null => {
  const result = pairDutch(moment.table, moment.round, { present: moment.present, thorough });
  if (!result.ok) return null;
  const names = result.value.pairs.map(({ white, black }) => `${Math.min(white, black)}-${Math.max(white, black)}`);
  if (result.value.bye !== null) names.push(`${result.value.bye}-0`);
  return names.sort();
};

const plans = [
  ...Array.from({ length: 20 }, (_, k) => ({
    players: 4 + (k % 5),
    rounds: 3 + (k % 4),
    seed: 1000 + k,
    draws: 40,
    byes: 6,
    absences: 4,
    forfeits: 6,
  })),
  ...Array.from({ length: 8 }, (_, k) => ({
    players: 8 + (k % 3),
    rounds: 5 + (k % 2),
    seed: 2000 + k,
    draws: 20,
    late: 20,
    withdrawals: 3,
    forbidden: 2,
  })),
  ...Array.from({ length: 4 }, (_, k) => ({
    players: 8,
    rounds: 6,
    seed: 3000 + k,
    draws: 30,
    acceleration: 'baku' as const,
    byes: 5,
  })),
];

describe('C.04.3 art. 3 and 4: the first candidate of best quality', () => {
  test.each(plans)('tournament %j', (plan) => {
    for (const moment of moments(plan)) {
      const { table, round, present } = moment;
      const expected = enumerate({ t: table, round, list: cards(table, round, present) });
      expect([moment.label, engine(moment, false)]).toEqual([moment.label, expected]);
      expect([moment.label, engine(moment, true)]).toEqual([moment.label, expected]);
    }
  });
});
