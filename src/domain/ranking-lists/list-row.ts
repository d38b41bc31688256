/** A ranking list as it is shown and as prizes go by it: single players, or teams. */
import type { EntryId } from '../common/ids';
import type { Problem } from '../common/result';

export interface ListRow {
  /** place in this list; equal places are shared */
  readonly rank: number;
  /** null in a list of teams */
  readonly entry: EntryId | null;
  readonly team: string | null;
  /** of the team, best placed first */
  readonly members: readonly EntryId[];
  readonly score: number;
}

export interface RankedList {
  /** of the list in the regulation */
  readonly id: string;
  readonly division: string;
  /** what `score` counts: tenths of a point (higher is better), or place points (lower is better) */
  readonly unit: 'points' | 'place-points';
  /** the division is still being played: places may change */
  readonly provisional: boolean;
  readonly rows: readonly ListRow[];
  /** teams that are not ranked, and why */
  readonly left: readonly Problem[];
}
