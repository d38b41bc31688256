/** Typing, pasting, clearing and taking back: each with its reason when it may not be. */
import { boxToA1 } from '../../workbook/a1';
import type { Host, Workbook } from '../../types';
import type { Box, EditReply, Role, RuleView } from '../protocol';
import type { Say } from '../words';
import { cellsOf, History, putCells, TYPED, valuesText } from './history';
import type { ApiCell, Cells, Done, DoneByRequests, TypedDone } from './history';
import { lockOn, mayEdit, userOf } from './people';
import type { SheetViews } from './sheet-views';
import { cellName } from './sheet-views';

export interface Typed {
  readonly file: string;
  readonly sheetId: number;
  readonly r: number;
  readonly c: number;
  /** null: a row that a filter hides stays as it is */
  readonly typed: readonly (readonly string[] | null)[];
}

export class Edits {
  /** by window, as each person takes back his own */
  private readonly histories = new Map<string, History>();

  constructor(
    private readonly host: Host,
    private readonly views: SheetViews,
  ) {}

  history(window: string): History {
    let history = this.histories.get(window);
    if (!history) this.histories.set(window, (history = new History()));
    return history;
  }

  private cells(file: string, title: string, box: Box): Cells {
    return cellsOf(this.host, file, title, box, TYPED);
  }

  /** Why this person may not write here, in his own words; undefined when he may. */
  refusal(book: Workbook, sheetId: number, box: Box, user: string, say: Say): string | undefined {
    if (!mayEdit(book, user)) return say('readOnly');
    const view = this.views.view(book.id, sheetId, user, Number.MAX_SAFE_INTEGER);
    if (!view) return say('noSheets');
    if (box.r1 > view.rowCount || box.c1 > view.columnCount) return say('outside');
    const lock = lockOn(view.locks, box);
    if (!lock) return undefined;
    const why = lock.description ? ` (${lock.description})` : '';
    return say('locked', { range: boxToA1(box), why });
  }

  edit(window: string, role: Role, typed: Typed, say: Say): EditReply {
    const user = userOf(this.host, role);
    const book = this.host.workbooks.get(typed.file);
    const sheet = book.sheets.find((one) => one.sheetId === typed.sheetId);
    const width = typed.typed.reduce((most, row) => Math.max(most, row?.length ?? 0), 0);
    const { r, c } = typed;
    const box: Box = { r0: r, r1: r + typed.typed.length, c0: c, c1: c + width };
    if (!sheet || width === 0) return { ok: false, refused: say('noSheets') };
    const parts = runs(typed.typed).map((run) => ({
      ...run,
      box: { ...box, r0: r + run.from, r1: r + run.from + run.rows.length },
    }));
    for (const part of parts) {
      const refused = this.refusal(book, typed.sheetId, part.box, user, say);
      if (refused !== undefined) return { ok: false, refused };
    }
    const wrong = this.badChoice(typed, say);
    if (wrong !== undefined) return { ok: false, refused: wrong };
    const before = this.cells(typed.file, sheet.title, box);
    const warnings: string[] = [];
    for (const [i, part] of parts.entries()) {
      const result = this.host.editCell(typed.file, sheet.title, cellName(part.box.r0, c), part.rows, user);
      if (!result.ok) {
        // what went before it must not stay alone
        if (i > 0) this.put({ sheetId: typed.sheetId, file: typed.file, box }, before);
        return { ok: false, refused: result.refused ?? say('problem') };
      }
      warnings.push(...result.warnings);
    }
    const after = this.cells(typed.file, sheet.title, box);
    this.history(window).add({ kind: 'typed', file: typed.file, sheetId: typed.sheetId, box, before, after });
    return { ok: true, warnings, at: { sheetId: typed.sheetId, box } };
  }

  /** The host refuses as well; this names the cell and what would do. */
  private badChoice({ file, sheetId, r, c, typed }: Typed, say: Say): string | undefined {
    const rows = this.views.reading(file, sheetId)?.rows ?? [];
    const { list: rules } = this.views.looks(file).rules;
    const problems: string[] = [];
    typed.forEach((row, i) =>
      row?.forEach((text, j) => {
        const cell = rows[r + i]?.[c + j];
        const rule: RuleView | undefined = cell && cell.v !== undefined ? rules[cell.v] : undefined;
        if (rule?.kind !== 'list' || !rule.strict || text === '' || text.startsWith('=') || rule.choices.includes(text))
          return;
        const sentence = say('notListed', { found: text, allowed: rule.choices.join(say('comma')) });
        problems.push(
          `${cellName(r + i, c + j)}: ${rule.help && !sentence.includes(rule.help) ? `${rule.help} ` : ''}${sentence}`,
        );
      }),
    );
    if (problems.length === 0) return undefined;
    const shown = problems.slice(0, 8).join('\n');
    return problems.length > 8 ? `${shown}\n${say('andMore', { n: problems.length - 8 })}` : shown;
  }

