/** May this person enter this division? Every reason against it, by the regulation's predicates (upwards only, 龍馬盃 第二條). */
import { problem, type Problem } from '../common/result';
import type { Person } from '../regulation/allows';
import { mayEnter } from '../regulation/divisions-open';
import { gradeByBirth, gradeOf } from '../regulation/grade';
import { rankLevel, type RankLevel } from '../regulation/rank';
import type { Regulation } from '../regulation/regulation';
import { birthDay } from './birth-date';
import type { Answers } from './entry';
import { nameKey } from './name';
import type { PastParticipant, PastResult } from './people';
import { FIELD } from './submission';

export interface Lists {
  readonly regulation: Regulation;
  readonly pastResults: readonly PastResult[];
  readonly pastParticipants: readonly PastParticipant[];
}

export interface Candidate {
  readonly name: string;
  readonly answers: Answers;
}

const answer = (person: Candidate, field: string): string => (person.answers[field] ?? '').trim();
const yes = (person: Candidate, field: string): boolean => /^(yes|y|true|是)$/i.test(answer(person, field));

function ranksOf(lists: Lists, person: Candidate): Record<string, RankLevel> {
  const ranks: Record<string, RankLevel> = {};
  for (const { id } of lists.regulation.evidence) {
    if (id in person.answers) ranks[id] = rankLevel(answer(person, id));
  }
  return ranks;
}

/** From the organiser's list by name, and from the person's own word. */
function pastResultsOf(lists: Lists, person: Candidate): Person['pastResults'] {
  const { event, remembered } = lists.regulation;
  const name = nameKey(person.name);
  const listed = lists.pastResults
    .filter((past) => past.place !== null && nameKey(past.name) === name)
    .map(({ division, place, edition }) => ({
      division,
      place: place ?? 0,
      previous: event.edition !== null && Number(edition) === event.edition - 1,
    }));
  if (!yes(person, FIELD.pastWinner)) return listed;
  return [...listed, ...remembered.duties.map(({ division, place }) => ({ division, place, previous: false }))];
}

/** How a person is found among earlier participants: surely (name and birth date), or by name alone. */
function earlier(lists: Lists, person: Candidate, born: string): 'surely' | 'by-name' | 'no' {
  const name = nameKey(person.name);
  const namesakes = lists.pastParticipants.filter((past) => nameKey(past.name) === name);
  if (born !== '' && namesakes.some((past) => birthDay(past.birthDate) === born)) return 'surely';
  return namesakes.some((past) => born === '' || birthDay(past.birthDate) === '') ? 'by-name' : 'no';
}

export function personOf(lists: Lists, candidate: Candidate): Person {
  const born = birthDay(answer(candidate, FIELD.birthDate)) ?? '';
  const stated = gradeOf(answer(candidate, FIELD.grade));
  const grade = stated ?? (born === '' ? null : gradeByBirth(born, lists.regulation.event.from));
  const sex = answer(candidate, FIELD.sex);
  const certificate = rankLevel(answer(candidate, FIELD.rankCertificate));
  return {
    ranks: ranksOf(lists, candidate),
    birthDate: born === '' ? null : born,
    grade: typeof grade === 'number' ? grade : null,
    sex: sex === 'f' || sex === 'm' ? sex : null,
    newcomer: yes(candidate, FIELD.newcomer) && earlier(lists, candidate, born) !== 'surely',
    pastResults: pastResultsOf(lists, candidate),
    certificate: yes(candidate, FIELD.certificate) || typeof certificate === 'number',
    newProfessional: yes(candidate, FIELD.newProfessional),
    approved: false,
    invited: yes(candidate, FIELD.invited),
  };
}

/** Answers nobody can read: the person is told which, and nothing is guessed. */
function unreadable(lists: Lists, candidate: Candidate): Problem[] {
  const problems: Problem[] = [];
  for (const { id } of lists.regulation.evidence) {
    if (rankLevel(answer(candidate, id)) === null) problems.push(problem('submit.rank-unreadable', { field: id }));
  }
  if (birthDay(answer(candidate, FIELD.birthDate)) === null) problems.push(problem('submit.birth-date-unreadable'));
  if (gradeOf(answer(candidate, FIELD.grade)) === null) problems.push(problem('submit.grade-unreadable'));
  return problems;
}

export function eligibilityProblems(lists: Lists, candidate: Candidate, division: string): Problem[] {
  const verdict = mayEnter(lists.regulation, personOf(lists, candidate), division);
  if (verdict === null) return [problem('submit.division-unknown', { division })];
  return [...unreadable(lists, candidate), ...(verdict.how === 'closed' ? verdict.why : [])];
}

/** Remark codes about what was said: it does not fit together, or only perhaps. */
export function doubts(lists: Lists, candidate: Candidate): string[] {
  const born = birthDay(answer(candidate, FIELD.birthDate)) ?? '';
  const stated = gradeOf(answer(candidate, FIELD.grade));
  const byBirth = born === '' ? null : gradeByBirth(born, lists.regulation.event.from);
  const flags: string[] = [];
  if (typeof stated === 'number' && byBirth !== null && stated !== byBirth) flags.push('grade-disagrees');
  if (yes(candidate, FIELD.newcomer) && earlier(lists, candidate, born) === 'by-name') flags.push('newcomer-doubtful');
  return flags;
}
