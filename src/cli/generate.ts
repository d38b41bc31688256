/** `generate`: plays a random tournament by the Dutch system and writes it as a tournament report file. */
import { writeFileSync } from 'node:fs';
import { pairDutch } from '../domain/pairing/dutch';
import { bakuAccelerations } from '../domain/play/baku';
import {
  CHESS_POINTS,
  type Acceleration,
  type Colour,
  type Crosstable,
  type ForbiddenGroup,
  type RoundCode,
  type RoundRecord,
} from '../domain/play/crosstable';
import { trfDocument, writeTrf, type TrfDocument } from '../formats/trf';

const USAGE = `generate --players N --rounds R --seed S [--planned R] [--draws %] [--forfeits %] [--byes %] [--absences %]
         [--late %] [--withdrawals %] [--forbidden PAIRS] [--acceleration baku|none] [--colour w|b] [--out FILE]
  Plays a random tournament and writes TRF. The same options give the same file.
  Exit 0; 1 when a round had no legal pairing (the rounds before it are written); 2 for a wrong option.`;

export interface TournamentPlan {
  readonly players: number;
  readonly rounds: number;
  readonly seed: number;
  /** rounds the event is planned for, when fewer are to be played */
  readonly planned?: number;
  /** per cent of the games */
  readonly draws?: number;
  readonly forfeits?: number;
  /** per cent of the players, each round: half-point byes, absences, leaving for good */
  readonly byes?: number;
  readonly absences?: number;
  readonly withdrawals?: number;
  /** per cent of the players who enter after round 1 */
  readonly late?: number;
  /** so many pairs who must not meet */
  readonly forbidden?: number;
  readonly acceleration?: 'baku' | 'none';
  readonly colour?: Colour;
}

/** Numbers in [0, 1) that depend on the seed alone. */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Entrant {
  readonly number: number;
  readonly name: string;
  readonly rating: number;
  readonly rounds: (RoundRecord | undefined)[];
  readonly firstRound: number;
  gone: boolean;
}

const absent = (code: 'Z' | 'H'): RoundRecord => ({ opponent: null, colour: null, code });

/** Codes of White and Black. The better rating wins more often. */
function result(random: () => number, white: Entrant, black: Entrant, plan: TournamentPlan): [RoundCode, RoundCode] {
  if (random() * 100 < (plan.forfeits ?? 0)) {
    const kind = random();
    return kind < 0.45 ? ['+', '-'] : kind < 0.9 ? ['-', '+'] : ['-', '-'];
  }
  if (random() * 100 < (plan.draws ?? 30)) return ['=', '='];
  const expected = 1 / (1 + 10 ** ((black.rating - white.rating) / 400));
  return random() < expected ? ['1', '0'] : ['0', '1'];
}

export interface PlayedTournament {
  readonly table: Crosstable;
  /** the round that had no legal pairing */
  readonly stuck: number | null;
}