  undo(window: string, role: Role, say: Say): EditReply & { file?: string } {
    const { done, undone } = this.history(window);
    return this.restore(done, undone, 'before', role, say);
  }
  redo(window: string, role: Role, say: Say): EditReply & { file?: string } {
    const { done, undone } = this.history(window);
    return this.restore(undone, done, 'after', role, say);
  }

  private restore(
    from: Done[],
    to: Done[],
    which: 'before' | 'after',
    role: Role,
    say: Say,
  ): EditReply & { file?: string } {
    const one = from.at(-1);
    if (!one) return { ok: false, refused: say('nothingToUndo') };
    const { file, sheetId, box } = one;
    const book = this.host.workbooks.get(file);
    const sheet = book.sheets.find((tab) => tab.sheetId === sheetId);
    if (!sheet) {
      from.pop();
      return { ok: false, refused: say('changedSince') };
    }
    const user = userOf(this.host, role);
    const refused = this.refusal(book, sheetId, box, user, say);
    if (refused !== undefined && one.kind === 'typed') return { ok: false, refused };
    if (!mayEdit(book, user)) return { ok: false, refused: say('readOnly') };
    from.pop();
    const done =
      one.kind === 'typed' ? this.retype(one, sheet.title, which, user) : this.request(one, sheet.title, which);
    if (!done) return { ok: false, refused: say('changedSince') };
    to.push(one);
    return { ok: true, file, at: { sheetId, box } };
  }

  /** Typing it again lets the script notice; what typing cannot bring back exactly is then put there as it was. */
  private retype(one: TypedDone, title: string, which: 'before' | 'after', user: string): boolean {
    const { file, box } = one;
    const standing = which === 'before' ? one.after : one.before;
    if (valuesText(this.cells(file, title, box)) !== valuesText(standing)) return false;
    const wished = one[which];
    this.host.editCell(
      file,
      title,
      cellName(box.r0, box.c0),
      wished.map((row) => row.map(asTyped)),
      user,
    );
    if (JSON.stringify(this.cells(file, title, box)) !== JSON.stringify(wished)) this.put(one, wished);
    return true;
  }

  private request(one: DoneByRequests, title: string, which: 'before' | 'after'): boolean {
    const { file, sheetId, box, left } = one;
    const undoing = which === 'before';
    const reading = this.views.reading(file, sheetId);
    if (!reading || sizeText(reading) !== (undoing ? one.sizeAfter : one.sizeBefore)) return false;
    if (left && valuesText(cellsOf(this.host, file, title, box)) !== (undoing ? left.after : left.before)) return false;
    this.host.sheets.batchUpdate({ requests: [...(undoing ? one.undo : one.redo)] }, file);
    return true;
  }

  private put({ file, sheetId, box }: Pick<TypedDone, 'file' | 'sheetId' | 'box'>, cells: Cells): void {
    this.host.sheets.batchUpdate({ requests: [putCells(sheetId, box, cells, TYPED)] }, file);
  }
}

export const sizeText = ({ rowCount, columnCount }: { rowCount: number; columnCount: number }): string =>
  `${String(rowCount)} ${String(columnCount)}`;

/** The rows to write, each run of them below one another. */
function runs(typed: Typed['typed']): { from: number; rows: (readonly string[])[] }[] {
  const found: { from: number; rows: (readonly string[])[] }[] = [];
  typed.forEach((row, i) => {
    if (row === null) return;
    const last = found.at(-1);
    if (last && last.from + last.rows.length === i) last.rows.push(row);
    else found.push({ from: i, rows: [row] });
  });
  return found;
}

function asTyped(cell: ApiCell): string {
  const value = cell.userEnteredValue ?? {};
  const found = value['formulaValue'] ?? value['stringValue'] ?? value['numberValue'] ?? value['boolValue'] ?? '';
  return typeof found === 'boolean' ? String(found).toUpperCase() : String(found);
}
