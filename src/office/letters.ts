/** Letters: which may go now, what they say (made from the stored record at that moment), and what became of them. */
import { letterSent } from '../domain/waitlist/letter-sent';
import { linkToken, type Purpose } from '../domain/payment/links/token';
import { endOfDay, fromLocal, type Instant } from '../domain/common/time';
import { organiserDecides, refundAmount } from '../domain/payment/refund';
import { money } from '../domain/payment/money';
import type { Entry } from '../domain/registration/entry';
import { FIELD } from '../domain/registration/submission';
import type { Regulation } from '../domain/regulation/regulation';
import type { LetterTexts } from '../messages/letters/type';
import { secretBytes } from './codes';
import type { Facts, OutboxLetter } from './facts';
import { joinedText, joinKey, type Part } from './joined-letters';
import { byOf, placesOf, settleResult } from './places';
import { amountText, dayText, divisionName, fill, momentText } from './say';
import type { OfficeWords } from './words';
import type { Work } from './work';

/** A sending that was begun so long ago that its execution cannot be alive any more. */
const STALE = 10 * 60_000;

/** As formats/calendar writes it. */
export interface Appointment {
  readonly uid: string;
  readonly title: string;
  readonly place: string;
  readonly note: string;
  readonly from: Instant;
  readonly to: Instant;
  readonly made: Instant;
}

export interface ReadyLetter {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  /** the entry whose clock this letter starts, as it stood before; null when no clock waits for it */
  readonly waiting: Entry | null;
  /** what goes into the receiver's calendar; null for all letters but the one of the day before */
  readonly appointment: Appointment | null;
  /** letters of other entries that go in the same envelope */
  readonly joined: readonly Pick<ReadyLetter, 'id' | 'waiting'>[];
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
  const envelopes = new Map<string, { readonly ready: ReadyLetter; readonly part: Part }[]>();
  const marked: OutboxLetter[] = [];
  for (const letter of next) {
    const find = (): Entry | undefined => work.facts.entries.find((one) => one.id === letter.entry);
    const before = find();
    const text = texts[letter.kind];
    if (!before || !text || before.email === '') {
      marked.push({ ...letter, state: 'failed', tries: letter.tries + 1, error: 'no-address' });
      continue;
    }
    settleResult(
      work,
      letterSent(placesOf(work), { entry: letter.entry, kind: letter.kind, at: work.env.now }, byOf(work, 'system')),
    );
    const entry = find() ?? before;
    const values = letterValues(work, entry, letter, words);
    marked.push({ ...letter, state: 'sending', sentAt: work.env.now, tries: letter.tries + 1, error: '' });
    const [subject, body] = [fill(text.subject, values), fill(text.body, values)];
    const waiting = entry.deadline === before.deadline ? null : before;
    const key = joinKey(work.facts, letter, entry.email) ?? letter.id;
    const ready = {
      id: letter.id,
      to: entry.email,
      subject,
      body,
      waiting,
      joined: [],
      appointment: appointmentOf(work, entry, letter, words),
    };
    const part = { letter, values, due: entry.due, code: entry.code, payer: (entry.answers[FIELD.coach] ?? '').trim() };
    envelopes.set(key, [...(envelopes.get(key) ?? []), { ready, part }]);
  }
  work.put('outbox', marked);
  return [...envelopes.values()].map((inside) => envelope(work.facts, words, inside));
}

/** The day as a calendar shows it: from check-in to the last hour of the programme, or until the evening. */
function appointmentOf(work: Work, entry: Entry, letter: OutboxLetter, words: OfficeWords): Appointment | null {
  if (letter.kind !== 'day-before') return null;
  const { id, event, checkIn } = work.facts.regulation;
  const at = (day: string, clock: string): Instant => fromLocal(`${day}T${clock}`, event.utcOffset) ?? 0;
  const ends = event.schedule.map((row) => row.to ?? row.from).filter((clock) => clock < '24:00');
  const last = ends.reduce((latest, clock) => (clock > latest ? clock : latest), '18:00');
  return {
    uid: `${entry.id}.${id}@hoshitori`,
    title: `${event.names.own}（${divisionName(work.facts, entry.division)}）`,
    place: venueText(event.venue),
    note: fill(words.letter.calendarNote, { checkIn: `${checkIn.opens}–${checkIn.closes}`, entry: entry.id }),
    from: at(event.from, checkIn.opens),
    to: at(event.to, last),
    made: work.env.now,
  };
}

function envelope(
  facts: Facts,
  words: OfficeWords,
  inside: readonly { readonly ready: ReadyLetter; readonly part: Part }[],
): ReadyLetter {
  const [first, ...others] = inside.map(({ ready }) => ready);
  if (others.length === 0) return first!;
  const text = joinedText(
    facts,
    words,
    inside.map(({ part }) => part),
    accountText(facts),
  );
  return { ...first!, ...text, joined: others.map(({ id, waiting }) => ({ id, waiting })) };
}

export interface Sending {
  readonly id: string;
  /** '' = sent */
  readonly error: string;
  /** the day's quota is used up: the letter waits, nothing is wrong with it */
  readonly quota: boolean;
}

/** A letter that did not go out starts no clock (A4): the time to pay begins when it really goes. */
function stopClocks(work: Work, ready: readonly ReadyLetter[], outcomes: ReadonlyMap<string, Sending>): void {
  for (const { id, waiting } of ready.flatMap((letter) => [letter, ...letter.joined])) {
    const error = outcomes.get(id)?.error ?? '';
    if (waiting === null || error === '') continue;
    work.put('entries', [waiting]);
    work.journal({ action: 'entry.clock-stopped', subject: waiting.id, actor: 'system', after: { letter: id } });
  }
}

