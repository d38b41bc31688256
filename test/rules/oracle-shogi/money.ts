/** Money: fee before confirmation, refunds by date, and a ledger that adds up (龍馬盃 第三條 退費, A2, A3). */
import { CLOSES, DESK_OPENS, NO_REFUND_FROM, instant } from './calendar';
import type { Document, Entry, Say } from './types';

const FEE = 500;
const HALF = 250;
const PAID_UP = ['confirmed', 'checked-in', 'standby-seated'];

interface Range {
  least: number;
  most: number;
}

/** What an entry is owed in all, by its end. Money above the fee may be owed back too, so the most includes it. */
function refundOwed(entry: Entry, divisionCancelled: boolean): Range {
  const over = Math.max(0, entry.paid - FEE);
  const all = { least: entry.paid, most: entry.paid };
  switch (entry.state) {
    case 'cancelled':
      return cancelled(entry, divisionCancelled, over);
    case 'standby-released':
    case 'lapsed':
    case 'rejected':
    case 'duplicate':
    case 'closed':
    case 'waitlisted':
      return all;
    default: // players, no-shows and handed-on places: nothing but what was paid too much
      return { least: 0, most: over };
  }
}

function cancelled(entry: Entry, divisionCancelled: boolean, over: number): Range {
  const index = entry.history.findIndex((row) => row.state === 'cancelled');
  const row = entry.history[index]!;
  const at = instant(row.at);
  const byOrganiser = /division|organi[sz]er/i.test(row.action);
  if (byOrganiser || (divisionCancelled && at > CLOSES && at < DESK_OPENS)) {
    return { least: entry.paid, most: entry.paid };
  }
  if (isFromWaitlist(entry, index) || entry.history[0]!.state === 'standby') return { least: 0, most: entry.paid };
  if (at >= NO_REFUND_FROM) return { least: 0, most: over };
  if (entry.paid >= FEE) return { least: HALF, most: HALF + over };
  return { least: Math.floor(entry.paid / 2), most: Math.min(HALF, entry.paid) }; // 50 % of what: not said for part payments
}

const isFromWaitlist = (entry: Entry, index: number): boolean => entry.history[index - 1]?.state === 'waitlisted';

export function judgeMoney(document: Document, say: Say): void {
  const owed = { least: 0, most: 0 };
  for (const entry of document.entries) {
    const off = document.divisions.some((one) => one.id === entry.division && one.players.length === 0);
    const range = refundOwed(entry, off);
    owed.least += range.least;
    owed.most += range.most;
    if (PAID_UP.includes(entry.state) && (entry.paid < entry.due || entry.due !== FEE)) {
      say('fee', `${entry.id} is ${entry.state} with ${entry.paid} paid of ${entry.due} due`);
    }
    if (entry.refunded > range.most) {
      say('refund', `${entry.id} (${entry.state}) got ${entry.refunded} back, at most ${range.most} is due`);
    }
    if (entry.refunded > entry.paid) say('refund', `${entry.id} got ${entry.refunded} back and paid ${entry.paid}`);
  }
  judgeLedger(document, owed, say);
}

function judgeLedger(document: Document, owed: Range, say: Say): void {
  const { ledger, entries, divisions } = document;
  const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);
  const paid = sum(entries.map((entry) => entry.paid));
  const refunded = sum(entries.map((entry) => entry.refunded));
  const prizes = sum(divisions.flatMap((division) => division.awards.map((award) => award.amount)));
  if (ledger.in !== ledger.allocated + ledger.unallocated) {
    say('ledger', `in ${ledger.in} is not allocated ${ledger.allocated} and unallocated ${ledger.unallocated}`);
  }
  if (ledger.allocated !== paid) say('ledger', `allocated ${ledger.allocated}, the entries paid ${paid}`);
  if (ledger.prizes !== prizes) say('ledger', `prizes ${ledger.prizes}, the awards add up to ${prizes}`);
  if (ledger.refundsDone < refunded || ledger.refundsDone > refunded + ledger.unallocated) {
    say('ledger', `refunds done ${ledger.refundsDone}, the entries got ${refunded}`);
  }
  // `refundsDue` may be read as all that was ever owed or as what is still owed.
  const within = (due: number): boolean => due >= owed.least && due <= owed.most + ledger.unallocated;
  if (!within(ledger.refundsDue) && !within(ledger.refundsDue + ledger.refundsDone)) {
    say('ledger', `refunds due ${ledger.refundsDue}, by the rules between ${owed.least} and ${owed.most}`);
  }
}
