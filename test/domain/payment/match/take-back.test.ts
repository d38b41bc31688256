/** A decision taken back: the money is free and the claim open again, unless money has left the house meanwhile. */
import { putAside, owedBack, acceptSuggestion } from '../../../../src/domain/payment/match/decide';
import { usedOfLines, type Facts } from '../../../../src/domain/payment/match/facts';
import { reconcile } from '../../../../src/domain/payment/match/reconcile';
import { takeBackLine } from '../../../../src/domain/payment/match/take-back';
import type { Decided } from '../../../../src/domain/payment/match/decide';
import type { Result } from '../../../../src/domain/common/result';
import { closingStatement } from '../../../../src/domain/payment/ledger';
import { claim, entry, facts, ledger, line } from './world';

const B1 = line(1, 500, '80607').id;
const start = facts({
  entries: [entry(1)],
  claims: [claim(1, [1], '80607')],
  lines: [line(1, 500, '80607')],
  ledger: [],
});
const codes = (result: Result<unknown>): string[] => (result.ok ? [] : result.problems.map((p) => p.code));
const after = (before: Facts, result: Result<Decided>): Facts => {
  if (!result.ok) throw new Error(codes(result).join());
  const changed = new Map(result.value.claims.map((one) => [one.id, one]));
  return {
    ...before,
    ledger: [...before.ledger, ...result.value.rows],
    claims: before.claims.map((one) => changed.get(one.id) ?? one),
  };
};
const matched: Facts = {
  ...start,
  claims: [claim(1, [1], '80607', { state: 'matched' })],
  ledger: [ledger(1, { entry: entry(1).id, bankLine: B1, claim: claim(1, [1], '').id })],
};

test('a match by itself: the claim is open again, and the same match is only suggested from now on', () => {
  const back = after(matched, takeBackLine(matched, B1));
  expect(usedOfLines(back.ledger).get(B1)).toBe(0);
  expect(back.claims.map(({ state }) => state)).toEqual(['open']);
  const found = reconcile(back);
  expect(found.auto).toEqual([]);
  expect(found.suggestions.map(({ entries }) => entries)).toEqual([['E-0001']]);
  const again = after(back, acceptSuggestion(back, found.suggestions[0]!.id));
  expect(usedOfLines(again.ledger).get(B1)).toBe(500);
  expect(codes(takeBackLine(again, B1))).toEqual([]);
});

test('money set aside or owed back is free again, once, and the sums are as if nothing had been decided', () => {
  for (const decided of [putAside(start, B1, 500), owedBack(start, B1, 500, 500, 'to the payer')]) {
    const set = after(start, decided);
    expect(usedOfLines(set.ledger).get(B1)).toBe(500);
    const back = after(set, takeBackLine(set, B1));
    expect(usedOfLines(back.ledger).get(B1)).toBe(0);
    expect(closingStatement(back.ledger, back.lines)).toEqual(closingStatement([], start.lines));
    expect(codes(takeBackLine(back, B1))).toEqual(['money.line.not-decided']);
  }
});

test('setting aside is refused when less or more is free than was seen', () => {
  expect(codes(putAside(start, B1, 400))).toEqual(['money.line.changed']);
  expect(codes(putAside(matched, B1, 500))).toEqual(['money.line.nothing-free']);
});

test('refused: unknown, nothing decided, or money of it has been paid back', () => {
  expect(codes(takeBackLine(start, line(9, 1, '').id))).toEqual(['money.line.unknown']);
  expect(codes(takeBackLine(start, B1))).toEqual(['money.line.not-decided']);
  const refunded = {
    ...matched,
    ledger: [...matched.ledger, ledger(2, { kind: 'refund-done', amount: 250, entry: entry(1).id })],
  };
  expect(codes(takeBackLine(refunded, B1))).toEqual(['money.line.paid-back']);
  const owed = after(start, owedBack(start, B1, 500, 500, 'to the payer'));
  const paid = {
    ...owed,
    ledger: [...owed.ledger, ledger(3, { kind: 'refund-done', amount: 500, answers: owed.ledger[0]!.id })],
  };
  expect(codes(takeBackLine(paid, B1))).toEqual(['money.line.paid-back']);
});
