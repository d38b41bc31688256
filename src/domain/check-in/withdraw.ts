/** Leaving the event after check-in (龍馬盃 第五條): the place stays in the pairing, the player does not. */
import { problem, type Problem, type Result } from '../common/result';
import { withFlag } from '../payment/draft';
import type { By, PlaceEffects, Places } from '../payment/effects';
import { inOneStep } from '../waitlist/one-step';

/** `absent` is for one round, the others for good. */
type Leaving = 'withdrawn' | 'absent' | 'disqualified';

export interface Withdraw {
  readonly entry: string;
  readonly how: Leaving;
  /** first round he does not play, or the round he missed */
  readonly round: number;
  readonly stage: string;
  readonly reason: string;
}

/** Still in the field: came, and neither withdrew nor was disqualified. */
export const inTheField = (entry: { readonly state: string; readonly flags: readonly string[] }): boolean =>
  (entry.state === 'checked-in' || entry.state === 'standby-seated') &&
  !entry.flags.includes('withdrawn') &&
  !entry.flags.includes('disqualified');

export function withdraw(places: Places, command: Withdraw, by: By): Result<PlaceEffects> {
  return inOneStep(places, by, (draft) => {
    const entry = draft.find(command.entry);
    if (!entry) return [problem('entry.unknown', { entry: command.entry })];
    const problems: Problem[] = [];
    if (entry.state !== 'checked-in' && entry.state !== 'standby-seated') {
      problems.push(problem('withdraw.not-here', { entry: entry.id, state: entry.state }));
    } else if (!inTheField(entry)) problems.push(problem('withdraw.already', { entry: entry.id }));
    if (command.how === 'disqualified' && command.reason.trim() === '') problems.push(problem('reason.missing'));
    if (problems.length > 0) return problems;
    const flags = command.how === 'absent' ? entry.flags : withFlag(entry.flags, command.how);
    // the state stays, and is repeated: leaving is a row of the entry's history all the same
    const { state, division } = entry;
    const extra = { state, division, round: command.round, stage: command.stage };
    draft.change(entry, { flags }, `entry.${command.how}`, command.reason, extra);
    return [];
  });
}
