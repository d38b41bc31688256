/** The outbox: every letter as its reader would see it. */
import type { Letter } from '../../types';
import { markup } from './html';
import type { Html } from './html';
import { linkPieces, localHtml } from './links';
import { instant, shell } from './shell';
import type { Visit } from './shell';

const matches = (letter: Letter, wanted: string): boolean =>
  [letter.subject, letter.body, ...letter.to, ...letter.cc].some((text) => text.toLowerCase().includes(wanted));

export function outboxPage(visit: Visit, chosen: string | undefined, search: string): Html {
  const { host, say } = visit;
  const all = [...host.mail.outbox()].reverse();
  const wanted = search.trim().toLowerCase();
  const letters = wanted ? all.filter((letter) => matches(letter, wanted)) : all;
  const open = letters.find((letter) => letter.id === chosen) ?? letters[0];
  const query = wanted ? `&q=${encodeURIComponent(search)}` : '';
  const list = letters.map(
    (letter) =>
      markup`<li>
        <a href="/outbox?letter=${letter.id}${query}" ${letter === open && markup` aria-current="true"`}>
          <span class="who">${letter.to.join(', ')}</span><span class="when">${instant(visit, letter.at)}</span
          ><span class="what">${letter.subject}</span></a
        >
      </li>`,
  );
  const body = markup`<div class="post">
    <section class="letters">
      <h1>${say('outbox')} <small>${all.length}</small></h1>
      <p class="hint">${say('outboxWhy')} ${say('outboxQuota', { n: host.mail.remainingQuota() })}</p>
      <form role="search" action="/outbox">
        <input
          type="search"
          name="q"
          value="${search}"
          placeholder="${say('letterSearch')}"
          aria-label="${say('letterSearch')}"
        />
      </form>
      ${
        letters.length === 0
          ? markup`<p class="empty">${say(all.length === 0 ? 'outboxEmpty' : 'findNone')}</p>`
          : markup`<ol>
              ${list}
            </ol>`
      }
    </section>
    ${open && letterView(visit, open)}
  </div>`;
  return shell(visit, { title: say('outbox'), body, kind: 'outbox', path: '/outbox' });
}

function letterView(visit: Visit, letter: Letter): Html {
  const { say } = visit;
  const from = letter.senderName ? `${letter.senderName} <${letter.from}>` : letter.from;
  const line = (name: string, value: string): Html | false =>
    value !== '' &&
    markup`<dt>${name}</dt>
      <dd>${value}</dd>`;
  return markup`<article class="letter">
    <h2>${letter.subject}</h2>
    <dl>
      ${line(say('letterFrom'), from)}${line(say('letterTo'), letter.to.join(', '))}${line('Cc', letter.cc.join(', '))}${line('Bcc', letter.bcc.join(', '))}
      ${line('Reply-To', letter.replyTo ?? '')}${line(say('letterTime'), instant(visit, letter.at))}
    </dl>
    ${
      letter.htmlBody === undefined
        ? markup`<div class="plain">${linked(visit, letter.body)}</div>`
        : markup`<iframe
              src="/letter/${letter.id}"
              title="${say('letterBody')}"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
            ></iframe>
            <details>
              <summary>${say('letterPlain')}</summary>
              <div class="plain">${linked(visit, letter.body)}</div>
            </details>`
    }
    ${
      letter.attachments.length > 0 &&
      markup`<h3>${say('letterAttachments')}</h3>
        <ul>
          ${letter.attachments.map(
            (file, i) => markup`<li><a href="/letter/${letter.id}/${i}" download="${file.name}">${file.name}</a></li>`,
          )}
        </ul>`
    }
    <p><a href="/letter/${letter.id}.eml" download>${say('letterEml')}</a></p>
  </article>`;
}

function linked(visit: Visit, text: string): Html[] {
  return linkPieces(visit.host, text).map((piece) =>
    piece.href === undefined
      ? markup`${piece.text}`
      : markup`<a href="${piece.href}" target="_blank" rel="noopener noreferrer">${piece.text}</a>`,
  );
}

/** The letter's own HTML for its frame: links open beside, towards this machine where it can answer. */
export function letterFrame(visit: Visit, letter: Letter): string {
  const body = localHtml(visit.host, letter.htmlBody ?? '').replace(
    /<a\b/gi,
    '<a target="_blank" rel="noopener noreferrer"',
  );
  return `<!doctype html><html lang="${visit.language}"><head><meta charset="utf-8"><title>-</title></head><body>${body}</body></html>`;
}
