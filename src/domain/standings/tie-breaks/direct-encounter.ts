/**
 * DE (C.07 article 6): the table of the tied players' games among themselves, applied again to every smaller
 * group that stays tied. Met more than once: the average counts.
 *
 * Where some of the group did not meet (6.2, Swiss) a player is put first only when nobody could pass him
 * whatever the missing results were; then the next in the same way. The value is the place inside the group.
 */
import type { EventPlayer } from '../event';
import type { Part, TieBreak, TieBreakContext, TieBreakValue } from '../tie-break';

interface Among {
  readonly player: EventPlayer;
  /** points among the group, times `UNIT` so that averages of 2, 3, 4, 5 or 6 games stay whole */
  readonly made: number;
  /** the same if every missing game were won */
  readonly most: number;
  readonly met: number;
  readonly parts: readonly Part[];
}

const UNIT = 60;

function among(context: TieBreakContext, group: readonly EventPlayer[]): Among[] {
  const { event, modifiers } = context;
  const members = new Set(group.map((player) => player.number));
  return group.map((player) => {
    const results = new Map<number, number[]>();
    const parts: Part[] = [];
    for (const entry of player.rounds) {
      if (entry.opponent === null || entry.opponent === player.number || !members.has(entry.opponent)) continue;
      if (!entry.played && !modifiers.predetermined && !event.roundRobin) continue;
      if (entry.code === null) continue;
      results.set(entry.opponent, [...(results.get(entry.opponent) ?? []), entry.points]);
      const { round, opponent, points } = entry;
      parts.push({ round, opponent, value: points, why: 'against-tied', scale: 10 });
    }
    let made = 0;
    for (const points of results.values())
      made += Math.round((points.reduce((sum, value) => sum + value, 0) * UNIT) / points.length);
    const missing = group.length - 1 - results.size;
    const most = event.roundRobin ? made : made + missing * event.points.win * UNIT;
    return { player, made, most, met: results.size, parts };
  });
}

/** Splits a tied group into smaller ones, best first; one group means nothing was decided. */
function split(context: TieBreakContext, table: readonly Among[]): EventPlayer[][] {
  const order = table.slice().sort((a, b) => b.made - a.made || b.most - a.most || a.player.number - b.player.number);
  const groups: EventPlayer[][] = [];
  if (context.event.roundRobin || table.every((row) => row.met === table.length - 1)) {
    let last: number | undefined;
    for (const row of order) {
      if (row.made === last) groups[groups.length - 1]?.push(row.player);
      else groups.push([row.player]);
      last = row.made;
    }
    return groups;
  }
  let index = 0;
  for (; index < order.length - 1; index++) {
    const row = order[index];
    if (row === undefined || order.slice(index + 1).some((other) => other.most >= row.made)) break;
    groups.push([row.player]);
  }
  return [...groups, order.slice(index).map((row) => row.player)];
}

function place(
  context: TieBreakContext,
  group: readonly EventPlayer[],
  first: number,
  values: Map<number, TieBreakValue>,
): void {
  const table = among(context, group);
  for (const row of table) {
    const earlier = values.get(row.player.number)?.parts ?? row.parts;
    values.set(row.player.number, { value: first, parts: earlier });
  }
  const groups = group.length < 2 ? [group] : split(context, table);
  if (groups.length < 2) return;
  let next = first;
  for (const smaller of groups) {
    place(context, smaller, next, values);
    next += smaller.length;
  }
}

export const directEncounter: TieBreak = {
  code: 'DE',
  scale: 1,
  better: 'low',
  allows: ['P', 'R'],
  compute: (context) => {
    const groups = new Map<number, EventPlayer[]>();
    for (const player of context.event.players) {
      const rank = context.ranks.get(player.number) ?? 1;
      groups.set(rank, [...(groups.get(rank) ?? []), player]);
    }
    const values = new Map<number, TieBreakValue>();
    for (const group of groups.values()) place(context, group, 1, values);
    return values;
  },
};
