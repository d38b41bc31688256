/** An entry: one person's registration in one division, with its place state (one axis; money is another). */
import type { EntryId, PersonId } from '../common/ids';
import type { Instant } from '../common/time';

export const PLACE_STATES = [
  'received',
  'approval',
  'held',
  'reported',
  'confirmed',
  'waitlisted',
  'lapsed',
  'cancelled',
  'transferred',
  'rejected',
  'duplicate',
  'checked-in',
  'no-show',
  'standby',
  'standby-seated',
  'standby-released',
  'closed',
] as const;
export type PlaceState = (typeof PLACE_STATES)[number];

/** REHEARSAL.md: a place is occupied in these states. */
export const OCCUPIES: Readonly<Record<PlaceState, boolean>> = {
  received: false,
  approval: false,
  held: true,
  reported: true,
  confirmed: true,
  waitlisted: false,
  lapsed: false,
  cancelled: false,
  transferred: false,
  rejected: false,
  duplicate: false,
  'checked-in': true,
  'no-show': false,
  standby: false,
  'standby-seated': true,
  'standby-released': false,
  closed: false,
};

/** What a person gave besides the fixed fields, by form-field id (`rank-wars`, `school`, `grade` …); text as typed. */
export type Answers = Readonly<Record<string, string>>;

export interface Entry {
  readonly id: EntryId;
  readonly person: PersonId;
  /** idempotency key: the form response it came from, or `transfer:E-0007`, `desk:…` */
  readonly source: string;
  /** first received; an edited response keeps it */
  readonly receivedAt: Instant;
  /** total order among equal times */
  readonly sequence: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** division of the place (may differ from the one asked for after a move or a merge) */
  readonly division: string;
  readonly wanted: string;
  readonly lane: 'regular' | 'standby';
  /** says he is a member; checked against the members' list */
  readonly member: boolean;
  readonly state: PlaceState;
  /** when the present state took effect */
  readonly since: Instant;
  /** last instant to pay and report; null = no clock running */
  readonly deadline: Instant | null;
  /** fee due in whole currency units */
  readonly due: number;
  /** text to put into the transfer, e.g. `HT7Q2K` */
  readonly code: string;
  /** version of links in letters; raised when the address changes */
  readonly tokenVersion: number;
  /** entry this one took over from, or was handed to */
  readonly linked: EntryId | null;
  readonly answers: Answers;
  /** organiser's remark codes, e.g. `name-twin`, `member-unproven`, joined by blanks */
  readonly flags: readonly string[];
}
