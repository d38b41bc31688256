/** The running balance as a witness: it shows missing or edited rows, and tells the direction where a paste lost it. */
import { problem, type Problem } from '../../domain/common/result';
import type { StatementLine } from '../../domain/payment/bank/statement';
import type { Draft } from './row';

export interface Chained {
  readonly lines: readonly StatementLine[];
  readonly errors: readonly Problem[];
  readonly warnings: readonly Problem[];
}

const MOST_WARNINGS = 10;
const moment = (draft: Draft): string => `${draft.line.day} ${draft.line.time}`;

/** Does `next` follow from `before`? null where a balance is missing. */
function follows(before: Draft | null | undefined, next: Draft): boolean | null {
  if (!before || before.line.balance === null || next.line.balance === null) return null;
  const step = next.line.balance - before.line.balance;
  return next.undecided === null
    ? step === next.line.amountIn - next.line.amountOut
    : Math.abs(step) === next.undecided;
}

/** `drafts` in the order of the file, null where a row could not be read: nothing is concluded across it. */
export function chain(drafts: readonly (Draft | null)[]): Chained {
  const orders = [[...drafts], [...drafts].reverse()] as const;
  const breaks = orders.map((order) =>
    order.flatMap((draft, i) => (draft && follows(order[i - 1], draft) === false ? [draft] : [])),
  ) as [Draft[], Draft[]];
  const present = drafts.filter((draft): draft is Draft => draft !== null);
  const [first, last] = [present[0], present[present.length - 1]];
  const clock = !first || !last ? 0 : moment(first) < moment(last) ? 1 : moment(first) > moment(last) ? -1 : 0;
  const fewer = Math.sign(breaks[1].length - breaks[0].length);
  // the printed times say which end is older; only where they are equal do the balances
  const forward = clock || fewer;
  const order = orders[forward < 0 ? 1 : 0];
  const broken = breaks[forward < 0 ? 1 : 0];
  const doubtful = forward === 0 || fewer === -forward;

  const errors: Problem[] = [];
  const decided = new Map<Draft, StatementLine>();
  order.forEach((draft, i) => {
    if (!draft) return;
    if (draft.undecided === null) return void decided.set(draft, draft.line);
    const before = order[i - 1];
    if (doubtful || follows(before, draft) !== true)
      return void errors.push(problem('bank.row.direction-lost', { found: draft.undecided }, `row ${draft.line.row}`));
    const into = draft.line.balance! > before!.line.balance!;
    decided.set(draft, {
      ...draft.line,
      amountIn: into ? draft.undecided : 0,
      amountOut: into ? 0 : draft.undecided,
    });
  });
  const warnings = broken
    .filter((draft) => decided.has(draft))
    .slice(0, MOST_WARNINGS)
    .map((draft) => problem('bank.chain.broken', { balance: draft.line.balance ?? '' }, `row ${draft.line.row}`));
  return { lines: present.flatMap((draft) => decided.get(draft) ?? []), errors, warnings };
}
