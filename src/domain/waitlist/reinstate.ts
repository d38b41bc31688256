/** Money that came too late (field cases 37–41): the organiser gives the place back, if one is free and nobody waits for it. */
import { problem, type Problem, type Result } from '../common/result';
import type { By, PlaceEffects, Places } from '../payment/effects';
import { isPaid } from '../payment/money';
import type { PlaceState } from '../registration/entry';
import { liveEntryOf } from '../registration/identity';
import { admission } from '../registration/occupancy';
import { inOneStep } from './one-step';

const OUT: readonly PlaceState[] = ['lapsed', 'cancelled'];

export function reinstate(
  places: Places,
  command: { readonly entry: string; readonly reason: string },
  by: By,
): Result<PlaceEffects> {
  return inOneStep(places, by, (draft) => {
    const entry = draft.find(command.entry);
    if (!entry) return [problem('entry.unknown', { entry: command.entry })];
    if (!OUT.includes(entry.state)) return [problem('reinstate.not-out', { entry: entry.id, state: entry.state })];
    const problems: Problem[] = [];
    const sums = draft.money(entry);
    const kept = sums.received - sums.refundsDue;
    if (!isPaid(sums) || kept < entry.due) problems.push(problem('reinstate.unpaid', { entry: entry.id, kept }));
    if (admission(draft.regulation, draft.all, entry.division) !== 'held') {
      problems.push(problem('reinstate.no-place', { division: entry.division }));
    }
    const live = liveEntryOf(draft.regulation, draft.all, entry);
    if (live) problems.push(problem('reinstate.registered-again', { entry: live.id }));
    if (problems.length > 0) return problems;
    const back = draft.change(entry, { state: 'confirmed', deadline: null }, 'entry.reinstated', command.reason);
    draft.letter(back, 'complete', entry.since);
    return [];
  });
}
