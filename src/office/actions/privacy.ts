/** Personal data: cleared when the event is over and nothing is owed, and handed out to the person it is about. */
import { sha256Hex } from '../../domain/common/sha256';
import { problem, type Problem } from '../../domain/common/result';
import { endOfDay, localText } from '../../domain/common/time';
import type { BankLine, Claim } from '../../domain/payment/records';
import type { Entry } from '../../domain/registration/entry';
import { undecidedMoney } from '../../domain/waitlist/decide-refund';
import { PURGED, type OutboxLetter, type PastRow } from '../facts';
import { unallocatedLines } from '../money';
import { placesOf } from '../places';
import { amountText, dayText, divisionName, fill } from '../say';
import type { Work } from '../work';
import type { OfficeWords } from '../words';
import { owedTo } from './refunds';

/** Answers that results stand on (prizes for women, ranking by rating); they say nothing without the name beside them. */
const KEPT_ANSWERS: readonly string[] = ['sex', 'rating'];

const total = (found: readonly { readonly amount: number }[]): number =>
  found.reduce((sum, { amount }) => sum + amount, 0);

/** Whatever still needs somebody's address or account holds the clearing up, all of it told at once. */
export function purgeProblems(work: Work, words: OfficeWords): Problem[] {
  const { facts, env } = work;
  const { event } = facts.regulation;
  const problems: Problem[] = [];
  const money = (code: string, found: readonly { readonly amount: number }[], ids: readonly string[]): void => {
    if (found.length > 0) problems.push(problem(code, { ids: ids.join(' '), sum: amountText(facts, total(found)) }));
  };
  if (env.now <= endOfDay(event.to, event.utcOffset))
    problems.push(problem('purge.too-early', { day: dayText(event.to, words) }));
  const owed = owedTo(facts);
  money(
    'purge.owed',
    owed,
    owed.map(({ to }) => to),
  );
  const undecided = undecidedMoney(placesOf(work));
  money(
    'purge.undecided',
    undecided,
    undecided.map(({ entry }) => entry),
  );
  const loose = unallocatedLines(facts).map(({ line, left }) => ({ id: line.id, amount: left }));
  money(
    'purge.unallocated',
    loose,
    loose.map(({ id }) => id),
  );
  const waiting = facts.outbox.filter(({ state }) => state === 'queued' || state === 'sending').length;
  if (waiting > 0) problems.push(problem('purge.letters', { count: waiting }));
  return problems;
}

const changed = <T extends object>(rows: readonly T[], bare: (row: T) => T): T[] =>
  rows.flatMap((row) => {
    const next = bare(row);
    return JSON.stringify(next) === JSON.stringify(row) ? [] : [next];
  });

const bareEntry = (entry: Entry): Entry => ({
  ...entry,
  email: '',
  phone: '',
  code: '',
  answers: Object.fromEntries(Object.entries(entry.answers).filter(([key]) => KEPT_ANSWERS.includes(key))),
});
const bareClaim = (claim: Claim): Claim => ({ ...claim, lastDigits: '', bankCode: '', paidOn: '' });
/** The key holds the memo; its fingerprint still tells one line from another. */
const bareLine = (line: BankLine): BankLine => ({
  ...line,
  memo: '',
  lastDigits: '',
  bankCode: '',
  account: '',
  key: /^[0-9a-f]{32}$/.test(line.key) ? line.key : sha256Hex(line.key).slice(0, 32),
});
/** What the post answered may quote the address. */
const bareLetter = (letter: OutboxLetter): OutboxLetter => ({ ...letter, error: '' });
const barePast = (row: PastRow): PastRow => ({ ...row, birthDate: '' });

export interface Purged {
  readonly entries: number;
  readonly claims: number;
  readonly bank: number;
  readonly outbox: number;
  readonly members: number;
}

