/** What the script's doGet answers, for anybody who has the address, as a deployed web app would. */
import type { Context, Hono } from 'hono';
import type { Host } from '../../types';
import { missing } from './form-routes';
import { markup } from './html';
import type { Html } from './html';
import { userOf } from './people';
import type { Runs } from './runs';
import type { Visit } from './shell';

interface Page {
  readonly html?: string;
  readonly title?: string;
  readonly text?: string;
}

export function webApp(app: Hono, host: Host, runs: Runs, visit: (c: Context) => Visit): void {
  app.get('/exec', async (c) => {
    const event = {
      parameter: c.req.query(),
      parameters: c.req.queries(),
      queryString: new URL(c.req.url).search.slice(1),
      contextPath: '',
      contentLength: -1,
    };
    const execution = await host.executeInWorker('doGet', [event], { kind: 'webapp', user: userOf(host, 'viewer') });
    if (!execution.ok) return c.html(missing(visit(c)).text, 404);
    const { html, title = '', text } = (execution.value ?? {}) as Page;
    if (html === undefined) return c.text(text ?? '');
    return c.html(framePage(visit(c), title, runs.keepFrame(html)).text);
  });
}

function framePage({ language, say }: Visit, title: string, token: string): Html {
  const name = title === '' ? say('product') : title;
  return markup`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${name}</title>
        <link rel="icon" href="/icon.svg" />
        <link rel="stylesheet" href="/page.css" />
        <script src="/hall.js" defer></script>
      </head>
      <body class="webapp" data-language="${language}" data-frame="/frame/${token}"></body>
    </html>`;
}
