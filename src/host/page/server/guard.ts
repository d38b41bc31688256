/** Who may talk to the page: this machine's own browser, and no other site through it. What a page may load is said with it. */
import type { MiddlewareHandler } from 'hono';

const NAMES = new Set(['127.0.0.1', 'localhost', '[::1]']);

function ownHost(host: string | undefined, port: number): boolean {
  if (host === undefined) return false;
  const cut = host.lastIndexOf(':');
  const [name, number] = cut > host.lastIndexOf(']') ? [host.slice(0, cut), host.slice(cut + 1)] : [host, '80'];
  return NAMES.has(name.toLowerCase()) && number === String(port);
}

function ownOrigin(origin: string, port: number): boolean {
  const match = /^http:\/\/(.+)$/.exec(origin);
  return match !== null && ownHost(match[1], port);
}

/** A name that resolves to this machine, or a page of another site, gets no further than here. */
export function guard(port: () => number): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site');
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!ownHost(c.req.header('host'), port())) return c.text('Wrong Host header', 421);
    if (origin !== undefined && !ownOrigin(origin, port())) return c.text('Wrong Origin header', 403);
    if (!reads && site !== undefined && site !== 'same-origin') return c.text('Cross-site request refused', 403);
    if (reads && site === 'cross-site' && c.req.path.startsWith('/api/'))
      return c.text('Cross-site request refused', 403);
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    // with no-referrer a browser would post forms with "Origin: null"
    c.header('Referrer-Policy', 'same-origin');
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
    c.header('Cross-Origin-Resource-Policy', 'same-origin');
    c.header('Cache-Control', 'no-store');
    if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', PAGE_POLICY);
    return undefined;
  };
}

const OWN = "default-src 'none'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";

export const PAGE_POLICY = `${OWN}; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'`;
/** Pages with a style element of their own. */
export const styledPolicy = (nonce: string): string => `${OWN}; style-src 'self' 'nonce-${nonce}'; script-src 'self'`;
/** Pages of a script: their own origin, scripts and styles inside, no request to anybody. */
export const FRAME_POLICY =
  "sandbox allow-scripts allow-forms allow-modals allow-downloads; default-src 'none'; script-src 'unsafe-inline'; " +
  "style-src 'unsafe-inline'; img-src data: blob:; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
/** Letters: no script at all. */
export const LETTER_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
