/** A form comes in: once per source, one live entry per person, a place or the queue, or a reasoned refusal. */
import { problem, type Problem, type Result } from '../common/result';
import { deadlineFrom, registrationCloses, registrationOpens } from '../payment/deadline';
import type { Draft } from '../payment/draft';
import type { By, PlaceEffects, Places } from '../payment/effects';
import { submissionProblems } from '../registration/admissible';
import { delegationFlags } from '../registration/delegation';
import { doubts } from '../registration/eligible';
import type { Entry, PlaceState } from '../registration/entry';
import { knownPerson, likenessFlags, liveEntryOf } from '../registration/identity';
import type { LetterKind } from '../registration/letter';
import { feeFor, isMember } from '../registration/membership';
import { cleanName, nameFlags, nameKey } from '../registration/name';
import { admission } from '../registration/occupancy';
import { FIELD, type Submission } from '../registration/submission';
import { editIn } from './edit';
import { inOneStep } from './one-step';

/** Nothing a person typed: the form host sent an empty event (field case 69). */
const isBlank = (submission: Submission): boolean =>
  nameKey(submission.name) === '' && submission.email.trim() === '' && submission.division === '';

/** A payment code no other entry has. */
export function freshCode(draft: Draft): string {
  const used = new Set(draft.all.map((entry) => entry.code));
  let code = draft.by.newCode(0);
  for (let attempt = 1; used.has(code) && attempt < 1000; attempt += 1) code = draft.by.newCode(attempt);
  return code;
}

interface Verdict {
  readonly state: PlaceState;
  readonly letter: LetterKind;
  readonly reason: string;
  readonly problems: readonly Problem[];
  readonly linked: Entry | null;
  readonly due: number;
}

/** Approval may be asked of some divisions, and of delegations and invited players, only (七（四）（五）, 十一, C23); of everybody when none is named. */
function waitsForApproval(draft: Draft, submission: Pick<Submission, 'division' | 'answers'>): boolean {
  const { approval } = draft.regulation.registration;
  if (!approval.needed) return false;
  if (approval.divisions.length === 0 && !approval.delegations) return true;
  const delegation = (submission.answers[FIELD.delegation] ?? '').trim() !== '';
  const invited = submission.answers[FIELD.invited] === 'yes';
  return approval.divisions.includes(submission.division) || (approval.delegations && (delegation || invited));
}

/** Which place, if any: refusal before duplicate, duplicate before place. */
function judge(draft: Draft, submission: Submission): Verdict {
  const { places, regulation } = draft;
  const window = { opens: registrationOpens(regulation), closes: registrationCloses(regulation) };
  const problems = submissionProblems(places, submission, window);
  const first = regulation.registration.oneEntryPerPerson ? liveEntryOf(regulation, draft.all, submission) : undefined;
  const nothing = { problems: [], linked: null, due: 0 };
  if (first) {
    return { ...nothing, state: 'duplicate', letter: 'duplicate', reason: 'already registered', linked: first };
  }
  const due = problems.some((p) => p.code === 'submit.division-unknown')
    ? 0
    : feeFor(regulation, places.members, submission);
  if (due === null) problems.push(problem('submit.fee-not-set', { division: submission.division }));
  if (problems.length > 0 || due === null) {
    const reason = problems.map((p) => p.code).join(' ');
    return { ...nothing, state: 'rejected', letter: 'rejected', reason, problems };
  }
  if (submission.lane === 'standby') {
    return { ...nothing, state: 'standby', letter: 'received-standby', reason: 'standby lane', due };
  }
  if (waitsForApproval(draft, submission) && regulation.registration.approval.when === 'before-payment') {
    return { ...nothing, state: 'approval', letter: 'received-approval', reason: 'waits for approval', due };
  }
  const place = admission(regulation, draft.all, submission.division);
  if (place === 'waitlisted') {
    return { ...nothing, state: place, letter: 'received-waitlisted', reason: 'no free place', due };
  }
  if (due === 0) return { ...nothing, state: 'confirmed', letter: 'complete', reason: 'no fee', due };
  return { ...nothing, state: place, letter: 'received-held', reason: 'place free', due };
}

function flagsOf(draft: Draft, submission: Submission, person: Entry['person']): string[] {
  const { when } = draft.regulation.registration.approval;
  return [
    ...nameFlags(submission.name),
    ...likenessFlags(draft.all, submission, person),
    ...doubts(draft.places, submission),
    ...delegationFlags(draft.regulation, draft.all, submission),
    ...(submission.member && !isMember(draft.places.members, submission) ? ['member-unproven'] : []),
    ...(waitsForApproval(draft, submission) && when === 'before-play' ? ['approval-pending'] : []),
  ];
}

function submitIn(draft: Draft, submission: Submission): Entry {
  const verdict = judge(draft, submission);
  const person = knownPerson(draft.regulation, draft.all, submission) ?? draft.nextPersonId();
  const started = verdict.state === 'held' && draft.regulation.payment.windowStarts === 'received';
  const refused = verdict.state === 'rejected' || verdict.state === 'duplicate';
  const entry = draft.add(
    {
      id: draft.nextEntryId(),
      person,
      source: submission.source,
      receivedAt: submission.at,
      sequence: draft.all.reduce((max, other) => Math.max(max, other.sequence), 0) + 1,
      name: cleanName(submission.name),
      email: submission.email.trim(),
      phone: submission.phone.trim(),
      division: submission.division,
      wanted: submission.division,
      lane: submission.lane,
      member: submission.member,
      state: verdict.state,
      since: draft.now,
      deadline: started ? deadlineFrom(draft.regulation, submission.at, 'registration') : null,
      due: verdict.due,
      code: refused ? '' : freshCode(draft),
      tokenVersion: 1,
      linked: verdict.linked?.id ?? null,
      answers: submission.answers,
      flags: flagsOf(draft, submission, person),
    },
    verdict.reason,
  );
  const facts: Record<string, string> = {};
  if (verdict.problems.length > 0) facts['problems'] = verdict.problems.map((p) => p.code).join(' ');
  if (verdict.linked) facts['first'] = verdict.linked.id;
  draft.letter(entry, verdict.letter, 'first', facts);
  return entry;
}

/** The same source again changes no place, time or money: it is an edited response, or the same one twice. */
export function submit(places: Places, submission: Submission, by: By): Result<PlaceEffects> {
  return inOneStep(places, by, (draft) => {
    const known = draft.all.find((entry) => entry.source === submission.source);
    if (known) editIn(draft, known, submission);
    else if (isBlank(submission)) return [problem('submit.blank')];
    else submitIn(draft, submission);
    return [];
  });
}
