/** What the prize office needs to know of a field, and what comes out: one award a player (or team) and prize. */
import type { EntryId } from '../common/ids';

export interface Placed {
  readonly entry: EntryId;
  /** equal places are shared; null = not decided or not placed */
  readonly place: number | null;
}

/** Who stands on a place of a ranking list: a player, or a team (then `entry` is null). */
export interface Holder {
  readonly entry: EntryId | null;
  readonly team?: string | null;
  readonly members?: readonly EntryId[];
  readonly place: number | null;
}

/** One division on the day. */
export interface PrizeField {
  readonly division: string;
  /** official players at the start, seated standby players included; later withdrawals change nothing (A18) */
  readonly players: readonly EntryId[];
  /** standing order, best first */
  readonly ranking: readonly Placed[];
  /** bracket of the division, when there is one: among the last so many of it */
  readonly bracket: {
    readonly size: number;
    readonly reached: readonly { readonly entry: EntryId; readonly reached: number }[];
  } | null;
  readonly unbeaten: readonly EntryId[];
  readonly unbeatenByWalkover: readonly EntryId[];
}

export interface Award {
  /** null: a team's */
  readonly entry: EntryId | null;
  readonly team: string | null;
  readonly members: readonly EntryId[];
  /** id of the prize in the regulation */
  readonly prize: string;
  readonly division: string;
  /** ranking list of the prize; null = the standing of the division */
  readonly list: string | null;
  readonly place: number | null;
  /** whole units of the currency, before tax and fines */
  readonly amount: number;
  /** taken off by the committee, never more than the amount (go regulation C 十（三）) */
  readonly fine: number;
  readonly items: readonly string[];
  readonly title: string | null;
  /** won without a loss, but not every win was played (A11) */
  readonly byWalkover: boolean;
  /** not at the ceremony where one has to be there (龍馬盃 第九條): earned, not handed out, not passed on */
  readonly forfeited: boolean;
}
