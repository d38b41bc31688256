/**
 * Source text that runs first in every fresh realm: takes away what Google's runtime lacks, puts Date and Math.random
 * under the host's clock and chance, and hands out the realm's own constructors. Local time is the script's zone,
 * whatever the machine's is.
 */
export const PRELUDE = `(function (host) {
  'use strict';
  delete globalThis.WebAssembly;
  delete globalThis.console;
  Math.random = () => host.random();
  const Real = Date, P = Real.prototype, MIN = 60000;
  const offset = host.offset, epoch = host.epoch;
  const hasZone = (s) => /(Z|[+-]\\d\\d:?\\d\\d|GMT|UTC)\\s*(\\([^)]*\\))?\\s*$/i.test(s) || /^\\d{4}(-\\d\\d){0,2}$/.test(s);
  const parse = (s) => { const t = Real.parse(hasZone(s) ? s : s + ' UTC'); const u = Number.isNaN(t) ? Real.parse(s + 'Z') : t;
    return hasZone(s) || Number.isNaN(u) ? u : epoch(u); };
  const local = (a) => { const y = Number(a[0]); const t = Real.UTC(...a); return Number.isNaN(t) ? t : epoch(t, y); };
  function D(...a) {
    if (new.target === undefined) return new D().toString();
    let made;
    if (a.length === 0) made = new Real(host.now());
    else if (a.length > 1) made = new Real(local(a));
    else { const v = a[0] !== null && typeof a[0] === 'object' && !(a[0] instanceof Real) ? a[0][Symbol.toPrimitive] ? a[0][Symbol.toPrimitive]('default') : a[0].valueOf() : a[0];
      made = typeof v === 'string' ? new Real(parse(v)) : new Real(v); }
    return new.target === D ? made : Object.setPrototypeOf(made, new.target.prototype);
  }
  Object.defineProperty(D, 'name', { value: 'Date' });
  Object.defineProperty(D, 'length', { value: 7 });
  D.prototype = P;
  Object.defineProperty(P, 'constructor', { value: D, writable: true, configurable: true });
  D.now = () => host.now();
  D.parse = (s) => parse(String(s));
  D.UTC = Real.UTC;
  const valid = (d) => !Number.isNaN(P.getTime.call(d));
  const shift = (d) => new Real(P.getTime.call(d) + offset(P.getTime.call(d)));
  const define = (name, value) => Object.defineProperty(P, name, { value, writable: true, configurable: true });
  for (const part of ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds']) {
    const get = P['getUTC' + part], set = P['setUTC' + part];
    define('get' + part, function () { return valid(this) ? get.call(shift(this)) : NaN; });
    if (set) define('set' + part, function (...a) {
      const s = valid(this) ? shift(this) : part === 'FullYear' ? new Real(0) : new Real(NaN);
      const t = set.apply(s, a);
      return P.setTime.call(this, Number.isNaN(t) ? t : epoch(t));
    });
  }
  define('getTimezoneOffset', function () { return valid(this) ? -offset(P.getTime.call(this)) / MIN : NaN; });
  const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  const two = (n) => (n < 10 ? '0' : '') + n;
  define('toDateString', function () { if (!valid(this)) return 'Invalid Date'; const s = shift(this);
    return days[s.getUTCDay()] + ' ' + months[s.getUTCMonth()] + ' ' + two(s.getUTCDate()) + ' ' + String(s.getUTCFullYear()).padStart(4, '0'); });
  define('toTimeString', function () { if (!valid(this)) return 'Invalid Date'; const s = shift(this), o = offset(P.getTime.call(this)) / MIN, a = Math.abs(o);
    return two(s.getUTCHours()) + ':' + two(s.getUTCMinutes()) + ':' + two(s.getUTCSeconds()) + ' GMT' + (o < 0 ? '-' : '+') + two(Math.floor(a / 60)) + two(a % 60) + ' (' + host.zone + ')'; });
  define('toString', function () { return valid(this) ? this.toDateString() + ' ' + this.toTimeString() : 'Invalid Date'; });
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) {
    const old = P[name];
    define(name, function (locales, options) { return old.call(this, locales === undefined ? 'en-US' : locales, Object.assign({ timeZone: host.zone }, options)); });
  }
  const Format = Intl.DateTimeFormat;
  const F = function (locales, options) { return new Format(locales === undefined ? 'en-US' : locales, Object.assign({ timeZone: host.zone }, options)); };
  F.prototype = Format.prototype;
  F.supportedLocalesOf = Format.supportedLocalesOf;
  Object.defineProperty(Intl, 'DateTimeFormat', { value: F, writable: true, configurable: true });
  Object.defineProperty(globalThis, 'Date', { value: D, writable: true, configurable: true });
  return { list: (...elements) => elements, Object, Real, Error, objectPrototype: Object.prototype, settle: (p, done) => { p.then((v) => done(true, v), (e) => done(false, e)); }, template: (code) => (0, eval)(code) };
})`;
