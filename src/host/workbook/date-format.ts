/** Shows a serial number by a date pattern (`yyyy-mm-dd hh:mm`, `am/pm`, `[h]:mm`). */
import { serialToCivil } from './serial';
import type { Civil } from './serial';

const EN_DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const EN_MONTHS = 'January February March April May June July August September October November December'.split(' ');
const CJK_DAYS = [...'日一二三四五六'];
const JA_DAYS = [...'日月火水木金土'];

const pad = (n: number, width: number): string => String(n).padStart(width, '0');

function weekday(day: number, long: boolean, locale: string): string {
  if (locale.startsWith('zh')) return (long ? '星期' : '週') + CJK_DAYS[day]!;
  if (locale.startsWith('ja')) return JA_DAYS[day]! + (long ? '曜日' : '');
  return long ? EN_DAYS[day]! : EN_DAYS[day]!.slice(0, 3);
}

function monthName(month: number, long: boolean, locale: string): string {
  if (/^(zh|ja)/.test(locale)) return `${month}月`;
  return long ? EN_MONTHS[month - 1]! : EN_MONTHS[month - 1]!.slice(0, 3);
}

function halfDay(hour: number, locale: string): string {
  if (locale.startsWith('zh')) return hour < 12 ? '上午' : '下午';
  if (locale.startsWith('ja')) return hour < 12 ? '午前' : '午後';
  return hour < 12 ? 'AM' : 'PM';
}

const TOKEN = /"([^"]*)"|\\(.)|\[(h+|m+|s+)\]|(am\/pm|a\/p)|(y+)|(m+)|(d+)|(h+)|(s+)|(\.0+)|[\s\S]/gi;

type Token = { kind: 'text' | 'y' | 'm' | 'min' | 'd' | 'h' | 's' | 'fraction' | 'half' | 'elapsed'; text: string };

function tokens(pattern: string): Token[] {
  const list: Token[] = [];
  for (const match of pattern.matchAll(TOKEN)) {
    const [whole, quoted, escaped, elapsed, half, y, m, d, h, s, fraction] = match;
    if (quoted !== undefined) list.push({ kind: 'text', text: quoted });
    else if (escaped !== undefined) list.push({ kind: 'text', text: escaped });
    else if (elapsed) list.push({ kind: 'elapsed', text: elapsed.toLowerCase() });
    else if (half) list.push({ kind: 'half', text: half });
    else if (y) list.push({ kind: 'y', text: y });
    else if (m) list.push({ kind: 'm', text: m });
    else if (d) list.push({ kind: 'd', text: d });
    else if (h) list.push({ kind: 'h', text: h });
    else if (s) list.push({ kind: 's', text: s });
    else if (fraction) list.push({ kind: 'fraction', text: fraction });
    else list.push({ kind: 'text', text: whole });
  }
  // "m" means minutes next to hours or seconds, months elsewhere
  const units = list.filter((token) => token.kind !== 'text' && token.kind !== 'half');
  units.forEach((token, i) => {
    if (token.kind !== 'm') return;
    const before = units[i - 1];
    if (before?.kind === 'h' || before?.text.startsWith('h') || units[i + 1]?.kind === 's') token.kind = 'min';
  });
  return list;
}

const cache = new Map<string, Token[]>();

function show(token: Token, at: Civil, serial: number, twelve: boolean, locale: string): string {
  const n = token.text.length;
  switch (token.kind) {
    case 'y':
      return n <= 2 ? pad(at.year % 100, 2) : String(at.year);
    case 'm':
      return n >= 3 ? monthName(at.month, n > 3, locale) : pad(at.month, n);
    case 'min':
      return pad(at.minute, n);
    case 'd':
      return n >= 3 ? weekday(at.weekday, n > 3, locale) : pad(at.day, n);
    case 'h':
      return pad(twelve ? at.hour % 12 || 12 : at.hour, n);
    case 's':
      return pad(at.second, n);
    case 'fraction':
      return `.${pad(at.millisecond, 3).slice(0, n - 1)}`;
    case 'half':
      return halfDay(at.hour, locale);
    case 'elapsed': {
      const seconds = Math.floor(Math.round(serial * 86_400_000) / 1000);
      const unit = token.text[0] === 'h' ? 3600 : token.text[0] === 'm' ? 60 : 1;
      return pad(Math.floor(seconds / unit), n);
    }
    default:
      return token.text;
  }
}

export function formatSerial(serial: number, pattern: string, locale: string): string {
  let list = cache.get(pattern);
  if (!list) cache.set(pattern, (list = tokens(pattern)));
  const at = serialToCivil(serial);
  const twelve = list.some((token) => token.kind === 'half');
  return list.map((token) => show(token, at, serial, twelve, locale)).join('');
}

/** Whether a pattern shows dates or times rather than numbers. */
export function isDatePattern(pattern: string): boolean {
  const bare = pattern.replace(/"[^"]*"|\\./g, '').replace(/\[(?!h|m|s)[^\]]*\]/gi, '');
  return (
    /[ymdhs]/i.test(bare.replace(/E[+-]/g, '').replace(/General/gi, '')) && !/[0#?]/.test(bare.replace(/\.0+/g, ''))
  );
}
