/** The page's server: loopback only, every address of the page in one place. */
import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Host } from '../../types';
import type { Pictures } from '../pictures';
import { languageOf, speak } from '../words';
import type { Language } from '../protocol';
import { api } from './api';
import { downloads } from './downloads';
import { formRoutes, missing } from './form-routes';
import { framed } from './frame-shim';
import { FRAME_POLICY, guard, LETTER_POLICY } from './guard';
import { markup } from './html';
import type { Html } from './html';
import { JournalLines } from './journal-lines';
import { localLink } from './links';
import { logPage } from './log-page';
import { letterFrame, outboxPage } from './outbox-page';
import { pictureRoutes } from './picture-page';
import { shell, visit as newVisit } from './shell';
import type { Visit } from './shell';
import { webApp } from './web-app';

export interface PageOptions {
  /** 0 or nothing: any free one */
  readonly port?: number;
  /** files of the build: the browser's script and the style sheet */
  readonly script: string;
  readonly style: string;
  /** id of the tab of the bound file to which a script adds a line for what it did */
  readonly journal?: number;
  /** the script of pictures and the hall's screen */
  readonly hall?: string;
  /** draws tabs; without it there are no pictures and no screen */
  readonly pictures?: Pictures;
  /** id of the tab that a new window shows, where the file has it */
  readonly firstSheet?: number;
}

export interface Page {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#17324d"/>' +
  '<path d="M16 5l3.2 7 7.6.8-5.7 5.1 1.6 7.5-6.7-3.9-6.7 3.9 1.6-7.5-5.7-5.1 7.6-.8z" fill="#f4c95d"/></svg>';

/** Answers once the page can be fetched. */
export async function startPage(host: Host, options: PageOptions): Promise<Page> {
  let port = options.port ?? 0;
  const app = new Hono();
  const language = (c: Context): Language =>
    languageOf(c.req.query('lang') ?? getCookie(c, 'lang') ?? host.workbooks.list()[0]?.locale);
  const visit = (c: Context): Visit => {
    const wished = c.req.query('lang');
    if (wished !== undefined) setCookie(c, 'lang', languageOf(wished), { sameSite: 'Strict', path: '/' });
    return newVisit(host, language(c));
  };

  app.use(
    '*',
    guard(() => port),
  );
  const running = api(app, host, (c) => speak(language(c)), options.pictures);

  const journal = options.journal === undefined ? undefined : new JournalLines(host, running.views, options.journal);

  app.get('/', (c) => c.html(workbookPage(visit(c), options.firstSheet)));
  app.get('/page.js', (c) => file(c, options.script, 'text/javascript; charset=utf-8'));
  app.get('/page.css', (c) => file(c, options.style, 'text/css; charset=utf-8'));
  app.get('/hall.js', (c) =>
    options.hall === undefined ? c.notFound() : file(c, options.hall, 'text/javascript; charset=utf-8'),
  );
  app.get('/icon.svg', (c) => c.body(ICON, 200, { 'Content-Type': 'image/svg+xml' }));
  app.get('/frame/:token', (c) => {
    const found = running.runs.frame(c.req.param('token'));
    if (found === undefined) return c.text('gone', 404);
    c.header('Content-Security-Policy', FRAME_POLICY);
    return c.html(framed(found));
  });
  formRoutes(app, host, (c) => visit(c));
  app.get('/outbox', (c) => c.html(outboxPage(visit(c), c.req.query('letter'), c.req.query('q') ?? '').text));
  app.get('/letter/:id', async (c) => {
    const [id, eml] = c.req.param('id').split('.');
    const letter = host.mail.outbox().find((one) => one.id === id);
    if (!letter) return c.html(missing(visit(c)).text, 404);
    if (eml === 'eml')
      return c.body(new Uint8Array(await host.mail.eml(letter.id)), 200, {
        'Content-Type': 'message/rfc822',
        'Content-Disposition': `attachment; filename="${letter.id}.eml"`,
      });
    c.header('Content-Security-Policy', LETTER_POLICY);
    return c.html(letterFrame(visit(c), letter));
  });
  app.get('/letter/:id/:number', (c) => {
    const letter = host.mail.outbox().find((one) => one.id === c.req.param('id'));
    const attachment = letter?.attachments[Number(c.req.param('number'))];
    if (!attachment) return c.html(missing(visit(c)).text, 404);
    return c.body(new Uint8Array(Buffer.from(attachment.base64, 'base64')), 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(attachment.name)}`,
    });
  });
  app.get('/link', (c) => {
    const to = c.req.query('to') ?? '';
    const local = localLink(host, to);
    return local === undefined ? c.html(outsidePage(visit(c), to).text) : c.redirect(local);
  });
  app.get('/log', (c) => c.html(logPage(visit(c), (execution) => journal?.of(execution) ?? []).text));
  downloads(app, host, running.views, visit, () => randomBytes(16).toString('base64'));
  webApp(app, host, running.runs, visit);
  if (options.pictures) pictureRoutes(app, host, running.views, options.pictures, visit);
  app.notFound((c) => c.html(missing(visit(c)).text, 404));
  app.onError((error, c) => c.text(error.message, 500));

  const server = await new Promise<ServerType>((resolve, reject) => {
    const made = serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, (info: AddressInfo) => {
      port = info.port;
      resolve(made);
    });
    made.once('error', reject);
  });
  return {
    port,
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise<void>((resolve) => {
        journal?.stop();
        running.close();
        if ('closeAllConnections' in server) server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function file(c: Context, path: string, type: string): Response {
  return c.body(fs.readFileSync(path, 'utf8'), 200, { 'Content-Type': type });
}

function workbookPage({ host, language, say }: Visit, firstSheet: number | undefined): string {
  const title = host.workbooks.list()[0]?.title ?? say('product');
  return markup`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="/icon.svg" />
        <link rel="stylesheet" href="/page.css" />
        <script src="/page.js" defer></script>
      </head>
      <body class="office" data-language="${language}" data-first="${firstSheet}">
        <noscript>JavaScript</noscript>
      </body>
    </html>`.text;
}

/** A link of a script that leads away is shown, not followed. */
function outsidePage(visit: Visit, to: string): Html {
  const address = /^https?:\/\//.test(to) && markup`<p><a href="${to}" rel="noopener noreferrer">${to}</a></p>`;
  const title = visit.say('outsideLink');
  return shell(visit, {
    title,
    body: markup`<h1>${title}</h1>
      ${address}`,
    kind: 'list',
  });
}
