/** Check-in closes (龍馬盃 第三條: 08:50 未報到者視同棄權): whoever holds a place and is not here gives it up. */
import { problem, type Result } from '../common/result';
import { checkInCloses } from '../payment/deadline';
import type { Draft } from '../payment/draft';
import type { By, PlaceEffects, Places } from '../payment/effects';
import { refundAmount } from '../payment/refund';
import type { Entry } from '../registration/entry';
import { inOneStep } from '../waitlist/one-step';

export interface CloseCheckIn {
  /** left out = every division */
  readonly division?: string;
  /** where latecomers may still join (B): the round after which they are given up, so this is the second close */
  readonly lateToo: boolean;
}

/** Entries that would become no-shows now. */
export const absent = (places: Pick<Places, 'entries'>, division?: string): Entry[] =>
  places.entries.filter(
    (entry) =>
      (division === undefined || entry.division === division) &&
      (entry.state === 'held' || entry.state === 'reported' || entry.state === 'confirmed'),
  );

function giveUp(draft: Draft, entry: Entry): void {
  const refund = refundAmount(draft.regulation, entry, draft.money(entry), 'no-show', draft.now);
  draft.change(entry, { state: 'no-show', deadline: null }, 'entry.no-show', 'not at the desk when check-in closed', {
    refund,
  });
  draft.row({ kind: 'refund-due', amount: refund, entry: entry.id, reason: 'no-show' });
}

export function closeCheckIn(places: Places, command: CloseCheckIn, by: By): Result<PlaceEffects> {
  return inOneStep(places, by, (draft) => {
    if (draft.now < checkInCloses(draft.regulation)) {
      return [problem('check-in.too-early', { closes: draft.regulation.checkIn.closes })];
    }
    const division = command.division;
    const waits = draft.regulation.checkIn.noShow === 'late-until-round' && !command.lateToo;
    const gone = waits ? [] : absent(draft.places, division);
    for (const entry of gone) giveUp(draft, entry);
    draft.line(division ?? 'check-in', 'check-in.closed', '', {}, { noShows: gone.length });
    return [];
  });
}
