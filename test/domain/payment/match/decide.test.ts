/** One-click decisions: written once, refused when the facts have changed, never more than is there. */
import {
  acceptSuggestion,
  allocateByHand,
  answerReversal,
  owedBack,
} from '../../../../src/domain/payment/match/decide';
import type { Facts } from '../../../../src/domain/payment/match/facts';
import { reconcile } from '../../../../src/domain/payment/match/reconcile';
import type { Result } from '../../../../src/domain/common/result';
import { NOON, claim, entry, facts, ledger, line } from './world';

const codes = (result: Result<unknown>): string[] => (result.ok ? [] : result.problems.map((p) => p.code));
const start = facts({
  entries: [entry(1), entry(2)],
  claims: [claim(1, [1], '80607'), claim(2, [2], '80607')],
  lines: [line(1, 500, '80607'), line(2, 300, '80607')],
  ledger: [ledger(4, { kind: 'cash', amount: 1, entry: entry(9).id })],
});
const suggestion = (f: Facts, kind: string, who: string) =>
  reconcile(f).suggestions.find((s) => s.kind === kind && s.entries.includes(entry(Number(who)).id))!;

describe('a suggestion', () => {
  test('is written with ids, time, claim and the entries to settle', () => {
    const accepted = acceptSuggestion(start, suggestion(start, 'exact', '2').id);
    expect(accepted).toEqual({
      ok: true,
      value: {
        rows: [
          {
            id: 'L-0005',
            at: start.now,
            kind: 'allocation',
            amount: 500,
            entry: 'E-0002',
            bankLine: 'B-0001',
            claim: 'C-0002',
            answers: null,
            receipt: '',
            reason: 'suggested:exact',
          },
        ],
        claims: [{ ...claim(2, [2], '80607'), state: 'matched' }],
        entries: ['E-0002'],
      },
    });
  });

  test('a part payment leaves its claim open', () => {
    const accepted = acceptSuggestion(start, suggestion(start, 'part', '1').id);
    expect(accepted.ok && accepted.value.claims).toEqual([]);
  });

  test('29: pressed twice, or by two organisers, it works once', () => {
    const { id } = suggestion(start, 'exact', '2');
    const first = acceptSuggestion(start, id);
    if (!first.ok) throw new Error('refused');
    const after = { ...start, ledger: [...start.ledger, ...first.value.rows] };
    expect(codes(acceptSuggestion(after, id))).toEqual(['money.suggestion.used']);
  });

  test.each<[string, (f: Facts) => Facts]>([
    [
      'the entry was cancelled',
      (f) => ({ ...f, entries: f.entries.map((e) => (e.id === 'E-0002' ? { ...e, state: 'cancelled' as const } : e)) }),
    ],
    ['the fee changed', (f) => ({ ...f, entries: f.entries.map((e) => (e.id === 'E-0002' ? { ...e, due: 600 } : e)) })],
    [
      'the claim was corrected',
      (f) => ({ ...f, claims: f.claims.map((c) => (c.id === 'C-0002' ? { ...c, lastDigits: '11111' } : c)) }),
    ],
    ['cash was taken', (f) => ({ ...f, ledger: [ledger(1, { kind: 'cash', amount: 500, entry: entry(2).id })] })],
    [
      'part of the line was used',
      (f) => ({ ...f, ledger: [ledger(1, { amount: 100, entry: entry(9).id, bankLine: line(1, 0, '').id })] }),
    ],
  ])('is refused when meanwhile %s', (_, change) =>
    expect(codes(acceptSuggestion(change(start), suggestion(start, 'exact', '2').id))).toEqual([
      'money.suggestion.stale',
    ]),
  );

  test('an id nobody gave out is refused', () =>
    expect(codes(acceptSuggestion(start, 'exact:B-9999:0'))).toEqual(['money.suggestion.stale']));
});

