/** What a submission must satisfy before any place is thought of; every problem is found, not just the first. */
import { localDay, type Instant } from '../common/time';
import { problem, type Problem } from '../common/result';
import type { Regulation } from '../regulation/regulation';
import { birthDay } from './birth-date';
import { eligibilityProblems, type Lists } from './eligible';
import { nameKey } from './name';
import { FIELD, type Submission } from './submission';

/** Whole years on the first day of the event; null when no birth date was given. */
function ageAtEvent(regulation: Regulation, birthDate: string): number | null {
  const born = /^(\d{4})-(\d{2})-(\d{2})$/.exec(birthDay(birthDate) ?? '');
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(regulation.event.from);
  if (!born || !day) return null;
  const years = Number(day[1]) - Number(born[1]);
  return `${day[2]}-${day[3]}` < `${born[2]}-${born[3]}` ? years - 1 : years;
}

/** 未成年者須經法定代理人同意: `yes`, or `adult` from somebody whose birth date does not say otherwise. */
function consentProblems(regulation: Regulation, submission: Submission): Problem[] {
  const { minorUnder, consents } = regulation.event;
  if (minorUnder === null || !consents.some((consent) => consent.who === 'minors')) return [];
  const age = ageAtEvent(regulation, submission.answers[FIELD.birthDate] ?? '');
  const consent = (submission.answers[FIELD.consent] ?? '').trim();
  const given = consent === 'yes' || (consent === 'adult' && age === null) || (age !== null && age >= minorUnder);
  // an import without the question and without birth dates is the organiser's own word
  const asked = FIELD.consent in submission.answers || age !== null;
  return given || !asked ? [] : [problem('submit.guardian-consent-missing')];
}

export interface Window {
  readonly opens: Instant;
  readonly closes: Instant;
}

/** Standby players are recruited by the organiser and come outside the registration window. */
function windowProblems(regulation: Regulation, submission: Submission, window: Window): Problem[] {
  const second = Math.floor(submission.at / 1000) * 1000;
  const day = localDay(second, regulation.event.utcOffset);
  if (submission.lane === 'standby') {
    return regulation.standby.allowed ? [] : [problem('submit.no-standby')];
  }
  if (second < window.opens) return [problem('submit.not-open', { day })];
  return second > window.closes ? [problem('submit.closed', { day })] : [];
}

export function submissionProblems(lists: Lists, submission: Submission, window: Window): Problem[] {
  const { regulation } = lists;
  return [
    ...(nameKey(submission.name) === '' ? [problem('submit.name-missing')] : []),
    ...(submission.email.trim() === '' ? [problem('submit.email-missing')] : []),
    ...windowProblems(regulation, submission, window),
    ...consentProblems(regulation, submission),
    ...eligibilityProblems(lists, submission, submission.division),
  ];
}
