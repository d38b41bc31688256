/** The morning (龍馬盃 第三條, 第六條): check-in closes at 08:50, standby players fill to the next multiple of four. */
import { DESK_CLOSES, DESK_OPENS, instant, startOfDayAfter } from './calendar';
import { placeBefore } from './timeline';
import type { Division, Document, Entry, Say } from './types';
import { isStandby } from './types';

const CAPACITY = 32;
const PRESENT = ['checked-in', 'standby-seated'];
const ONE_MINUTE = 60_000;
const upToFour = (n: number): number => 4 * Math.ceil(n / 4);

const wasWaiting = (entry: Entry): boolean => placeBefore(entry, DESK_CLOSES)?.state === 'waitlisted';
const seatedAt = (entry: Entry): number =>
  Math.min(...entry.history.filter((row) => PRESENT.includes(row.state)).map((row) => instant(row.at)));
const names = (entries: Entry[]): string => entries.map((entry) => entry.id).join(', ');

/** Players of a division who came through the ordinary lane: neither from the waitlist at the desk nor standby. */
export const regulars = (document: Document, division: Division): Entry[] =>
  document.entries.filter(
    (entry) =>
      entry.division === division.id && entry.state === 'checked-in' && !isStandby(entry) && !wasWaiting(entry),
  );

export function judgeCheckIn(document: Document, say: Say): void {
  for (const entry of document.entries) judgeDesk(entry, say);
  for (const division of document.divisions) {
    judgePlayers(document, division, say);
    judgeSeating(document, division, say);
  }
}

function judgeDesk(entry: Entry, say: Say): void {
  for (const row of entry.history) {
    const at = instant(row.at);
    if (row.state === 'no-show' && (at < DESK_CLOSES || at >= startOfDayAfter(DESK_CLOSES, 1))) {
      say('no-show', `${entry.id} is a no-show at ${row.at}, check-in closes at 08:50`);
    }
    if (row.state === 'standby-seated' && at < DESK_CLOSES)
      say('standby', `${entry.id} was seated at ${row.at}, before 08:50`);
    if (row.state === 'closed' && at < DESK_OPENS)
      say('closed', `${entry.id} was closed at ${row.at}, before the morning`);
  }
  const first = entry.history.find((row) => row.state === 'checked-in');
  if (!first || wasWaiting(entry)) return;
  const at = instant(first.at);
  if (at > DESK_CLOSES + ONE_MINUTE) say('check-in', `${entry.id} was checked in at ${first.at}, after 08:50`);
  if (at < startOfDayAfter(DESK_OPENS, 0)) say('check-in', `${entry.id} was checked in at ${first.at}, not on the day`);
}

function judgePlayers(document: Document, division: Division, say: Say): void {
  const present = document.entries.filter((entry) => entry.division === division.id && PRESENT.includes(entry.state));
  const missing = present.filter((entry) => !division.players.includes(entry.id));
  const strangers = division.players.filter((id) => !present.some((entry) => entry.id === id));
  if (missing.length > 0) say('players', `${division.id} leaves out ${names(missing)}, who checked in or were seated`);
  if (strangers.length > 0) say('players', `${division.id} lists ${strangers.join(', ')}, who did not check in`);
  const slots = upToFour(division.players.length);
  const idle = division.rounds.length === 0 && division.players.length < 4 && division.slots === 0;
  if (division.slots !== slots && !idle) say('slots', `${division.id} has ${division.slots} slots, expected ${slots}`);
  for (const entry of present) {
    if (division.id === 'kyu' && /d$/.test(entry.attributes?.rank ?? '')) {
      say('level', `${entry.id} has rank ${entry.attributes!.rank} and plays in kyu`);
    }
  }
}

/** A7, A8: the waitlist at the desk first, then standby players by time, only up to the next multiple of four. */
function judgeSeating(document: Document, division: Division, say: Say): void {
  const here = document.entries.filter((entry) => entry.division === division.id);
  const before = regulars(document, division).length;
  const target = Math.min(CAPACITY, upToFour(before));
  const seated = here.filter((entry) => entry.state === 'standby-seated');
  const desk = here.filter((entry) => entry.state === 'checked-in' && !isStandby(entry) && wasWaiting(entry));
  const unused = here.filter((entry) => entry.state === 'standby-released' && entry.paid >= 500);
  const filled = before + seated.length + desk.length;
  if (filled > target) {
    say(
      'standby',
      `${division.id}: ${names([...desk, ...seated])} raised ${before} players to ${filled}, allowed ${target}`,
    );
  }
  if (filled < target && unused.length > 0) {
    say('standby', `${division.id}: ${filled} of ${target} slots filled while ${names(unused)} was sent away`);
  }
  for (const entry of seated) {
    const passed = unused.filter((other) => instant(other.receivedAt) < instant(entry.receivedAt));
    if (passed.length > 0) say('standby order', `${entry.id} was seated before ${names(passed)}`);
    const later = desk.filter((other) => seatedAt(other) > seatedAt(entry));
    if (later.length > 0) say('standby order', `${entry.id} was seated before ${names(later)} of the waitlist`);
  }
}
