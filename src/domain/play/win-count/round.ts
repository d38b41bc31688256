/** Draws the next round of a win-count prelim: official games, wins without a game, friendly games, and the two lots behind them. */
import { isSeed } from '../../common/draw-stream';
import { makeId, type EntryId } from '../../common/ids';
import { ok, problem, refuse, type Problem, type Result } from '../../common/result';
import { makeDraw, readPair } from '../draws/draw';
import type { Draw, Game } from '../game';
import { newGame } from '../new-game';
import { openResults } from '../open-results';
import { drawFriendlies, freePlayers } from './friendly';
import { readRoundLine, ROUND_PAIRS, roundLine, type LotMember } from './lots';
import { isRematch, type Pair } from './matching';
import { prelimRecords, roundsDrawn, type PrelimField, type PrelimRecord } from './records';
import { emptyRemark, inRound, isEmpty, type Slot } from './slots';

export interface RoundOrder extends PrelimField {
  readonly division: string;
  /** in front of `/R2` in the label of the lot, e.g. `shogi-open-2026/dan/prelim` */
  readonly label: string;
  /** 64 hexadecimal digits */
  readonly seed: string;
  /** players who asked to be left out of friendly games (龍馬盃 第五條) */
  readonly skipping: readonly EntryId[];
  /** first free numbers of `G-…` and `D-…` */
  readonly nextGame: number;
  readonly nextDraw: number;
}

export interface PrelimRound {
  readonly round: number;
  readonly games: readonly Game[];
  readonly draws: readonly Draw[];
  /** the one free player for whom no other was left */
  readonly sitsOut: EntryId | null;
}

/** Round after the last one drawn; refused while results of that one are missing. */
export function pairPrelimRound(order: RoundOrder): Result<PrelimRound> {
  const { stage, division, seed, label } = order;
  const round = roundsDrawn(stage.id, order.games) + 1;
  const records = prelimRecords(order);
  const playing = records.filter(
    ({ slot, status, virtual }) => status === 'open' && (stage.withdrawalKeepsSlot || !virtual || isEmpty(slot)),
  );
  const problems = reasonsAgainst(order, round, playing);
  if (problems.length > 0) return refuse(...problems);
  const pool = playing.map(roundLine);
  const what = `${label}/R${String(round)}`;
  const draw = makeDraw({ id: makeId('draw', order.nextDraw), what, seed, pool }, ROUND_PAIRS);
  const members = new Map(pool.map(readRoundLine).map((member) => [member.name, member]));
  const bare = draw.outcome.map((line) => {
    const [first, second] = readPair(line);
    return officialGame(order, round, draw, [members.get(first)!, members.get(second ?? '') ?? null]);
  });
  // boards to play on first, wins without a game after the friendly games
  const official = bare.filter((game) => game.kind === 'official');
  const walkovers = bare.filter((game) => game.kind === 'walkover');
  const free = stage.friendlyGames ? freePlayers(records, bare, order.skipping) : [];
  const friendly = drawFriendlies({
    division,
    stage: stage.id,
    round,
    free,
    draw: { id: makeId('draw', order.nextDraw + 1), what: `${what}/friendly`, seed },
    nextGame: 0,
    nextBoard: 0,
  });
  const friendlies = friendly?.games ?? [];
  const games = [...official, ...friendlies, ...walkovers].map((game, i) => ({
    ...game,
    id: makeId('game', order.nextGame + i),
    board: i + 1,
  }));
  const paired = new Set(friendlies.flatMap((game) => [game.first, game.second]));
  const over = free.map(({ slot }) => slot as EntryId).find((player) => !paired.has(player));
  return ok({ round, games, draws: friendly ? [draw, friendly.draw] : [draw], sitsOut: over ?? null });
}

function reasonsAgainst(order: RoundOrder, round: number, playing: readonly PrelimRecord[]): Problem[] {
  const { stage, games, players, seed } = order;
  const problems: Problem[] = [];
  if (players.length === 0) problems.push(problem('round.no-players'));
  if (!isSeed(seed)) problems.push(problem('draw.seed-invalid', { found: seed }));
  if (round > stage.rounds) problems.push(problem('round.none-left', { rounds: stage.rounds }));
  else if (playing.length === 0 && players.length > 0) problems.push(problem('round.all-decided', { round }));
  problems.push(...openResults(games.filter(inRound(stage.id, round - 1))));
  return problems;
}

function officialGame(order: RoundOrder, round: number, draw: Draw, pair: Pair<LotMember>): Game {
  const [first, second] = pair;
  const emptyOf = (member: LotMember | null): string[] => {
    const slot = member?.name as Slot | undefined;
    return slot !== undefined && isEmpty(slot) ? [emptyRemark(slot)] : [];
  };
  const entry = (member: LotMember | null): EntryId | null =>
    member === null || member.name.startsWith('empty-') ? null : (member.name as EntryId);
  const nobodyWins = first.virtual && order.stage.emptyMeetsEmpty === 'both-lose';
  const remarks = [...emptyOf(first), ...emptyOf(second)];
  if (second === null) remarks.push('odd-group');
  if (second?.virtual && !second.name.startsWith('empty-')) remarks.push(`withdrawn:${second.name}`);
  if (first.virtual && !nobodyWins) remarks.push(`nominal:${first.name.replace('empty-', '')}`);
  if (isRematch(pair)) remarks.push('repeat');
  const official = second !== null && !second.virtual;
  return newGame({
    division: order.division,
    stage: order.stage.id,
    round,
    first: entry(first),
    second: entry(second),
    kind: official ? 'official' : 'walkover',
    result: official ? null : nobodyWins ? '-/-' : '+/-',
    remarks,
    draw: draw.id,
  });
}
