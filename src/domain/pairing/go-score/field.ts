/** The field of one round of 积分编排: who plays, with how many points, against whom already, and on which side. */
import type { Crosstable, RoundRecord } from '../../play/crosstable';
import { pointsOf } from '../../play/points';

export interface GoPlayer {
  readonly number: number;
  /** tenths, before this round */
  readonly points: number;
  readonly met: ReadonlySet<number>;
  readonly hadBye: boolean;
  /** games with Black less games with White */
  readonly balance: number;
  /** colours held, last round first */
  readonly colours: readonly ('b' | 'w')[];
  readonly unit: string | null;
}

export interface GoFieldOptions {
  readonly round: number;
  /** recorded order of all pairing numbers: drawn by lot, or seeded; it decides wherever the rules do not */
  readonly order: readonly number[];
  /** city, club or school */
  readonly units?: ReadonlyMap<number, string>;
  /** a scheduled game that was forfeited counts as a meeting (usual in go) */
  readonly forfeitsMet?: boolean;
}

const playedColour = (record: RoundRecord | undefined): 'b' | 'w' | null =>
  record?.code !== undefined && record.code !== null && '10=WLD'.includes(record.code) ? record.colour : null;

/**
 * Best points first, then the recorded order. Left out: who has an entry for this round already (absent, bye
 * asked for, withdrawn).
 */
export function goField(table: Crosstable, options: GoFieldOptions): GoPlayer[] {
  const place = new Map(options.order.map((number, index) => [number, index]));
  const players = table.players
    .filter((player) => player.rounds[options.round - 1] === undefined)
    .map((player): GoPlayer => {
      const past = player.rounds.slice(0, options.round - 1);
      const counts = (record: RoundRecord): boolean => options.forfeitsMet !== false || playedColour(record) !== null;
      const met = past.flatMap((record) =>
        record !== undefined && record.opponent !== null && counts(record) ? [record.opponent] : [],
      );
      const colours = past.map(playedColour).filter((colour) => colour !== null);
      let points = 0;
      for (let round = 0; round < options.round - 1; round++) points += pointsOf(table.points, past[round]);
      return {
        number: player.number,
        points,
        met: new Set(met),
        hadBye: past.some((record) => record?.code === 'U' || record?.code === 'F'),
        balance: colours.reduce((sum, colour) => sum + (colour === 'b' ? 1 : -1), 0),
        colours: colours.reverse(),
        unit: options.units?.get(player.number) ?? null,
      };
    });
  const at = (number: number): number => place.get(number) ?? options.order.length + number;
  return players.sort((a, b) => b.points - a.points || at(a.number) - at(b.number));
}
