/** Every open question of the three regulations has one reading, in force at a place that exists. */
import { valueAt } from '../../../src/domain/regulation/path';
import { facts, rawRegulation, regulation, REGULATIONS } from './files';

const SEED = { 'shogi-open-2026': 'A', 'chess-cup-109': 'B', 'go-shanhai-2025': 'C' } as const;

describe.each(REGULATIONS)('%s', (id) => {
  const own = regulation(id);

  test('loads without losing or adding anything', () => {
    expect(own).toEqual(rawRegulation(id));
  });

  test('has each question once, in its own language, with reading and whom to ask', () => {
    const asked = facts.ambiguities
      .filter(({ seed }: { seed: string }) => seed === SEED[id])
      .map((one: { id: string }) => one.id);
    expect(own.readings.map((one) => one.id).sort()).toEqual(asked.sort());
    for (const one of own.readings) {
      expect(one.question).toMatch(/\p{Script=Han}{2}/u);
      expect(one.reading).toMatch(/\p{Script=Han}{2}/u);
      expect(one.confirm).toBe(id === 'go-shanhai-2025' ? '组委会' : '主辦單位');
      expect(one.clause).toBeTruthy();
    }
  });

  test('keeps every alternative that was recorded', () => {
    for (const fact of facts.ambiguities.filter(({ seed }: { seed: string }) => seed === SEED[id])) {
      const one = own.readings.find((reading) => reading.id === fact.id);
      expect(one?.alternatives.length).toBeGreaterThanOrEqual(fact.alternatives.length);
    }
  });

  test('names places that carry the reading', () => {
    for (const { id: question, path, also } of own.readings) {
      for (const target of [path, ...(also ?? [])])
        expect([question, target, typeof valueAt(own, target)]).not.toContain('undefined');
    }
  });
});

test('all 65 questions are there', () => {
  expect(REGULATIONS.flatMap((id) => regulation(id).readings)).toHaveLength(65);
  expect(facts.ambiguities).toHaveLength(65);
});

/** Readings in force, written from the recommendations: a changed default shows here. */
const IN_FORCE: Record<string, unknown> = {
  A2: '2026-12-05',
  A3: null,
  A4: 'end-of-day',
  A5: '2026-12-13T23:59:59',
  A6: '2026-12-12T23:59:59',
  A7: true,
  A8: 'next-multiple',
  A9: 'slots',
  A10: 'one-by-lot-wins',
  A11: true,
  A12: false,
  A13: 'bracket-only',
  A14: 'bye',
  A15: 'avoid',
  A16: 40,
  A17: 'each-share',
  A18: 'at-start',
  A19: 'included',
  A20: 'organiser',
  A21: 'any',
  A22: 'each-below',
  A23: 'until-decided',
  A24: 15,
  A25: true,
  A27: 'sits-out',
  B2: 8,
  B3: 5,
  B5: 'receiving',
  B6: null,
  B7: 'entered-by-organiser',
  B8: 5,
  B9: true,
  B10: '2020-12-18T17:00:00',
  B13: 'own-grade',
  B14: 'fide-rapid',
  C1: 'snake',
  C2: 'pair-by-pair',
  C3: 'blocks',
  C4: 'other-wins',
  C5: 'paid',
  C6: true,
  C7: false,
  C8: true,
  C9: '1965-11-07',
  C10: 'highest-only',
  C11: 'left-out',
  C12: 30,
  C13: true,
  C14: 'started',
  C16: 'before-round-1',
  C17: 'place-points',
  C18: 'own',
  C19: 'organiser',
  C20: '2025-10-24T23:59:59',
  C23: 'before-payment',
  C24: 'finished',
};
test.each(Object.entries(IN_FORCE))('%s is set to %p', (question, value) => {
  const own = REGULATIONS.map(regulation).find(({ readings }) => readings.some(({ id }) => id === question));
  const path = own?.readings.find(({ id }) => id === question)?.path ?? '';
  expect(valueAt(own, path)).toEqual(value);
});
