/**
 * Records of a win-count prelim, read from the games alone (龍馬盃 第四條: in at two wins, out at two losses, nothing
 * but wins and losses counts). Correct again as soon as a wrong result is put right, whenever that happens.
 */
import type { EntryId } from '../../common/ids';
import type { WinCountStage } from '../../regulation/regulation';
import type { Game } from '../game';
import { playedAtBoard, winnerSide } from '../game-result';
import { isEmpty, sidesOf, slotsOf, type Slot } from './slots';

type PrelimStatus = 'in' | 'out' | 'open';

export interface PrelimRecord {
  readonly slot: Slot;
  /** an empty place or a player who has withdrawn: plays no more and loses to every player */
  readonly virtual: boolean;
  readonly wins: number;
  readonly losses: number;
  /** what came first: enough wins or enough losses */
  readonly status: PrelimStatus;
  /** in without a loss before the last round was needed (龍馬盃 第八條 預選2戰全勝) */
  readonly unbeaten: boolean;
  /** wins without a game, for the mark of A11 */
  readonly walkoverWins: number;
  /** opponents of games that count as meetings */
  readonly met: readonly EntryId[];
}

export interface PrelimField {
  readonly stage: WinCountStage;
  /** official players at the start, whoever has withdrawn since included */
  readonly players: readonly EntryId[];
  /** who plays no more (withdrew, absent without notice, disqualified) */
  readonly withdrawn: readonly EntryId[];
  /** games of the division; those of other stages are passed over */
  readonly games: readonly Game[];
}

/** Rounds of the stage that have been drawn, from 1 on without a gap. */
export const roundsDrawn = (stage: string, games: readonly Game[]): number =>
  games.reduce((last, game) => (game.stage === stage ? Math.max(last, game.round) : last), 0);

export function prelimRecords({ stage, players, withdrawn, games }: PrelimField): PrelimRecord[] {
  const gone = new Set<Slot>(withdrawn);
  const own = games.filter((game) => game.stage === stage.id);
  const rounds = roundsDrawn(stage.id, own);
  return slotsOf(stage, players).map((slot) => {
    const virtual = isEmpty(slot) || gone.has(slot);
    const met = new Set<EntryId>();
    let [wins, losses, walkoverWins, round] = [0, 0, 0, 0];
    let status: PrelimStatus = 'open';
    let unbeaten = false;
    const tally = (won: boolean): void => {
      if (won) wins++;
      else losses++;
      if (status !== 'open') return;
      if (wins >= stage.winsIn) [status, unbeaten] = ['in', losses === 0];
      else if (losses >= stage.lossesOut) status = 'out';
    };
    for (round = 1; round <= rounds; round++) {
      let official = false;
      for (const game of own) {
        if (game.round !== round) continue;
        const sides = sidesOf(game);
        const side = sides.indexOf(slot);
        if (side < 0) continue;
        const other = sides[1 - side];
        const played = game.kind === 'friendly' ? stage.friendlyCountsAsMeeting : wasPlayed(game);
        if (played && other && !isEmpty(other)) met.add(other);
        if (!game.counts) continue;
        official = true;
        if (game.result === null) continue;
        const won = wonBy(game, side, stage, sides, gone);
        tally(won);
        if (won && !playedAtBoard(game.result)) walkoverWins++;
      }
      // an odd group leaves one virtual player over: no game, and a loss as ever
      if (!official && virtual && status === 'open') tally(false);
    }
    return { slot, virtual, wins, losses, status, unbeaten, walkoverWins, met: [...met].sort() };
  });
}

/** Drawn and not given up: a game still to be played counts as a meeting. */
const wasPlayed = (game: Game): boolean =>
  game.kind === 'official' && (game.result === null || playedAtBoard(game.result));

/**
 * Two absentees, both out of the event, are two empty slots that meet: the one drawn first keeps the nominal win (A10),
 * so that the numbers of the next round hold. Two absentees who come back have both lost.
 */
function wonBy(
  game: Game,
  side: number,
  stage: WinCountStage,
  sides: readonly (Slot | null)[],
  gone: Set<Slot>,
): boolean {
  if (game.result !== '-/-') return winnerSide(game.result) === side;
  const bothOut = sides.every((slot) => slot === null || isEmpty(slot) || gone.has(slot));
  return stage.emptyMeetsEmpty === 'one-by-lot-wins' && bothOut && side === 0;
}
