/** City delegations: so many men and women each; whoever comes later or beyond that plays for himself (七（三）, C16). */
import { fromLocal } from '../common/time';
import type { Regulation } from '../regulation/regulation';
import type { Entry } from './entry';
import { nameKey } from './name';
import { isLive } from './states';
import { FIELD, type Submission } from './submission';

const FULL = 'delegation-full';
const LATE = 'delegation-late';

/** The delegation one was declared for; '' for whoever plays for himself. */
export const delegationOf = ({ answers, flags }: Pick<Entry, 'answers' | 'flags'>): string =>
  flags.includes(FULL) || flags.includes(LATE) ? '' : (answers[FIELD.delegation] ?? '').trim();

/** Not refused: the regulation lets them play in their own name. The organiser sees why they are not in the team. */
export function delegationFlags(
  regulation: Regulation,
  entries: readonly Entry[],
  submission: Pick<Submission, 'answers' | 'at'>,
): string[] {
  const rule = regulation.registration.delegation;
  const named = nameKey(submission.answers[FIELD.delegation] ?? '');
  if (!rule || named === '') return [];
  const closes = rule.closes === null ? null : fromLocal(rule.closes, regulation.event.utcOffset);
  if (closes !== null && Math.floor(submission.at / 1000) * 1000 > closes) return [LATE];
  const sex = submission.answers[FIELD.sex] ?? '';
  const there = entries.filter(
    (entry) =>
      isLive(entry.state) && nameKey(delegationOf(entry)) === named && (entry.answers[FIELD.sex] ?? '') === sex,
  );
  return there.length >= (sex === 'f' ? rule.women : rule.men) ? [FULL] : [];
}
