/** Finds the known lines of a tab (rows by path, columns by key), wherever they were moved to, and names damaged ones. */

/** A1 notation of a cell, e.g. `組別!C12`; sheet names with blanks or marks are quoted. */
export function address(tab: string, row: number, column: number): string {
  let letters = '';
  for (let left = column; left >= 0; left = Math.floor(left / 26) - 1) {
    letters = String.fromCharCode(65 + (left % 26)) + letters;
  }
  return `${/^[\p{L}\p{N}_]+$/u.test(tab) ? tab : `'${tab.replace(/'/g, "''")}'`}!${letters}${row + 1}`;
}

export interface Line {
  /** what the key cell holds */
  readonly key: string;
  /** what the line is called beside it */
  readonly label: string;
}
export interface Found {
  /** known key → index of its line */
  readonly at: ReadonlyMap<string, number>;
  /** lines whose key is damaged, with the key that belongs there; '' = a known key standing a second time */
  readonly damaged: readonly { readonly index: number; readonly expected: string }[];
  /** known keys with no line at all */
  readonly missing: readonly string[];
}

/**
 * A key that stands once is believed. Of a key that stands twice the line with the right label is believed. Lines
 * without a believed key are matched by label with keys that are missing; any other line is the organiser's own.
 */
export function findLines(lines: readonly Line[], known: ReadonlySet<string>, labelOf: (key: string) => string): Found {
  const at = new Map<string, number>();
  const doubtful: number[] = [];
  lines.forEach(({ key, label }, index) => {
    if (!known.has(key)) {
      doubtful.push(index);
      return;
    }
    const other = at.get(key);
    if (other === undefined) at.set(key, index);
    else if (label === labelOf(key) && lines[other]?.label !== label) {
      doubtful.push(other);
      at.set(key, index);
    } else doubtful.push(index);
  });
  let missing = [...known].filter((key) => !at.has(key));
  const damaged: { index: number; expected: string }[] = [];
  for (const index of doubtful) {
    const { key, label } = lines[index]!;
    const expected = label === '' ? undefined : missing.find((one) => labelOf(one) === label);
    if (expected !== undefined) missing = missing.filter((one) => one !== expected);
    if (expected !== undefined || known.has(key)) damaged.push({ index, expected: expected ?? '' });
  }
  damaged.sort((a, b) => a.index - b.index);
  return { at, damaged, missing };
}
