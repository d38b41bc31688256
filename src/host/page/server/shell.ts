/** The frame of every page that the server writes: head, a bar with ways to the other pages, a main part. */
import type { Host } from '../../types';
import type { Language } from '../protocol';
import { speak } from '../words';
import type { Say, WordKey } from '../words';
import { markup } from './html';
import type { Html, Part } from './html';

export interface Visit {
  readonly host: Host;
  readonly language: Language;
  readonly say: Say;
}

export const visit = (host: Host, language: Language): Visit => ({ host, language, say: speak(language) });

const PAGES: readonly (readonly [string, WordKey])[] = [
  ['/forms', 'forms'],
  ['/outbox', 'outbox'],
  ['/log', 'log'],
];

export interface PageParts {
  readonly title: string;
  readonly body: Part;
  /** class of the body */
  readonly kind: string;
  /** false: the page stands alone, as a form does */
  readonly bar?: boolean;
  readonly path?: string;
  readonly script?: string;
}

export function shell({ language, say }: Visit, { title, body, kind, bar = true, path, script }: PageParts): Html {
  return markup`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="/icon.svg" />
        <link rel="stylesheet" href="/page.css" />
        ${script && markup`<script src="${script}" defer></script>`}
      </head>
      <body class="${kind}">
        ${bar && barOf(say, path)}
        <main id="main">${body}</main>
      </body>
    </html>`;
}

function barOf(say: Say, path: string | undefined): Html {
  return markup`<header class="bar">
    <a class="brand" href="/"><span class="mark" aria-hidden="true">星</span>${say('back')}</a>
    <nav aria-label="${say('product')}">
      ${PAGES.map(
        ([href, key]) => markup`<a href="${href}" ${path === href && markup` aria-current="page"`}>${say(key)}</a>`,
      )}
    </nav>
  </header>`;
}

/** A host instant in the host's zone, with weekday, as people here write it. */
export function instant({ host, language }: Visit, at: number): string {
  return new Intl.DateTimeFormat(language, {
    timeZone: host.options.timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
}
