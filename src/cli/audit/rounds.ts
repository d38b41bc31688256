/** Pairs every round of the FIDE Dutch system again from the rounds before it, with the players who took part in it. */
import type { EntryId } from '../../domain/common/ids';
import { pairSwissRound, REQUESTED } from '../../domain/pairing/round/pair-round';
import type { Game } from '../../domain/play/game';
import { swissTable } from '../../domain/play/swiss/table';
import type { SwissStage } from '../../domain/regulation/regulation';
import type { Facts } from '../../office/facts';
import { lastRound } from '../../office/players';
import { isRoundRobin, scoreFields, type ScoreField } from '../../office/score-stage';
import { finding, type Finding } from './findings';

const meeting = ({ first, second }: Pick<Game, 'first' | 'second'>): string => `${String(first)} ${String(second)}`;

interface Round {
  readonly facts: Facts;
  readonly division: string;
  readonly stage: SwissStage;
  readonly round: number;
}

/** The field as it stood before the round. */
const before = ({ facts, division, stage, round }: Round): readonly ScoreField[] =>
  scoreFields(
    {
      ...facts,
      games: facts.games.filter((game) => game.division !== division || game.stage !== stage.id || game.round < round),
    },
    division,
    stage,
  );

function differences(round: Round, one: ScoreField): string[] | null {
  const { facts, division, stage } = round;
  const own = facts.games.filter(
    (game) =>
      game.division === division && game.stage === stage.id && game.round === round.round && game.field === one.id,
  );
  const here = new Set(own.flatMap((game) => [game.first, game.second]));
  const asked = new Set(
    own.flatMap((game) => (game.remarks.includes(REQUESTED) && game.first !== null ? [game.first] : [])),
  );
  const paired = pairSwissRound({
    field: one.field,
    table: swissTable(one.field),
    division,
    fieldId: one.id,
    round: round.round,
    label: '',
    seed: '',
    absent: new Set<EntryId>(one.field.order.filter((entry) => !here.has(entry))),
    byes: asked,
    units: new Map(),
    leastHarm: false,
    nextDraw: 1,
  });
  if (!paired.ok) return null;
  const again = new Set(paired.value.games.map(meeting));
  return own.map(meeting).filter((text) => !again.has(text));
}

export interface RoundsAudited {
  readonly findings: readonly Finding[];
  readonly rounds: number;
}

export function auditRounds(facts: Facts): RoundsAudited {
  const findings: Finding[] = [];
  let rounds = 0;
  for (const { id: division, stages } of facts.regulation.divisions)
    for (const stage of stages) {
      if (stage.kind !== 'swiss' || stage.system !== 'fide-dutch') continue;
      let corrected = false;
      for (let round = 1; round <= lastRound(facts, division, stage.id); round++) {
        const at = { facts, division, stage, round };
        for (const one of before(at).filter((field) => !isRoundRobin(field))) {
          rounds++;
          const found = differences(at, one);
          const name = `${division} R${String(round)}`;
          // a result that was put right later was another one when the round was paired
          const why = corrected ? ' (results before it were corrected)' : '';
          if (found === null) findings.push(finding('rounds', `${name} cannot be paired by the system${why}`));
          else if (found.length > 0)
            findings.push(finding('rounds', `${name} is not what the system pairs: ${found.join(', ')}${why}`));
        }
        corrected ||= facts.games.some(
          (game) => game.division === division && game.stage === stage.id && game.round === round && game.corrected,
        );
      }
    }
  return { findings, rounds };
}
