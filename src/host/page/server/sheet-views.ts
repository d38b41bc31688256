/** Keeps the latest reading of each tab and which of its rows changed when, so that a window gets only what is new. */
import { columnName, toBox } from '../../workbook/a1';
import type { Host } from '../../types';
import type { LockView, RowView, SheetView } from '../protocol';
import { mayEdit } from './people';
import { newTables, readSheet } from './sheet-reader';
import type { SheetReading, Tables } from './sheet-reader';

interface Kept {
  revision: number;
  version: number;
  reading: SheetReading;
  /** each row as text, to see whether it changed */
  texts: string[];
  changedAt: number[];
  /** rows and columns of before would not fit any more */
  wholeSince: number;
}

export class SheetViews {
  private readonly kept = new Map<string, Kept>();
  private readonly tables = new Map<string, Tables>();

  constructor(private readonly host: Host) {}

  private tablesOf(file: string): Tables {
    let tables = this.tables.get(file);
    if (!tables) this.tables.set(file, (tables = newTables()));
    return tables;
  }

  private current(file: string, sheetId: number): Kept | undefined {
    const book = this.host.workbooks.get(file);
    const sheet = book.sheets.find((one) => one.sheetId === sheetId);
    if (!sheet) return undefined;
    const key = `${file} ${sheetId}`;
    const old = this.kept.get(key);
    if (old?.revision === book.revision) return old;
    const reading = readSheet(this.host, file, sheet.title, this.tablesOf(file));
    const texts = reading.rows.map((row) => JSON.stringify(row));
    const version = (old?.version ?? 0) + 1;
    const same = old && old.reading.rowCount === reading.rowCount && old.reading.columnCount === reading.columnCount;
    const rows = Math.max(texts.length, old?.texts.length ?? 0);
    const changedAt = Array.from({ length: rows }, (_, r) =>
      (old?.texts[r] ?? '[]') === (texts[r] ?? '[]') ? (old?.changedAt[r] ?? 0) : version,
    );
    const fresh: Kept = {
      revision: book.revision,
      version,
      reading,
      texts,
      changedAt,
      wholeSince: same ? old.wholeSince : version,
    };
    this.kept.set(key, fresh);
    return fresh;
  }

  /** The tab for this person: everything, or what changed since `since`. */
  view(file: string, sheetId: number, user: string, since = 0): SheetView | undefined {
    const kept = this.current(file, sheetId);
    if (!kept) return undefined;
    const { reading, version } = kept;
    const { protections: _protections, rows: all, ...plain } = reading;
    const whole = since < kept.wholeSince || since === 0 || since > version;
    const rows: (readonly [number, RowView])[] = [];
    kept.changedAt.forEach((at, r) => {
      const row = all[r] ?? [];
      if (whole ? row.length > 0 : at > since) rows.push([r, row]);
    });
    const book = this.host.workbooks.get(file);
    const { looks, rules } = this.tablesOf(file);
    return {
      ...plain,
      file,
      sheetId,
      version,
      looks: looks.list,
      rules: rules.list,
      locks: locksFor(reading, user, book.owner),
      mayEdit: mayEdit(book, user),
      rows,
      whole,
    };
  }

  reading(file: string, sheetId: number): SheetReading | undefined {
    return this.current(file, sheetId)?.reading;
  }
  looks(file: string): Tables {
    return this.tablesOf(file);
  }
}

/** The owner passes everywhere; a warning stops nobody. */
function locksFor(reading: SheetReading, user: string, owner: string): LockView[] {
  if (user === owner) return [];
  return reading.protections
    .filter((one) => !one.warningOnly && !one.editors?.users?.includes(user))
    .map((one) => ({
      box: toBox(one.range ?? {}, reading.rowCount, reading.columnCount),
      free: (one.unprotectedRanges ?? []).map((free) => toBox(free, reading.rowCount, reading.columnCount)),
      description: one.description ?? '',
    }));
}

export const cellName = (r: number, c: number): string => columnName(c) + (r + 1);
