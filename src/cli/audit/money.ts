/** The ledger balances: no line gives more than it brought, nothing goes back that was not owed, who is confirmed has paid. */
import { closingStatement } from '../../domain/payment/ledger';
import { isPaid, moneyOfAll } from '../../domain/payment/money';
import type { LedgerKind } from '../../domain/payment/records';
import type { Facts } from '../../office/facts';
import { finding, type Finding } from './findings';

/** Rows that answer another one: of which kind it must be. */
const ANSWERED: Partial<Record<LedgerKind, readonly LedgerKind[]>> = {
  deallocation: ['allocation', 'cash'],
  'refund-done': ['refund-due'],
};

function references({ ledger, entries, bank, claims }: Facts): Finding[] {
  const [entryIds, lineIds, claimIds] = [entries, bank, claims].map(
    (rows) => new Set((rows as readonly { id: string }[]).map((row) => row.id)),
  );
  const rows = new Map(ledger.map((row) => [row.id, row]));
  return ledger.flatMap((row) => {
    const found: Finding[] = [];
    const lost = (what: string | null, known: ReadonlySet<string> | undefined): void => {
      if (what !== null && !known?.has(what))
        found.push(finding('money', `${row.id} names ${what}, which is not there`));
    };
    lost(row.entry, entryIds);
    lost(row.bankLine, lineIds);
    lost(row.claim, claimIds);
    const kinds = ANSWERED[row.kind];
    const answered = row.answers === null ? undefined : rows.get(row.answers);
    if (row.answers !== null && !answered)
      found.push(finding('money', `${row.id} answers ${row.answers}, which is not there`));
    if (kinds && answered && !kinds.includes(answered.kind))
      found.push(finding('money', `${row.id} (${row.kind}) answers ${answered.id}, which is ${answered.kind}`));
    if (!Number.isInteger(row.amount) || row.amount <= 0)
      found.push(finding('money', `${row.id}: the amount is ${String(row.amount)}`));
    return found;
  });
}

function lines({ ledger, bank }: Facts): Finding[] {
  const answers = new Map<string, number>();
  for (const row of ledger)
    if (row.kind === 'deallocation' && row.answers !== null)
      answers.set(row.answers, (answers.get(row.answers) ?? 0) + row.amount);
  return bank.flatMap((line) => {
    const own = ledger.filter((row) => row.kind === 'allocation' && row.bankLine === line.id);
    const given = own.reduce((total, row) => total + row.amount - (answers.get(row.id) ?? 0), 0);
    return given > line.amountIn
      ? [finding('money', `${line.id} brought ${String(line.amountIn)} and ${String(given)} of it was given out`)]
      : [];
  });
}

function entriesPaid({ entries, ledger }: Facts): Finding[] {
  const all = moneyOfAll(entries, ledger);
  return entries.flatMap((entry) => {
    const own = all.get(entry.id);
    if (!own) return [];
    const found: Finding[] = [];
    if (entry.state === 'confirmed' && !isPaid(own))
      found.push(
        finding('money', `${entry.id} is confirmed and has paid ${String(own.received)} of ${String(own.due)}`),
      );
    if (own.refundsDone > own.refundsDue)
      found.push(
        finding('money', `${entry.id} got back ${String(own.refundsDone)}, owed were ${String(own.refundsDue)}`),
      );
    if (own.received < 0) found.push(finding('money', `${entry.id} has less than nothing: ${String(own.received)}`));
    return found;
  });
}

export function auditMoney(facts: Facts): Finding[] {
  const closing = closingStatement(facts.ledger, facts.bank);
  return [
    ...references(facts),
    ...lines(facts),
    ...entriesPaid(facts),
    ...(closing.unallocated < 0
      ? [finding('money', `more was given out than came in, by ${String(-closing.unallocated)}`)]
      : []),
  ];
}
