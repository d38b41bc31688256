/** A form as sent, read by the office into plain fields; nothing is decided about it yet. */
import type { Instant } from '../common/time';
import type { Answers } from './entry';

export interface Submission {
  /** form response id, or `desk:…`, `import:…`: the same source twice is one submission */
  readonly source: string;
  /** the form's own time stamp */
  readonly at: Instant;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** division id; '' when the form's choice is unknown */
  readonly division: string;
  readonly lane: 'regular' | 'standby';
  readonly member: boolean;
  readonly answers: Answers;
}

/** Form fields with a fixed meaning, by their id in `answers`. */
export const FIELD = {
  birthDate: 'birth-date',
  consent: 'guardian-consent',
  delegation: 'delegation',
  pastWinner: 'past-kyu-winner',
  grade: 'grade',
  sex: 'sex',
  newcomer: 'newcomer',
  certificate: 'certificate',
  rankCertificate: 'rank-certificate',
  newProfessional: 'new-professional',
  invited: 'invited',
  coach: 'coach',
} as const;

/** Submissions that arrive together are taken in the order they were sent; equal times by source. */
export const inOrder = (submissions: readonly Submission[]): Submission[] =>
  [...submissions].sort((a, b) => a.at - b.at || (a.source < b.source ? -1 : a.source > b.source ? 1 : 0));
