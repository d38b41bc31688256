/** Matching of money that pays for several at once: one report for many, families, coaches; the field cases by number. */
import { claim, entry, line, paid, run, shown } from './world';

describe('groups and families', () => {
  test('a coach pays for three in one sum: each player has his own allocation', () =>
    expect(
      paid(
        run({
          entries: [entry(1), entry(2), entry(3, { due: 400 })],
          claims: [claim(1, [1, 2, 3], '80607')],
          lines: [line(1, 1400, '80607')],
        }),
      ),
    ).toEqual(['B-0001>E-0001:500', 'B-0001>E-0002:500', 'B-0001>E-0003:400']));

  test('the sum must be exact', () =>
    expect(
      paid(run({ entries: [entry(1), entry(2)], claims: [claim(1, [1, 2], '80607')], lines: [line(1, 900, '80607')] })),
    ).toEqual([]));

  test('one lapsed player in the group keeps all of it for a person', () =>
    expect(
      shown(
        run({
          entries: [entry(1), entry(2, { state: 'lapsed' })],
          claims: [claim(1, [1, 2], '80607')],
          lines: [line(1, 1000, '80607')],
        }),
      ),
    ).toEqual(['late B-0001>E-0001+E-0002']));

  test('35: 500 and 500 for one report of two children', () => {
    const r = run({
      entries: [entry(1), entry(2)],
      claims: [claim(1, [1, 2], '80607')],
      lines: [line(1, 500, '80607'), line(2, 500, '80607')],
    });
    expect(paid(r)).toEqual(['B-0001>E-0001:500', 'B-0002>E-0002:500']);
    expect(r.auto[0]).toMatchObject({ pass: 'group', reasons: ['last-digits', 'one-group', 'sums-up', 'in-window'] });
  });

  test('but not when a third line or a second claim has these digits', () => {
    const world = {
      entries: [entry(1), entry(2), entry(3)],
      claims: [claim(1, [1, 2], '80607')],
      lines: [line(1, 500, '80607'), line(2, 500, '80607')],
    };
    expect(paid(run({ ...world, lines: [...world.lines, line(3, 500, '80607')] }))).toEqual([]);
    expect(paid(run({ ...world, claims: [...world.claims, claim(2, [3], '80607')] }))).toEqual([]);
    // somebody else says he has paid for one of the two from another account
    expect(paid(run({ ...world, claims: [...world.claims, claim(2, [1], '97014')] }))).toEqual([]);
  });

  test('two reports and two lines of one family: one click for both', () => {
    const entries = [entry(1, { email: 'parent@example.org' }), entry(2, { email: 'Parent@example.org ' })];
    const r = run({
      entries,
      claims: [claim(1, [1], '80607'), claim(2, [2], '80607')],
      lines: [line(1, 500, '80607'), line(2, 500, '80607')],
    });
    expect(paid(r)).toEqual([]);
    expect(r.suggestions[0]).toMatchObject({
      kind: 'family',
      lines: ['B-0001', 'B-0002'],
      claims: ['C-0001', 'C-0002'],
    });
    expect(r.suggestions[0]!.rows.map((row) => [row.bankLine, row.entry, row.amount])).toEqual([
      ['B-0001', 'E-0001', 500],
      ['B-0002', 'E-0002', 500],
    ]);
  });

  test('two pairs of strangers with the same digits are not one family', () => {
    const entries = [1, 2, 3, 4].map((n) => entry(n, { email: `family${n < 3 ? 1 : 2}@example.org` }));
    const r = run({
      entries,
      claims: [1, 2, 3, 4].map((n) => claim(n, [n], '80607')),
      lines: [1, 2, 3, 4].map((n) => line(n, 500, '80607')),
    });
    expect(r.suggestions.map((s) => s.kind)).not.toContain('family');
  });

  test('27: 1,000 for two children of one address, only one of them reported', () => {
    const entries = [
      entry(1, { email: 'parent@example.org' }),
      entry(2, { email: 'parent@example.org', state: 'held' }),
    ];
    const r = run({ entries, claims: [claim(1, [1], '80607')], lines: [line(1, 1000, '80607')] });
    expect(paid(r)).toEqual([]);
    expect(r.suggestions[0]).toMatchObject({
      kind: 'combined',
      entries: ['E-0001', 'E-0002'],
      reasons: ['last-digits', 'same-contact', 'sums-up', 'amount-exact'],
    });
    expect(shown(r)).toContain('over B-0001>E-0001');
  });

  test('1,000 for two reports with the same digits', () => {
    const r = run({
      entries: [entry(1), entry(2)],
      claims: [claim(1, [1], '80607'), claim(2, [2], '80607')],
      lines: [line(1, 1000, '80607')],
    });
    expect(r.suggestions.find((s) => s.kind === 'combined')).toMatchObject({ claims: ['C-0001', 'C-0002'] });
  });

  test('a subset is suggested only when it is the only one', () => {
    const r = run({
      entries: [entry(1), entry(2), entry(3)],
      claims: [claim(1, [1], '80607'), claim(2, [2], '80607'), claim(3, [3], '80607')],
      lines: [line(1, 1000, '80607')],
    });
    expect(r.suggestions.map((s) => s.kind)).not.toContain('combined');
  });
});
