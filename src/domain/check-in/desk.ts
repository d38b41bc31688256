/** At the desk: who is here, and cash with a numbered receipt for what is still missing (龍馬盃 第六條; A7, Q11). */
import { problem, type Problem, type Result } from '../common/result';
import { withFlag, withoutFlag, type Draft } from '../payment/draft';
import { NO_EFFECTS, type By, type PlaceEffects, type Places } from '../payment/effects';
import { nextReceipt } from '../payment/ledger';
import { isPaid } from '../payment/money';
import { settleIn } from '../payment/settle';
import type { Entry, PlaceState } from '../registration/entry';
import { inOneStep } from '../waitlist/one-step';

/** Mark of people without a place who came to the desk: waitlisted and standby players. */
export const AT_DESK = 'at-desk';

const HOLDS_PLACE: readonly PlaceState[] = ['held', 'reported', 'confirmed'];
const HOPES_FOR_PLACE: readonly PlaceState[] = ['waitlisted', 'standby'];

const missingOf = (draft: Draft, entry: Entry): number => {
  const sums = draft.money(entry);
  return Math.max(0, entry.due - (sums.received - sums.refundsDone));
};

/** Takes what is missing in cash; each payment has its own receipt number. */
export function cashIn(draft: Draft, entry: Entry): number {
  const amount = missingOf(draft, entry);
  draft.row({
    kind: 'cash',
    amount,
    entry: entry.id,
    receipt: nextReceipt(draft.places.ledger),
    reason: 'at the desk',
  });
  return amount;
}

function problemsOf(draft: Draft, entry: Entry, cash: boolean): Problem[] {
  if (!HOLDS_PLACE.includes(entry.state) && !HOPES_FOR_PLACE.includes(entry.state)) {
    return [problem(`check-in.${entry.state}`, { entry: entry.id })];
  }
  const problems: Problem[] = [];
  if (entry.flags.includes('approval-pending')) problems.push(problem('check-in.not-approved', { entry: entry.id }));
  // a waitlisted person pays once he is seated, a standby player before; neither takes a place yet
  if (HOLDS_PLACE.includes(entry.state) && !cash && !isPaid(draft.money(entry))) {
    problems.push(problem('check-in.unpaid', { entry: entry.id, missing: missingOf(draft, entry) }));
  }
  if (cash && !draft.regulation.payment.ways.includes('cash')) problems.push(problem('check-in.no-cash'));
  return problems;
}

export interface CheckIn {
  readonly entry: string;
  /** the desk takes what is missing in cash */
  readonly cash: boolean;
}

function checkInOne(draft: Draft, command: CheckIn): Problem[] {
  const entry = draft.find(command.entry);
  if (!entry) return [problem('entry.unknown', { entry: command.entry })];
  if (entry.state === 'checked-in' || (HOPES_FOR_PLACE.includes(entry.state) && entry.flags.includes(AT_DESK))) {
    if (!command.cash || missingOf(draft, entry) === 0) return [];
  }
  const problems = problemsOf(draft, entry, command.cash);
  if (problems.length > 0) return problems;
  const cash = command.cash ? cashIn(draft, entry) : 0;
  const extra = cash > 0 ? { cash } : {};
  if (HOLDS_PLACE.includes(entry.state)) {
    draft.change(entry, { state: 'checked-in', deadline: null }, 'entry.checked-in', 'at the desk', extra);
  } else {
    draft.change(entry, { flags: withFlag(entry.flags, AT_DESK) }, 'entry.at-desk', 'at the desk', extra);
  }
  return [];
}

/** Ticks of the check-in tab, filed together; one wrong row stops none of the others. */
export function checkIn(
  places: Places,
  commands: readonly CheckIn[],
  by: By,
): { readonly effects: PlaceEffects; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const done = inOneStep(places, by, (draft) => {
    for (const command of commands) problems.push(...checkInOne(draft, command));
    return [];
  });
  return {
    effects: done.ok ? done.value : NO_EFFECTS,
    problems,
  };
}

/** A tick taken away again: back to the place, or away from the desk; money taken stays taken. */
export function undoCheckIn(places: Places, command: { readonly entry: string }, by: By): Result<PlaceEffects> {
  return inOneStep(places, by, (draft) => {
    const entry = draft.find(command.entry);
    if (!entry) return [problem('entry.unknown', { entry: command.entry })];
    if (entry.flags.includes('withdrawn')) return [problem('check-in.withdrawn', { entry: entry.id })];
    if (entry.state === 'checked-in') {
      const state = isPaid(draft.money(entry)) ? 'confirmed' : 'reported';
      draft.change(entry, { state }, 'entry.check-in-undone', 'tick removed');
    } else if (entry.flags.includes(AT_DESK)) {
      draft.change(entry, { flags: withoutFlag(entry.flags, AT_DESK) }, 'entry.at-desk-undone', 'tick removed');
    } else return [problem('check-in.not-checked-in', { entry: entry.id, state: entry.state })];
    return [];
  });
}

/** Cash outside the tick boxes: a standby player paying beforehand, a shortfall made good. */
export function takeCash(places: Places, command: { readonly entry: string }, by: By): Result<PlaceEffects> {
  return inOneStep(places, by, (draft) => {
    const entry = draft.find(command.entry);
    if (!entry) return [problem('entry.unknown', { entry: command.entry })];
    const problems: Problem[] = [];
    if (!draft.regulation.payment.ways.includes('cash')) problems.push(problem('check-in.no-cash'));
    const payable: readonly PlaceState[] = [...HOLDS_PLACE, ...HOPES_FOR_PLACE, 'checked-in', 'standby-seated'];
    if (!payable.includes(entry.state))
      problems.push(problem('cash.no-place', { entry: entry.id, state: entry.state }));
    if (missingOf(draft, entry) === 0) problems.push(problem('cash.nothing-missing', { entry: entry.id }));
    if (problems.length > 0) return problems;
    const cash = cashIn(draft, entry);
    draft.line(entry.id, 'entry.cash', 'at the desk', {}, { cash });
    settleIn(draft, entry);
    return [];
  });
}
