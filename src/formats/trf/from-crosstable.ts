/** A tournament report from a crosstable: ranks by points alone unless they are given, header lines in TRF26's order. */
import type { Crosstable, RoundRecord } from '../../domain/play/crosstable';
import { pointsOf } from '../../domain/play/points';
import { EMPTY_TRF, type TrfDocument, type TrfLine, type TrfPlayer } from './document';

export interface ReportHead {
  readonly name: string;
  readonly city?: string;
  readonly federation?: string;
  /** `2020-12-20` */
  readonly from?: string;
  readonly to?: string;
  readonly type?: string;
  readonly arbiter?: string;
  readonly time?: string;
  /** line 192; null = none */
  readonly system: string | null;
}

type OfPlayer = Partial<Pick<TrfPlayer, 'sex' | 'title' | 'federation' | 'fideId' | 'birth' | 'rank'>>;

const day = (text: string | undefined): string | undefined => text?.replace(/-/g, '/');

function headLines(head: ReportHead, table: Crosstable): TrfLine[] {
  const rated = table.players.filter(({ rating }) => rating !== null).length;
  const lines: readonly (readonly [string, string | undefined])[] = [
    ['012', head.name],
    ['022', head.city],
    ['032', head.federation],
    ['042', day(head.from)],
    ['052', day(head.to)],
    ['062', head.type === undefined ? undefined : String(table.players.length)],
    ['072', head.type === undefined ? undefined : String(rated)],
    ['092', head.type],
    ['102', head.arbiter],
    ['122', head.time],
  ];
  return lines.flatMap(([tag, text]) => (text === undefined || text === '' ? [] : [{ tag, text: ` ${text}` }]));
}

/** `of` gives what the crosstable does not know of a player, by pairing number. */
export function trfDocument(table: Crosstable, head: ReportHead, of?: (number: number) => OfPlayer): TrfDocument {
  const total = (rounds: readonly (RoundRecord | undefined)[]): number =>
    rounds.reduce((sum, record) => sum + pointsOf(table.points, record), 0);
  const ranked = table.players.slice().sort((a, b) => total(b.rounds) - total(a.rounds) || a.number - b.number);
  const rank = new Map(ranked.map((player, at) => [player.number, at + 1]));
  return {
    ...EMPTY_TRF,
    lines: headLines(head, table),
    players: table.players.map((player) => ({
      number: player.number,
      sex: '',
      title: '',
      name: player.name,
      rating: player.rating,
      federation: '',
      fideId: '',
      birth: '',
      points: total(player.rounds),
      rank: rank.get(player.number) ?? null,
      rounds: player.rounds,
      line: 0,
      ...of?.(player.number),
    })),
    plannedRounds: table.plannedRounds,
    initialColour: table.initialColour,
    system: head.system,
    accelerations: table.accelerations,
    forbidden: table.forbidden,
  };
}
