/** A school's or a coach's list, pasted whole: rows become submissions, and every cell that cannot be read is told with its place. */
import { problem, type Problem, type Result } from '../domain/common/result';
import { sha256Hex } from '../domain/common/sha256';
import type { Instant } from '../domain/common/time';
import { nameKey } from '../domain/registration/name';
import type { Submission } from '../domain/registration/submission';
import { valueOfAnswer } from '../domain/regulation/answer';
import type { Form, FormField, Meaning } from '../domain/regulation/form';
import type { Division, Regulation } from '../domain/regulation/regulation';
import { answerFields } from './forms';

type Row = readonly string[];

/** Without these no row is a submission. */
const NEEDED: readonly Meaning[] = ['name', 'division', 'email'];
/** Questions whose answers the core reads in many habits (小三, 104/03/04): taken as typed. */
const FREE: ReadonlySet<Meaning> = new Set(['grade', 'birth-date']);

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s()（）:：*]/g, '')
    .toLowerCase();

/** The question a heading means: its own title, id or meaning, else the first question whose title holds the words. */
function fieldFor(form: Form, heading: string): FormField | undefined {
  const word = folded(heading);
  if (word === '') return undefined;
  const asked = form.fields.filter((field) => field.type !== 'section');
  return (
    asked.find((field) => folded(field.title) === word || field.id === word || field.meaning === word) ??
    (word.length < 2 ? undefined : asked.find((field) => folded(field.title).includes(word)))
  );
}

interface Head {
  readonly at: number;
  readonly fields: readonly (FormField | undefined)[];
}

/** The first row that names a player's name and division; lists have titles above their table. */
function headOf(form: Form, rows: readonly Row[]): Head | null {
  for (const [at, row] of rows.entries()) {
    const fields = row.map((cell) => fieldFor(form, cell));
    const has = (meaning: Meaning): boolean => fields.some((field) => field?.meaning === meaning);
    if (has('name') && has('division')) return { at, fields };
  }
  return null;
}

function divisionFor(divisions: readonly Division[], cell: string): string | null {
  const word = folded(cell);
  const found = divisions.filter(({ id, names }) =>
    [id, names.own, names.short ?? '', names.en ?? ''].some((name) => name !== '' && folded(name) === word),
  );
  return found.length === 1 ? found[0]!.id : null;
}

/** Value of one cell, or null when the question has no such answer. */
function valueOf(regulation: Regulation, field: FormField, cell: string): string | null {
  const text = cell.trim();
  if (text === '' || FREE.has(field.meaning)) return text;
  if (field.meaning === 'division') return divisionFor(regulation.divisions, text);
  if (!field.choices) return text;
  const known = field.choices.find(
    ({ value, label }) => folded(value) === folded(text) || folded(label) === folded(text),
  );
  return known?.value ?? (field.choices.some(({ value }) => value === valueOfAnswer(field, text)) ? text : null);
}

const labels = (field: FormField): string => (field.choices ?? []).map(({ label }) => label).join('、');

/** One row: values by field id, or its problems. */
function readRow(regulation: Regulation, head: Head, row: Row, at: number): Result<Record<string, string>> {
  const problems: Problem[] = [];
  const values: Record<string, string> = {};
  head.fields.forEach((field, i) => {
    const cell = row[i] ?? '';
    if (!field) return;
    const value = valueOf(regulation, field, cell);
    const place = `row ${String(at + 1)}, ${field.title}`;
    if (value === null) problems.push(problem('list.choice', { found: cell.trim(), allowed: labels(field) }, place));
    else if (value === '' && NEEDED.includes(field.meaning)) problems.push(problem('list.empty', {}, place));
    else if (value !== '') values[field.id] = value;
  });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: values };
}

export interface ListedSubmission {
  readonly submission: Submission;
  /** row of the pasted list, from 1 */
  readonly row: number;
}

/** Nothing is taken while a row is wrong: the list is put right and pasted again, and the same child is never taken twice. */
export function readEntryList(
  regulation: Regulation,
  form: Form,
  rows: readonly Row[],
  now: Instant,
): Result<readonly ListedSubmission[]> {
  const head = headOf(form, rows);
  if (!head) return { ok: false, problems: [problem('list.no-heading')] };
  const missing = NEEDED.filter((meaning) => !head.fields.some((field) => field?.meaning === meaning));
  const problems = missing.map((meaning) =>
    problem('list.column-missing', {
      column: form.fields.find((field) => field.meaning === meaning)?.title ?? meaning,
    }),
  );
  const listed: ListedSubmission[] = [];
  const people = new Map<string, number>();
  rows.forEach((row, at) => {
    if (at <= head.at || row.every((cell) => cell.trim() === '')) return;
    const read = readRow(regulation, head, row, at);
    if (!read.ok) {
      problems.push(...read.problems);
      return;
    }
    const submission = submissionOf(form, read.value, now);
    const first = people.get(submission.source);
    if (first !== undefined) problems.push(problem('list.twice', { first }, `row ${String(at + 1)}`));
    else people.set(submission.source, at + 1);
    listed.push({ submission, row: at + 1 });
  });
  if (problems.length === 0 && listed.length === 0) problems.push(problem('list.no-rows'));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: listed };
}

/** Known by name and birth date, so that a list with one cell put right changes that entry and makes no second one. */
function submissionOf(form: Form, values: Readonly<Record<string, string>>, now: Instant): Submission {
  const of = (meaning: Meaning): string => {
    const field = form.fields.find((one) => one.meaning === meaning && values[one.id] !== undefined);
    return field ? (values[field.id] ?? '') : '';
  };
  const answers: Record<string, string> = {};
  for (const { id } of answerFields(form)) if (values[id] !== undefined) answers[id] = values[id];
  const who = `${nameKey(of('name'))}|${of('birth-date').replace(/\D/g, '')}`;
  return {
    source: `import:${sha256Hex(who).slice(0, 16)}`,
    at: now,
    name: of('name'),
    email: of('email'),
    phone: of('phone'),
    division: of('division'),
    lane: of('lane') === 'standby' ? 'standby' : 'regular',
    member: of('member') === 'yes',
    answers,
  };
}
