/** The tab 賽事規程: one row a value, the values of one list member together. */
import { valueAt } from '../../domain/regulation/path';
import type { Regulation } from '../../domain/regulation/regulation';
import { EVENT_FIELDS, type FieldRow } from './fields-event';
import { label } from './label';
import { CLAUSE, column, ITEM, NOTE, PATH, row, slotAt, VALUE, type LayoutRow, type TabLayout } from './tab';
import type { RegulationWords } from './words';

/** Every path a pattern stands for, `*` replaced by ids or indexes. */
function expand(root: unknown, pattern: string): string[] {
  const star = pattern.indexOf('*');
  if (star < 0) return [pattern];
  const list = valueAt(root, pattern.slice(0, star - 1));
  if (!Array.isArray(list)) return [];
  const members: readonly unknown[] = list;
  return members.flatMap((member, index) => {
    const id = typeof member === 'object' && member !== null ? (member as { id?: unknown }).id : undefined;
    const name = typeof id === 'string' ? id : String(index);
    return expand(root, `${pattern.slice(0, star)}${name}${pattern.slice(star + 1)}`);
  });
}

/** Neighbouring fields of the same list in one group. */
function byMember(fields: readonly FieldRow[]): FieldRow[][] {
  const groups: FieldRow[][] = [];
  let list = '';
  for (const field of fields) {
    const star = field[0].lastIndexOf('*');
    const here = star < 0 ? '' : field[0].slice(0, star);
    const last = groups[groups.length - 1];
    if (last && here !== '' && here === list) last.push(field);
    else groups.push([field]);
    list = here;
  }
  return groups;
}

export function eventTab(regulation: Regulation, words: RegulationWords): TabLayout {
  const rows = byMember(EVENT_FIELDS).flatMap((fields) => {
    const expanded = fields.map(([pattern]) => expand(regulation, pattern));
    const members = Math.max(...expanded.map((paths) => paths.length));
    // Of a list all values of one member stand together.
    return Array.from({ length: members }, (_, index) =>
      fields.flatMap(([pattern, kind], field): LayoutRow[] => {
        const path = expanded[field]?.[index];
        const slot = path === undefined ? null : slotAt(regulation, path, kind);
        if (slot === null) return [];
        const text = (): string => label(regulation, words, pattern, slot.path);
        return [row(regulation, words, slot.path, text, new Map([[VALUE, slot]]))];
      }),
    ).flat();
  });
  const columns = [ITEM, VALUE, CLAUSE, NOTE, PATH].map((key) => column(words, key));
  return { key: 'regulation', tab: words.tabs.regulation, columns, rows };
}
