/** Which rows and columns the regulation tabs have for a regulation, and which value stands where. */
import { valueAt } from '../../domain/regulation/path';
import type { Regulation } from '../../domain/regulation/regulation';
import { divisionFields } from './fields-division';
import { EVENT_FIELDS, type FieldRow } from './fields-event';
import { PRIZE_FIELDS, READING_FIELDS } from './fields-prize';
import type { Kind } from './kind';
import { label, memberName } from './label';
import { fill, type RegulationWords, type TabKey } from './words';

export interface Column {
  /** stands in the hidden key row, e.g. `#value`, `dan`, `names.own` */
  readonly key: string;
  readonly heading: string;
  /** computed text beside the values, never read back */
  readonly decoration: boolean;
}
/** A value in a cell: its path in the regulation and how it is written. */
export interface Slot {
  readonly path: string;
  readonly kind: Kind;
}
export interface LayoutRow {
  /** stands in the hidden last column and decides what the row is */
  readonly key: string;
  readonly label: string;
  readonly clause: string;
  readonly note: string;
  /** column key → value; a column without one is not used in this row */
  readonly slots: ReadonlyMap<string, Slot>;
  /** column key → computed text */
  readonly decorations: ReadonlyMap<string, string>;
}
export interface TabLayout {
  readonly key: TabKey;
  readonly tab: string;
  readonly columns: readonly Column[];
  readonly rows: readonly LayoutRow[];
}

export const ITEM = '#item';
export const VALUE = '#value';
export const CLAUSE = '#clause';
export const NOTE = '#note';
export const PATH = '#path';

/** Does the path lead to something that can be written: a value, or a missing member of an object that is there? */
function exists(root: unknown, path: string, kind: Kind, words: RegulationWords): boolean {
  if (valueAt(root, path) !== undefined) return true;
  const parent = path.slice(0, path.lastIndexOf('.'));
  const holder = parent === '' ? root : valueAt(root, parent);
  const mayMiss = kind.read('', words)?.value === undefined && kind.read('', words) !== null;
  return mayMiss && typeof holder === 'object' && holder !== null && !Array.isArray(holder);
}

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

/** The clause written nearest above a value. */
function clauseOf(root: unknown, path: string): string {
  const keys = path.split('.');
  for (let length = keys.length; length >= 0; length--) {
    const clause = valueAt(root, [...keys.slice(0, length), 'clause'].join('.'));
    if (typeof clause === 'string') return clause;
  }
  return '';
}

/** Ids of the readings that are set at a path. */
function readingsAt(regulation: Regulation, paths: readonly string[]): string {
  const covers = (target: string): boolean => paths.some((path) => target === path || target.startsWith(`${path}.`));
  return regulation.readings
    .filter(({ path, also }) => [path, ...(also ?? [])].some(covers))
    .map(({ id }) => id)
    .join('、');
}

function row(
  regulation: Regulation,
  words: RegulationWords,
  key: string,
  text: string,
  slots: Map<string, Slot>,
): LayoutRow {
  const paths = [...slots.values()].map((slot) => slot.path);
  const [first] = slots.values();
  const readings = readingsAt(regulation, paths);
  const note = [first?.kind.expected(words) ?? '', readings === '' ? '' : `${words.reading} ${readings}`];
  return {
    key,
    label: text,
    clause: clauseOf(regulation, paths[0] ?? key),
    note: note.filter((part) => part !== '').join(' · '),
    slots,
    decorations: new Map(),
  };
}

const column = (words: RegulationWords, key: string): Column => ({
  key,
  heading: words.headings[key] ?? key,
  decoration: key === ITEM || key === CLAUSE || key === NOTE || key === PATH,
});

function eventTab(regulation: Regulation, words: RegulationWords): TabLayout {
  const rows = EVENT_FIELDS.flatMap(([pattern, kind]) =>
    expand(regulation, pattern)
      .filter((path) => exists(regulation, path, kind, words))
      .map((path) => {
        const slots = new Map([[VALUE, { path, kind }]]);
        return row(regulation, words, path, label(regulation, words, pattern, path), slots);
      }),
  );
  const columns = [ITEM, VALUE, CLAUSE, NOTE, PATH].map((key) => column(words, key));
  return { key: 'regulation', tab: words.tabs.regulation, columns, rows };
}

