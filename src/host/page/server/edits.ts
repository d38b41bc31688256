/** Typing, pasting, clearing and taking back: each with its reason when it may not be. */
import { boxToA1, quoteTitle } from '../../workbook/a1';
import type { Host, Workbook } from '../../types';
import type { Box, EditReply, Role, RuleView } from '../protocol';
import type { Say } from '../words';
import { lockOn, mayEdit, userOf } from './people';
import type { SheetViews } from './sheet-views';
import { cellName } from './sheet-views';

interface ApiCell {
  userEnteredValue?: Record<string, string | number | boolean>;
  userEnteredFormat?: object;
}
type Cells = ApiCell[][];

interface Done {
  readonly file: string;
  readonly sheetId: number;
  readonly box: Box;
  readonly before: Cells;
  readonly after: Cells;
}
interface History {
  done: Done[];
  undone: Done[];
}
const KEPT = 100;

export interface Typed {
  readonly file: string;
  readonly sheetId: number;
  readonly r: number;
  readonly c: number;
  readonly typed: readonly (readonly string[])[];
}

export class Edits {
  /** by window, as each person takes back his own */
  private readonly histories = new Map<string, History>();

  constructor(
    private readonly host: Host,
    private readonly views: SheetViews,
  ) {}

  private history(window: string): History {
    let history = this.histories.get(window);
    if (!history) this.histories.set(window, (history = { done: [], undone: [] }));
    return history;
  }

  private cells(file: string, title: string, box: Box): Cells {
    const answer = this.host.sheets.get(file, {
      ranges: `${quoteTitle(title)}!${boxToA1(box)}`,
      fields: 'sheets.data.rowData.values(userEnteredValue,userEnteredFormat)',
    });
    const sheet = (answer['sheets'] as { data?: { rowData?: { values?: ApiCell[] }[] }[] }[] | undefined)?.[0];
    const rows = sheet?.data?.[0]?.rowData ?? [];
    return Array.from({ length: box.r1 - box.r0 }, (_, r) =>
      Array.from({ length: box.c1 - box.c0 }, (_, c) => rows[r]?.values?.[c] ?? {}),
    );
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
    const width = typed.typed.reduce((most, row) => Math.max(most, row.length), 0);
    const { r, c } = typed;
    const box: Box = { r0: r, r1: r + typed.typed.length, c0: c, c1: c + width };
    if (!sheet || width === 0) return { ok: false, refused: say('noSheets') };
    const refused = this.refusal(book, typed.sheetId, box, user, say) ?? this.badChoice(typed, say);
    if (refused !== undefined) return { ok: false, refused };
    const before = this.cells(typed.file, sheet.title, box);
    const result = this.host.editCell(typed.file, sheet.title, cellName(r, c), typed.typed, user);
    if (!result.ok) return { ok: false, refused: result.refused ?? say('problem') };
    const history = this.history(window);
    const after = this.cells(typed.file, sheet.title, box);
    history.done.push({ file: typed.file, sheetId: typed.sheetId, box, before, after });
    if (history.done.length > KEPT) history.done.shift();
    history.undone = [];
    return { ok: true, warnings: result.warnings, at: { sheetId: typed.sheetId, box } };
  }

  /** The host refuses as well; this names the cell and what would do. */
  private badChoice({ file, sheetId, r, c, typed }: Typed, say: Say): string | undefined {
    const rows = this.views.reading(file, sheetId)?.rows ?? [];
    const { list: rules } = this.views.looks(file).rules;
    const problems: string[] = [];
    typed.forEach((row, i) =>
      row.forEach((text, j) => {
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
    if (refused !== undefined) return { ok: false, refused };
    from.pop();
    const values = (cells: Cells): string =>
      JSON.stringify(cells.map((row) => row.map((cell) => cell.userEnteredValue ?? 0)));
    if (values(this.cells(file, sheet.title, box)) !== values(which === 'before' ? one.after : one.before))
      return { ok: false, refused: say('changedSince') };
    const wished = one[which];
    // typing it again lets the script notice; what typing cannot bring back exactly is then put there as it was
    this.host.editCell(
      file,
      sheet.title,
      cellName(box.r0, box.c0),
      wished.map((row) => row.map(asTyped)),
      user,
    );
    if (JSON.stringify(this.cells(file, sheet.title, box)) !== JSON.stringify(wished)) this.put(one, wished);
    to.push(one);
    return { ok: true, file, at: { sheetId, box } };
  }

  private put({ file, sheetId, box }: Done, cells: Cells): void {
    const rows = cells.map((values) => ({ values }));
    const range = {
      sheetId,
      startRowIndex: box.r0,
      endRowIndex: box.r1,
      startColumnIndex: box.c0,
      endColumnIndex: box.c1,
    };
    const fields = 'userEnteredValue,userEnteredFormat';
    this.host.sheets.batchUpdate({ requests: [{ updateCells: { range, rows, fields } }] }, file);
  }
}

function asTyped(cell: ApiCell): string {
  const value = cell.userEnteredValue ?? {};
  const found = value['formulaValue'] ?? value['stringValue'] ?? value['numberValue'] ?? value['boolValue'] ?? '';
  return typeof found === 'boolean' ? String(found).toUpperCase() : String(found);
}
