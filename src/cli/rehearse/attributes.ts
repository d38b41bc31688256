/** What the document says about a person: answers of the form as facts, under the names of REHEARSAL.md. */
import { birthDay } from '../../domain/registration/birth-date';
import { delegationOf } from '../../domain/registration/delegation';
import type { Entry } from '../../domain/registration/entry';
import { gradeOf } from '../../domain/regulation/grade';
import { highestRank, rankText } from '../../domain/regulation/rank';
import type { Regulation } from '../../domain/regulation/regulation';

type Json = Record<string, unknown>;

/** Keys that nobody was asked for, or that were left empty, are missing. */
export function attributesOf(regulation: Regulation, entry: Entry): Json {
  const said = (field: string): string => (entry.answers[field] ?? '').trim();
  const yes = (field: string): boolean | undefined => (said(field) === '' ? undefined : said(field) === 'yes');
  const grade = gradeOf(said('grade'));
  const all: Json = {
    sex: said('sex') || undefined,
    birthDate: birthDay(said('birth-date')) || undefined,
    grade: said('grade') === '' ? undefined : typeof grade === 'number' ? grade : null,
    newcomer: yes('newcomer'),
    rank: rankText(highestRank(regulation.evidence.map(({ id }) => said(id)))) ?? undefined,
    professional: yes('new-professional'),
    city: said('city') || undefined,
    delegation: delegationOf(entry) || undefined,
    team: said('team') || undefined,
    payer: said('coach') || undefined,
    school: said('school') || undefined,
    invited: yes('invited') || undefined,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
