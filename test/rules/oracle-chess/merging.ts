/** 十一（四）: groups with fewer than eight go into the next (B1): newcomers, girls, then upwards, counted anew each time. */
import { CLOSES, EVE, instant, LIVE, OCCUPIED, type Document, type Entry, type Say } from './types';

const ORDER = ['novice', 'girls', 'low', 'mid', 'high', 'junior', 'senior'];
const NEXT: Record<string, string> = { low: 'mid', mid: 'high', high: 'junior', junior: 'senior', senior: 'open' };
const LEAST = 8;

/** Newcomers and girls go to the group of their school year; the others to the next of the chain. */
function target(group: string, grade: number | null | undefined): string {
  const next = NEXT[group];
  if (next) return next;
  return (grade ?? 0) <= 2 ? 'low' : (grade ?? 0) <= 4 ? 'mid' : 'high';
}

interface Place {
  entry: Entry;
  state: string;
  group: string;
}

const standing = (entry: Entry, moment: number): Place | null => {
  const row = entry.history.filter(({ at }) => instant(at) < moment).at(-1);
  return row ? { entry, state: row.state, group: row.division } : null;
};

/** The organiser's click: the instant at which people were moved; without a move, the evening before the event. */
function clickOf(document: Document): number {
  const moves = document.entries.flatMap((entry) =>
    entry.history
      .filter((row, i) => i > 0 && row.division !== entry.history[i - 1]?.division)
      .map(({ at }) => instant(at)),
  );
  const after = moves.filter((at) => at > CLOSES && at < EVE);
  return after.length > 0 ? Math.min(...after) : EVE;
}

export function judgeMerging(document: Document, say: Say): void {
  const click = clickOf(document);
  const places = document.entries.flatMap((entry) => standing(entry, click) ?? []);
  const into = new Map<string, Set<string>>();
  for (const group of ORDER) {
    const there = places.filter((place) => place.group === group && LIVE.includes(place.state));
    const count = there.filter(({ state }) => OCCUPIED.includes(state)).length;
    if (count === 0 || count >= LEAST) continue;
    for (const place of there) {
      place.group = target(group, place.entry.attributes.grade);
      into.set(group, (into.get(group) ?? new Set()).add(place.group));
    }
  }
  for (const { entry, group } of places) {
    if (entry.division !== group) say('merge', `${entry.id} is in ${entry.division}, by the rule in ${group}`);
  }
  for (const { id, mergedInto, mergedFrom } of document.divisions) {
    const expected = [...(into.get(id) ?? [])].sort().join(' ');
    if ([...mergedInto].sort().join(' ') !== expected)
      say('merge', `${id} went into ${mergedInto.join(' ') || 'none'}, by the rule into ${expected || 'none'}`);
    const from = [...into].flatMap(([source, targets]) => (targets.has(id) ? [source] : [])).sort();
    if ([...mergedFrom].sort().join(' ') !== from.join(' '))
      say('merge', `${id} took in ${mergedFrom.join(' ') || 'none'}, by the rule ${from.join(' ') || 'none'}`);
  }
}
