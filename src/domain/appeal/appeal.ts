/**
 * Appeals (chess regulation 十七, go regulation C 十二): spoken or written, in time by the regulation's clock, with a deposit
 * for the written one that comes back or is forfeited.
 *
 * Not decided here: who is right; the committee writes that in.
 */
import type { AppealId, EntryId } from '../common/ids';
import { ok, problem, refuse, type Problem, type Result } from '../common/result';
import type { Instant } from '../common/time';
import type { LedgerKind } from '../payment/records';
import type { Regulation } from '../regulation/regulation';

export const APPEAL_KINDS = ['oral', 'written'] as const;
export type AppealKind = (typeof APPEAL_KINDS)[number];
export const APPEAL_STATES = ['filed', 'upheld', 'rejected', 'withdrawn'] as const;
export type AppealState = (typeof APPEAL_STATES)[number];

export interface Appeal {
  readonly id: AppealId;
  readonly at: Instant;
  readonly entry: EntryId;
  readonly kind: AppealKind;
  /** to whom, as the regulation says */
  readonly to: string;
  readonly matter: string;
  /** last instant at which it could be filed; null = no clock */
  readonly deadline: Instant | null;
  /** whole units of the currency taken with it */
  readonly deposit: number;
  readonly state: AppealState;
  readonly decidedAt: Instant | null;
  readonly reason: string;
}

type Rules = Regulation['appeals'];

export interface Filing {
  readonly kind: AppealKind;
  readonly entry: EntryId;
  readonly matter: string;
  readonly now: Instant;
  /** when the game, or the round, concerned was over; null = still going on */
  readonly over: Instant | null;
  /** prizes are fixed: the event has ended */
  readonly eventOver: boolean;
}

const MINUTE = 60_000;

const lastInstant = (over: Instant | null, minutes: number | null): Instant | null =>
  over === null || minutes === null ? null : over + minutes * MINUTE;

/** Refused with every reason: no such appeal in the regulation, nothing said, too late. */
export function fileAppeal(rules: Rules, filing: Filing): Result<Omit<Appeal, 'id'>> {
  const { kind, now, over, matter } = filing;
  const oral = kind === 'oral' ? rules.oral : null;
  const written = kind === 'written' ? rules.written : null;
  const rule = oral ?? written;
  if (!rule) return refuse(problem(`appeal.no-${kind}`));
  const problems: Problem[] = [];
  const minutes = oral ? oral.minutesAfterGame : (written?.minutesAfterRound ?? null);
  const deadline = lastInstant(over, minutes);
  if (matter.trim() === '') problems.push(problem('appeal.nothing-said'));
  if (oral?.beforeGameEnds === true && over !== null) problems.push(problem('appeal.game-over'));
  if (written?.beforeEventEnds === true && filing.eventOver) problems.push(problem('appeal.event-over'));
  if (deadline !== null && now > deadline) problems.push(problem('appeal.too-late', { minutes: minutes ?? 0 }));
  if (problems.length > 0) return refuse(...problems);
  return ok({
    at: now,
    entry: filing.entry,
    kind,
    to: rule.to,
    matter: matter.trim(),
    deadline,
    deposit: written?.deposit ?? 0,
    state: 'filed',
    decidedAt: null,
    reason: '',
  });
}

export interface Decided {
  readonly appeal: Appeal;
  /** what becomes of the deposit; null = there was none */
  readonly deposit: { readonly kind: LedgerKind; readonly amount: number } | null;
}

/** Upheld or taken back by the appellant before a decision: the deposit comes back; rejected: as the regulation says. */
export function decideAppeal(
  rules: Rules,
  appeal: Appeal,
  decision: { readonly state: Exclude<AppealState, 'filed'>; readonly reason: string; readonly now: Instant },
): Result<Decided> {
  if (appeal.state !== 'filed') return refuse(problem('appeal.decided', { appeal: appeal.id, state: appeal.state }));
  const forfeited = decision.state === 'rejected' && rules.written?.rejected === 'forfeited';
  return ok({
    appeal: { ...appeal, state: decision.state, decidedAt: decision.now, reason: decision.reason },
    deposit:
      appeal.deposit === 0 ? null : { kind: forfeited ? 'deposit-forfeited' : 'deposit-out', amount: appeal.deposit },
  });
}
