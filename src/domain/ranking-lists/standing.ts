/** What ranking lists, prizes and promotions know of a finished division: who stood where, who they are, who played for whom. */
import type { EntryId } from '../common/ids';

export interface FinalStanding {
  readonly entry: EntryId;
  /** place over the whole division, equal places shared; null = not decided, or no place (left before it counted) */
  readonly rank: number | null;
  /** parallel field one played in; null = the division had one */
  readonly field: string | null;
  /** place in one's own field after the last common round; null = as `rank` */
  readonly fieldRank: number | null;
  /** tenths, after the last common round */
  readonly points: number;
  /** values of the division's tie-breaks in their announced order, each better when higher */
  readonly tieBreaks: readonly number[];
}

/** What lists, conditions and promotions ask about a player. */
export interface PlayerFacts {
  /** the division entered for; another than the one played in after a merge */
  readonly home: string;
  readonly sex: 'f' | 'm' | null;
  /** `1965-11-07` */
  readonly birthDate: string | null;
  /** amateur rank held at entry, 1 = first dan, 0 = first kyu … (regulation/rank.ts); null = none */
  readonly level: number | null;
  /** plays as an amateur, but holds no amateur places for promotions (新定段) */
  readonly professional: boolean;
}

export type FactsOf = (entry: EntryId) => PlayerFacts;

/** A team named before its first round (C16); who is in none plays for himself. */
export interface DeclaredTeam {
  readonly division: string;
  /** the five of a delegation make a men's and a women's team; a team of its own is taken as it is */
  readonly by: 'delegation' | 'team';
  readonly name: string;
  readonly members: readonly EntryId[];
}
