/** The report file (TRF26) of a division's Swiss stage, one a field: for the federation, and for whoever wants to pair it again. */
import { birthDay } from '../domain/registration/birth-date';
import { FIELD } from '../domain/registration/submission';
import { swissTable } from '../domain/play/swiss/table';
import { trfDocument, writeTrf } from '../rooms/report';
import type { Facts } from './facts';
import { stageOfKind } from './phases';
import { divisionName } from './say';
import { fieldStandings, isRoundRobin, scoreFields } from './score-stage';

export interface Report {
  readonly division: string;
  readonly field: string | null;
  /** `chess-cup-109-low.trf` */
  readonly file: string;
  readonly text: string;
  readonly roundRobin: boolean;
}

const TYPES = {
  'fide-dutch': ['Individual: Swiss-System (FIDE Dutch)', 'FIDE_DUTCH_2026'],
  'go-score': ['Individual: Swiss-System', null],
  lots: ['Individual: Swiss-System', null],
} as const;

export function reports(facts: Facts): Report[] {
  const { event } = facts.regulation;
  const entries = new Map(facts.entries.map((entry) => [entry.id as string, entry]));
  return facts.regulation.divisions.flatMap((division): Report[] => {
    const stage = stageOfKind(facts, division.id, 'swiss');
    if (!stage) return [];
    const standings = new Map(fieldStandings(facts, division, stage).map((block) => [block.id, block.rows]));
    return scoreFields(facts, division.id, stage).map((one): Report => {
      const robin = isRoundRobin(one);
      const [type, system] = TYPES[stage.system];
      const ranks = new Map(standings.get(one.id)?.map((row) => [row.number, row.rank]));
      const control = stage.timeControl;
      const head = {
        name: `${event.names.own} ${divisionName(facts, division.id)}${one.id === null ? '' : ` ${one.id}`}`,
        city: event.venue.name,
        from: event.from,
        to: event.to,
        type: robin ? 'Individual: Round-Robin' : type,
        arbiter: event.chiefArbiter ?? '',
        time: control ? `${String(control.mainMinutes)} min + ${String(control.incrementSeconds ?? 0)} s` : '',
        system: robin ? null : `${system ?? ''}${stage.acceleration === 'baku' ? '_BAKU' : ''}` || null,
      };
      const document = trfDocument(swissTable(one.field), head, (number) => {
        const answers = entries.get(one.field.order[number - 1] ?? '')?.answers ?? {};
        const sex = answers[FIELD.sex] ?? '';
        return {
          sex: sex === 'f' ? 'w' : sex === 'm' ? 'm' : '',
          birth: (birthDay(answers[FIELD.birthDate] ?? '') || '').replace(/-/g, '/'),
          rank: ranks.get(number) ?? null,
        };
      });
      return {
        division: division.id,
        field: one.id,
        file: `${facts.regulation.id}-${division.id}${one.id === null ? '' : `-${one.id}`}.trf`,
        text: writeTrf(document, '26'),
        roundRobin: robin,
      };
    });
  });
}
