/** Latecomers: where the regulation lets them join after check-in has closed, up to a round (B: 遲到). */
import { roundRobinCycles } from '../domain/play/swiss/rounds';
import type { Entry } from '../domain/registration/entry';
import type { Facts } from './facts';
import { stageDraw } from './score-stage';

/** The last round open to latecomers has been paired in this division. */
export const latePast = (facts: Facts, division: string): boolean =>
  facts.games.reduce((last, game) => (game.division === division ? Math.max(last, game.round) : last), 0) >=
  (facts.regulation.checkIn.lateUntilRound ?? 0);

/** A round robin's table is made once; nobody joins it. */
function tableMade(facts: Facts, division: string): boolean {
  const stage = facts.regulation.divisions.find(({ id }) => id === division)?.stages[0];
  if (stage?.kind !== 'swiss') return false;
  const numbers = stageDraw(facts, division, stage.id, 'numbers');
  return numbers !== null && roundRobinCycles(stage, numbers.pool.length) > 0;
}

/** Whether this person may still be ticked in. */
export const mayComeLate = (facts: Facts, { division, state }: Pick<Entry, 'division' | 'state'>): boolean =>
  facts.regulation.checkIn.noShow === 'late-until-round' &&
  (state === 'held' || state === 'reported' || state === 'confirmed') &&
  !latePast(facts, division) &&
  !tableMade(facts, division);
