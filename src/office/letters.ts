/** Letters: which may go now, what they say (made from the stored record at that moment), and what became of them. */
import { letterSent } from '../domain/waitlist/letter-sent';
import { linkToken, type Purpose } from '../domain/payment/links/token';
import { addDays, localDay, weekday, endOfDay } from '../domain/common/time';
import { refundAmount } from '../domain/payment/refund';
import { money } from '../domain/payment/money';
import type { Entry } from '../domain/registration/entry';
import type { LetterTexts } from '../messages/letters/type';
import { secretBytes } from './codes';
import type { Facts, OutboxLetter } from './facts';
import { byOf, placesOf, settleResult } from './places';
import { amountText, divisionName, fill, momentText } from './say';
import type { OfficeWords } from './words';
import type { Work } from './work';

/** A sending that was begun so long ago that its execution cannot be alive any more. */
const STALE = 10 * 60_000;

export interface ReadyLetter {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** Marks the next letters as being sent, starts their clocks, and gives their texts. Stale sendings go to a person. */
export function beginSending(work: Work, limit: number, words: OfficeWords, texts: LetterTexts): ReadyLetter[] {
  const stale = work.facts.outbox.filter(
    (letter) => letter.state === 'sending' && work.env.now - (letter.sentAt ?? letter.createdAt) > STALE,
  );
  work.put(
    'outbox',
    stale.map((letter) => ({ ...letter, state: 'unsure' as const })),
  );
  for (const letter of stale) work.journal({ action: 'letter.unsure', subject: letter.id, actor: 'system' });
  const next = work.facts.outbox
    .filter((letter) => letter.state === 'queued')
    .sort((a, b) => a.priority - b.priority || a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
    .slice(0, limit);
  const ready: ReadyLetter[] = [];
  const marked: OutboxLetter[] = [];
  for (const letter of next) {
    settleResult(
      work,
      letterSent(placesOf(work), { entry: letter.entry, kind: letter.kind, at: work.env.now }, byOf(work, 'system')),
    );
    const entry = work.facts.entries.find((one) => one.id === letter.entry);
    const text = texts[letter.kind];
    if (!entry || !text || entry.email === '') {
      marked.push({ ...letter, state: 'failed', tries: letter.tries + 1, error: 'no-address' });
      continue;
    }
    const values = letterValues(work, entry, letter, words);
    marked.push({ ...letter, state: 'sending', sentAt: work.env.now, tries: letter.tries + 1, error: '' });
    ready.push({ id: letter.id, to: entry.email, subject: fill(text.subject, values), body: fill(text.body, values) });
  }
  work.put('outbox', marked);
  return ready;
}

export interface Sending {
  readonly id: string;
  /** '' = sent */
  readonly error: string;
  /** the day's quota is used up: the letter waits, nothing is wrong with it */
  readonly quota: boolean;
}

export function finishSending(work: Work, outcomes: readonly Sending[]): void {
  const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  const done: OutboxLetter[] = [];
  for (const letter of work.facts.outbox) {
    const outcome = byId.get(letter.id);
    if (!outcome) continue;
    if (outcome.error === '') done.push({ ...letter, state: 'sent', sentAt: work.env.now });
    else if (outcome.quota) done.push({ ...letter, state: 'queued', sentAt: null });
    else {
      done.push({ ...letter, state: 'failed', error: outcome.error });
      work.journal({ action: 'letter.failed', subject: letter.id, actor: 'system' });
    }
  }
  work.put('outbox', done);
}

/** A pre-filled form with code and signature; the address was made by Set up with two marks to replace. */
function link(facts: Facts, secret: string, entry: Entry, purpose: Purpose): string {
  const pattern = facts.marks[`prefill.${purpose}`] ?? '';
  return pattern
    .replace('CODE', entry.code)
    .replace('TOKEN', linkToken(secretBytes(secret), entry.code, purpose, entry.tokenVersion));
}

function letterValues(
  work: Work,
  entry: Entry,
  letter: OutboxLetter,
  words: OfficeWords,
): Record<string, string | number> {
  const { facts, env } = work;
  const { event, payment, transfer, checkIn, standby } = facts.regulation;
  const offset = event.utcOffset;
  const paid = money(entry, facts.ledger);
  const number = (key: string): number => Number(letter.facts[key] ?? 0);
  const given = Number(letter.facts['deadline'] ?? 0) || entry.deadline || 0;
  const account = payment.account;
  const dayText = (day: string): string => `${day}（${words.weekdays[weekday(day)] ?? ''}）`;
  const problems = String(letter.facts['problems'] ?? '')
    .split(' ')
    .filter(Boolean);
  const sentences = words.problems as Record<string, string>;
  const today = localDay(env.now, offset);
  const ifCancelled = refundAmount(facts.regulation, entry, paid, 'cancelled', env.now);
  return {
    name: entry.name,
    event: event.names.own,
    entry: entry.id,
    division: divisionName(facts, entry.division),
    amount: amountText(facts, entry.due),
    deadline: given ? momentText(given, offset, words) : dayText(addDays(today, 0)),
    account: account ? `${account.bank}（${account.bankCode}）${account.number} ${account.holder}` : '',
    code: entry.code,
    reportLink: link(facts, env.secret, entry, 'report'),
    cancelLink: link(facts, env.secret, entry, 'cancel'),
    transferLink: link(facts, env.secret, entry, 'transfer'),
    transferUntil: transfer.latestDay ? momentText(endOfDay(transfer.latestDay, offset), offset, words) : '',
    organiser: event.organiser,
    contact: event.contact ?? '',
    day: dayText(event.from),
    checkIn: `${checkIn.opens}–${checkIn.closes}`,
    arrive: standby.arrive ?? checkIn.opens,
    multiple: standby.multipleOf,
    venue: `${event.venue.name}${event.venue.address ? `（${event.venue.address}）` : ''}`,
    linkedEntry: entry.linked ?? String(letter.facts['first'] ?? ''),
    missing: amountText(facts, number('missing') || Math.max(0, entry.due - paid.received)),
    excess: amountText(facts, number('over') || Math.max(0, paid.received - entry.due)),
    refund: amountText(facts, number('refund')),
    refundNote: fill(words.letter.refundNote, { amount: amountText(facts, ifCancelled) }),
    paidNote:
      paid.received >= entry.due
        ? words.letter.paid
        : fill(words.letter.unpaid, { amount: amountText(facts, entry.due) }),
    state: words.codes.state[entry.state],
    reason: String(letter.facts['reason'] ?? ''),
    reasons: problems.map((code) => `・${sentences[code] ?? words.letter.otherReason}`).join('\n'),
  };
}
