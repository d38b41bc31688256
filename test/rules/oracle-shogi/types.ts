/** The parts of a rehearsal document that the oracle reads, as REHEARSAL.md names them. */
interface Row {
  at: string;
  action: string;
  state: string;
  division: string;
}

export interface Entry {
  id: string;
  person: string;
  name: string;
  division: string;
  member: boolean;
  receivedAt: string;
  state: string;
  due: number;
  paid: number;
  refunded: number;
  history: Row[];
  attributes?: { rank?: string };
}

export interface Game {
  board: number;
  first: string | null;
  second: string | null;
  kind: 'official' | 'friendly' | 'walkover' | 'bye';
  result: string | null;
  counts: boolean;
  corrected?: boolean;
}

export interface Round {
  stage: string;
  round: number;
  games: Game[];
}

export interface Bracket {
  size: number;
  slots: (string | null)[];
  start: string;
}

export interface Award {
  entry: string;
  prize: string;
  place?: number | null;
  amount: number;
  items: string[];
  forfeited?: boolean;
}

interface Standing {
  rank: number | null;
  entry: string;
  points: number;
}

export interface Division {
  id: string;
  players: string[];
  slots: number;
  rounds: Round[];
  qualifiers: string[];
  unbeaten: string[];
  bracket?: Bracket | null;
  standings?: Standing[];
  awards: Award[];
}

export interface Draw {
  id: string;
  what: string;
  label?: string;
  seed: string;
  algorithm: string;
  pool: string[];
  poolSha256: string;
  outcome: string[];
}

interface Ledger {
  in: number;
  allocated: number;
  unallocated: number;
  refundsDue: number;
  refundsDone: number;
  prizes: number;
}

export interface Document {
  regulation: string;
  seed: string;
  version: number;
  entries: Entry[];
  divisions: Division[];
  draws: Draw[];
  ledger: Ledger;
  letters: { queued: number; sent: number; failed: number };
}

/** What the command was asked for: `--players`, `--field`, `--standby` (a division), `--calm`. */
export interface Asked {
  players?: number;
  field?: { dan?: number; kyu?: number };
  standby?: number;
  calm?: boolean;
}

/** Files one violation: a short rule name, then a sentence that names the ids. */
export type Say = (rule: string, sentence: string) => void;

const OCCUPIED = ['held', 'reported', 'confirmed', 'checked-in', 'standby-seated'];
export const occupies = (state: string | undefined): boolean => state !== undefined && OCCUPIED.includes(state);
export const isStandby = (entry: Entry): boolean => entry.history.some((row) => row.state.startsWith('standby'));