export function finishSending(work: Work, ready: readonly ReadyLetter[], outcomes: readonly Sending[]): void {
  const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  for (const { id, joined } of ready)
    for (const other of joined) {
      const outcome = byId.get(id);
      if (outcome) byId.set(other.id, outcome);
    }
  stopClocks(work, ready, byId);
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

/** Why an entry was refused, said to the player; endings `.no` and `.unknown` read alike, a `.yes` only explains a duty. */
function reasonSentences(letter: OutboxLetter, words: OfficeWords): string {
  const sentences = words.letter.reasons as Record<string, string>;
  const codes = String(letter.facts['problems'] ?? '')
    .split(' ')
    .filter((code) => code !== '' && !code.endsWith('.yes'));
  const found = codes.map((code) => sentences[code.replace(/\.(no|unknown)$/, '')] ?? words.letter.otherReason);
  return [...new Set(found.length > 0 ? found : [words.letter.otherReason])].map((one) => `・${one}`).join('\n');
}

function accountText(facts: Facts): string {
  const { account } = facts.regulation.payment;
  return account ? `${account.bank}（${account.bankCode}）${account.number} ${account.holder}` : '';
}

type Values = Record<string, string | number>;

/** The clock as this letter has to print it; a place without one is never given a day that nobody set. */
function clockValues(entry: Entry, letter: OutboxLetter, { event, payment }: Regulation, words: OfficeWords): Values {
  const w = words.letter;
  const at = Number(letter.facts['deadline'] ?? 0) || entry.deadline || 0;
  if (!at) return { by: w.noDeadline, deadlineNote: w.noDeadlineNote, expired: w.expiredUndated };
  const deadline = momentText(at, event.utcOffset, words);
  const deadlineNote = payment.lapseWhen === 'never' ? '' : w.deadlineNote;
  return { by: fill(w.by, { deadline }), deadlineNote, expired: fill(w.expired, { deadline }) };
}

function moneyValues(work: Work, entry: Entry, letter: OutboxLetter, words: OfficeWords): Values {
  const { facts, env } = work;
  const w = words.letter;
  const paid = money(entry, facts.ledger);
  const number = (key: string): number => Number(letter.facts[key] ?? 0);
  const text = (amount: number): string => amountText(facts, amount);
  const account = accountText(facts);
  const amount = text(entry.due);
  const ifCancelled = refundAmount(facts.regulation, entry, paid, 'cancelled', env.now);
  return {
    amount,
    payment: fill(account === '' ? w.payOtherwise : w.payByTransfer, { amount, account, code: entry.code }),
    missing: text(number('missing') || Math.max(0, entry.due - paid.received)),
    excess: text(number('over') || Math.max(0, paid.received - entry.due)),
    refund: letter.facts['refund'] === undefined ? w.refundOpen : text(number('refund')),
    paidBack: number('refund') > 0 ? fill(w.paidBack, { amount: text(number('refund')) }) : w.nothingPaid,
    refundNote: organiserDecides(facts.regulation, 'cancelled')
      ? w.refundUndecided
      : fill(w.refundNote, { amount: text(ifCancelled) }),
  };
}

const venueText = ({ name, address }: Regulation['event']['venue']): string =>
  `${name}${address ? `（${address}）` : ''}`;

/** The organiser's own map, or a search for the place. */
const mapLink = ({ name, address, map }: Regulation['event']['venue']): string =>
  map ??
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent([name, address].filter(Boolean).join(' '))}`;

function transferText(facts: Facts, address: string, words: OfficeWords): string {
  const { allowed, latestDay } = facts.regulation.transfer;
  const { utcOffset } = facts.regulation.event;
  if (!allowed || address === '') return words.letter.noTransfer;
  if (latestDay === null) return fill(words.letter.transferUndated, { link: address });
  const until = momentText(endOfDay(latestDay, utcOffset), utcOffset, words);
  return fill(words.letter.transfer, { until, link: address });
}

/** Everything a letter may speak of; test/messages holds the letters of all languages to these names. */
export function letterValues(work: Work, entry: Entry, letter: OutboxLetter, words: OfficeWords): Values {
  const { facts, env } = work;
  const { event, checkIn, standby } = facts.regulation;
  const clock = clockValues(entry, letter, facts.regulation, words);
  const amounts = moneyValues(work, entry, letter, words);
  const received = money(entry, facts.ledger).received;
  return {
    ...clock,
    ...amounts,
    name: entry.name,
    event: event.names.own,
    entry: entry.id,
    division: divisionName(facts, entry.division),
    from: divisionName(facts, String(letter.facts['from'] ?? '')),
    state: words.codes.state[entry.state],
    reportLink: link(facts, env.secret, entry, 'report'),
    cancelLink: link(facts, env.secret, entry, 'cancel'),
    transferNote: transferText(facts, link(facts, env.secret, entry, 'transfer'), words),
    organiser: event.organiser,
    // without an address of its own, the places where the event is announced
    contact: event.contact ?? (event.announcedAt.join(' / ') || event.organiser),
    day: dayText(event.from, words),
    checkIn: `${checkIn.opens}–${checkIn.closes}`,
    arrive: standby.arrive ?? checkIn.opens,
    multiple: standby.multipleOf,
    venue: venueText(event.venue),
    mapLink: mapLink(event.venue),
    linkedEntry: entry.linked ?? String(letter.facts['first'] ?? ''),
    paidNote:
      received >= entry.due
        ? words.letter.paid
        : fill(words.letter.unpaid, { amount: amountText(facts, entry.due), by: clock['by'] ?? '' }),
    reasons: reasonSentences(letter, words),
  };
}
