/** What typing a text into a cell makes of it: a number, a date, a boolean, a formula, or the text itself. */
import { civilToSerial, serialToCivil } from './serial';
import { isText } from './number-format';
import type { NumberFormat } from './number-format';

export type Typed =
  | { kind: 'empty' }
  | { kind: 'value'; value: string | number | boolean; format?: NumberFormat }
  | { kind: 'formula'; formula: string };

export interface TypingRules {
  readonly locale: string;
  /** today as a serial number, for dates typed without a year */
  readonly today: number;
}

const number = (value: number, pattern?: string, type = 'NUMBER'): Typed =>
  pattern === undefined ? { kind: 'value', value } : { kind: 'value', value, format: { type, pattern } };

function typedNumber(text: string): Typed | undefined {
  let body = text;
  let sign = 1;
  const inParens = /^\((.*)\)$/.exec(body);
  if (inParens) {
    body = inParens[1]!;
    sign = -1;
  }
  const minus = /^-\s*/.exec(body);
  if (minus) {
    body = body.slice(minus[0].length);
    sign = -sign;
  }
  const money = /^(NT\$|\$|¥|€|£)\s*/.exec(body);
  if (money) body = body.slice(money[0].length);
  const percent = /\s*%$/.exec(body);
  if (percent) body = body.slice(0, -percent[0].length);
  const grouped = /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(body);
  if (grouped) body = body.replace(/,/g, '');
  // digits in groups parted by spaces are one number: "22 34" is 2234
  else if (/^\d+( \d+)+$/.test(body)) body = body.replace(/ /g, '');
  if (!/^(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(body)) return undefined;
  const value = sign * Number(body);
  if (!Number.isFinite(value)) return undefined;
  const decimals = /\.\d/.test(body);
  if (percent) return number(Number(`${value}e-2`), decimals ? '0.00%' : '0%', 'PERCENT');
  if (money) return number(value, `"${money[1]!}"#,##0${decimals ? '.00' : ''}`, 'CURRENCY');
  if (/[eE]/.test(body)) return number(value, '0.00E+00', 'SCIENTIFIC');
  return grouped ? number(value, decimals ? '#,##0.00' : '#,##0') : number(value);
}

const TIME = /^(?:(上午|下午|午前|午後)\s*)?(\d{1,3}):(\d{2})(?::(\d{2}))?\s*([AaPp][Mm]?)?$/;

function typedTime(text: string): { fraction: number; pattern: string } | undefined {
  const match = TIME.exec(text);
  if (!match) return undefined;
  let hour = Number(match[2]);
  const minute = Number(match[3]);
  const second = Number(match[4] ?? 0);
  const half = match[1] ?? match[5];
  if (minute > 59 || second > 59) return undefined;
  if (half) {
    if (hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (/^(下午|午後|[Pp])/.test(half) ? 12 : 0);
  }
  const seconds = match[4] === undefined ? '' : ':ss';
  return {
    fraction: (hour * 3600 + minute * 60 + second) / 86_400,
    pattern: half ? `h:mm${seconds} am/pm` : `h:mm${seconds}`,
  };
}

function typedDate(text: string, rules: TypingRules): { serial: number; pattern: string } | undefined {
  const year = serialToCivil(rules.today).year;
  const full = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text);
  const cjk = /^(?:(\d{4})年)?(\d{1,2})月(\d{1,2})日$/.exec(text);
  const short = /^(\d{1,2})([-/])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/.exec(text);
  let serial: number | undefined;
  let pattern = '';
  if (full) {
    serial = civilToSerial(Number(full[1]), Number(full[3]), Number(full[4]));
    const padded = full[3]!.length === 2 && full[4]!.length === 2;
    pattern = padded ? `yyyy${full[2]!}mm${full[2]!}dd` : `yyyy${full[2]!}m${full[2]!}d`;
  } else if (cjk) {
    serial = civilToSerial(Number(cjk[1] ?? year), Number(cjk[2]), Number(cjk[3]));
    pattern = cjk[1] ? 'yyyy"年"m"月"d"日"' : 'm"月"d"日"';
  } else if (short) {
    const dayFirst = /^(en_GB|en_AU|de|fr|es|it|nl)/.test(rules.locale);
    const [month, day] = dayFirst ? [short[3], short[1]] : [short[1], short[3]];
    const given = short[4] === undefined ? year : short[4].length === 2 ? 2000 + Number(short[4]) : Number(short[4]);
    serial = civilToSerial(given, Number(month), Number(day));
    const order = dayFirst ? `d${short[2]!}m` : `m${short[2]!}d`;
    pattern = short[4] === undefined ? order : `${order}${short[2]!}yyyy`;
  }
  return serial === undefined ? undefined : { serial, pattern };
}

function typedMoment(text: string, rules: TypingRules): Typed | undefined {
  const time = typedTime(text);
  if (time) return number(time.fraction, time.pattern, 'TIME');
  const date = typedDate(text, rules);
  if (date) return number(date.serial, date.pattern, 'DATE');
  const both = /^(\S+)[ T]+(.+?)Z?$/.exec(text);
  if (!both) return undefined;
  const day = typedDate(both[1]!, rules);
  const at = typedTime(both[2]!);
  if (!day || !at || at.fraction >= 1) return undefined;
  return number(day.serial + at.fraction, `${day.pattern} ${at.pattern}`, 'DATE_TIME');
}

/** `format` is what the cell has already: text format keeps everything as text. */
export function typeText(text: string, format: NumberFormat | undefined, rules: TypingRules): Typed {
  if (text === '') return { kind: 'empty' };
  if (isText(format)) return { kind: 'value', value: text };
  if (text.startsWith("'")) return text.length === 1 ? { kind: 'empty' } : { kind: 'value', value: text.slice(1) };
  if (text.startsWith('=') && text.length > 1) return { kind: 'formula', formula: text };
  if (text.startsWith('+') && text.length > 1) return { kind: 'formula', formula: `=${text}` };
  const trimmed = text.trim();
  if (/^true$/i.test(trimmed)) return { kind: 'value', value: true };
  if (/^false$/i.test(trimmed)) return { kind: 'value', value: false };
  return typedNumber(trimmed) ?? typedMoment(trimmed, rules) ?? { kind: 'value', value: text };
}
