/** From a TRF document to the crosstable that pairing and tie-breaks work on. */
import { bakuAccelerations } from '../../domain/play/baku';
import {
  CHESS_POINTS,
  type Acceleration,
  type Colour,
  type Crosstable,
  type CrosstablePlayer,
  type RoundRecord,
} from '../../domain/play/crosstable';
import { MAX_ROUND, type TrfDocument, type TrfPlayer } from './document';

/**
 * The last round with a game: somebody met an opponent and the result is known. A column that holds only byes
 * or absences (asked for before the round is paired) is not a round, even when every player has an entry
 * there; the engines that count it pair the wrong round.
 */
export function roundsPlayed(doc: TrfDocument): number {
  return doc.players.reduce((most, player) => {
    for (let round = player.rounds.length; round > most; round--) {
      const record = player.rounds[round - 1];
      if (record !== undefined && record.opponent !== null && record.code !== null) return round;
    }
    return most;
  }, 0);
}

/** Byes asked for (240) and absences (XXZ, of the next round) as entries of their rounds. */
function requested(doc: TrfDocument): Map<number, Map<number, RoundRecord>> {
  const byPlayer = new Map<number, Map<number, RoundRecord>>();
  const note = (player: number, round: number, code: 'F' | 'H' | 'Z'): void => {
    const rounds = byPlayer.get(player) ?? new Map<number, RoundRecord>();
    rounds.set(round, { opponent: null, colour: null, code });
    byPlayer.set(player, rounds);
  };
  for (const bye of doc.byes) for (const player of bye.players) note(player, bye.round, bye.code);
  const next = roundsPlayed(doc) + 1;
  for (const player of doc.absent) note(player, next, 'Z');
  return byPlayer;
}

/** What the 001 line holds wins over what was asked for beforehand. */
function withRequests(
  player: TrfPlayer,
  asked: Map<number, RoundRecord> | undefined,
): readonly (RoundRecord | undefined)[] {
  if (asked === undefined) return player.rounds;
  const rounds = player.rounds.slice();
  for (const [round, record] of asked) {
    while (rounds.length < round) rounds.push(undefined);
    rounds[round - 1] = rounds[round - 1] ?? record;
  }
  return rounds;
}

const byNumber = <T extends { readonly number: number }>(players: readonly T[]): T[] =>
  players.slice().sort((a, b) => a.number - b.number);

/**
 * The colour drawn by lot before round 1, where no line states it, from the first round with colours
 * (bbpPairings' reading): the players who took part in the pairing up to then, best first, hold it in turn.
 */
export function inferInitialColour(doc: Pick<TrfDocument, 'players' | 'rankOrder'>): Colour | null {
  const ordered = doc.rankOrder ? doc.players : byNumber(doc.players);
  const rounds = ordered.map((player) => player.rounds.findIndex((record) => (record?.colour ?? null) !== null));
  const first = rounds.reduce((least, at) => (at >= 0 && (least < 0 || at < least) ? at : least), -1);
  if (first < 0) return null;
  let turn = 0;
  for (const player of ordered) {
    const upTo = player.rounds.slice(0, first + 1);
    if (!upTo.some((record) => record !== undefined && (record.opponent !== null || record.code === 'U'))) continue;
    const colour = player.rounds[first]?.colour ?? null;
    if (colour !== null) return turn % 2 === 0 ? colour : colour === 'w' ? 'b' : 'w';
    turn++;
  }
  return null;
}

/**
 * Stated lines (250, XXA) win over the ones that `…_BAKU` in line 192 implies. Where the order of the lines ranks the
 * players (XXC rank), the upper half is the half that comes first, whatever their numbers.
 */
export function accelerationsOf(doc: TrfDocument): readonly Acceleration[] {
  if (doc.accelerations.length > 0 || doc.plannedRounds === null) return doc.accelerations;
  if (doc.system === null || !/_BAKU$/.test(doc.system)) return doc.accelerations;
  const implied = bakuAccelerations(doc.players.length, doc.plannedRounds, doc.points ?? CHESS_POINTS);
  if (!doc.rankOrder) return implied;
  return implied.flatMap((entry) =>
    doc.players.slice(0, entry.lastPlayer).map(({ number }) => ({ ...entry, firstPlayer: number, lastPlayer: number })),
  );
}

export function toCrosstable(doc: TrfDocument): Crosstable {
  const asked = requested(doc);
  const players = doc.players.map((player, index): CrosstablePlayer => ({
    number: player.number,
    ...(doc.rankOrder ? { place: index + 1 } : {}),
    name: player.name,
    rating: player.rating,
    rounds: withRequests(player, asked.get(player.number)),
  }));
  return {
    players: byNumber(players),
    plannedRounds: doc.plannedRounds,
    points: doc.points ?? CHESS_POINTS,
    initialColour: doc.initialColour ?? inferInitialColour(doc),
    accelerations: accelerationsOf(doc),
    forbidden: doc.forbidden.map((line) => ({
      firstRound: line.firstRound,
      lastRound: line.lastRound ?? doc.plannedRounds ?? MAX_ROUND,
      players: line.players,
    })),
  };
}
