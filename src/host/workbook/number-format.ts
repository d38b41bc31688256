/** What a cell shows: its effective value by its number format, in the workbook's locale. */
import { formatSerial, isDatePattern } from './date-format';

export interface NumberFormat {
  type?: string;
  pattern?: string;
}

/** Google's own patterns for a type without one. */
function defaultPattern(type: string, locale: string): string {
  const cjk = /^(zh|ja)/.test(locale);
  switch (type) {
    case 'DATE':
      return cjk ? 'yyyy/m/d' : 'm/d/yyyy';
    case 'TIME':
      return cjk ? 'am/pm h:mm:ss' : 'h:mm:ss am/pm';
    case 'DATE_TIME':
      return cjk ? 'yyyy/m/d am/pm h:mm:ss' : 'm/d/yyyy h:mm:ss';
    case 'PERCENT':
      return '0.00%';
    case 'CURRENCY':
      return locale.startsWith('zh_TW') ? '"$"#,##0.00' : locale.startsWith('ja') ? '"¥"#,##0' : '"$"#,##0.00';
    case 'SCIENTIFIC':
      return '0.00E+00';
    case 'NUMBER':
      return '#,##0.00';
    default:
      return '';
  }
}

export const isText = (format: NumberFormat | undefined): boolean => format?.type === 'TEXT' || format?.pattern === '@';

export function isDate(format: NumberFormat | undefined): boolean {
  if (!format) return false;
  if (format.type === 'DATE' || format.type === 'TIME' || format.type === 'DATE_TIME') return true;
  return (
    (format.type === undefined || format.type === 'NUMBER') &&
    format.pattern !== undefined &&
    isDatePattern(format.pattern)
  );
}

/** The automatic format: whole numbers in full, others to ten significant digits. */
export function formatGeneral(n: number): string {
  if (Number.isInteger(n) && Math.abs(n) < 1e15) return Object.is(n, -0) ? '0' : String(n);
  const short = Number(n.toPrecision(10));
  const size = Math.abs(short);
  if (size !== 0 && (size >= 1e15 || size < 1e-9)) {
    return short
      .toExponential()
      .replace(/e([+-])(\d)$/, 'E$10$2')
      .replace('e', 'E');
  }
  return String(short);
}

function group(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

function formatDigits(n: number, core: string): string {
  const scientific = /^(.*?)E([+-])(0+)$/i.exec(core);
  if (scientific) {
    const places = (scientific[1]!.split('.')[1] ?? '').length;
    const [mantissa = '0', power = '0'] = n.toExponential(places).split('e');
    const sign = Number(power) < 0 ? '-' : scientific[2] === '+' ? '+' : '';
    return `${mantissa}E${sign}${String(Math.abs(Number(power))).padStart(scientific[3]!.length, '0')}`;
  }
  const [whole = '', decimals = ''] = core.split('.');
  const scaled = n / 1000 ** (/(,+)$/.exec(whole)?.[1]!.length ?? 0);
  const fixed = roundHalfUp(scaled, decimals.length);
  const [intPart = '0', fraction = ''] = fixed.split('.');
  const least = (whole.match(/0/g) ?? []).length;
  let shown = (least === 0 && intPart === '0' ? '' : intPart).padStart(least, '0');
  if (whole.replace(/,+$/, '').includes(',')) shown = group(shown);
  let rest = fraction;
  for (let i = decimals.length - 1; i >= 0 && decimals[i] === '#' && rest[i] === '0'; i--) rest = rest.slice(0, i);
  return decimals && (rest || core.endsWith('.')) ? `${shown}.${rest}` : shown;
}

/** 2.675 shows as 2.68, as spreadsheets do, though the nearest double is a little less. */
function roundHalfUp(n: number, places: number): string {
  const exact = Number(`${n}e${places}`);
  if (!Number.isFinite(exact)) return n.toFixed(places);
  return (Number(`${Math.round(exact)}e-${places}`) || 0).toFixed(places);
}

function formatNumber(n: number, section: string): string {
  const text: string[] = [];
  let core = '';
  let percent = 0;
  let at = -1;
  for (const match of section.matchAll(
    /"([^"]*)"|\\(.)|_(.)|\*(.)|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]|(E[+-]0+)|([0#?,.]+)|(%)|[\s\S]/g,
  )) {
    const [whole, quoted, escaped, space, fill, currency, power, digits, sign] = match;
    if (power ?? digits) {
      if (at < 0) {
        at = text.length;
        text.push('');
      }
      core += (power ?? digits)!;
    } else if (sign) {
      percent++;
      text.push('%');
    } else if (whole.startsWith('[') && currency === undefined) continue;
    else text.push(quoted ?? escaped ?? currency ?? (space !== undefined ? ' ' : fill !== undefined ? '' : whole));
  }
  if (at >= 0) text[at] = formatDigits(n * 100 ** percent, core);
  return text.join('');
}

function sections(pattern: string): string[] {
  return pattern.match(/(?:"[^"]*"|\\.|[^;"\\])+|(?=;;)|(?=;$)/g) ?? [pattern];
}

/** The shown text of a value that is no error. */
export function formatValue(
  value: string | number | boolean | null,
  format: NumberFormat | undefined,
  locale: string,
): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (!format || isText(format)) return formatGeneral(value);
  const pattern = format.pattern ?? defaultPattern(format.type ?? '', locale);
  if (pattern === '' || /^general$/i.test(pattern)) return formatGeneral(value);
  if (isDate(format)) return formatSerial(value, pattern, locale);
  const parts = sections(pattern);
  if (value < 0 && parts.length > 1) return formatNumber(-value, parts[1]!);
  if (value === 0 && parts.length > 2) return formatNumber(0, parts[2]!);
  return value < 0 ? `-${formatNumber(-value, parts[0]!)}` : formatNumber(value, parts[0]!);
}
