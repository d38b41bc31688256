/** One line of the append-only journal: ids, codes, amounts and reasons, never personal text. */
import type { Instant } from '../common/time';

export interface JournalLine {
  readonly at: Instant;
  /** dotted, e.g. `entry.lapsed`, `round.paired` */
  readonly action: string;
  /** `system`, an organiser's e-mail, `token:E-0042`, or `unknown` for hand edits */
  readonly actor: string;
  /** id of what changed */
  readonly subject: string;
  readonly reason: string;
  /** small JSON-able facts: state, division, amount, round … */
  readonly before: Readonly<Record<string, string | number | boolean | null>>;
  readonly after: Readonly<Record<string, string | number | boolean | null>>;
}
