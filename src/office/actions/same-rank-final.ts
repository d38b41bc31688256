/** The same-rank final: the k-th of one field meets the k-th of the other; who cannot come loses without a game. */
import type { EntryId } from '../../domain/common/ids';
import { problem, type Problem } from '../../domain/common/result';
import { newGame } from '../../domain/play/new-game';
import type { Division, SameRankFinalStage } from '../../domain/regulation/regulation';
import { sameRankGames } from '../../rooms/pairing';
import { finalFields } from '../phases';
import { withdrawnPlayers } from '../players';
import { divisionName } from '../say';
import { fieldStandings } from '../score-stage';
import type { Work } from '../work';

export function pairFinal(work: Work, division: Division, stage: SameRankFinalStage): readonly Problem[] {
  const swiss = finalFields(work.facts, division);
  if (!swiss) return [problem('round.nothing-to-pair')];
  const gone = new Set<string>(withdrawnPlayers(work.facts, division.id));
  const [a = [], b = []] = fieldStandings(work.facts, division, swiss).map(({ rows }) =>
    rows.filter(({ rank }) => rank !== null).map(({ entry }) => ({ id: entry, missing: gone.has(entry) })),
  );
  const found = sameRankGames(a, b, stage.perField);
  const rows = found
    .filter(({ a: left, b: right }) => left !== null && right !== null)
    .map(({ rank, a: left, b: right, walkover, decided }) => ({
      ...newGame({
        division: division.id,
        stage: stage.id,
        round: 1,
        // sides are guessed at the board (猜先); the better field has no better side
        first: left as EntryId,
        second: right as EntryId,
        kind: 'official',
        result: decided === 'to-play' ? null : walkover === null ? '-/-' : walkover === left ? '+/-' : '-/+',
        board: rank,
      }),
      id: work.newId('game'),
    }));
  work.put('games', rows);
  work.journal({
    action: 'round.paired',
    subject: division.id,
    after: { stage: stage.id, round: 1, games: rows.length },
  });
  work.notice('round.paired-by-points', {
    division: divisionName(work.facts, division.id),
    stage: stage.name,
    round: 1,
    games: rows.length,
  });
  return [];
}
