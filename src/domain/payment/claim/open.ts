/** "I have paid": takes a report for one entry or a group, closes older reports of the same entries, says what is late. */
import { makeId, nextNumber, type EntryId } from '../../common/ids';
import { problem, refuse, type Problem, type Result } from '../../common/result';
import type { Instant } from '../../common/time';
import { readAmount } from '../bank/amount';
import { readMoment } from '../bank/moment';
import type { Places } from '../effects';
import type { Claim, ClaimState } from '../records';
import { reportProblem } from '../settle';
import { readBankCode, readDigits } from './digits';

/** A report as typed; whoever calls has checked the link or code of each entry. */
export interface Report {
  readonly source: string;
  readonly at: Instant;
  readonly entries: readonly EntryId[];
  readonly lastDigits: string;
  readonly bankCode?: string;
  readonly paidOn?: string;
  readonly amount?: string;
}

export interface Reported {
  readonly claim: Claim;
  /** older claims that this one replaces, as they now stand */
  readonly superseded: readonly Claim[];
  /** entries to mark as reported */
  readonly report: readonly EntryId[];
  /** what the payer or the organiser should be told: late, not due, unreadable extras, another claim for the same entry */
  readonly notes: readonly Problem[];
  /** the same response came in before: nothing changes */
  readonly repeated: boolean;
}

const REPLACEABLE: readonly ClaimState[] = ['open', 'late', 'not-due', 'conflict'];
const LATE: readonly string[] = ['report.late', 'report.cancelled'];

/** Refused for unknown entries and for digits that are none; a late report is taken and marked, for a person to decide. */
export function openClaim(places: Places, report: Report): Result<Reported> {
  const before = places.claims.find((claim) => claim.source === report.source);
  if (before) return { ok: true, value: { claim: before, superseded: [], report: [], notes: [], repeated: true } };

  const ids = [...new Set(report.entries)];
  const byId = new Map(places.entries.map((entry) => [entry.id, entry]));
  const problems: Problem[] = ids.flatMap((id) => (byId.has(id) ? [] : [problem('entry.unknown', { entry: id })]));
  if (ids.length === 0) problems.push(problem('claim.entries.none'));
  const wanted = places.regulation.payment.reportDigits;
  const digits: Result<string> = wanted === null ? { ok: true, value: '' } : readDigits(report.lastDigits, wanted);
  if (!digits.ok) problems.push(...digits.problems);
  if (problems.length > 0 || !digits.ok) return refuse(...problems);

  const notes: Problem[] = [];
  const refusals = ids.map((id) => reportProblem({ ...places, now: report.at }, byId.get(id)!));
  refusals.forEach((code, i) => {
    if (code) notes.push(problem(code, { entry: ids[i]! }));
  });
  const payable = ids.filter((_, i) => refusals[i] === null);
  const state = payable.length > 0 ? 'open' : refusals.some((code) => LATE.includes(code!)) ? 'late' : 'not-due';

  const paidOn = readMoment(report.paidOn ?? '')?.day ?? '';
  if (paidOn === '' && (report.paidOn ?? '').trim() !== '')
    notes.push(problem('claim.paid-on.unreadable', { found: report.paidOn! }));
  const amount = readAmount(report.amount ?? '');
  if (amount === 'bad' || (typeof amount === 'number' && amount <= 0))
    notes.push(problem('claim.amount.unreadable', { found: report.amount! }));

  const older = places.claims.filter((claim) => REPLACEABLE.includes(claim.state));
  const covered = older.filter((claim) => claim.entries.every((id) => ids.includes(id)));
  for (const claim of older)
    if (!covered.includes(claim) && claim.entries.some((id) => ids.includes(id)))
      notes.push(problem('claim.overlaps', { claim: claim.id }));
  const claim: Claim = {
    id: makeId(
      'claim',
      nextNumber(
        'claim',
        places.claims.map(({ id }) => id),
      ),
    ),
    source: report.source,
    at: report.at,
    entries: ids,
    lastDigits: digits.value,
    bankCode: readBankCode(report.bankCode ?? ''),
    paidOn,
    amount: typeof amount === 'number' && amount > 0 ? amount : null,
    state,
  };
  return {
    ok: true,
    value: {
      claim,
      superseded: covered.map((c) => ({ ...c, state: 'superseded' as const })),
      report: payable,
      notes,
      repeated: false,
    },
  };
}
