/** Swiss by lot within equal records. */
import fc from 'fast-check';
import { pairByLots, type LotsPlayer, type LotsRound } from '../../../../src/domain/pairing/lots/by-lots';
import { allPairings, compareLists } from '../enumerate';
import { broken, pairKey } from '../invariants';

const player = (id: string, record = 0, met: readonly string[] = [], hadBye = false): LotsPlayer => ({
  id,
  record,
  met,
  hadBye,
});

function paired(players: readonly LotsPlayer[], lots: string, rematch: 'never' | 'least' = 'never'): LotsRound {
  const result = pairByLots(players, { lots: Array.from(lots), rematch });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

const shown = (round: LotsRound): string =>
  [...round.pairs.map(({ players }) => players.join('')), ...(round.bye === null ? [] : [`bye ${round.bye}`])].join(
    ' ',
  );

test('neighbours in the drawn order meet', () => {
  const all = Array.from('abcdef').map((id) => player(id));
  expect(shown(paired(all, 'dafbec'))).toBe('da fb ec');
});

test('equal records meet, the drawn order decides inside', () => {
  const all = [player('a', 1), player('b', 0), player('c', 1), player('d', 0), player('e', 1), player('f', 1)];
  expect(shown(paired(all, 'fbadce'))).toBe('fa ce bd');
});

test('who already met does not meet again; the nearest in the drawn order does', () => {
  const all = [player('a', 1, ['b']), player('b', 1, ['a']), player('c', 1), player('d', 1)];
  expect(shown(paired(all, 'abcd'))).toBe('ac bd');
});

test('an unavoidable second meeting is refused, or taken as seldom as possible', () => {
  const all = [player('a', 1, ['b']), player('b', 1, ['a'])];
  expect(pairByLots(all, { lots: ['a', 'b'], rematch: 'never' })).toMatchObject({
    ok: false,
    problems: [{ code: 'lots.no-pairing', params: { players: 2, alone: 2 } }],
  });
  expect(paired(all, 'ab', 'least').pairs).toEqual([{ players: ['a', 'b'], apart: 0, rematch: true }]);
});

test('records come before second meetings, where those are allowed at all', () => {
  const all = [player('a', 2, ['b']), player('b', 2), player('c', 0), player('d', 0)];
  expect(shown(paired(all, 'abcd', 'least'))).toBe('ab cd');
  expect(shown(paired(all, 'abcd', 'never'))).toBe('ac bd');
});

test('the bye goes to the lowest record that had none, last in the drawn order', () => {
  const all = [player('a', 2), player('b', 1), player('c', 0, [], true), player('d', 1), player('e', 2)];
  expect(shown(paired(all, 'abcde'))).toBe('ae bc bye d');
});

test('nobody may be left out of the draw', () => {
  expect(pairByLots([player('a'), player('b')], { lots: ['a'], rematch: 'never' })).toMatchObject({
    ok: false,
    problems: [{ code: 'lots.not-drawn', params: { id: 'b' } }],
  });
});

const field = fc.integer({ min: 2, max: 8 }).chain((count) => {
  const names = Array.from('abcdefgh').slice(0, count);
  return fc.record({
    players: fc.tuple(
      ...names.map((id) =>
        fc.record({
          id: fc.constant(id),
          record: fc.integer({ min: 0, max: 2 }),
          met: fc.subarray(
            names.filter((other) => other !== id),
            { maxLength: Math.min(3, count - 1) },
          ),
          hadBye: fc.boolean(),
        }),
      ),
    ),
    lots: fc.shuffledSubarray(names, { minLength: count, maxLength: count }),
    shuffle: fc.shuffledSubarray(names, { minLength: count, maxLength: count }),
    rematch: fc.constantFrom('never' as const, 'least' as const),
  });
});

test('on small fields no pairing is better than the one given, and none exists where none is given', () => {
  fc.assert(
    fc.property(field, ({ players, lots, rematch }) => {
      const byId = new Map(players.map((one) => [one.id, one]));
      const ranked = players
        .slice()
        .sort((a, b) => b.record - a.record || lots.indexOf(a.id) - lots.indexOf(b.id))
        .map((one) => one.id);
      const people = players.map((one) => one.id).concat(players.length % 2 === 1 ? ['-'] : []);
      /** Sums over the pairs: place of the bye from below, squares of differences, second meetings. */
      const cost = (pairs: readonly (readonly [string, string])[]): number[] | null => {
        const sum = [0, 0, 0, 0];
        for (const [x, y] of pairs) {
          const [a, b] = [byId.get(x), byId.get(y)];
          if (a === undefined || b === undefined) {
            const taker = a ?? b;
            if (taker === undefined || taker.hadBye) return null;
            sum[0] = players.length - ranked.indexOf(taker.id);
            continue;
          }
          const again = a.met.includes(b.id) || b.met.includes(a.id);
          if (again && rematch === 'never') return null;
          sum[1] = (sum[1] ?? 0) + (a.record - b.record) ** 2;
          sum[2] = (sum[2] ?? 0) + Number(again);
          sum[3] = (sum[3] ?? 0) + (Math.abs(ranked.indexOf(a.id) - ranked.indexOf(b.id)) - 1) ** 2;
        }
        return sum;
      };
      let best: number[] | null = null;
      for (const pairs of allPairings(people)) {
        const found = cost(pairs);
        if (found !== null && (best === null || compareLists(found, best) < 0)) best = found;
      }
      const result = pairByLots(players, { lots, rematch });
      expect(result.ok).toBe(best !== null);
      if (!result.ok) return;
      const { pairs, bye } = result.value;
      const given = pairs.map(({ players: two }) => two);
      expect(cost(bye === null ? given : [...given, [bye, '-'] as const])).toEqual(best);
    }),
    { numRuns: 400 },
  );
});

test('the order in which players are handed in changes nothing', () => {
  fc.assert(
    fc.property(field, ({ players, lots, shuffle, rematch }) => {
      const other = shuffle.flatMap((id) => players.filter((one) => one.id === id));
      expect(pairByLots(other, { lots, rematch })).toEqual(pairByLots(players, { lots, rematch }));
    }),
    { numRuns: 200 },
  );
});

test('three rounds of sixteen by lot: nobody twice, records equal', () => {
  const names = Array.from('abcdefghijklmnop');
  const permutation = fc.shuffledSubarray(names, { minLength: 16, maxLength: 16 });
  fc.assert(
    fc.property(permutation, permutation, permutation, fc.infiniteStream(fc.boolean()), (one, two, three, coin) => {
      let players = names.map((id) => player(id));
      const met = new Set<string>();
      for (const lots of [one, two, three]) {
        const result = pairByLots(players, { lots, rematch: 'never' });
        if (!result.ok) throw new Error(JSON.stringify(result.problems));
        const { pairs, bye } = result.value;
        const round = { pairs: pairs.map((pair) => pair.players), bye };
        expect(broken({ present: names, round, forbidden: met, hadBye: new Set() })).toEqual([]);
        expect(pairs.every((pair) => pair.apart === 0)).toBe(true);
        const winners = new Set<string>();
        for (const { players: pair } of pairs) {
          met.add(pairKey(...pair));
          winners.add(pair[coin.next().value === true ? 0 : 1]);
        }
        const opponent = new Map(
          pairs.flatMap(
            ({ players: [a, b] }) =>
              [
                [a, b],
                [b, a],
              ] as const,
          ),
        );
        players = players.map((old) => ({
          ...old,
          record: old.record + Number(winners.has(old.id)),
          met: [...old.met, opponent.get(old.id) ?? ''],
        }));
      }
    }),
    { numRuns: 100 },
  );
});
