/** Files what people typed as facts: ticks and results on the floor, hand edits and removed rows in the fact tabs. */
import type { Problem } from '../domain/common/result';
import { idNumber, type IdKind } from '../domain/common/ids';
import type { Change } from './change';
import { takeTicks, type Tick } from './actions/day';
import { resultOfWord, takeResults, type TypedResult } from './actions/results';
import type { Facts, TableKey } from './facts';
import { typedResults, typedTicks, type FloorCells } from './floor';
import type { Loaded } from './load';
import type { OfficeWords } from './words';
import { mayComeLate } from './late';
import { isPresent } from './views/check-in';
import type { Work } from './work';

export interface Absorbed {
  /** game → why its typed result cannot be taken */
  readonly refused: ReadonlyMap<string, Problem>;
  /** ids whose typed cell has to be written, because the fact was changed elsewhere */
  readonly changedBy: (change: Change) => ReadonlySet<string>;
}

export function absorb(work: Work, loaded: Loaded, cells: FloorCells, words: OfficeWords): Absorbed {
  handEdits(work, loaded);
  removedRows(work);
  const ticks = typedTicks(cells);
  takeTicks(work, ticks);
  const cellsOfGames = typedResults(work.facts, words, cells);
  const results = takeResults(work, cellsOfGames, words);
  const stale = [...staleTicks(work.facts, ticks), ...staleResults(work.facts, cellsOfGames, words)];
  const typed = new Map(work.facts.games.map((game) => [game.id, game.result]));
  const ticked = new Map(work.facts.entries.map((entry) => [entry.id, entry]));
  return {
    refused: results.refused,
    changedBy: (change) =>
      new Set([
        ...stale,
        ...(change.put.games ?? []).filter((game) => typed.get(game.id) !== game.result).map((game) => game.id),
        ...(change.put.entries ?? []).filter((entry) => ticked.get(entry.id) !== entry).map((entry) => entry.id),
      ]),
  };
}

/** Boxes that say something else than the closed list: nobody can tick himself in any more. */
const staleTicks = (facts: Facts, ticks: readonly Tick[]): string[] => {
  if (facts.marks['check-in.closed'] === undefined) return [];
  const present = new Map(
    facts.entries.flatMap((entry) => (mayComeLate(facts, entry) ? [] : [[entry.id as string, isPresent(entry)]])),
  );
  return ticks.filter((tick) => (present.get(tick.entry) ?? tick.present) !== tick.present).map((tick) => tick.entry);
};

/** Cells to write again: emptied ones, and what stood there before the arbiter's correction. */
const staleResults = (facts: Facts, typed: readonly TypedResult[], words: OfficeWords): string[] => {
  const games = new Map(facts.games.map((game) => [game.id as string, game]));
  return typed.flatMap(({ game: id, typed: text }) => {
    const game = games.get(id);
    if (!game || game.result === null || game.kind === 'friendly') return [];
    return (text === '' || game.corrected) && resultOfWord(words, text) !== game.result ? [id] : [];
  });
};

/** Checked like any input when they were read; journalled with actor `unknown` and taken as they are. */
function handEdits(work: Work, loaded: Loaded): void {
  if (loaded.edited.length === 0) return;
  const byTable = new Map<TableKey, Set<string>>();
  for (const { table, id } of loaded.edited) byTable.set(table, (byTable.get(table) ?? new Set()).add(id));
  for (const [table, ids] of byTable) {
    const rows = (work.facts[table] as readonly { id: string }[]).filter((row) => ids.has(row.id));
    work.put(table, rows as never);
    for (const { id } of rows) work.journal({ action: 'row.edited', subject: id, actor: 'unknown', reason: table });
  }
  work.notice('hand.edited', { count: loaded.edited.length });
}

const NUMBERED: readonly (readonly [TableKey, IdKind])[] = [
  ['entries', 'entry'],
  ['claims', 'claim'],
  ['bank', 'bankLine'],
  ['ledger', 'ledger'],
];

/** Rows that had a number and are gone. Games and draws go by undo, so their gaps say nothing. */
function removedRows(work: Work): void {
  const known = new Set((work.facts.marks['missing'] ?? '').split(' '));
  const gone: string[] = [];
  for (const [table, kind] of NUMBERED) {
    const next = Number(work.facts.marks[`next.${kind}`] ?? '1');
    const rows = work.facts[table] as readonly { id: string }[];
    if (rows.length === next - 1) continue;
    const there = new Set(rows.map((row) => idNumber(kind, row.id)));
    const letter = { entry: 'E', claim: 'C', bankLine: 'B', ledger: 'L' }[kind as 'entry'];
    for (let number = 1; number < next; number++) {
      const id = `${letter}-${String(number).padStart(4, '0')}`;
      if (!there.has(number) && !known.has(id)) gone.push(id);
    }
  }
  if (gone.length === 0) return;
  for (const id of gone) work.journal({ action: 'row.deleted', subject: id, actor: 'unknown' });
  work.mark('missing', [...known, ...gone].filter(Boolean).join(' '));
  work.notice('hand.deleted', { count: gone.length, ids: gone.join(' ') });
}
