/** A regulation tab before it is written: its columns, its rows, and which value stands in which cell. */
import { valueAt } from '../../domain/regulation/path';
import type { Regulation } from '../../domain/regulation/regulation';
import type { Kind } from './kind';
import type { RegulationWords, TabKey } from './words';

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
  /** the value now; undefined when it is not given */
  readonly value: unknown;
}
export interface LayoutRow {
  /** stands in the hidden last column and decides what the row is */
  readonly key: string;
  /** column key → value; a column without one is not used in this row */
  readonly slots: ReadonlyMap<string, Slot>;
  /** computed text beside the values, by column key; only made when it is shown */
  readonly decoration: (column: string) => string;
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

/** The value at a path, or the room for one that may be missing; null when there is neither. */
export function slotAt(root: unknown, path: string, kind: Kind): Slot | null {
  const value = valueAt(root, path);
  if (value !== undefined) return { path, kind, value };
  if (kind.mayMiss !== true) return null;
  const holder = valueAt(root, path.slice(0, path.lastIndexOf('.')));
  return typeof holder === 'object' && holder !== null && !Array.isArray(holder) ? { path, kind, value } : null;
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

export function row(
  regulation: Regulation,
  words: RegulationWords,
  key: string,
  text: () => string,
  slots: ReadonlyMap<string, Slot>,
): LayoutRow {
  const paths = (): string[] => [...slots.values()].map((slot) => slot.path);
  const note = (): string => {
    const [first] = slots.values();
    const readings = readingsAt(regulation, paths());
    const parts = [first?.kind.expected(words) ?? '', readings === '' ? '' : `${words.reading} ${readings}`];
    return parts.filter((part) => part !== '').join(' · ');
  };
  const texts: Readonly<Record<string, () => string>> = {
    [ITEM]: text,
    [CLAUSE]: () => clauseOf(regulation, paths()[0] ?? key),
    [NOTE]: note,
    [PATH]: () => key,
  };
  return { key, slots, decoration: (name) => texts[name]?.() ?? '' };
}

export const column = (words: RegulationWords, key: string): Column => ({
  key,
  heading: words.headings[key] ?? key,
  decoration: key === ITEM || key === CLAUSE || key === NOTE || key === PATH,
});
