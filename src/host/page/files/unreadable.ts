/** Why a file cannot be opened, as a word of the page, so that the person reads it in his language. */
import type { WordKey } from '../words';

export type Reason = Extract<WordKey, `unreadable_${string}`>;

export class Unreadable extends Error {
  constructor(readonly reason: Reason) {
    super(reason);
  }
}

/** More than any tournament has; beyond it the page would only grow slow. */
export const CELLS_AT_MOST = 500_000;
