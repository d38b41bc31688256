/** A division below its minimum at closing is cancelled: all money back, or another division (龍馬盃 第二條 人數不足時; A26). */
import { problem, type Problem, type Result } from '../common/result';
import { isPast, registrationCloses } from '../payment/deadline';
import type { Draft } from '../payment/draft';
import type { By, PlaceEffects, Places } from '../payment/effects';
import { refundAmount } from '../payment/refund';
import { eligibilityProblems } from '../registration/eligible';
import type { Entry } from '../registration/entry';
import { isDownwards } from '../registration/ladder';
import { capacityOf, occupied } from '../registration/occupancy';
import { isLive } from '../registration/states';
import { moveIn } from './move-division';
import { inOneStep } from './one-step';

export interface CancelDivision {
  readonly division: string;
  /** entry id → division chosen instead; everybody else is refunded */
  readonly moves: Readonly<Record<string, string>>;
}

/** Here alone a voluntary player may go back down, where the regulation offers it, he is eligible and there is room (A26). */
function moveProblems(draft: Draft, entry: Entry, to: string): Problem[] {
  if (to === entry.division) return [problem('move.same-division', { division: to })];
  const offers = draft.regulation.divisions.find((d) => d.id === entry.division)?.minimum.offers ?? [];
  const offer = isDownwards(draft.regulation, entry.division, to) ? 'return-to-own' : 'move-up';
  if (!offers.includes(offer)) return [problem('cancel-division.not-offered', { entry: entry.id, division: to })];
  const problems = eligibilityProblems(draft.places, entry, to);
  if (problems.length === 0 && occupied(draft.all, to) >= capacityOf(draft.regulation, to)) {
    return [problem('move.full', { entry: entry.id, division: to })];
  }
  return problems;
}

function refundIn(draft: Draft, entry: Entry): void {
  const refund = refundAmount(draft.regulation, entry, draft.money(entry), 'division-cancelled', draft.now);
  const reason = 'division cancelled';
  const cancelled = draft.change(entry, { state: 'cancelled', deadline: null }, 'entry.cancelled', reason, { refund });
  draft.row({ kind: 'refund-due', amount: refund, entry: entry.id, reason });
  draft.letter(cancelled, 'division-cancelled', entry.since, { refund });
}

function guard(draft: Draft, division: string): Problem[] {
  const minimum = draft.regulation.divisions.find((d) => d.id === division)?.minimum;
  if (!minimum) return [problem('submit.division-unknown', { division })];
  const players = occupied(draft.all, division);
  return [
    ...(minimum.then === 'merge' ? [problem('cancel-division.merges-instead', { division })] : []),
    ...(isPast(draft.now, registrationCloses(draft.regulation)) ? [] : [problem('close.too-early')]),
    ...(players >= minimum.players
      ? [problem('cancel-division.enough', { division, players, needed: minimum.players })]
      : []),
  ];
}

export function cancelDivision(places: Places, command: CancelDivision, by: By): Result<PlaceEffects> {
  return inOneStep(places, by, (draft) => {
    const problems = guard(draft, command.division);
    const affected = draft.all.filter((entry) => entry.division === command.division && isLive(entry.state));
    for (const [id, to] of Object.entries(command.moves)) {
      const entry = affected.find((one) => one.id === id);
      problems.push(...(entry ? moveProblems(draft, entry, to) : [problem('entry.unknown', { entry: id })]));
    }
    if (problems.length > 0) return problems;
    for (const entry of affected) {
      const to = command.moves[entry.id];
      if (to === undefined) refundIn(draft, entry);
      else draft.letter(moveIn(draft, entry, to, 'division cancelled'), 'moved', entry.since, { from: entry.division });
    }
    draft.line(command.division, 'division.cancelled', 'below the minimum', {}, { players: affected.length });
    return [];
  });
}
