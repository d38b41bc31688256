/** The organiser moves a person (主辦調組權, 龍馬盃 第二條): never downwards, with a reason, and he keeps his time (Q10). */
import { problem, type Problem, type Result } from '../common/result';
import type { Draft } from '../payment/draft';
import type { By, PlaceEffects, Places } from '../payment/effects';
import { isPaid } from '../payment/money';
import { OCCUPIES, type Entry, type PlaceState } from '../registration/entry';
import { isDownwards } from '../registration/ladder';
import { feeFor } from '../registration/membership';
import { admission } from '../registration/occupancy';
import { inOneStep } from './one-step';

export interface MoveDivision {
  readonly entry: string;
  readonly to: string;
  readonly reason: string;
}

const MOVES: readonly PlaceState[] = ['approval', 'held', 'reported', 'confirmed', 'waitlisted', 'standby'];

function problemsOf(draft: Draft, entry: Entry, command: MoveDivision): Problem[] {
  const { regulation } = draft;
  const problems: Problem[] = [];
  if (!regulation.registration.organiserMayMove) problems.push(problem('move.not-allowed'));
  if (command.reason.trim() === '') problems.push(problem('reason.missing'));
  if (!MOVES.includes(entry.state)) problems.push(problem('move.no-place', { entry: entry.id, state: entry.state }));
  if (!regulation.divisions.some((d) => d.id === command.to)) {
    problems.push(problem('submit.division-unknown', { division: command.to }));
  } else if (command.to === entry.division) problems.push(problem('move.same-division', { division: command.to }));
  else if (isDownwards(regulation, entry.division, command.to)) {
    problems.push(problem('move.downwards', { from: entry.division, to: command.to }));
  }
  if (feeFor(regulation, draft.places.members, { ...entry, division: command.to }) === null) {
    problems.push(problem('submit.fee-not-set', { division: command.to }));
  }
  return problems;
}

/** Without a free place he waits there by his own time; a place keeps its clock, and money is measured by the new fee. */
export function moveIn(draft: Draft, entry: Entry, to: string, reason: string): Entry {
  const due = feeFor(draft.regulation, draft.places.members, { ...entry, division: to }) ?? entry.due;
  const sums = draft.money({ ...entry, due });
  let state: PlaceState = entry.state;
  if (OCCUPIES[entry.state] || entry.state === 'waitlisted') {
    const place = admission(draft.regulation, draft.all, to);
    if (place === 'waitlisted') state = 'waitlisted';
    else if (isPaid(sums)) state = 'confirmed';
    else if (entry.state === 'waitlisted') state = 'held';
    // a dearer division asks for the rest: no clock, the organiser sees it as a shortfall
    else state = entry.state === 'confirmed' ? 'reported' : entry.state;
  }
  const deadline = state === 'held' && entry.state === 'held' ? entry.deadline : null;
  return draft.change(entry, { division: to, state, due, deadline }, 'entry.moved', reason);
}

export function moveDivision(places: Places, command: MoveDivision, by: By): Result<PlaceEffects> {
  return inOneStep(places, by, (draft) => {
    const entry = draft.find(command.entry);
    if (!entry) return [problem('entry.unknown', { entry: command.entry })];
    const problems = problemsOf(draft, entry, command);
    if (problems.length > 0) return problems;
    const moved = moveIn(draft, entry, command.to, command.reason);
    draft.letter(moved, 'moved', entry.since, { from: entry.division });
    return [];
  });
}
