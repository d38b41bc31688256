/** 比賽當日: opening and closing check-in, seating standby players. */
import {
  closeCheckIn as closeAction,
  openCheckIn as openAction,
  seatStandby as seatAction,
} from '../../src/office/actions/day';
import { fill } from '../../src/office/say';
import { confirm } from '../google/person';
import { click } from './run';
import { lookOnly } from './words-now';

export function openCheckIn(): void {
  click((desk) => openAction(desk.work));
}

export function closeCheckIn(): void {
  const { words, work } = lookOnly();
  const count =
    work?.facts.entries.filter((entry) => ['held', 'reported', 'confirmed'].includes(entry.state)).length ?? 0;
  if (!confirm(words.menu.closeCheckIn, fill(words.prompts.closeCheckIn, { count }))) return;
  click((desk) => closeAction(desk.work));
}

export function seatStandby(): void {
  click((desk) => seatAction(desk.work));
}
