/** Which state may follow which (REGISTRATION-AND-MONEY, "Place and money"): a table written from the text alone. */
import type { Document, Say } from './types';

const NEXT: Record<string, string> = {
  '': 'received held reported confirmed waitlisted standby rejected duplicate',
  received: 'received held reported confirmed waitlisted rejected duplicate standby cancelled',
  approval: 'held waitlisted rejected cancelled',
  held: 'held reported confirmed lapsed cancelled transferred waitlisted rejected duplicate no-show',
  reported: 'reported held confirmed lapsed cancelled transferred waitlisted rejected duplicate checked-in no-show',
  confirmed: 'confirmed reported cancelled transferred waitlisted rejected duplicate checked-in no-show',
  waitlisted: 'waitlisted held cancelled closed rejected duplicate confirmed checked-in',
  lapsed: 'lapsed confirmed',
  'checked-in': 'checked-in confirmed',
  standby: 'standby standby-seated standby-released cancelled lapsed no-show rejected duplicate',
  'standby-seated': 'standby-seated',
  'standby-released': 'standby-released',
  'no-show': 'no-show',
  closed: 'closed',
  cancelled: 'cancelled',
  transferred: 'transferred',
  rejected: 'rejected',
  duplicate: 'duplicate',
};

/** An organiser's click that takes something back is a compensating row and says so in its action. */
const TAKEN_BACK = /undo|undone|reinstat|restor|taken-?back|reopen|correct/i;

/** What nobody may be left in when the day is over: 08:50 has settled every one of them. */
const UNSETTLED = ['received', 'approval', 'held', 'reported', 'confirmed', 'waitlisted', 'standby'];

export function judgeTransitions(document: Document, say: Say): void {
  for (const entry of document.entries) {
    let before = '';
    for (const row of entry.history) {
      const allowed = (NEXT[before] ?? '').split(' ').includes(row.state);
      if (!allowed && !TAKEN_BACK.test(row.action)) {
        say('transition', `${entry.id} went from ${before || 'nothing'} to ${row.state} by ${row.action}`);
      }
      before = row.state;
    }
    if (UNSETTLED.includes(entry.state)) say('settled', `${entry.id} is still ${entry.state} at the end of the day`);
  }
}
