/** 對帳: money that nobody is certain about, each with the ranked guesses and their reasons, and a place to decide. */
import { usedOfLines } from '../../domain/payment/match/facts';
import type { Reconciliation } from '../../domain/payment/match/types';
import { problem, type Problem } from '../../domain/common/result';
import type { Cell } from '../../tables/cell';
import { reconciliationOf } from '../actions/payments';
import { COLUMN, RECONCILIATION, rowKey, typedDecisions, type Typed } from '../decisions';
import type { Facts } from '../facts';
import { fill } from '../say';
import { spoken } from '../spoken';
import type { OfficeWords } from '../words';
import type { View } from './view';

/** The tab as it was read, and what the present click did with it. */
export interface Desk {
  readonly cells: readonly (readonly Cell[])[];
  readonly filed: ReadonlySet<string>;
  readonly remarks: ReadonlyMap<string, Problem>;
}

/** Rows the tab has room for; what does not fit comes up as the first ones are decided. */
const MOST_ROWS = 380;

interface Row {
  readonly line: string;
  readonly suggestion: string;
  readonly finding: string;
  readonly entries: readonly string[];
  readonly why: readonly string[];
}

function rowsOf(found: Reconciliation, decided: readonly string[], words: OfficeWords): Row[] {
  const kinds = words.suggestions as Record<string, string>;
  const row = (
    line: string,
    kind: string,
    entries: readonly string[],
    why: readonly string[],
    suggestion = '',
  ): Row => ({
    line,
    suggestion,
    finding: kinds[kind] ?? words.reconciliation.unmatched,
    entries,
    why,
  });
  const rows = [
    ...found.suggestions.flatMap((s) => s.lines.map((line) => row(line, s.kind, s.entries, s.reasons, s.id))),
    ...found.conflicts.map(({ line, kind, entries }) => row(line, kind, entries, [])),
    ...found.reversals
      .filter(({ certain }) => !certain)
      .flatMap(({ reversals, credits }) =>
        reversals.flatMap((reversal) =>
          credits.map((credit) => row(reversal, 'reversal', [credit], [], `reversal:${reversal}:${credit}`)),
        ),
      ),
    ...found.unmatched.map((line) => row(line, '', [], [])),
  ];
  // nobody's choice disappears without a word, even when its line is certain by now
  const shown = new Set(rows.map(({ line }) => line));
  return [...rows, ...[...new Set(decided)].filter((line) => !shown.has(line)).map((line) => row(line, '', [], []))];
}

/** What stays of a decision not yet filed: itself while its row stands, else a word that the facts have changed. */
function remarkOf(line: string, typed: readonly Typed[], desk: Desk, standing: ReadonlySet<string>): Problem | string {
  const own = typed.filter((one) => one.line === line && !desk.filed.has(one.key));
  const told = desk.remarks.get(line);
  if (told) return told;
  if (own.some(({ text, key }) => text !== '' && !standing.has(key)))
    return problem('money.decision-outdated', { line });
  return own.map(({ remark }) => remark).find(Boolean) ?? '';
}

export function reconciliationView(facts: Facts, words: OfficeWords, now: number, desk: Desk): View {
  const w = words.reconciliation;
  const c = w.columns;
  const lines = new Map(facts.bank.map((line) => [line.id as string, line]));
  const used = new Map<string, number>(usedOfLines(facts.ledger));
  const freeOf = (line: string): number => (lines.get(line)?.amountIn ?? 0) - (used.get(line) ?? 0);
  const typed = typedDecisions(desk.cells, words);
  const open = typed.filter(({ text, key, line }) => text !== '' && !desk.filed.has(key) && freeOf(line) > 0);
  const all = rowsOf(
    reconciliationOf(facts, now),
    open.map(({ line }) => line),
    words,
  );
  const keyOf = ({ suggestion, line }: Row): string => rowKey(suggestion, line, freeOf(line));
  const shown = all.slice(0, MOST_ROWS);
  const standing = new Set(all.map(keyOf));
  const kept = new Map(typed.filter(({ key }) => !desk.filed.has(key)).map((one) => [one.key, one]));
  const reasons = words.reasons as Record<string, string>;
  const told = new Set<string>();
  const rows = shown.map((row): Cell[] => {
    const line = lines.get(row.line);
    const cells: Cell[] = [
      row.line,
      line?.day ?? '',
      line ? line.amountIn || -line.amountOut : '',
      line?.memo ?? '',
      row.finding,
      row.entries.join(' '),
      row.why.map((reason) => reasons[reason] ?? reason).join('、'),
    ];
    const key = keyOf(row);
    cells[COLUMN.choice] = kept.get(key)?.text ?? '';
    cells[COLUMN.target] = kept.get(key)?.target ?? '';
    cells[COLUMN.remark] = told.has(row.line) ? '' : sentence(remarkOf(row.line, typed, desk, standing), facts, words);
    told.add(row.line);
    cells[COLUMN.key] = key;
    return cells;
  });
  const more = all.length - shown.length;
  return {
    sheetId: RECONCILIATION,
    rows: [
      [w.heading, '', '', '', w.howTo],
      [c.bankLine, c.day, c.amount, c.memo, c.finding, c.entry, c.reason, c.choice, c.target, c.remark],
      ...(rows.length > 0 ? rows : [[w.none]]),
      ...(more > 0 ? [[fill(w.more, { count: more })]] : []),
    ],
  };
}

function sentence(found: Problem | string, facts: Facts, words: OfficeWords): string {
  if (typeof found === 'string') return found;
  const { code, params } = spoken(facts, words, found);
  return fill((words.problems as Record<string, string>)[code] ?? code, params);
}

const trimmed = (rows: View['rows']): string =>
  JSON.stringify(
    rows.map((row) => {
      const cells = [...row];
      while (cells.length > 0 && (cells[cells.length - 1] ?? '') === '') cells.pop();
      return cells;
    }),
  );

/** A tab that says what it said is left alone: somebody may just be typing into it. */
export const sameCells = (view: View, cells: Desk['cells']): boolean => trimmed(view.rows) === trimmed(cells);
