/** What the tests know apart from the code: a calendar through Intl, a refund table, a queue, and a replay of the journal. */
import type { JournalLine } from '../../../src/domain/journal/line';
import type { LedgerRow } from '../../../src/domain/payment/records';
import type { Entry } from '../../../src/domain/registration/entry';

const TAIPEI = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Taipei',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const dayInTaipei = (at: number): string => TAIPEI.format(at);

/** Checks in hot loops: jest's own are a hundred times slower. */
export function must(holds: boolean, rule: string, ...seen: unknown[]): void {
  if (!holds) throw new Error(`${rule}: ${JSON.stringify(seen)}`);
}

/** Last second of the third day after `sent`, found by walking along the calendar hour by hour. */
function endOfThirdDay(sent: number): number {
  let at = Math.floor(sent / 1000) * 1000;
  for (let days = 0; days < 4;) {
    const today = dayInTaipei(at);
    while (dayInTaipei(at) === today) at += 3_600_000 - (at % 3_600_000 || 0);
    days += 1;
  }
  return at - 1000;
}

const ANNOUNCEMENT_EVE = Date.parse('2026-12-13T15:59:59Z');
const PROMOTION_END = Date.parse('2026-12-17T15:59:59Z');

/** The deadline a letter sent at that time must print; null when it comes after the last possible one. */
export function printedDeadline(sent: number, offer: boolean): number | null {
  const stop = offer ? PROMOTION_END : ANNOUNCEMENT_EVE;
  if (Math.floor(sent / 1000) * 1000 > stop) return null;
  const third = endOfThirdDay(sent);
  return third < stop ? third : stop;
}

/** NT$250 until 4 December, nothing from the 5th on; what was paid above 500 always comes back. */
export function refundTable(received: number, arrived: number): number {
  const early = dayInTaipei(arrived) < '2026-12-05';
  const over = received > 500 ? received - 500 : 0;
  const fee = received - over;
  if (!early) return over;
  return (fee < 250 ? fee : 250) + over;
}

export const TAKES_A_PLACE = ['held', 'reported', 'confirmed', 'checked-in', 'standby-seated'];
export const STILL_IN = [...TAKES_A_PLACE, 'received', 'approval', 'waitlisted', 'standby'];

export const receivedOf = (ledger: readonly LedgerRow[], id: string): number => {
  let sum = 0;
  for (const row of ledger) {
    if (row.entry !== id) continue;
    if (row.kind === 'allocation' || row.kind === 'cash') sum += row.amount;
    if (row.kind === 'deallocation') sum -= row.amount;
  }
  return sum;
};

export const refundsOf = (ledger: readonly LedgerRow[], id: string): number => {
  let sum = 0;
  for (const row of ledger) {
    if (row.entry !== id) continue;
    if (row.kind === 'refund-due') sum += row.amount;
    if (row.kind === 'write-off') sum -= row.amount;
  }
  return sum;
};

export interface Replayed {
  state: string;
  division: string;
  due: number;
}

/** The places as the journal alone tells them; every line must go on where the last one stopped. */
export class Replay {
  readonly places = new Map<string, Replayed>();

  waitingIn(division: string): string[] {
    return [...this.places].filter(([, p]) => p.division === division && p.state === 'waitlisted').map(([id]) => id);
  }

  takenIn(division: string): number {
    return [...this.places.values()].filter((p) => p.division === division && TAKES_A_PLACE.includes(p.state)).length;
  }

  take(line: JournalLine): void {
    if (!line.action.startsWith('entry.')) return;
    const before = this.places.get(line.subject);
    if (line.action === 'entry.received') {
      must(before === undefined && line.before['state'] === null, '33 received twice', line);
      const { state, division, due } = line.after;
      this.places.set(line.subject, { state: String(state), division: String(division), due: Number(due) });
      return;
    }
    must(before !== undefined, '33 unknown subject', line);
    if (!before) return;
    if ('state' in line.before) {
      const goesOn = line.before['state'] === before.state && line.before['division'] === before.division;
      const changes = line.after['state'] !== before.state || line.after['division'] !== before.division;
      must(goesOn && changes, '33 one line for each change', line, before);
    }
    if ('state' in line.after)
      [before.state, before.division] = [String(line.after['state']), String(line.after['division'])];
    if ('due' in line.after) before.due = Number(line.after['due']);
  }
}

/** Members first, then first come: compared pair by pair, with membership as the test handed it out. */
export const goesBefore = (a: Entry, b: Entry, isMember: (entry: Entry) => boolean): boolean => {
  if (isMember(a) && !isMember(b)) return true;
  if (!isMember(a) && isMember(b)) return false;
  if (a.receivedAt < b.receivedAt) return true;
  if (a.receivedAt > b.receivedAt) return false;
  return a.sequence < b.sequence;
};
