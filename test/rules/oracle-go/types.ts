/** The parts of a rehearsal document of the go championship that the oracle reads, as REHEARSAL.md names them. */
export interface Entry {
  id: string;
  person: string;
  name: string;
  division: string;
  receivedAt: string;
  state: string;
  due: number;
  paid: number;
  refunded: number;
  history: { at: string; action: string; state: string; division: string; round?: number }[];
  attributes: {
    sex: 'f' | 'm';
    birthDate: string;
    rank?: string;
    professional?: boolean;
    delegation?: string;
    team?: string;
    city?: string;
    invited?: boolean;
  };
}

export interface Game {
  board: number | null;
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
  field: string | null;
  games: Game[];
}

export interface Standing {
  rank: number | null;
  entry: string;
  field: string | null;
  fieldRank?: number | null;
  points: number;
  tieBreaks: Record<string, number>;
}

export interface Award {
  entry: string | null;
  prize: string;
  place: number | null;
  amount: number;
  items: string[];
  list?: string | null;
  team?: string | null;
  fine?: number;
  forfeited?: boolean;
}

export interface Division {
  id: string;
  players: string[];
  mergedInto: string[];
  mergedFrom: string[];
  rounds: Round[];
  standings: Standing[];
  lists: {
    id: string;
    rows: { rank: number; entry: string | null; team: string | null; members: string[]; score: number | null }[];
  }[];
  awards: Award[];
  promotions: { entry: string; from: string | null; to: string; rule: string }[];
}

export interface Draw {
  id: string;
  what: string;
  seed: string;
  algorithm: string;
  pool: string[];
  poolSha256: string;
  outcome: string[];
}

export interface Document {
  regulation: string;
  entries: Entry[];
  divisions: Division[];
  draws: Draw[];
  ledger: { in: number; allocated: number; unallocated: number; prizes: number };
  letters: { failed: number };
}

/** Files one violation: a short rule name, then a sentence that names the ids. */
export type Say = (rule: string, sentence: string) => void;

export const OPEN = 'open';
export const entryBook = (document: Document): Map<string, Entry> =>
  new Map(document.entries.map((entry) => [entry.id, entry]));
export const nth = (n: number): string => String(n);
