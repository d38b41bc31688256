/** 匯入名單: a coach's or a school's list taken in whole, after every row has been looked at; nothing of a list with a bad row. */
import type { Problem } from '../../domain/common/result';
import { problem } from '../../domain/common/result';
import { registrationCloses, registrationOpens } from '../../domain/payment/deadline';
import { submissionProblems } from '../../domain/registration/admissible';
import { feeFor } from '../../domain/registration/membership';
import { liveEntryOf } from '../../domain/registration/identity';
import { submit } from '../../domain/waitlist/submit';
import { readEntryList, type ListedSubmission } from '../entry-list';
import { formOf } from '../forms';
import { byOf, placesOf, settleResult } from '../places';
import type { Work } from '../work';

/** Why this row would be refused or be a second registration; the organiser sees all of them before anything is written. */
function rowProblems(work: Work, { submission, row }: ListedSubmission): Problem[] {
  const { regulation, entries, members } = work.facts;
  const places = placesOf(work);
  if (entries.some((entry) => entry.source === submission.source)) return [];
  const window = { opens: registrationOpens(regulation), closes: registrationCloses(regulation) };
  const problems = submissionProblems(places, submission, window);
  const live = regulation.registration.oneEntryPerPerson ? liveEntryOf(regulation, entries, submission) : undefined;
  if (live) problems.push(problem('list.already-in', { entry: live.id, division: live.division }));
  if (problems.length === 0 && feeFor(regulation, members, submission) === null)
    problems.push(problem('submit.fee-not-set', { division: submission.division }));
  return problems.map((found) => ({ ...found, at: `row ${String(row)}` }));
}

export function importEntries(work: Work, rows: readonly (readonly string[])[]): readonly Problem[] {
  const form = formOf(work.facts, 'registration');
  if (!form) return [problem('setup.missing')];
  const read = readEntryList(work.facts.regulation, form, rows, work.env.now);
  if (!read.ok) return read.problems;
  const problems = read.value.flatMap((listed) => rowProblems(work, listed));
  if (problems.length > 0) return problems;
  const known = new Set(work.facts.entries.map((entry) => entry.source));
  for (const { submission } of read.value)
    problems.push(...settleResult(work, submit(placesOf(work), submission, byOf(work))));
  const fresh = read.value.filter(({ submission }) => !known.has(submission.source)).length;
  if (problems.length === 0) work.notice('entries.imported', { count: fresh, known: read.value.length - fresh });
  return problems;
}
