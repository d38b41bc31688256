/** The tab 組別: one row a value, one column a division. */
import type { Regulation } from '../../domain/regulation/regulation';
import { divisionFields } from './fields-division';
import { label } from './label';
import { CLAUSE, column, ITEM, NOTE, PATH, row, slotAt, type Slot, type TabLayout } from './tab';
import type { RegulationWords } from './words';

/** Both lists in one, keeping the order of each: a value only some divisions have stands where they have it. */
function interleaved(first: readonly string[], second: readonly string[]): string[] {
  const merged = [...first];
  let at = 0;
  for (const path of second) {
    const known = merged.indexOf(path);
    if (known >= 0) at = known + 1;
    else merged.splice(at++, 0, path);
  }
  return merged;
}

export function divisionTab(regulation: Regulation, words: RegulationWords): TabLayout {
  const ids = regulation.divisions.map(({ id }) => id);
  const byPath = new Map<string, Map<string, Slot>>();
  let order: string[] = [];
  for (const division of regulation.divisions) {
    const own: string[] = [];
    for (const [inner, kind] of divisionFields(division, ids)) {
      const slot = slotAt(regulation, `divisions.${division.id}.${inner}`, kind);
      if (slot === null) continue;
      own.push(inner);
      const slots = byPath.get(inner) ?? new Map<string, Slot>();
      slots.set(division.id, slot);
      byPath.set(inner, slots);
    }
    order = interleaved(order, own);
  }
  const rows = order.map((inner) => {
    const text = (): string => label(regulation, words, `divisions.*.${inner}`, inner);
    return row(regulation, words, `divisions.*.${inner}`, text, byPath.get(inner)!);
  });
  const columns = [
    column(words, ITEM),
    ...regulation.divisions.map(({ id, names }) => ({ key: id, heading: names.own, decoration: false })),
    ...[CLAUSE, NOTE, PATH].map((key) => column(words, key)),
  ];
  return { key: 'divisions', tab: words.tabs.divisions, columns, rows };
}
