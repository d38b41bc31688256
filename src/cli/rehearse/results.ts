/** Who wins: the stronger mostly; draws where the game knows them, empty chairs, and now and then nobody comes at all. */
import type { DrawStream } from '../../domain/common/draw-stream';
import type { Game, GameResult } from '../../domain/play/game';
import type { Regulation } from '../../domain/regulation/regulation';

export interface Chances {
  readonly stream: DrawStream;
  readonly regulation: Regulation;
  readonly calm: boolean;
  readonly strengthOf: (entry: string) => number;
}

/** A knockout has to have a winner; a round of points may end without one. */
const countsPoints = (regulation: Regulation, game: Game): boolean =>
  regulation.divisions
    .find(({ id }) => id === game.division)
    ?.stages.some((stage) => stage.id === game.stage && stage.kind === 'swiss') ?? false;

export function resultOf({ stream, regulation, calm, strengthOf }: Chances, game: Game): GameResult {
  const edge = strengthOf(game.first ?? '') - strengthOf(game.second ?? '');
  const absent = !calm && stream.below(80) === 0;
  const first = stream.below(1000) < 500 + edge / 3;
  const points = countsPoints(regulation, game);
  if (absent && points && stream.below(4) === 0) return '-/-';
  if (absent) return first ? '+/-' : '-/+';
  // equals draw more often
  if (points && regulation.event.drawsExist && stream.below(1000) < 260 - Math.abs(edge) / 5) return '1/2';
  return first ? '1-0' : '0-1';
}
