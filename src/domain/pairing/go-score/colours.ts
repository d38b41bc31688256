/**
 * Who takes Black (go; Black moves first): who had it less often; else the two change from the last round in which
 * they had different colours; else the one who last had White. What is still open goes by nigiri at the board, or
 * by the recorded order, turn about from board to board.
 */
import type { GoPlayer } from './field';

export type ColourReason = 'balance' | 'alternate' | 'order' | 'nigiri';

export interface GoColours {
  /** null = nigiri */
  readonly black: number | null;
  readonly why: ColourReason;
}

/** `first` stands before `second` in the field; `board` counts from 1. */
export function goColours(first: GoPlayer, second: GoPlayer, board: number, open: 'nigiri' | 'order'): GoColours {
  if (first.balance !== second.balance)
    return { black: first.balance < second.balance ? first.number : second.number, why: 'balance' };
  for (let back = 0; back < Math.max(first.colours.length, second.colours.length); back++) {
    const [a, b] = [first.colours[back], second.colours[back]];
    if (a === b) continue;
    const blackToFirst = a === 'w' || b === 'b';
    return { black: blackToFirst ? first.number : second.number, why: 'alternate' };
  }
  if (open === 'nigiri') return { black: null, why: 'nigiri' };
  return { black: board % 2 === 1 ? first.number : second.number, why: 'order' };
}
