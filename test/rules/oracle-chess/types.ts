/** The parts of a rehearsal document that the oracle of the chess cup reads, as REHEARSAL.md names them. */
export interface Row {
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
  attributes: {
    sex?: 'f' | 'm';
    birthDate?: string;
    grade?: number | null;
    newcomer?: boolean;
    payer?: string;
    school?: string;
  };
  flags?: string[];
}

export interface Game {
  board: number;
  first: string | null;
  second: string | null;
  kind: string;
  result: string | null;
  counts: boolean;
  remarks?: string[];
}

export interface Round {
  stage: string;
  round: number;
  games: Game[];
}

export interface Standing {
  rank: number | null;
  entry: string;
  points: number;
  tieBreaks: Record<string, number>;
  ratingChange: number | null;
}

export interface Award {
  entry: string;
  prize: string;
  place: number | null;
  amount: number;
  items: string[];
}

export interface Division {
  id: string;
  players: string[];
  mergedInto: string[];
  mergedFrom: string[];
  rounds: Round[];
  standings: Standing[];
  awards: Award[];
}

export interface Receipt {
  id: string;
  entry: string | null;
  amount: number;
}

export interface Document {
  regulation: string;
  seed: string;
  version: number;
  entries: Entry[];
  divisions: Division[];
  receipts: Receipt[];
  ledger: {
    in: number;
    allocated: number;
    unallocated: number;
    refundsDue: number;
    refundsDone: number;
    prizes: number;
  };
  letters: { queued: number; sent: number; failed: number };
}

/** Files one violation: a short rule name, then a sentence that names the ids. */
export type Say = (rule: string, sentence: string) => void;

export const OCCUPIED = ['held', 'reported', 'confirmed', 'checked-in'];
/** Still in play or hoping to be: whoever is so can have no second entry. */
export const LIVE = [...OCCUPIED, 'approval', 'waitlisted'];

/** 九、比賽組別 in its order; 十一: rounds of each. */
export const GROUPS = ['novice', 'girls', 'low', 'mid', 'high', 'junior', 'senior', 'open'];
export const PRIMARY = ['novice', 'girls', 'low', 'mid', 'high'];
export const roundsOf = (group: string): number => (PRIMARY.includes(group) ? 7 : 5);

/** Minutes since the epoch's first day of Taipei wall clock, enough to compare documents' instants. */
export const instant = (text: string): number => Date.parse(text);
const taipei = (text: string): number => Date.parse(`${text}+08:00`);

// 七、十二; facts.json B.dates and reading B10: 17:00:00 inclusive
export const CLOSES = taipei('2020-12-18T17:00:00.999');
export const DESK_OPENS = taipei('2020-12-20T08:30:00');
export const DESK_CLOSES = taipei('2020-12-20T09:00:00');
export const EVE = taipei('2020-12-20T00:00:00');
