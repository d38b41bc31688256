/** Takes in what came through the forms: submissions, reports of payment, cancellations, transfers — each exactly once. */
import { openClaim } from '../../domain/payment/claim/open';
import { readCode, readCodes } from '../../domain/payment/links/code';
import { verifyToken, type Purpose } from '../../domain/payment/links/token';
import { markReported } from '../../domain/payment/settle';
import type { Entry } from '../../domain/registration/entry';
import { letterFor } from '../../domain/registration/letters';
import { inOrder } from '../../domain/registration/submission';
import type { Form } from '../../domain/regulation/form';
import { cancel } from '../../domain/waitlist/cancel';
import { submit } from '../../domain/waitlist/submit';
import { transfer } from '../../domain/waitlist/transfer';
import { secretBytes } from '../codes';
import { answersOf, formOf, Reading, submissionOf, type FormKind, type FormResponse } from '../forms';
import { byOf, placesOf, queueLetters, settleResult } from '../places';
import type { Work } from '../work';
import { reconcileNow } from './payments';

export interface Inbox {
  readonly kind: FormKind;
  readonly responses: readonly FormResponse[];
}

const doneMark = (kind: FormKind): string => `done.${kind}`;
/** Responses of the last day are looked at again, by id: forms may deliver late or out of order. */
const OVERLAP = 24 * 3_600_000;

/** Where to read the form's responses from. */
export const cursorOf = (work: Work, kind: FormKind): number => Number(work.facts.marks[`cursor.${kind}`] ?? '0');

export function takeIn(work: Work, inboxes: readonly Inbox[]): number {
  let taken = 0;
  for (const { kind, responses } of inboxes) {
    const fresh = unseen(work, kind, responses);
    if (fresh.length > 0) {
      // the form's data are long: read only for somebody who answered it
      const form = formOf(work.facts, kind);
      if (!form) continue;
      if (kind === 'registration') takeSubmissions(work, form, fresh);
      else for (const response of fresh) takeRequest(work, kind, form, response);
      taken += fresh.length;
    }
    if (responses.length > 0) remember(work, kind, responses);
  }
  return taken;
}

/**
 * Submissions are known by the entry they made, and by its time: a response that was edited carries a later one.
 * Requests are known by the list of ids kept beside the cursor.
 */
function unseen(work: Work, kind: FormKind, responses: readonly FormResponse[]): FormResponse[] {
  if (kind === 'registration') {
    const taken = new Map(work.facts.entries.map((entry) => [entry.source, entry.receivedAt]));
    // the entry's cell holds whole seconds
    return responses.filter(({ id, at }) => Math.floor(at / 1000) * 1000 !== taken.get(id));
  }
  const done = new Set((work.facts.marks[doneMark(kind)] ?? '').split(' '));
  return responses.filter((response) => !done.has(response.id)).sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

function remember(work: Work, kind: FormKind, responses: readonly FormResponse[]): void {
  const latest = Math.max(...responses.map((response) => response.at));
  const cursor = Math.max(cursorOf(work, kind), latest - OVERLAP);
  work.mark(`cursor.${kind}`, String(cursor));
  if (kind !== 'registration') {
    const recent = responses.filter((response) => response.at >= cursor).map((response) => response.id);
    work.mark(doneMark(kind), recent.join(' ') || null);
  }
}

function takeSubmissions(work: Work, form: Form, responses: readonly FormResponse[]): void {
  const submissions = inOrder(responses.map((response) => submissionOf(form, response)));
  for (const submission of submissions) {
    const problems = settleResult(work, submit(placesOf(work), submission, byOf(work, 'system')));
    if (problems.length > 0) unreadable(work, submission.source, problems[0]?.code ?? '');
  }
}

/** Kept in the journal so that nothing that was sent is lost without a trace. */
const unreadable = (work: Work, source: string, reason: string): void => {
  work.journal({ action: 'form.unknown', subject: source, actor: 'system', reason });
};

/** The entry a signed link names, or null: unknown code and wrong token look the same. */
function entryOfLink(work: Work, reading: Reading, purpose: Purpose): Entry | null {
  const code = readCode(reading.of('code'));
  const entry = work.facts.entries.find((one) => one.code !== '' && one.code === code);
  if (!entry || !code) return null;
  const fits = verifyToken(secretBytes(work.env.secret), code, purpose, entry.tokenVersion, reading.of('token').trim());
  return fits ? entry : null;
}

function takeRequest(work: Work, kind: Exclude<FormKind, 'registration'>, form: Form, response: FormResponse): void {
  const reading = new Reading(form, response);
  const entry = entryOfLink(work, reading, kind);
  if (!entry) {
    unreadable(work, response.id, 'token');
    return;
  }
  const by = byOf(work, `token:${entry.id}`);
  if (kind === 'report') takeReport(work, entry, reading, response);
  else if (kind === 'cancel') {
    const command = {
      entry: entry.id,
      receivedAt: response.at,
      reason: reading.of('reason') === '' ? '' : 'by-player',
    };
    const problems = settleResult(work, cancel(placesOf(work), command, by));
    if (problems.length > 0) unreadable(work, response.id, problems.map((p) => p.code).join(' '));
  } else {
    const successor = {
      name: reading.of('successor-name'),
      email: reading.of('successor-email'),
      phone: reading.of('successor-phone'),
      member: false,
      answers: answersOf(form, reading),
    };
    const command = { entry: entry.id, source: `transfer:${response.id}`, successor, reason: 'by-player' };
    const problems = settleResult(work, transfer(placesOf(work), command, by));
    if (problems.length > 0) unreadable(work, response.id, problems.map((p) => p.code).join(' '));
  }
}

function takeReport(work: Work, entry: Entry, reading: Reading, response: FormResponse): void {
  const others = readCodes(reading.of('codes')).codes;
  const entries = [entry, ...work.facts.entries.filter((one) => others.includes(one.code) && one.id !== entry.id)];
  const opened = openClaim(placesOf(work), {
    source: response.id,
    at: response.at,
    entries: entries.map((one) => one.id),
    lastDigits: reading.of('last-digits'),
    bankCode: reading.of('bank'),
    paidOn: reading.of('paid-on'),
    amount: reading.of('paid-amount'),
  });
  if (!opened.ok) {
    unreadable(work, response.id, opened.problems.map((p) => p.code).join(' '));
    return;
  }
  const { claim, superseded, report, repeated } = opened.value;
  if (repeated) return;
  work.newId('claim');
  work.put('claims', [...superseded, claim]);
  work.journal({
    action: 'claim.opened',
    subject: claim.id,
    actor: `token:${entry.id}`,
    after: { state: claim.state, entries: claim.entries.join(' ') },
  });
  for (const id of report) settleResult(work, markReported(placesOf(work), id, byOf(work, `token:${entry.id}`)));
  if (claim.state === 'late' || claim.state === 'not-due')
    queueLetters(work, [letterFor(entry, 'late-report', claim.id, { state: entry.state })]);
  reconcileNow(work);
}
