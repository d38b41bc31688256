/** Addresses of Google's that this machine can answer itself. */
import type { Host } from '../../types';

const SHEET = /^https:\/\/docs\.google\.com\/spreadsheets\/d\/([\w-]+)/;
const FORM = /^https:\/\/docs\.google\.com\/forms\/d\/e\/[\w-]+\/viewform/;
const WEB_APP = /^https:\/\/script\.google\.com\/macros\/s\/[\w-]+\/(?:exec|dev)(\?[^#]*)?/;
const FORM_EDIT = /^https:\/\/docs\.google\.com\/forms\/d\/([\w-]+)\/edit/;
const ANY = /https?:\/\/[^\s<>"'「」『』（）()]+[^\s<>"'「」『』（）().,，。;；:：!?！？]/g;

/** The local page that stands for it; undefined when there is none. */
export function localLink(host: Host, url: string): string | undefined {
  const sheet = SHEET.exec(url)?.[1];
  if (sheet !== undefined) {
    const known = host.workbooks.list().some((book) => book.id === sheet);
    const gid = /[#?&]gid=(\d+)/.exec(url)?.[1];
    return known ? `/?file=${sheet}${gid === undefined ? '' : `&sheet=${gid}`}` : undefined;
  }
  const app = WEB_APP.exec(url);
  if (app) return `/exec${app[1] ?? ''}`;
  const edited = FORM_EDIT.exec(url)?.[1];
  if (edited !== undefined)
    return host.forms.list().some((form) => form.id === edited) ? `/forms/${edited}` : undefined;
  if (!FORM.test(url)) return undefined;
  const form = host.forms.list().find((one) => url.startsWith(one.publishedUrl));
  if (!form) return undefined;
  const query = new URLSearchParams(url.slice(url.indexOf('?') < 0 ? url.length : url.indexOf('?') + 1));
  const kept = new URLSearchParams();
  for (const [key, value] of query) if (key.startsWith('entry.') || key === 'edit2') kept.append(key, value);
  const text = kept.toString();
  return `/forms/${form.id}${text ? `?${text}` : ''}`;
}

export interface TextPiece {
  readonly text: string;
  readonly href?: string;
}

/** Plain text cut at its addresses. */
export function linkPieces(host: Host, text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const match of text.matchAll(ANY)) {
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    pieces.push({ text: match[0], href: localLink(host, match[0]) ?? match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** HTML of a letter with those addresses replaced inside its `href`s. */
export function localHtml(host: Host, html: string): string {
  return html.replace(
    /(<a\b[^>]*?\bhref\s*=\s*)(["'])(.*?)\2/gis,
    (whole, before: string, quote: string, href: string) => {
      const local = localLink(host, href.replace(/&amp;/g, '&'));
      return local === undefined ? whole : `${before}${quote}${local.replace(/&/g, '&amp;')}${quote}`;
    },
  );
}
