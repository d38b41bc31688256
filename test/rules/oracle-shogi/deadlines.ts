/** Every clock of registration (龍馬盃 第三條): opening, closing, three days, hard stop, promotion stop, transfer. */
import * as calendar from './calendar';
import { successors } from './timeline';
import type { Document, Entry, Say } from './types';
import { isStandby, occupies } from './types';

const { CLOSES, HALF_DAY, HARD_STOP, OPENS, PROMOTION_STOP, THREE_DAYS, TRANSFER_STOP, endOfDayAfter, instant } =
  calendar;

export function judgeDeadlines(document: Document, say: Say): void {
  const heirs = successors(document);
  const taken = new Set(heirs.values());
  for (const entry of document.entries) {
    const accepted = entry.history.some((row) => occupies(row.state) || row.state === 'waitlisted');
    const at = instant(entry.receivedAt);
    if (accepted && !isStandby(entry) && !heirs.has(entry.id) && (at < OPENS || at > CLOSES)) {
      say('closing date', `${entry.id} was accepted though received at ${entry.receivedAt}`);
    }
    judgeHeld(entry, say);
    judgeTransfer(entry, taken, say);
  }
}

/** A3: until the end of 17 December, to another person of the same division who takes the place in the same step. */
function judgeTransfer(entry: Entry, taken: Set<string>, say: Say): void {
  const index = entry.history.findIndex((row) => row.state === 'transferred');
  if (index < 0) return;
  const row = entry.history[index]!;
  if (instant(row.at) > TRANSFER_STOP) say('transfer', `${entry.id} was handed on at ${row.at}, after 17 December`);
  if (!occupies(entry.history[index - 1]?.state)) say('transfer', `${entry.id} handed on no place, it was not taken`);
  if (!taken.has(entry.id)) say('transfer', `${entry.id} was handed on and nobody of ${row.division} took the place`);
}

/**
 * The deadline runs from the letter, which cannot leave before the place was given: so the earliest one is known.
 * The latest is not, but nobody stays held three days past it nor half a day past the hard stop (A4, A5, Q3, Q5).
 */
function judgeHeld(entry: Entry, say: Say): void {
  let since = NaN;
  let promoted = false;
  let reported = NaN;
  entry.history.forEach((row, index) => {
    const previous = entry.history[index - 1]?.state;
    const at = instant(row.at);
    if (row.state === 'reported' && previous !== 'reported') reported = at;
    if (row.state === 'held' && !occupies(previous)) {
      since = at;
      promoted = previous === 'waitlisted';
    }
    const stop = promoted || since > HARD_STOP ? PROMOTION_STOP : HARD_STOP;
    const limit = Math.min(endOfDayAfter(since, 3), stop);
    if (row.state === 'lapsed' && previous === 'held' && at <= limit) {
      say('lapse', `${entry.id} lapsed at ${row.at}, before the third day after its place was over`);
    }
    if (row.state === 'lapsed' && previous === 'reported' && at < reported + THREE_DAYS) {
      say('lapse', `${entry.id} had reported and lapsed at ${row.at}, less than three days later`);
    }
    if (row.state !== 'held') return;
    const end = entry.history.slice(index).find((later) => later.state !== 'held');
    const until = end ? instant(end.at) : Infinity;
    if (until > Math.min(limit + THREE_DAYS, stop + HALF_DAY)) {
      say('held too long', `${entry.id} was held from ${row.at} to ${end?.at ?? 'the end'} without a report`);
    }
  });
}
