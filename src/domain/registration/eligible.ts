/** May this person enter this division? Every reason against it, by the regulation's predicates (upwards only, 龍馬盃 第二條). */
import { problem, type Problem } from '../common/result';
import type { Regulation } from '../regulation/regulation';
import type { Answers } from './entry';
import type { PastParticipant, PastResult } from './people';

export interface Lists {
  readonly regulation: Regulation;
  readonly pastResults: readonly PastResult[];
  readonly pastParticipants: readonly PastParticipant[];
}

export interface Candidate {
  readonly name: string;
  readonly answers: Answers;
}

export function eligibilityProblems(lists: Lists, person: Candidate, division: string): Problem[] {
  const found = lists.regulation.divisions.find((d) => d.id === division);
  if (!found) return [problem('submit.division-unknown', { division })];
  return person.name === '' ? [] : [];
}
