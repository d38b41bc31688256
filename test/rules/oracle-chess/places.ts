/** States follow each other by the table of places; the desk opens at 08:30 and nobody plays unpaid or unseen (七、十三、十五). */
import { DESK_OPENS, EVE, instant, type Document, type Say } from './types';

const NEXT: Record<string, string> = {
  '': 'held confirmed waitlisted rejected duplicate',
  held: 'held reported confirmed cancelled rejected transferred waitlisted checked-in no-show',
  reported: 'reported confirmed cancelled rejected transferred waitlisted checked-in no-show',
  confirmed: 'confirmed reported cancelled rejected transferred waitlisted checked-in no-show',
  waitlisted: 'waitlisted held confirmed cancelled rejected closed',
  'checked-in': 'checked-in confirmed reported',
};

export function judgePlaces(document: Document, say: Say): void {
  const playing = new Map(
    document.divisions.flatMap(({ id, players }) => players.map((player) => [player, id] as const)),
  );
  for (const entry of document.entries) {
    let before = '';
    for (const { state, at, action, division } of entry.history) {
      const leaves = /\.(withdrawn|absent|disqualified|approved)$/.test(action);
      if (!leaves && !(NEXT[before] ?? '').split(' ').includes(state))
        say('transition', `${entry.id} went from ${before || 'nothing'} to ${state} by ${action}`);
      if (state === 'checked-in' && before !== state && instant(at) < DESK_OPENS)
        say('desk', `${entry.id} was checked in at ${at}, before the desk opened`);
      if (instant(at) >= EVE && division !== entry.history[0]?.division && before === '')
        say('desk', `${entry.id} changed groups on the day`);
      before = state;
    }
    const plays = playing.get(entry.id);
    if ((entry.state === 'checked-in') !== (plays !== undefined))
      say('players', `${entry.id} is ${entry.state} and ${plays === undefined ? 'no player' : `plays in ${plays}`}`);
    if (plays !== undefined && plays !== entry.division)
      say('players', `${entry.id} of ${entry.division} plays in ${plays}`);
    if (plays !== undefined && entry.paid < entry.due)
      say('unpaid', `${entry.id} plays with ${entry.paid} paid of ${entry.due}`);
    if (entry.state === 'confirmed' && entry.paid < entry.due)
      say('unpaid', `${entry.id} is confirmed without the fee`);
  }
}
