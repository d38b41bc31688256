/** 星取表 as data: what every player did in every round, in codes that the view turns into ○ ● □ ■. */
import type { EntryId } from '../common/ids';
import type { Game } from './game';
import { playedAtBoard, winnerSide } from './game-result';

type StarCode = 'win' | 'loss' | 'draw' | 'walkover-win' | 'walkover-loss' | 'bye' | 'nominal' | 'both-absent' | 'open';

interface Star {
  readonly code: StarCode;
  /** null: an empty place or nobody */
  readonly opponent: EntryId | null;
  /** does not count */
  readonly friendly: boolean;
}

interface StarColumn {
  readonly stage: string;
  readonly round: number;
}

export interface StarTable {
  /** in playing order */
  readonly columns: readonly StarColumn[];
  /** a cell holds no star, one, or a win without a game and a friendly game */
  readonly rows: readonly { readonly entry: EntryId; readonly cells: readonly (readonly Star[])[] }[];
}

/** `stages` in playing order; rows in the order of `players`. */
export function starTable(stages: readonly string[], players: readonly EntryId[], games: readonly Game[]): StarTable {
  const columns = stages.flatMap((stage) => {
    const rounds = new Set(games.filter((game) => game.stage === stage).map(({ round }) => round));
    return [...rounds].sort((a, b) => a - b).map((round) => ({ stage, round }));
  });
  const cells = new Map<string, Star[]>();
  for (const game of games) {
    for (const entry of [game.first, game.second]) {
      if (entry === null) continue;
      const key = `${entry} ${game.stage} ${String(game.round)}`;
      cells.set(key, [...(cells.get(key) ?? []), starOf(game, entry)]);
    }
  }
  const byCount = (a: Star, b: Star): number => Number(a.friendly) - Number(b.friendly);
  return {
    columns,
    rows: players.map((entry) => ({
      entry,
      cells: columns.map(({ stage, round }) => (cells.get(`${entry} ${stage} ${String(round)}`) ?? []).sort(byCount)),
    })),
  };
}

function starOf(game: Game, entry: EntryId): Star {
  const [own, opponent] = game.first === entry ? [0, game.second] : [1, game.first];
  return { code: codeOf(game, own), opponent, friendly: game.kind === 'friendly' };
}

function codeOf({ kind, result, remarks }: Game, own: number): StarCode {
  if (result === null) return 'open';
  if (result === '1/2') return 'draw';
  if (result === '-/-') return 'both-absent';
  const won = winnerSide(result) === own;
  if (kind === 'bye') return 'bye';
  // two empty slots met: the win is only there to keep the numbers (A10)
  if (won && remarks.some((remark) => remark.startsWith('nominal:'))) return 'nominal';
  if (playedAtBoard(result)) return won ? 'win' : 'loss';
  return won ? 'walkover-win' : 'walkover-loss';
}
