/** Handing a place on (轉讓名額, 龍馬盃 第三條; A3, Q8): the successor takes the place with its money and its clock. */
import { problem, type Problem, type Result } from '../common/result';
import { localDay } from '../common/time';
import { withFlag, withoutFlag, type Draft } from '../payment/draft';
import type { By, PlaceEffects, Places } from '../payment/effects';
import { eligibilityProblems } from '../registration/eligible';
import type { Answers, Entry, PlaceState } from '../registration/entry';
import { knownPerson, likenessFlags, liveEntryOf } from '../registration/identity';
import { cleanName, nameFlags, nameKey } from '../registration/name';
import { inOneStep } from './one-step';
import { freshCode } from './submit';

export interface Transfer {
  readonly entry: string;
  /** idempotency key of the request */
  readonly source: string;
  readonly successor: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly member: boolean;
    readonly answers: Answers;
  };
  readonly reason: string;
}

const HANDED_ON: readonly PlaceState[] = ['held', 'reported', 'confirmed'];

function problemsOf(draft: Draft, entry: Entry, command: Transfer): Problem[] {
  const { transfer, event, registration } = draft.regulation;
  const today = localDay(draft.now, event.utcOffset);
  const problems: Problem[] = [];
  if (!transfer.allowed) problems.push(problem('transfer.not-allowed'));
  if (!HANDED_ON.includes(entry.state)) {
    problems.push(problem('transfer.no-place', { entry: entry.id, state: entry.state }));
  }
  if (transfer.latestDay !== null && today > transfer.latestDay) {
    problems.push(problem('transfer.too-late', { latest: transfer.latestDay }));
  }
  if (transfer.onlyBefore !== null && today >= transfer.onlyBefore) {
    problems.push(problem('transfer.too-late', { before: transfer.onlyBefore }));
  }
  const { successor } = command;
  if (nameKey(successor.name) === '') problems.push(problem('submit.name-missing'));
  if (successor.email.trim() === '') problems.push(problem('submit.email-missing'));
  if (registration.oneEntryPerPerson) {
    const live = liveEntryOf(draft.regulation, draft.all, successor);
    // somebody who waits may not jump the queue through a friend's place either
    if (live) problems.push(problem('transfer.successor-live', { entry: live.id, state: live.state }));
  }
  problems.push(...eligibilityProblems(draft.places, successor, entry.division));
  return problems;
}

/** All that was received for the old entry, less refunds already promised, belongs to the new one from now on. */
function moveMoney(draft: Draft, from: Entry, to: Entry): void {
  let stays = draft.money(from).refundsDue;
  const open = new Map<string, number>();
  const { ledger } = draft.places;
  for (const row of ledger) {
    if (row.entry !== from.id) continue;
    if (row.kind === 'allocation' || row.kind === 'cash') open.set(row.id, row.amount);
    if (row.kind === 'deallocation' && row.answers) open.set(row.answers, (open.get(row.answers) ?? 0) - row.amount);
  }
  for (const row of ledger) {
    const whole = Math.max(0, open.get(row.id) ?? 0);
    const amount = whole - Math.min(whole, stays);
    stays -= whole - amount;
    if (amount === 0) continue;
    const common = { amount, bankLine: row.bankLine, claim: row.claim, answers: row.id, reason: 'transferred' };
    draft.row({ ...common, kind: 'deallocation', entry: from.id });
    draft.row({ ...common, kind: 'allocation', entry: to.id });
  }
}

export function transfer(places: Places, command: Transfer, by: By): Result<PlaceEffects> {
  return inOneStep(places, by, (draft) => {
    if (draft.all.some((entry) => entry.source === command.source)) return [];
    const old = draft.find(command.entry);
    if (!old) return [problem('entry.unknown', { entry: command.entry })];
    const problems = problemsOf(draft, old, command);
    if (problems.length > 0) return problems;
    const { successor } = command;
    const person = knownPerson(draft.regulation, draft.all, successor) ?? draft.nextPersonId();
    const id = draft.nextEntryId();
    const flags = [...nameFlags(successor.name), ...likenessFlags(draft.all, successor, person)];
    const gone = draft.change(
      old,
      { state: 'transferred', deadline: null, linked: id, flags: withoutFlag(old.flags, 'reminded') },
      'entry.transferred',
      command.reason,
    );
    const taken = draft.add(
      {
        ...old,
        id,
        person,
        source: command.source,
        receivedAt: draft.now,
        sequence: draft.all.reduce((max, other) => Math.max(max, other.sequence), 0) + 1,
        name: cleanName(successor.name),
        email: successor.email.trim(),
        phone: successor.phone.trim(),
        member: successor.member,
        wanted: old.division,
        since: draft.now,
        code: freshCode(draft),
        tokenVersion: 1,
        linked: old.id,
        answers: successor.answers,
        flags: withFlag(flags, ...old.flags.filter((flag) => flag === 'offer' || flag === 'payment-checked')),
      },
      'transfer',
    );
    moveMoney(draft, old, taken);
    for (const claim of draft.places.claims) {
      if (claim.state === 'open' && claim.entries.includes(old.id)) {
        draft.claim({ ...claim, entries: claim.entries.map((one) => (one === old.id ? id : one)) });
      }
    }
    draft.letter(gone, 'transferred-from', old.since);
    draft.letter(taken, 'transferred-to', 'first');
    return [];
  });
}