/** Name, division, results and sums stay; everything else that tells about a person goes. Twice is as once. */
export function purge(work: Work): Purged {
  const { facts } = work;
  const entries = changed(facts.entries, bareEntry);
  const claims = changed(facts.claims, bareClaim);
  const bank = changed(facts.bank, bareLine);
  const outbox = changed(facts.outbox, bareLetter);
  const members = facts.members.map(({ id }) => id);
  work.put('entries', entries);
  work.put('claims', claims);
  work.put('bank', bank);
  work.put('outbox', outbox);
  work.put('past', changed(facts.past, barePast));
  if (members.length > 0) work.add({ drop: { members } });
  const counts = {
    entries: entries.length,
    claims: claims.length,
    bank: bank.length,
    outbox: outbox.length,
    members: members.length,
  };
  if (facts.marks[PURGED] === undefined) {
    work.journal({ action: 'privacy.purged', subject: 'privacy', after: { ...counts } });
    work.mark(PURGED, String(work.env.now));
  }
  work.notice('privacy.purged', { ...counts });
  return counts;
}

type Row = Readonly<Record<string, unknown>>;

function lines(heading: string, rows: readonly Row[], columns: Readonly<Record<string, string>>): string[] {
  if (rows.length === 0) return [];
  const say = (value: unknown): string =>
    value === null || value === undefined || value === ''
      ? '—'
      : Array.isArray(value)
        ? value.join(' ')
        : String(value);
  return [
    `【${heading}】`,
    ...rows.flatMap((row) => [
      ...Object.entries(columns).flatMap(([key, name]) => (key in row ? [`${name}：${say(row[key])}`] : [])),
      '',
    ]),
  ];
}

/** All that is kept about the person of an entry, in the words of the tabs; '' when there is no such entry. */
export function personText({ facts, env: { now } }: Work, words: OfficeWords, id: string): string {
  const asked = facts.entries.find((entry) => entry.id === id);
  if (!asked) return '';
  const t = words.tables;
  const offset = facts.regulation.event.utcOffset;
  const time = (at: number | null): string => (at === null ? '' : localText(at, offset).replace('T', ' '));
  const entries = facts.entries.filter((entry) => entry.person === asked.person);
  const own = new Set<string>(entries.map((entry) => entry.id));
  const claims = facts.claims.filter((claim) => claim.entries.some((entry) => own.has(entry)));
  const ledger = facts.ledger.filter((row) => row.entry !== null && own.has(row.entry));
  const paid = new Set(ledger.flatMap((row) => row.bankLine ?? []));
  const titles = JSON.parse(facts.marks['answer-titles'] ?? '{}') as Record<string, string>;
  return [
    fill(words.privacy.heading, { event: facts.regulation.event.names.own, time: time(now) }),
    '',
    ...lines(
      t.entries.title,
      entries.map((entry) => ({
        ...entry,
        ...entry.answers,
        division: divisionName(facts, entry.division),
        wanted: divisionName(facts, entry.wanted),
        state: words.codes.state[entry.state],
        lane: words.codes.lane[entry.lane],
        deadline: time(entry.deadline),
        receivedAt: time(entry.receivedAt),
        since: time(entry.since),
        flags: entry.flags.map((flag) => (words.flags as Record<string, string>)[flag] ?? flag),
      })),
      { ...t.entries.columns, ...titles },
    ),
    ...lines(
      t.claims.title,
      claims.map((claim) => ({ ...claim, at: time(claim.at), state: words.codes.claimState[claim.state] })),
      t.claims.columns,
    ),
    ...lines(
      t.bank.title,
      facts.bank
        .filter((line) => paid.has(line.id))
        .map(({ id: line, day, amountIn, memo, lastDigits }) => ({ id: line, day, amountIn, memo, lastDigits })),
      t.bank.columns,
    ),
    ...lines(
      t.ledger.title,
      ledger.map((row) => ({ ...row, at: time(row.at), kind: words.codes.ledgerKind[row.kind] })),
      t.ledger.columns,
    ),
    ...lines(
      t.outbox.title,
      facts.outbox
        .filter((letter) => own.has(letter.entry))
        .map(({ id: letter, kind, state, sentAt }) => ({
          id: letter,
          kind: words.codes.letterKind[kind],
          state: words.codes.letterState[state],
          sentAt: time(sentAt),
        })),
      t.outbox.columns,
    ),
  ].join('\n');
}
