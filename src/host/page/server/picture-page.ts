/** Pictures of tabs: as SVG files, on a page of their own to save and print, and as the list that the hall's screen shows. */
import type { Context, Hono } from 'hono';
import type { Host, Workbook } from '../../types';
import type { Pictures } from '../pictures';
import { ROLES } from '../protocol';
import type { HallView, Role } from '../protocol';
import { missing } from './form-routes';
import { markup } from './html';
import type { Html } from './html';
import { mayView, userOf } from './people';
import { shell } from './shell';
import type { Visit } from './shell';
import type { SheetViews } from './sheet-views';

interface Asked {
  readonly book: Workbook;
  readonly role: Role;
}

export function pictureRoutes(
  app: Hono,
  host: Host,
  views: SheetViews,
  pictures: Pictures,
  visit: (c: Context) => Visit,
): void {
  const asked = (c: Context): Asked | undefined => {
    const role = ROLES.find((one) => one === c.req.query('role')) ?? 'viewer';
    const book = host.workbooks.list().find((one) => one.id === c.req.query('file'));
    return book && mayView(book, userOf(host, role)) ? { book, role } : undefined;
  };
  const drawn = (book: Workbook, sheetId: number, hall: boolean): readonly string[] => {
    const reading = pictures.drawable(sheetId) ? views.reading(book.id, sheetId) : undefined;
    if (!reading) return [];
    const { list } = views.looks(book.id).looks;
    const rows = reading.rows.map((row) =>
      row.map((cell) => {
        const background = cell === 0 || cell.f === undefined ? undefined : list[cell.f]?.background;
        return { text: cell === 0 ? '' : (cell.t ?? ''), ...(background && { background }) };
      }),
    );
    return pictures.draw({ sheetId, title: reading.title, rows }, hall);
  };
  const address = ({ book, role }: Asked, sheetId: number, page: number, hall: boolean): string =>
    `/picture.svg?${new URLSearchParams({ file: book.id, sheet: String(sheetId), page: String(page), role, hall: hall ? '1' : '', v: String(book.revision) }).toString()}`;

  app.get('/picture.svg', (c) => {
    const found = asked(c);
    const svg =
      found &&
      drawn(found.book, Number(c.req.query('sheet')), c.req.query('hall') === '1')[Number(c.req.query('page') ?? 0)];
    return svg === undefined
      ? c.html(missing(visit(c)).text, 404)
      : c.body(svg, 200, { 'Content-Type': 'image/svg+xml; charset=utf-8' });
  });

  app.get('/picture', (c) => {
    const found = asked(c);
    const sheet = found?.book.sheets.find((one) => one.sheetId === Number(c.req.query('sheet')));
    if (!found || !sheet) return c.html(missing(visit(c)).text, 404);
    const hrefs = drawn(found.book, sheet.sheetId, false).map((_, page) => address(found, sheet.sheetId, page, false));
    return c.html(picturePage(visit(c), sheet.title, hrefs).text);
  });

  app.get('/api/hall', (c) => {
    const found = asked(c);
    if (!found) return c.json({ refused: visit(c).say('notShared') }, 403);
    const { book } = found;
    const seen = book.sheets.filter(({ hidden }) => !hidden);
    const slides = pictures.hall(seen.map(({ sheetId }) => sheetId)).flatMap((sheetId) => {
      const title = seen.find((one) => one.sheetId === sheetId)?.title ?? '';
      return drawn(book, sheetId, true).map((_, page) => ({ title, href: address(found, sheetId, page, true) }));
    });
    const view: HallView = { title: pictures.heading, slides, now: host.clock.now(), timeZone: host.options.timeZone };
    return c.json(view);
  });

  app.get('/screen', (c) => {
    const found = asked(c);
    return found ? c.html(screenPage(visit(c), found, pictures).text) : c.html(missing(visit(c)).text, 404);
  });
}

function picturePage(visit: Visit, title: string, hrefs: readonly string[]): Html {
  const { say } = visit;
  const body = markup`<h1>${title}</h1>
    ${hrefs.length === 0 && markup`<p class="empty">${say('noPicture')}</p>`}
    ${hrefs.map((href, i) => {
      const name = hrefs.length > 1 ? `${title} ${String(i + 1)}` : title;
      return markup`<figure class="picture">
        <img src="${href}" alt="${name}" />
        <figcaption>
          <a class="button" href="${href}" download="${name}.svg">${say('saveSvg')}</a>
          <button type="button" data-png="${href}" data-name="${name}.png">${say('savePng')}</button>
        </figcaption>
      </figure>`;
    })}
    <p class="screen-only"><button type="button" data-print>${say('print')}</button></p>`;
  return shell(visit, { title, body, kind: 'list pictures', script: '/hall.js' });
}

function screenPage(visit: Visit, { book, role }: Asked, { heading, roundMinutes }: Pictures): Html {
  const { language, say } = visit;
  return markup`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${heading} — ${say('hall')}</title>
        <link rel="icon" href="/icon.svg" />
        <link rel="stylesheet" href="/page.css" />
        <script src="/hall.js" defer></script>
      </head>
      <body
        class="hall"
        data-language="${language}"
        data-file="${book.id}"
        data-role="${role}"
        data-minutes="${roundMinutes}"
      ></body>
    </html>`;
}