describe('by hand', () => {
  const hand = (parts: readonly (readonly [number, number])[], seenFree = 500) =>
    allocateByHand(start, {
      line: line(1, 0, '').id,
      seenFree,
      parts: parts.map(([e, amount]) => ({ entry: entry(e).id, amount })),
      reason: 'a telephone call',
    });

  test('one line for two people', () => {
    const done = hand([
      [1, 200],
      [2, 300],
    ]);
    expect(done.ok && done.value.rows.map((row) => [row.id, row.entry, row.amount, row.claim, row.reason])).toEqual([
      ['L-0005', 'E-0001', 200, 'C-0001', 'a telephone call'],
      ['L-0006', 'E-0002', 300, 'C-0002', 'a telephone call'],
    ]);
    expect(done.ok && done.value.claims).toEqual([]);
  });
  test('a claim paid in full is answered', () => {
    const done = hand([[1, 500]]);
    expect(done.ok && done.value.claims.map((c) => [c.id, c.state])).toEqual([['C-0001', 'matched']]);
  });
  test.each([
    [
      'more than the line has',
      [
        [1, 300],
        [2, 300],
      ],
      500,
      ['money.line.too-much'],
    ],
    [
      'more than the entry owes',
      [[1, 501]],
      501,
      ['money.line.changed', 'money.line.too-much', 'money.entry.owes-less'],
    ],
    ['half a dollar', [[1, 0.5]], 500, ['money.amount.invalid']],
    ['nothing', [[1, 0]], 500, ['money.amount.invalid']],
    ['a minus', [[1, -5]], 500, ['money.amount.invalid']],
    ['nobody', [], 500, ['money.parts.invalid']],
    [
      'one person twice',
      [
        [1, 100],
        [1, 100],
      ],
      500,
      ['money.parts.invalid'],
    ],
    ['a stranger', [[7, 100]], 500, ['entry.unknown']],
    ['a line that changed meanwhile', [[1, 100]], 400, ['money.line.changed']],
  ] as const)('refused: %s', (_, parts, seen, expected) => expect(codes(hand(parts, seen))).toEqual(expected));

  test('a line with nothing free is refused', () => {
    const spent = { ...start, ledger: [ledger(1, { entry: entry(2).id, bankLine: line(1, 0, '').id })] };
    expect(
      codes(
        allocateByHand(spent, {
          line: line(1, 0, '').id,
          seenFree: 500,
          parts: [{ entry: entry(1).id, amount: 100 }],
          reason: '',
        }),
      ),
    ).toContain('money.line.nothing-free');
  });

  test('owed back: the line has less left, and never more than it had', () => {
    const back = owedBack(start, line(1, 0, '').id, 500, 200, 'sent twice');
    if (!back.ok) throw new Error('refused');
    expect(back.value.rows).toMatchObject([{ kind: 'refund-due', amount: 200, bankLine: 'B-0001', entry: null }]);
    const after = { ...start, ledger: [...start.ledger, ...back.value.rows] };
    expect(codes(owedBack(after, line(1, 0, '').id, 300, 301, ''))).toEqual(['money.line.too-much']);
    expect(owedBack(after, line(1, 0, '').id, 300, 300, '').ok).toBe(true);
    // given back: the promise was counted already
    const done = {
      ...after,
      ledger: [
        ...after.ledger,
        ledger(9, { kind: 'refund-done', amount: 200, bankLine: line(1, 0, '').id, answers: back.value.rows[0]!.id }),
      ],
    };
    expect(owedBack(done, line(1, 0, '').id, 300, 300, '').ok).toBe(true);
  });
});

describe('an unclear correction', () => {
  const unclear = facts({
    entries: [entry(1), entry(2)],
    claims: [claim(1, [1], '80607', { state: 'matched' }), claim(2, [2], '97014')],
    lines: [
      line(1, 500, '80607'),
      line(2, 500, '97014'),
      line(3, 0, '', { amountOut: 500, reversal: true, time: '15:00:00' }),
    ],
    ledger: [ledger(1, { entry: entry(1).id, bankLine: line(1, 0, '').id, claim: claim(1, [1], '').id })],
    now: NOON,
  });
  test('answered: what was given is taken back, the credit is gone, the other is free again', () => {
    const answer = answerReversal(unclear, line(3, 0, '').id, line(1, 0, '').id);
    if (!answer.ok) throw new Error('refused');
    expect(answer.value.rows).toMatchObject([
      { kind: 'deallocation', amount: 500, entry: 'E-0001', answers: 'L-0001' },
      { kind: 'write-off', amount: 500, bankLine: 'B-0001', entry: null, reason: 'reversed:B-0003' },
    ]);
    expect(answer.value.entries).toEqual(['E-0001']);
    const after = { ...unclear, ledger: [...unclear.ledger, ...answer.value.rows] };
    expect(reconcile(after).reversals).toEqual([]);
    expect(reconcile(after).auto.map((m) => m.lines)).toEqual([['B-0002']]);
    expect(codes(answerReversal(after, line(3, 0, '').id, line(1, 0, '').id))).toEqual(['money.reversal.stale']);
  });
});
