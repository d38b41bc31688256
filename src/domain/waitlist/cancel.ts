/** Cancelling: the place is free at once, the refund follows the regulation's dates, the queue moves in the same step. */
import { problem, type Problem, type Result } from '../common/result';
import type { Instant } from '../common/time';
import type { Draft } from '../payment/draft';
import type { By, PlaceEffects, Places } from '../payment/effects';
import { organiserDecides, refundAmount, type RefundCause } from '../payment/refund';
import type { Entry, PlaceState } from '../registration/entry';
import { STATES } from '../registration/states';
import { inOneStep } from './one-step';

/** Who never held a place gets all back, whatever the date; the steps by date are for places given up. */
const CAUSE: Partial<Record<PlaceState, RefundCause>> = {
  waitlisted: 'organiser',
  approval: 'organiser',
  standby: 'standby-unseated',
};

export interface Cancel {
  readonly entry: string;
  /** when the cancellation was received (its day decides, A2); left out = now */
  readonly receivedAt?: Instant;
  readonly reason: string;
  /** the organiser's word: all, by the dates, or so much (B7, C22); players have no say here */
  readonly refund?: 'by-rule' | 'full' | number;
}

const cancelProblems = (entry: Entry | undefined, id: string): Problem[] => {
  if (!entry) return [problem('entry.unknown', { entry: id })];
  const may = (STATES[entry.state].next as readonly PlaceState[]).includes('cancelled');
  return may ? [] : [problem('cancel.not-live', { entry: id, state: entry.state })];
};

/** Amount to give back, or null while the organiser has not decided it. */
function refundOf(draft: Draft, entry: Entry, command: Cancel): number | null {
  const sums = draft.money(entry);
  const kept = Math.max(0, sums.received - sums.refundsDue);
  if (typeof command.refund === 'number') return Math.min(kept, Math.max(0, Math.floor(command.refund)));
  const cause: RefundCause = command.refund === 'full' ? 'organiser' : (CAUSE[entry.state] ?? 'cancelled');
  if (organiserDecides(draft.regulation, cause)) return null;
  return refundAmount(draft.regulation, entry, sums, cause, command.receivedAt ?? draft.now);
}

function cancelIn(draft: Draft, entry: Entry, command: Cancel): Entry {
  const refund = refundOf(draft, entry, command);
  const cancelled = draft.change(entry, { state: 'cancelled', deadline: null }, 'entry.cancelled', command.reason, {
    refund,
  });
  draft.row({ kind: 'refund-due', amount: refund ?? 0, entry: entry.id, reason: 'cancelled' });
  draft.letter(cancelled, 'cancelled', entry.since, refund === null ? {} : { refund });
  return cancelled;
}

export function cancel(places: Places, command: Cancel, by: By): Result<PlaceEffects> {
  return inOneStep(places, by, (draft) => {
    const entry = draft.find(command.entry);
    const problems = cancelProblems(entry, command.entry);
    if (entry && problems.length === 0) cancelIn(draft, entry, command);
    return problems;
  });
}

/** The organiser cancels an entry: a reason is asked for, and all comes back unless he says otherwise. */
export function organiserCancel(places: Places, command: Cancel, by: By): Result<PlaceEffects> {
  if (command.reason.trim() === '') return { ok: false, problems: [problem('reason.missing')] };
  return cancel(places, { ...command, refund: command.refund ?? 'full' }, by);
}
