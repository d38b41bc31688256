/** Sums over opponents' scores with article 16 and cuts: the common ground of BH, FB and SB. */
import { cutIndexes } from './cuts';
import type { EventPlayer } from './event';
import { summed, type Part, type TieBreakContext, type TieBreakValue } from './tie-break';
import { adjustedScores, contributions, type Contribution } from './unplayed';

/** `weigh` turns a score (tenths) and its round into the value that is added up. */
export function opponentSums(
  context: TieBreakContext,
  fore: boolean,
  weigh: (contribution: Contribution) => number,
): (player: EventPlayer) => TieBreakValue {
  const { event, modifiers } = context;
  const adjusted = adjustedScores(event, fore);
  return (player) => {
    const items = contributions(event, adjusted, player, { predetermined: modifiers.predetermined, fore }).map(
      (item) => ({ ...item, value: weigh(item) }),
    );
    const low = Math.min(modifiers.cutLow, event.rounds);
    const cut = cutIndexes(items, low, Math.min(modifiers.cutHigh, event.rounds - low));
    return summed(
      items.map(({ entry, value, why }, index): Part => ({
        round: entry.round,
        opponent: entry.opponent,
        value,
        why,
        ...(cut.has(index) ? { cut: true } : {}),
      })),
    );
  };
}
