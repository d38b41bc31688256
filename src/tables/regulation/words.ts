/** The words the regulation tabs are written in; src/messages/regulation fills them in four languages. */
export interface RegulationWords {
  readonly tabs: Readonly<Record<TabKey, string>>;
  /** column headings */
  readonly headings: Readonly<Record<string, string>>;
  /** what a row is called, by the pattern of its path */
  readonly labels: Readonly<Record<string, string>>;
  /** set → code → word */
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** what a cell may hold, by kind; `{min}` and the like are filled in */
  readonly expected: Readonly<Record<string, string>>;
  readonly yes: string;
  readonly no: string;
  /** in front of the ids of readings that a row carries */
  readonly reading: string;
}
export type TabKey = 'regulation' | 'divisions' | 'prizes' | 'readings';
export const TAB_KEYS: readonly TabKey[] = ['regulation', 'divisions', 'prizes', 'readings'];

/** Fills `{name}` in a sentence. */
export const fill = (sentence: string, params: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
