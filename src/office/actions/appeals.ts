/** Appeals at the desk: filed with the clock and the deposit, decided by the committee; the money is in the ledger at once. */
import { APPEAL_STATES, decideAppeal, fileAppeal, type AppealKind, type AppealState } from '../../domain/appeal/appeal';
import { problem, type Problem } from '../../domain/common/result';
import { fromLocal, localDay } from '../../domain/common/time';
import { nextReceipt } from '../../domain/payment/ledger';
import type { LedgerKind } from '../../domain/payment/records';
import { amountText, fill } from '../say';
import type { Work } from '../work';

export interface FileArgs {
  readonly entry: string;
  readonly kind: AppealKind;
  /** `14:35` when the game or round was over; '' = it is still going on */
  readonly over: string;
  readonly matter: string;
}

function deposit(work: Work, kind: LedgerKind, amount: number, entry: string, reason: string): string {
  const receipt = kind === 'deposit-in' ? nextReceipt(work.facts.ledger) : '';
  work.put('ledger', [
    {
      id: work.newId('ledger'),
      at: work.env.now,
      kind,
      amount,
      entry: entry as never,
      bankLine: null,
      claim: null,
      answers: null,
      receipt,
      reason,
    },
  ]);
  return receipt;
}

export function fileAppealAction(work: Work, { entry: id, kind, over, matter }: FileArgs): readonly Problem[] {
  const { regulation, marks } = work.facts;
  const entry = work.facts.entries.find((one) => one.id === id);
  if (!entry) return [problem('entry.unknown', { entry: id })];
  const offset = regulation.event.utcOffset;
  const at = over === '' ? null : fromLocal(`${localDay(work.env.now, offset)}T${over}`, offset);
  if (over !== '' && at === null) return [problem('appeal.time-unreadable', { found: over })];
  const filed = fileAppeal(regulation.appeals, {
    kind,
    entry: entry.id,
    matter,
    now: work.env.now,
    over: at,
    eventOver: marks['prizes.fixed'] !== undefined,
  });
  if (!filed.ok) return filed.problems;
  const appeal = { ...filed.value, id: work.newId('appeal') };
  work.put('appeals', [appeal]);
  const receipt = appeal.deposit > 0 ? deposit(work, 'deposit-in', appeal.deposit, entry.id, 'appeal') : '';
  work.journal({ action: 'appeal.filed', subject: appeal.id, after: { entry: entry.id, kind, receipt } });
  work.notice(receipt === '' ? 'appeal.filed' : 'appeal.filed-with-deposit', {
    appeal: appeal.id,
    to: appeal.to,
    amount: amountText(work.facts, appeal.deposit),
    receipt,
  });
  return [];
}

/** Appeals that wait for a decision, one a line. */
export const openAppeals = (work: Work, line: string): string =>
  work.facts.appeals
    .filter(({ state }) => state === 'filed')
    .map(({ id, entry, matter }) => fill(line, { appeal: id, entry, matter }))
    .join('\n');

export interface DecideArgs {
  readonly appeal: string;
  readonly state: string;
  readonly reason: string;
}

export function decideAppealAction(work: Work, { appeal: id, state, reason }: DecideArgs): readonly Problem[] {
  const appeal = work.facts.appeals.find((one) => one.id === id);
  if (!appeal) return [problem('appeal.unknown', { appeal: id })];
  const known = APPEAL_STATES.find((one): one is Exclude<AppealState, 'filed'> => one === state && one !== 'filed');
  if (!known) return [problem('appeal.decision-unknown', { found: state })];
  const decided = decideAppeal(work.facts.regulation.appeals, appeal, { state: known, reason, now: work.env.now });
  if (!decided.ok) return decided.problems;
  work.put('appeals', [decided.value.appeal]);
  const money = decided.value.deposit;
  if (money) deposit(work, money.kind, money.amount, appeal.entry, 'appeal');
  work.journal({
    action: `appeal.${known}`,
    subject: id,
    before: { state: appeal.state },
    after: { state: known },
    reason,
  });
  work.notice(`appeal.${known}`, { appeal: id, amount: amountText(work.facts, money?.amount ?? 0) });
  return [];
}