function divisionTab(regulation: Regulation, words: RegulationWords): TabLayout {
  const ids = regulation.divisions.map(({ id }) => id);
  const byPath = new Map<string, Map<string, Slot>>();
  let order: string[] = [];
  for (const division of regulation.divisions) {
    const own: string[] = [];
    for (const [inner, kind] of divisionFields(division, ids)) {
      const path = `divisions.${division.id}.${inner}`;
      if (!exists(regulation, path, kind, words)) continue;
      own.push(inner);
      const slots = byPath.get(inner) ?? new Map<string, Slot>();
      slots.set(division.id, { path, kind });
      byPath.set(inner, slots);
    }
    order = interleaved(order, own);
  }
  const rows = order.map((inner) => {
    const slots = byPath.get(inner)!;
    return row(
      regulation,
      words,
      `divisions.*.${inner}`,
      label(regulation, words, `divisions.*.${inner}`, inner),
      slots,
    );
  });
  const columns = [
    column(words, ITEM),
    ...regulation.divisions.map(({ id, names }) => ({ key: id, heading: names.own, decoration: false })),
    ...[CLAUSE, NOTE, PATH].map((key) => column(words, key)),
  ];
  return { key: 'divisions', tab: words.tabs.divisions, columns, rows };
}

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

type Member = { readonly id: string };
function memberTab(
  regulation: Regulation,
  words: RegulationWords,
  tab: {
    readonly key: TabKey;
    readonly list: string;
    readonly before: readonly string[];
    readonly fields: readonly FieldRow[];
  },
  members: readonly Member[],
  decorate: (member: Member) => ReadonlyMap<string, string>,
): TabLayout {
  const used = tab.fields.filter(([inner, kind]) =>
    members.some(({ id }) => takes(regulation, `${tab.list}.${id}`, inner, kind, words)),
  );
  const rows = members.map((member): LayoutRow => {
    const key = `${tab.list}.${member.id}`;
    const slots = new Map<string, Slot>();
    for (const [inner, kind] of used) {
      if (takes(regulation, key, inner, kind, words)) slots.set(inner, { path: `${key}.${inner}`, kind });
    }
    return { ...row(regulation, words, key, memberName(member, 0), slots), decorations: decorate(member) };
  });
  const decoration = (key: string): Column => ({ ...column(words, key), decoration: true });
  const columns = [
    ...tab.before.map(decoration),
    ...used.map(([inner]) => ({ ...column(words, inner), heading: words.labels[`${tab.list}.*.${inner}`] ?? inner })),
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

function prizeTab(regulation: Regulation, words: RegulationWords): TabLayout {
  const tab = { key: 'prizes', list: 'prizes', before: ['#division', '#list'], fields: PRIZE_FIELDS } as const;
  return memberTab(regulation, words, tab, regulation.prizes, ({ id }) => {
    const prize = regulation.prizes.find((one) => one.id === id);
    const division = regulation.divisions.find((one) => one.id === prize?.division);
    const list = regulation.lists.find((one) => one.id === prize?.list);
    return new Map([
      ['#division', division?.names.own ?? words.headings['#everybody'] ?? ''],
      ['#list', list?.names.own ?? ''],
    ]);
  });
}

function readingTab(regulation: Regulation, words: RegulationWords, others: readonly TabLayout[]): TabLayout {
  const tab = { key: 'readings', list: 'readings', before: ['#id', '#where', '#now'], fields: READING_FIELDS } as const;
  return memberTab(regulation, words, tab, regulation.readings, ({ id }) => {
    const reading = regulation.readings.find((one) => one.id === id);
    const { where, now } = settingAt(regulation, words, others, reading?.path ?? '');
    return new Map([
      ['#id', id],
      ['#where', where],
      ['#now', now],
    ]);
  });
}

/** Tab and row in which a setting stands, and what it says now. */
function settingAt(
  regulation: Regulation,
  words: RegulationWords,
  tabs: readonly TabLayout[],
  path: string,
): { where: string; now: string } {
  for (const { tab, rows } of tabs) {
    for (const line of rows) {
      for (const slot of line.slots.values()) {
        if (slot.path !== path && !path.startsWith(`${slot.path}.`) && !slot.path.startsWith(`${path}.`)) continue;
        return { where: `${tab} · ${line.label}`, now: String(slot.kind.show(valueAt(regulation, slot.path), words)) };
      }
    }
  }
  return { where: fill(words.headings['#fixed'] ?? '', {}), now: '' };
}

export function layoutOf(regulation: Regulation, words: RegulationWords): TabLayout[] {
  const tabs = [eventTab(regulation, words), divisionTab(regulation, words), prizeTab(regulation, words)];
  return [...tabs, readingTab(regulation, words, tabs)];
}
