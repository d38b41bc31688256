/** The words the regulation tabs are written in; src/messages/regulation fills them in four languages. */
export interface RegulationWords {
  readonly tabs: Readonly<Record<TabKey, string>>;
  /** column headings */
  readonly headings: Readonly<Record<string, string>>;
  /** what a row is called: first part of the pattern of its path → rest without `*` → word */
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
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

/** The word for a pattern such as `event.schedule.*.from`. */
export function labelWord(words: RegulationWords, pattern: string): string {
  const plain = pattern.replace(/\*\.?/g, '');
  const dot = plain.indexOf('.');
  return words.labels[plain.slice(0, dot)]?.[plain.slice(dot + 1)] ?? plain;
}

/** The same words with the divisions called by their names where a cell lists divisions. */
export function withDivisionNames(
  words: RegulationWords,
  divisions: readonly { readonly id: string; readonly names: { readonly own: string } }[],
): RegulationWords {
  const named: Record<string, string> = { ...words.choices['division'] };
  for (const { id, names } of divisions) named[id] = names.own;
  return { ...words, choices: { ...words.choices, division: named } };
}

/** Fills `{name}` in a sentence. */
export const fill = (sentence: string, params: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
