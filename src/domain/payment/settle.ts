/** Hooks for whoever brings reports and money: the place follows what was reported and what the ledger says. */
import { ok, problem, refuse, type Result } from '../common/result';
import type { Entry, PlaceState } from '../registration/entry';
import { isOverdue } from './deadline';
import { Draft } from './draft';
import type { By, PlaceEffects, Places } from './effects';
import { isPaid } from './money';

/** May this place be reported as paid now? The problem's code says what the claim then is: late, or not due. */
export function reportProblem(places: Places, entry: Entry): string | null {
  const answers: Record<PlaceState, string | null> = {
    received: 'report.not-due',
    approval: 'report.not-due',
    held: isOverdue(places.regulation, places.now, entry.deadline) ? 'report.late' : null,
    reported: null,
    confirmed: 'report.already-confirmed',
    waitlisted: 'report.not-due',
    lapsed: 'report.late',
    cancelled: 'report.cancelled',
    transferred: 'report.cancelled',
    rejected: 'report.not-due',
    duplicate: 'report.not-due',
    'checked-in': 'report.already-confirmed',
    'no-show': 'report.late',
    standby: null,
    'standby-seated': 'report.already-confirmed',
    'standby-released': 'report.cancelled',
    closed: 'report.not-due',
  };
  return answers[entry.state];
}

/** A report has been taken: the clock stops (Q4: what lapses is what was not reported). Standby players keep their state. */
export function markReported(places: Places, entryId: string, by: By): Result<PlaceEffects> {
  const draft = new Draft(places, by);
  const entry = draft.find(entryId);
  if (!entry) return refuse(problem('entry.unknown', { entry: entryId }));
  const code = reportProblem(places, entry);
  if (code) return refuse(problem(code, { entry: entryId }));
  if (entry.state === 'held') {
    const reported = draft.change(entry, { state: 'reported', deadline: null }, 'entry.reported', 'reported');
    draft.letter(reported, 'reported', entry.since);
  } else {
    // a corrected report replaces the claim; the place stays as it is
    draft.line(entry.id, 'entry.report-replaced', 'reported again', {}, {});
  }
  return ok(draft.effects());
}

/** Brings one place into line with its money inside a decision under way. */
export function settleIn(draft: Draft, entry: Entry): Entry {
  const sums = draft.money(entry);
  const received = sums.received - sums.refundsDone;
  // lapsed in all but name: the sweep that comes next says so, whenever it comes
  if (entry.state === 'held' && isOverdue(draft.regulation, draft.now, entry.deadline)) return entry;
  if ((entry.state === 'held' || entry.state === 'reported') && isPaid(sums)) {
    const confirmed = draft.change(entry, { state: 'confirmed', deadline: null }, 'entry.confirmed', 'fee received', {
      received,
    });
    draft.letter(confirmed, 'complete', entry.since);
    if (sums.state === 'over') draft.letter(confirmed, 'overpaid', received, { over: received - entry.due });
    return confirmed;
  }
  if ((entry.state === 'held' || entry.state === 'reported') && sums.state === 'part') {
    draft.letter(entry, 'shortfall', received, { received, missing: entry.due - received });
    return entry;
  }
  if (entry.state === 'confirmed' && !isPaid(sums)) {
    // a reversal took the money back: no letter before a person has looked
    return draft.change(entry, { state: 'reported' }, 'entry.reported', 'money taken back', { received, alarm: true });
  }
  return entry;
}

/** After ledger rows were written for these entries (and put into `places`): confirm, tell of a shortfall, or step back. */
export function settle(places: Places, entryIds: readonly string[], by: By): PlaceEffects {
  const draft = new Draft(places, by);
  for (const id of new Set(entryIds)) {
    const entry = draft.find(id);
    if (entry) settleIn(draft, entry);
  }
  return draft.effects();
}
