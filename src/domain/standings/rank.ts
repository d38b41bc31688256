/**
 * The standings: players ordered by a list of criteria, each value whole and with its reasons, equal ones on a
 * shared rank (1, 2, 2, 4). Lots are not drawn here: what stays tied is reported as tied (C.07, 4.2).
 */
import { ok, problem, refuse, type Problem, type Result } from '../common/result';
import type { Crosstable } from '../play/crosstable';
import { parseDescriptor, splitList, type Descriptor } from './descriptor';
import { toEvent, type StandingsOptions } from './event';
import { findTieBreak } from './registry';
import type { Part, TieBreak, TieBreakValue } from './tie-break';

export interface StandingsValue {
  /** the descriptor as understood, e.g. `BH/C1` */
  readonly tieBreak: string;
  /** whole; a list where several numbers are compared in turn; null = no value (decides nothing) */
  readonly value: number | readonly number[] | null;
  /** value ÷ scale is what people read */
  readonly scale: number;
  readonly parts: readonly Part[];
}

export interface StandingsRow {
  readonly rank: number;
  /** how many players share this rank, himself included */
  readonly shared: number;
  readonly number: number;
  readonly name: string;
  /** tenths */
  readonly points: number;
  readonly values: readonly StandingsValue[];
}

export interface Criterion {
  readonly descriptor: Descriptor;
  readonly tieBreak: TieBreak;
}

/** Descriptors to tie-breaks; every unknown code and every modifier out of place is a problem. */
export function resolveCriteria(list: string | readonly string[]): Result<readonly Criterion[]> {
  const problems: Problem[] = [];
  const criteria: Criterion[] = [];
  for (const text of splitList(list)) {
    const parsed = parseDescriptor(text);
    if (!parsed.ok) {
      problems.push(...parsed.problems);
      continue;
    }
    const descriptor = parsed.value;
    const tieBreak = findTieBreak(descriptor.code);
    if (tieBreak === undefined) problems.push(problem('tie-break.unknown', { found: descriptor.code }));
    else {
      for (const letter of descriptor.letters)
        if (!tieBreak.allows.includes(letter))
          problems.push(problem('tie-break.modifier-not-here', { found: letter, in: descriptor.text }));
      criteria.push({ descriptor, tieBreak });
    }
  }
  return problems.length > 0 ? refuse(...problems) : ok(criteria);
}

const asList = (value: TieBreakValue['value']): readonly number[] =>
  value === null ? [] : typeof value === 'number' ? [value] : value;

/** Negative when `a` stands before `b`. No value stands behind any value. */
function compareValues(
  { descriptor, tieBreak }: Criterion,
  a: TieBreakValue['value'],
  b: TieBreakValue['value'],
): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const sign = (tieBreak.better === 'high') === descriptor.modifiers.reversed ? 1 : -1;
  const left = asList(a);
  const right = asList(b);
  const missing = tieBreak.missing ?? 0;
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = (left[i] ?? missing) - (right[i] ?? missing);
    if (difference !== 0) return sign * difference;
  }
  return 0;
}

/** Ranks each still tied group by one criterion. */
function refine(
  ranks: ReadonlyMap<number, number>,
  criterion: Criterion,
  values: ReadonlyMap<number, TieBreakValue>,
): Map<number, number> {
  const valueOf = (number: number): TieBreakValue['value'] => values.get(number)?.value ?? null;
  const order = Array.from(ranks).sort(
    ([a, rankA], [b, rankB]) => rankA - rankB || compareValues(criterion, valueOf(a), valueOf(b)) || a - b,
  );
  const refined = new Map<number, number>();
  let rank = 1;
  order.forEach(([number, before], index) => {
    const last = order[index - 1];
    const tied =
      last !== undefined && last[1] === before && compareValues(criterion, valueOf(last[0]), valueOf(number)) === 0;
    if (!tied) rank = index + 1;
    refined.set(number, rank);
  });
  return refined;
}

/**
 * Standings of `table` by `tieBreaks` (e.g. `PTS,BH/C1,SB`), best first; tied players in the order of their
 * numbers. Refuses with every problem of the list; the table itself is taken as it is.
 */
export function rankStandings(
  table: Crosstable,
  tieBreaks: string | readonly string[],
  options: StandingsOptions,
): Result<readonly StandingsRow[]> {
  const criteria = resolveCriteria(tieBreaks);
  if (!criteria.ok) return criteria;
  const event = toEvent(table, options);
  let ranks: ReadonlyMap<number, number> = new Map(event.players.map((player) => [player.number, 1]));
  const columns = criteria.value.map((criterion) => {
    const { tieBreak, descriptor } = criterion;
    const values = tieBreak.compute({ event, modifiers: descriptor.modifiers, ranks });
    ranks = refine(ranks, criterion, values);
    return { criterion, values };
  });
  const sharing = new Map<number, number>();
  for (const rank of ranks.values()) sharing.set(rank, (sharing.get(rank) ?? 0) + 1);
  const names = new Map(table.players.map((player) => [player.number, player.name]));
  const rows = event.players.map((player): StandingsRow => {
    const rank = ranks.get(player.number) ?? 1;
    return {
      rank,
      shared: sharing.get(rank) ?? 1,
      number: player.number,
      name: names.get(player.number) ?? '',
      points: player.points,
      values: columns.map(({ criterion, values }) => ({
        tieBreak: criterion.descriptor.text,
        value: values.get(player.number)?.value ?? null,
        scale: criterion.tieBreak.scale,
        parts: values.get(player.number)?.parts ?? [],
      })),
    };
  });
  return ok(rows.sort((a, b) => a.rank - b.rank || a.number - b.number));
}
