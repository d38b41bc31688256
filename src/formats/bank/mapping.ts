/** A layout nobody knows: what to ask about its columns, and the answer found again when the same heading comes back. */
import { headingWord, knownWords, proposeMapping, type Mapping } from './header';
import { ROLES, type Role } from './layouts';
import { tablesOf } from './table';

/** Roles a person can tell; the others belong to files that programs write for programs. */
export const askedRoles = (): readonly Role[] => [
  'day',
  'time',
  'in',
  'out',
  'amount',
  'balance',
  'summary',
  'memo',
  'payer',
  'note',
];

export interface Question {
  /** row of the heading, from 1 */
  readonly header: number;
  readonly columns: readonly { readonly word: string; readonly sample: string; readonly role: Role | '' }[];
}

/** An answer as it is remembered: the heading it belongs to, and a role for each column. */
export interface Remembered {
  readonly words: readonly string[];
  readonly roles: readonly (Role | '')[];
}

const DEEPEST = 60;
const LEAST_COLUMNS = 3;

/** The row most like a heading: the one with most words that banks use, else the first with three cells filled. */
export function mappingQuestion(text: string): Question | null {
  let best: { rows: readonly (readonly string[])[]; at: number; known: number } | null = null;
  for (const { rows } of tablesOf(text))
    rows.slice(0, DEEPEST).forEach((row, at) => {
      const words = row.map(headingWord).filter((word) => word !== '');
      if (words.length < LEAST_COLUMNS) return;
      const known = words.filter((word) => knownWords(word) > 0).length;
      if (best === null || known > best.known) best = { rows, at, known };
    });
  if (best === null) return null;
  const { rows, at } = best as { rows: readonly (readonly string[])[]; at: number };
  const head = rows[at]!;
  const sample =
    rows.slice(at + 1).find((row) => row.filter((cell) => cell.trim() !== '').length >= LEAST_COLUMNS) ?? [];
  const { roles } = proposeMapping(head, at + 1);
  return {
    header: at + 1,
    columns: head.map((word, i) => ({ word: headingWord(word), sample: sample[i] ?? '', role: roles[i] ?? '' })),
  };
}

/** Roles as they came from outside; anything unknown is a column that is not used. */
export const rolesOf = (typed: readonly string[]): (Role | '')[] =>
  typed.map((role) => ROLES.find((one) => one === role) ?? '');

/** The mapping for this text among the remembered ones, wherever its heading stands this time. */
export function rememberedMapping(text: string, known: readonly Remembered[]): Mapping | null {
  for (const { rows } of tablesOf(text))
    for (const [at, row] of rows.slice(0, DEEPEST).entries()) {
      const words = row.map(headingWord).join('|');
      const found = known.find((one) => one.words.join('|') === words);
      if (found) return { header: at + 1, roles: found.roles };
    }
  return null;
}
