/** The approval lane (审核通过后方可参赛, C): before payment is asked, or before play, by the regulation's setting. */
import { problem, type Result } from '../common/result';
import { withFlag, withoutFlag, type Draft } from '../payment/draft';
import type { By, PlaceEffects, Places } from '../payment/effects';
import type { Entry } from '../registration/entry';
import { admission } from '../registration/occupancy';
import { isLive } from '../registration/states';
import { inOneStep } from './one-step';
import { takePlace } from './promote';

type Approval = { readonly entry: string; readonly reason: string };

function approveIn(draft: Draft, entry: Entry, reason: string): void {
  const flags = withFlag(withoutFlag(entry.flags, 'approval-pending'), 'approved');
  if (entry.state !== 'approval') {
    // a row of the entry's history although the state stays
    draft.change(entry, { flags }, 'entry.approved', reason, { state: entry.state, division: entry.division });
    return;
  }
  if (admission(draft.regulation, draft.all, entry.division) === 'waitlisted') {
    const waits = draft.change(entry, { state: 'waitlisted', flags }, 'entry.approved', reason);
    draft.letter(waits, 'received-waitlisted', entry.since);
    return;
  }
  const placed = takePlace(draft, entry, 'registration', 'entry.approved', reason, flags);
  draft.letter(placed, placed.state === 'confirmed' ? 'complete' : 'approved', entry.since);
}

export function approve(places: Places, command: Approval, by: By): Result<PlaceEffects> {
  return inOneStep(places, by, (draft) => {
    const entry = draft.find(command.entry);
    if (!entry) return [problem('entry.unknown', { entry: command.entry })];
    const pending = entry.state === 'approval' || (isLive(entry.state) && entry.flags.includes('approval-pending'));
    if (!pending) return [problem('approval.not-pending', { entry: entry.id, state: entry.state })];
    approveIn(draft, entry, command.reason);
    return [];
  });
}

/** Turned down: whatever was paid comes back in full. */
export function rejectEntry(places: Places, command: Approval, by: By): Result<PlaceEffects> {
  return inOneStep(places, by, (draft) => {
    const entry = draft.find(command.entry);
    if (!entry) return [problem('entry.unknown', { entry: command.entry })];
    const problems = command.reason.trim() === '' ? [problem('reason.missing')] : [];
    if (!isLive(entry.state) || entry.state === 'checked-in' || entry.state === 'standby-seated') {
      problems.push(problem('reject.not-live', { entry: entry.id, state: entry.state }));
    }
    if (problems.length > 0) return problems;
    const sums = draft.money(entry);
    const refund = Math.max(0, sums.received - sums.refundsDue);
    const gone = draft.change(entry, { state: 'rejected', deadline: null }, 'entry.rejected', command.reason, {
      refund,
    });
    draft.row({ kind: 'refund-due', amount: refund, entry: entry.id, reason: 'rejected' });
    draft.letter(gone, 'rejected', entry.since, { refund });
    return [];
  });
}
