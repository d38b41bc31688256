/** What every menu item does around its work: act at the desk, tell or refuse; a trigger has nobody to tell. */
import type { Problem } from '../../src/domain/common/result';
import { atDesk, type Act, type Desk, type Order, type Outcome } from '../desk';
import { whoClicked } from '../google/chance';
import { refuse, tell } from '../google/person';
import type { LuckyArgs } from '../../src/office/actions/prizes';
import type { DrawingAction } from '../../src/office/pending';
import { seedFrom } from '../../src/domain/play/draws/draw';
import { freshChance } from '../google/chance';

/** A menu item: done at the desk, and the person hears what came of it. */
export function click(act: Act, more: Partial<Order> = {}): Outcome {
  const outcome = atDesk({ act, actor: whoClicked(), ...more });
  if (outcome.problems.length > 0) refuse(outcome.words, outcome.problems);
  tell(outcome.words, outcome.notices);
  return outcome;
}

/** A trigger: the same, silently; what is wrong stays visible on 首頁 and in the journal. */
export const inBackground = (act: Act, more: Partial<Order> = {}): Outcome => atDesk({ act, actor: 'system', ...more });

/** A draw of lots: the seed typed at the venue or fresh chance, written down first. */
export function clickDraw(
  action: DrawingAction,
  typed: string,
  more: Omit<LuckyArgs, 'seed'>,
  act: (desk: Desk, args: LuckyArgs) => readonly Problem[],
): Outcome {
  const seed = typed === '' ? freshChance() : seedFrom(typed);
  const args: LuckyArgs = { seed, ...more };
  return click((desk) => act(desk, args), { pending: { action, args } });
}
