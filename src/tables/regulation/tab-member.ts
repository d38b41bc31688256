/** The tabs 獎項 and 規程疑義: one row a prize or an open question, one column a value. */
import { valueAt } from '../../domain/regulation/path';
import type { Regulation } from '../../domain/regulation/regulation';
import type { FieldRow } from './fields-event';
import { PRIZE_FIELDS, READING_FIELDS } from './fields-prize';
import type { Kind } from './kind';
import { memberName } from './label';
import { column, exists, ITEM, PATH, type Column, type LayoutRow, type Slot, type TabLayout } from './tab';
import { labelWord, type RegulationWords, type TabKey } from './words';

type Member = { readonly id: string };
interface MemberTab<M extends Member> {
  readonly key: TabKey;
  /** path of the list */
  readonly list: string;
  readonly members: readonly M[];
  readonly fields: readonly FieldRow[];
  /** columns in front of the values */
  readonly before: readonly string[];
  readonly decoration: (member: M, column: string) => string;
}

function memberTab<M extends Member>(regulation: Regulation, words: RegulationWords, tab: MemberTab<M>): TabLayout {
  const used = tab.fields.filter(([inner, kind]) =>
    tab.members.some(({ id }) => takes(regulation, `${tab.list}.${id}`, inner, kind, words)),
  );
  const rows = tab.members.map((member): LayoutRow => {
    const key = `${tab.list}.${member.id}`;
    const slots = new Map<string, Slot>();
    for (const [inner, kind] of used) {
      if (takes(regulation, key, inner, kind, words)) slots.set(inner, { path: `${key}.${inner}`, kind });
    }
    const decoration = (name: string): string => {
      if (name === ITEM) return memberName(member, 0);
      return name === PATH ? key : tab.decoration(member, name);
    };
    return { key, slots, decoration };
  });
  const columns = [
    ...tab.before.map((key): Column => ({ ...column(words, key), decoration: true })),
    ...used.map(([inner]) => ({ ...column(words, inner), heading: labelWord(words, `${tab.list}.${inner}`) })),
    column(words, PATH),
  ];
  return { key: tab.key, tab: words.tabs[tab.key], columns, rows };
}

/** Does a prize take a value of this kind there? A condition or a value has several shapes. */
function takes(regulation: Regulation, key: string, inner: string, kind: Kind, words: RegulationWords): boolean {
  if (inner === 'condition') {
    return (
      valueAt(regulation, `${key}.condition.place`) !== undefined ||
      valueAt(regulation, `${key}.condition.places`) !== undefined
    );
  }
  if (inner === 'value') return valueAt(regulation, `${key}.value.pool`) === undefined;
  return exists(regulation, `${key}.${inner}`, kind, words);
}

export const prizeTab = (regulation: Regulation, words: RegulationWords): TabLayout =>
  memberTab(regulation, words, {
    key: 'prizes',
    list: 'prizes',
    members: regulation.prizes,
    fields: PRIZE_FIELDS,
    before: ['#division', '#list', '#id'],
    decoration: (prize, name) => {
      if (name === '#id') return prize.id;
      if (name === '#list') return regulation.lists.find(({ id }) => id === prize.list)?.names.own ?? '';
      const division = regulation.divisions.find(({ id }) => id === prize.division);
      return division?.names.own ?? words.headings['#everybody'] ?? '';
    },
  });

export const readingTab = (regulation: Regulation, words: RegulationWords, others: readonly TabLayout[]): TabLayout =>
  memberTab(regulation, words, {
    key: 'readings',
    list: 'readings',
    members: regulation.readings,
    fields: READING_FIELDS,
    before: ['#id', '#where', '#now'],
    decoration: (reading, name) =>
      name === '#id'
        ? reading.id
        : settingAt(regulation, words, others, reading.path)[name === '#where' ? 'where' : 'now'],
  });

/** Tab and row in which a setting stands, and what it says now. */
function settingAt(
  regulation: Regulation,
  words: RegulationWords,
  tabs: readonly TabLayout[],
  path: string,
): { where: string; now: string } {
  for (const { tab, key, rows, columns } of tabs) {
    for (const line of rows) {
      for (const [name, slot] of line.slots) {
        if (slot.path !== path && !path.startsWith(`${slot.path}.`) && !slot.path.startsWith(`${path}.`)) continue;
        const heading = key === 'prizes' ? columns.find((one) => one.key === name)?.heading : undefined;
        const where = [tab, line.decoration(ITEM), heading].filter((part) => part !== undefined);
        return { where: where.join(' · '), now: String(slot.kind.show(valueAt(regulation, slot.path), words)) };
      }
    }
  }
  return { where: words.headings['#fixed'] ?? '', now: '' };
}
