/** Taking back a click: a compensating change with a line of its own; refused when something later depends on it. */
import { problem, type Problem, type Result } from '../common/result';
import type { Instant } from '../common/time';
import type { Draft } from '../payment/draft';
import type { By, PlaceEffects, Places } from '../payment/effects';
import { OCCUPIES, PLACE_STATES, type Entry, type PlaceState } from '../registration/entry';
import { liveEntryOf } from '../registration/identity';
import { freePlaces } from '../registration/occupancy';
import { inOneStep } from './one-step';

/** Changes that may be taken back; what is missing here has its own way (a transfer is handed back, a promotion cancelled). */
const UNDOABLE = [
  'entry.cancelled',
  'entry.lapsed',
  'entry.rejected',
  'entry.no-show',
  'entry.closed',
  'entry.moved',
  'entry.standby-seated',
  'entry.standby-released',
] as const;

export interface Undo {
  /** the line to take back */
  readonly line: {
    readonly action: string;
    readonly subject: string;
    readonly at: Instant;
    readonly before: Readonly<Record<string, unknown>>;
    readonly after: Readonly<Record<string, unknown>>;
  };
  readonly reason: string;
}

const stateIn = (value: unknown): PlaceState | null => PLACE_STATES.find((state) => state === value) ?? null;
const divisionIn = (value: unknown, entry: Entry): string => (typeof value === 'string' ? value : entry.division);

function problemsOf(draft: Draft, entry: Entry, { line }: Undo, state: PlaceState | null, division: string): Problem[] {
  const problems: Problem[] = [];
  if (!(UNDOABLE as readonly string[]).includes(line.action) || state === null) {
    problems.push(problem('undo.not-undoable', { action: line.action }));
  }
  if (entry.state !== line.after['state'] || entry.division !== line.after['division'] || entry.since !== line.at) {
    problems.push(problem('undo.changed-since', { entry: entry.id, state: entry.state }));
  }
  if (state && OCCUPIES[state] && !(OCCUPIES[entry.state] && entry.division === division)) {
    if (freePlaces(draft.regulation, draft.all, division) === 0)
      problems.push(problem('undo.place-taken', { division }));
  }
  const live = liveEntryOf(draft.regulation, draft.all, entry);
  if (live && live.id !== entry.id) problems.push(problem('undo.registered-again', { entry: live.id }));
  const sums = draft.money(entry);
  if (sums.refundsDone > 0) problems.push(problem('undo.refunded', { entry: entry.id, amount: sums.refundsDone }));
  return problems;
}

/** Refunds promised by the change are taken back by rows that answer them. */
function takeBackRefunds(draft: Draft, entry: Entry, since: Instant): void {
  for (const row of draft.places.ledger) {
    if (row.entry !== entry.id || row.kind !== 'refund-due' || row.at < since) continue;
    draft.row({ kind: 'write-off', amount: row.amount, entry: entry.id, answers: row.id, reason: 'undone' });
  }
}

export function undo(places: Places, command: Undo, by: By): Result<PlaceEffects> {
  return inOneStep(places, by, (draft) => {
    const { line } = command;
    const entry = draft.find(line.subject);
    if (!entry) return [problem('entry.unknown', { entry: line.subject })];
    const state = stateIn(line.before['state']);
    const division = divisionIn(line.before['division'], entry);
    const problems = problemsOf(draft, entry, command, state, division);
    if (problems.length > 0 || state === null) return problems;
    takeBackRefunds(draft, entry, line.at);
    const due = typeof line.before['due'] === 'number' ? line.before['due'] : entry.due;
    const back = { state, division, deadline: null, due };
    const restored = draft.change(entry, back, 'entry.reinstated', command.reason, { undoes: line.action });
    // a held place gets a fresh clock, started by a letter as always: the old one may be what ran out
    const offer = entry.flags.includes('offer');
    if (state === 'held') draft.letter(restored, offer ? 'promoted' : 'received-held', entry.since);
    return [];
  });
}
