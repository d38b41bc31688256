/** 對帳: money that nobody is certain about, each with the ranked guesses and their reasons. */
import type { Cell } from '../../tables/cell';
import { reconciliationOf } from '../actions/payments';
import type { Facts } from '../facts';
import type { OfficeWords } from '../words';
import type { View } from './view';

export function reconciliationView(facts: Facts, words: OfficeWords, now: number): View {
  const w = words.reconciliation;
  const c = w.columns;
  const found = reconciliationOf(facts, now);
  const lines = new Map(facts.bank.map((line) => [line.id, line]));
  const reasons = words.reasons as Record<string, string>;
  const kinds = words.suggestions as Record<string, string>;
  const row = (
    id: (typeof facts.bank)[number]['id'],
    finding: string,
    entries: readonly string[],
    why: readonly string[],
  ): Cell[] => {
    const line = lines.get(id);
    return [
      id,
      line?.day ?? '',
      line?.amountIn ?? '',
      line?.memo ?? '',
      finding,
      entries.join(' '),
      why.map((reason) => reasons[reason] ?? reason).join('、'),
    ];
  };
  const rows = [
    ...found.suggestions.flatMap((s) =>
      s.lines.map((line) => [...row(line, kinds[s.kind] ?? s.kind, s.entries, s.reasons), s.id]),
    ),
    ...found.conflicts.map((conflict) =>
      row(conflict.line, kinds[conflict.kind] ?? conflict.kind, conflict.entries, []),
    ),
    ...found.unmatched.map((line) => row(line, w.unmatched, [], [])),
  ];
  return {
    sheetId: 2004,
    rows: [
      [w.heading],
      [c.bankLine, c.day, c.amount, c.memo, c.finding, c.entry, c.reason],
      ...(rows.length > 0 ? rows : [[w.none]]),
    ],
  };
}
