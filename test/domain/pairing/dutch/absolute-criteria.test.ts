/** Every pairing keeps C1–C5 and the colour rules, as an independent literal checker reads them; nothing depends on order or names. */
import fc from 'fast-check';
import { pairDutch } from '../../../../src/domain/pairing/dutch';
import { cards } from './support/ledger';
import { breaches, pairable } from './support/literal';
import { moments } from './support/tournaments';

const plans = fc.record({
  players: fc.integer({ min: 4, max: 60 }),
  rounds: fc.integer({ min: 1, max: 9 }),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  draws: fc.constantFrom(0, 20, 50, 90),
  byes: fc.constantFrom(0, 5),
  absences: fc.constantFrom(0, 5),
  forfeits: fc.constantFrom(0, 8),
  late: fc.constantFrom(0, 15),
  withdrawals: fc.constantFrom(0, 4),
  forbidden: fc.constantFrom(0, 4),
  acceleration: fc.constantFrom('baku' as const, 'none' as const),
});

describe('absolute criteria', () => {
  test('every round of a generated tournament keeps them', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        for (const { table, round, present, label } of moments(plan)) {
          const situation = { t: table, round, list: cards(table, round, present) };
          const result = pairDutch(table, round, { present });
          const found = result.ok
            ? breaches(situation, result.value)
            : pairable(situation)
              ? ['refused a pairable round']
              : [];
          expect([label, found]).toEqual([label, []]);
        }
      }),
      { numRuns: 40, seed: 20260201 },
    );
  });

  test('neither the order of the input nor names change a pairing, and both ways of deciding a bracket agree', () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: 1, max: 1000 }), (plan, turn) => {
        const [moment] = moments(plan).slice(-1);
        if (moment === undefined) return;
        const { table, round, present } = moment;
        const players = table.players
          .map((player, k) => ({ ...player, name: `Another ${k}`, key: (k * turn) % 101 }))
          .sort((a, b) => a.key - b.key);
        const original = pairDutch(table, round, { present });
        expect(pairDutch({ ...table, players }, round, { present: present.slice().reverse() })).toEqual(original);
        expect(pairDutch(table, round, { present, thorough: true })).toEqual(original);
      }),
      { numRuns: 30, seed: 20260202 },
    );
  });
});
