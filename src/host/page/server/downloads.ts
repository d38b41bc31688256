/** What can be taken away or printed: the whole state, one tab as CSV, one tab on paper. */
import type { Context, Hono } from 'hono';
import type { Host } from '../../types';
import { readCsv } from '../files/csv-read';
import { Unreadable } from '../files/unreadable';
import { readXlsx } from '../files/xlsx-read';
import { writeXlsx } from '../files/xlsx-write';
import { ROLES } from '../protocol';
import { BODY_LIMIT } from './api';
import { styledPolicy } from './guard';
import { missing } from './form-routes';
import { mayView, userOf } from './people';
import { printPage } from './print-page';
import type { SheetViews } from './sheet-views';
import type { Visit } from './shell';

const LIMIT_MB = BODY_LIMIT / 1024 / 1024;
const attachment = (name: string): string => `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;

/** A text that a spreadsheet would take for a formula begins with an apostrophe instead (GOOGLE-RUNTIME, remedies). */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;

export function downloads(
  app: Hono,
  host: Host,
  views: SheetViews,
  visit: (c: Context) => Visit,
  newNonce: () => string,
): void {
  /** The tab asked for, when this role may see it. */
  const tab = (c: Context) => {
    const role = ROLES.find((one) => one === c.req.query('role')) ?? 'owner';
    const book = host.workbooks.list().find((one) => one.id === c.req.query('file'));
    const sheet = book?.sheets.find((one) => one.sheetId === Number(c.req.query('sheet')));
    return book && sheet && mayView(book, userOf(host, role)) ? { book, sheet } : undefined;
  };

  app.get('/state.json', (c) => {
    const files = host.workbooks.list().map((book) => host.sheets.get(book.id, { includeGridData: true }));
    const state = {
      now: host.clock.now(),
      files,
      forms: host.forms.list(),
      outbox: host.mail.outbox(),
      triggers: host.triggers.list(),
    };
    return c.body(JSON.stringify(state), 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': attachment('office.json'),
    });
  });

  app.get('/file.xlsx', async (c) => {
    const found = tab(c);
    if (!found) return c.html(missing(visit(c)).text, 404);
    return c.body(new Uint8Array(await writeXlsx(host, found.book.id)), 200, {
      'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'Content-Disposition': attachment(`${found.book.title}.xlsx`),
    });
  });

  /** An Excel or CSV file becomes a file of its own beside the others, or nothing at all. */
  app.post('/api/import', async (c) => {
    const { say } = visit(c);
    const refuse = (refused: string, status: 400 | 413) => c.json({ ok: false, refused }, status);
    if (Number(c.req.header('content-length') ?? 0) > BODY_LIMIT) return refuse(say('tooLarge', { n: LIMIT_MB }), 413);
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    if (bytes.length > BODY_LIMIT) return refuse(say('tooLarge', { n: LIMIT_MB }), 413);
    const name = (c.req.query('name') ?? '').slice(0, 100) || 'file';
    try {
      const zipped = bytes[0] === 0x50 && bytes[1] === 0x4b;
      const body = zipped ? await readXlsx(bytes, name) : readCsv(bytes, name);
      return c.json({ ok: true, file: host.workbooks.create(body).id });
    } catch (error) {
      // what the model itself refuses is told in its own words
      const why =
        error instanceof Unreadable ? say(error.reason) : error instanceof Error ? error.message : String(error);
      return refuse(say('notAFile', { why }), 400);
    }
  });

  app.get('/sheet.csv', (c) => {
    const found = tab(c);
    if (!found) return c.html(missing(visit(c)).text, 404);
    return c.body(toCsv(found.book.display(found.sheet.title)), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': attachment(`${found.sheet.title}.csv`),
    });
  });

  app.get('/print', (c) => {
    const found = tab(c);
    const reading = found && views.reading(found.book.id, found.sheet.sheetId);
    if (!found || !reading) return c.html(missing(visit(c)).text, 404);
    const nonce = newNonce();
    c.header('Content-Security-Policy', styledPolicy(nonce));
    const { looks, rules } = views.looks(found.book.id);
    return c.html(printPage(visit(c), reading, { looks: looks.list, rules: rules.list }, nonce).text);
  });
}
