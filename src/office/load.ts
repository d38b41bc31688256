/** From the cells of the fact tabs to Facts: every bad cell, missing column and edited row is told at once. */
import { problem, type Problem } from '../domain/common/result';
import type { Cell, CodecContext } from '../tables/cell';
import {
  appealsSpec,
  bankSpec,
  claimsSpec,
  drawsSpec,
  entriesSpec,
  gamesSpec,
  journalSpec,
  ledgerSpec,
  membersSpec,
  outboxSpec,
  pastSpec,
  systemSpec,
} from '../tables/specs';
import { readTable, type ReadTable, type TableSpec } from '../tables/table';
import { TABLE_KEYS, type Facts, type TableKey } from './facts';
import { regulationFromMarks } from './regulation-store';
import type { OfficeWords } from './words';

export type ReadKey = TableKey | 'system';
export type Specs = Readonly<Record<ReadKey | 'journal', TableSpec>>;
export type Cells = Readonly<Record<ReadKey, readonly (readonly Cell[])[]>>;

/** Tabs an action reads, in this order (the journal is only ever added to). */
export const READ_KEYS: readonly ReadKey[] = ['system', ...TABLE_KEYS];

export interface Loaded {
  readonly facts: Facts;
  readonly reads: Readonly<Record<ReadKey, ReadTable<object>>>;
  readonly specs: Specs;
  readonly context: CodecContext;
  readonly problems: readonly Problem[];
  /** ids of rows retyped by hand since they were last written, by table */
  readonly edited: readonly { readonly table: TableKey; readonly id: string }[];
}

const fixedSpecs = {
  claims: claimsSpec,
  bank: bankSpec,
  ledger: ledgerSpec,
  games: gamesSpec,
  draws: drawsSpec,
  outbox: outboxSpec,
  members: membersSpec,
  past: pastSpec,
  appeals: appealsSpec,
  journal: journalSpec,
  system: systemSpec,
} as const;

/** Form answers that have columns of their own, set once by Set up. */
export const answerKeys = (marks: Readonly<Record<string, string>>): string[] =>
  (marks['answers'] ?? '').split(' ').filter(Boolean);

export const specsFor = (answers: readonly string[]): Specs => ({ ...fixedSpecs, entries: entriesSpec(answers) });

const PLAIN: CodecContext = { offset: 0, words: {} };

function readMarks(
  cells: readonly (readonly Cell[])[],
  words: OfficeWords,
): { table: ReadTable<object>; marks: Record<string, string> } {
  const table = readTable<{ key: string; value: string }>(systemSpec, words.tables.system, cells, PLAIN);
  const marks: Record<string, string> = {};
  for (const { record } of table.rows) if (record.value !== '') marks[record.key] = record.value;
  return { table: table as ReadTable<object>, marks };
}

/** Words for what a form's choice keeps: `answers.rank-wars` → { '2d': '二段' }. */
function answerWords(marks: Readonly<Record<string, string>>): Record<string, Record<string, string>> {
  const byField = JSON.parse(marks['answer-words'] ?? '{}') as Record<string, Record<string, string>>;
  return Object.fromEntries(Object.entries(byField).map(([id, words]) => [`answers.${id}`, words]));
}

export function codecContext(
  facts: Pick<Facts, 'regulation'>,
  words: OfficeWords,
  marks: Readonly<Record<string, string>>,
): CodecContext {
  const division: Record<string, string> = {};
  const stage: Record<string, string> = { ...words.codes.stage };
  for (const d of facts.regulation.divisions) {
    division[d.id] = d.names.own;
    for (const s of d.stages) stage[s.id] = s.name;
  }
  return {
    offset: facts.regulation.event.utcOffset,
    words: {
      ...words.codes,
      ...answerWords(marks),
      division,
      stage,
      reason: reasonWords(facts, words),
      flags: words.flags,
      remarks: words.pairing.remarks,
    },
  };
}

/** Reasons of places, of matches, of refusals (by code) and of prizes paid out: whatever may stand in a 事由 cell. */
function reasonWords({ regulation }: Pick<Facts, 'regulation'>, words: OfficeWords): Record<string, string> {
  const reasons: Record<string, string> = { ...words.reasons };
  for (const [code, sentence] of Object.entries(words.letter.reasons))
    for (const ending of code.startsWith('eligibility.') ? ['', '.no', '.unknown'] : [''])
      reasons[code + ending] = sentence;
  for (const prize of regulation.prizes) reasons[prize.id] = prize.names.own;
  return Object.assign(reasons, words.codes.reason);
}

/** Headings with those of the form's answers, which the form itself names; columns are found by them, so no two are alike. */
export const entryWords = (
  words: OfficeWords,
  marks: Readonly<Record<string, string>>,
): OfficeWords['tables']['entries'] => {
  const titles = JSON.parse(marks['answer-titles'] ?? '{}') as Record<string, string>;
  const columns: Record<string, string> = { ...words.tables.entries.columns };
  const taken = new Set(Object.values(columns));
  for (const [key, title] of Object.entries(titles)) {
    let heading = title;
    for (let n = 2; taken.has(heading); n++) heading = `${title} ${String(n)}`;
    taken.add(heading);
    columns[`answers.${key}`] = heading;
  }
  return { title: words.tables.entries.title, columns: columns as OfficeWords['tables']['entries']['columns'] };
};

export function load(cells: Cells, words: OfficeWords): Loaded | { readonly problems: readonly Problem[] } {
  const { table: system, marks } = readMarks(cells.system, words);
  const regulation = regulationFromMarks(marks);
  if (!regulation) return { problems: system.problems.length > 0 ? system.problems : [problem('setup.missing')] };
  const context = codecContext({ regulation }, words, marks);
  const specs = specsFor(answerKeys(marks));
  const problems: Problem[] = [...system.problems];
  const edited: { table: TableKey; id: string }[] = [];
  const reads: Record<string, ReadTable<object>> = { system };
  const records: Record<string, unknown> = {};
  for (const key of TABLE_KEYS) {
    const tableWords = key === 'entries' ? entryWords(words, marks) : words.tables[key];
    const read = readTable<object>(specs[key], tableWords, cells[key], context);
    reads[key] = read;
    records[key] = read.rows.map((row) => row.record);
    problems.push(...read.problems);
    if (key !== 'members' && key !== 'past') edited.push(...read.edited.map((id) => ({ table: key, id })));
  }
  const facts = { ...(records as unknown as Omit<Facts, 'regulation' | 'marks'>), regulation, marks };
  return { facts, reads: reads as Loaded['reads'], specs, context, problems, edited };
}
