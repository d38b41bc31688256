/** The tabs 獎項 and 規程疑義: one row a prize or an open question, one column a value. */
import type { Regulation } from '../../domain/regulation/regulation';
import type { FieldRow } from './fields-event';
import { PRIZE_FIELDS, READING_FIELDS } from './fields-prize';
import type { Kind } from './kind';
import { memberName } from './label';
import { column, ITEM, PATH, slotAt, type Column, type LayoutRow, type Slot, type TabLayout } from './tab';
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
  const slots = tab.members.map(({ id }) => {
    const own = tab.fields.map(
      ([inner, kind]) => [inner, memberSlot(regulation, `${tab.list}.${id}`, inner, kind)] as const,
    );
    return new Map(own.filter((pair): pair is readonly [string, Slot] => pair[1] !== null));
  });
  const used = tab.fields.filter(([inner]) => slots.some((own) => own.has(inner)));
  const rows = tab.members.map((member, index): LayoutRow => {
    const key = `${tab.list}.${member.id}`;
    const decoration = (name: string): string => {
      if (name === ITEM) return memberName(member, 0);
      return name === PATH ? key : tab.decoration(member, name);
    };
    return { key, slots: slots[index]!, decoration };
  });
  const columns = [
    ...tab.before.map((key): Column => ({ ...column(words, key), decoration: true })),
    ...used.map(([inner]) => ({ ...column(words, inner), heading: labelWord(words, `${tab.list}.${inner}`) })),
    column(words, PATH),
  ];
  return { key: tab.key, tab: words.tabs[tab.key], columns, rows };
}

/** A prize has one kind of condition and of value: only the columns of that kind are its own. */
function memberSlot(regulation: Regulation, key: string, inner: string, kind: Kind): Slot | null {
  const slot = slotAt(regulation, `${key}.${inner}`, kind);
  if (slot === null || (inner !== 'condition' && inner !== 'value')) return slot;
  const shape = slot.value as object;
  return inner === 'value' ? ('pool' in shape ? null : slot) : 'place' in shape || 'places' in shape ? slot : null;
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
      name === '#id' ? reading.id : settingAt(words, others, reading.path)[name === '#where' ? 'where' : 'now'],
  });

/** Is one of the paths the other, or above it? */
const overlap = (one: string, other: string): boolean =>
  one.length <= other.length
    ? other.startsWith(one) && (one.length === other.length || other[one.length] === '.')
    : one.startsWith(other) && one[other.length] === '.';

/** Tab and row in which a setting stands, and what it says now. */
function settingAt(words: RegulationWords, tabs: readonly TabLayout[], path: string): { where: string; now: string } {
  for (const { tab, key, rows, columns } of tabs) {
    for (const line of rows) {
      for (const [name, slot] of line.slots) {
        if (!overlap(slot.path, path)) continue;
        const heading = key === 'prizes' ? columns.find((one) => one.key === name)?.heading : undefined;
        const where = [tab, line.decoration(ITEM), heading].filter((part) => part !== undefined);
        return { where: where.join(' · '), now: String(slot.kind.show(slot.value, words)) };
      }
    }
  }
  return { where: words.headings['#fixed'] ?? '', now: '' };
}