export function playTournament(plan: TournamentPlan): PlayedTournament {
  const random = chance(plan.seed);
  const colour: Colour = plan.colour ?? (random() < 0.5 ? 'w' : 'b');
  const ratings = Array.from({ length: plan.players }, () => 1000 + Math.floor(random() * 1600)).sort((a, b) => b - a);
  const entrants = ratings.map((rating, k): Entrant => {
    const isLate = random() * 100 < (plan.late ?? 0);
    const firstRound = isLate ? 2 + Math.floor(random() * Math.max(1, plan.rounds - 1)) : 1;
    return {
      number: k + 1,
      name: `Player ${String(k + 1).padStart(4, '0')}`,
      rating,
      rounds: [],
      firstRound,
      gone: false,
    };
  });
  const planned = plan.planned ?? plan.rounds;
  const forbidden: ForbiddenGroup[] = Array.from({ length: plan.forbidden ?? 0 }, () => {
    const a = 1 + Math.floor(random() * plan.players);
    const b = 1 + Math.floor(random() * plan.players);
    const firstRound = 1 + Math.floor(random() * planned);
    return { firstRound, lastRound: planned, players: a === b ? [a] : [a, b] };
  }).filter((group) => group.players.length > 1);
  const accelerations: readonly Acceleration[] =
    plan.acceleration === 'baku' ? bakuAccelerations(plan.players, planned, CHESS_POINTS) : [];
  const table = {
    players: entrants,
    plannedRounds: planned,
    points: CHESS_POINTS,
    initialColour: colour,
    accelerations,
    forbidden,
  };
  for (let round = 1; round <= plan.rounds; round++) {
    const present: number[] = [];
    for (const entrant of entrants) {
      if (random() * 100 < (plan.withdrawals ?? 0)) entrant.gone = true;
      const draw = random() * 100;
      if (entrant.gone || entrant.firstRound > round) entrant.rounds.push(absent('Z'));
      else if (draw < (plan.byes ?? 0)) entrant.rounds.push(absent('H'));
      else if (draw < (plan.byes ?? 0) + (plan.absences ?? 0)) entrant.rounds.push(absent('Z'));
      else present.push(entrant.number);
    }
    const pairing = pairDutch(table, round, { present });
    if (!pairing.ok) {
      for (const entrant of entrants) entrant.rounds.length = round - 1;
      return { table, stuck: round };
    }
    for (const pair of pairing.value.pairs) {
      const white = entrants[pair.white - 1]!;
      const black = entrants[pair.black - 1]!;
      const [first, second] = result(random, white, black, plan);
      white.rounds.push({ opponent: black.number, colour: 'w', code: first });
      black.rounds.push({ opponent: white.number, colour: 'b', code: second });
    }
    const { bye } = pairing.value;
    if (bye !== null) entrants[bye - 1]!.rounds.push({ opponent: null, colour: null, code: 'U' });
  }
  return { table, stuck: null };
}

export const documentOf = (table: Crosstable, name: string): TrfDocument =>
  trfDocument(table, { name, system: 'FIDE_DUTCH_2026' });

const NUMBERS = [
  'players',
  'rounds',
  'seed',
  'planned',
  'draws',
  'forfeits',
  'byes',
  'absences',
  'late',
  'withdrawals',
  'forbidden',
] as const;

function parse(args: readonly string[]): { plan: TournamentPlan; out: string | null } | null {
  const numbers: Partial<Record<(typeof NUMBERS)[number], number>> = {};
  let out: string | null = null;
  let acceleration: 'baku' | 'none' = 'none';
  let colour: Colour | undefined;
  for (let k = 0; k < args.length; k += 2) {
    const name = (args[k] ?? '').replace(/^--/, '');
    const value = args[k + 1] ?? '';
    const known = NUMBERS.find((candidate) => candidate === name);
    if (known !== undefined && /^\d{1,9}$/.test(value)) numbers[known] = Number(value);
    else if (name === 'out' && value !== '') out = value;
    else if (name === 'acceleration' && (value === 'baku' || value === 'none')) acceleration = value;
    else if (name === 'colour' && (value === 'w' || value === 'b')) colour = value;
    else return null;
  }
  const { players, rounds, seed } = numbers;
  if (players === undefined || rounds === undefined || seed === undefined || players > 9999) return null;
  return {
    plan: { ...numbers, players, rounds, seed, acceleration, ...(colour === undefined ? {} : { colour }) },
    out,
  };
}

export function run(args: string[]): Promise<number> {
  const options = parse(args);
  if (options === null) {
    process.stderr.write(`${USAGE}\n`);
    return Promise.resolve(2);
  }
  const { table, stuck } = playTournament(options.plan);
  const text = writeTrf(documentOf(table, `Random tournament ${options.plan.seed}`), '26');
  if (options.out === null) process.stdout.write(text);
  else writeFileSync(options.out, text);
  if (stuck !== null) process.stderr.write(`round ${stuck} has no legal pairing\n`);
  return Promise.resolve(stuck === null ? 0 : 1);
}
