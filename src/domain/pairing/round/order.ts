/** What the pairing of one round of a Swiss stage is told, and what it gives back. */
import type { EntryId } from '../../common/ids';
import type { Draw, Game } from '../../play/game';
import type { Crosstable } from '../../play/crosstable';
import type { SwissField } from '../../play/swiss/table';

export interface RoundOrder {
  readonly field: SwissField;
  readonly table: Crosstable;
  readonly division: string;
  /** field of a split stage (A, B), else null */
  readonly fieldId: string | null;
  readonly round: number;
  /** in front of `/R2` in the label of a lot */
  readonly label: string;
  readonly seed: string;
  /** who does not play this round: left, or not here yet */
  readonly absent: ReadonlySet<EntryId>;
  /** byes asked for (regulation `requestedByes`) */
  readonly byes: ReadonlySet<EntryId>;
  /** school, city … of players who should not meet in this round; none = nobody is kept apart */
  readonly units: ReadonlyMap<EntryId, string>;
  /** no pairing keeps all rules: the arbiter wants the one that breaks the fewest (C.04.3 leaves it to him) */
  readonly leastHarm: boolean;
  /** first free number of `D-…` */
  readonly nextDraw: number;
}

/** Two who meet, the one with the first move of the left side first; `second` null = a bye. */
export interface Meeting {
  readonly first: EntryId;
  readonly second: EntryId | null;
  readonly remarks: readonly string[];
}

export interface PairedRound {
  readonly games: readonly Game[];
  readonly draws: readonly Draw[];
}

/** Entry behind a pairing number. */
export const entryOf = (order: RoundOrder, number: number): EntryId => order.field.order[number - 1] as EntryId;

/** Numbers that are to be paired. */
export const presentNumbers = (order: RoundOrder): number[] =>
  order.field.order.flatMap((entry, index) => (order.absent.has(entry) || order.byes.has(entry) ? [] : [index + 1]));
