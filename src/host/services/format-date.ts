/** Utilities.formatDate: Java's SimpleDateFormat letters, in any zone. */
import { GoogleError } from '../errors';
import { assertZone, zoneOffset } from '../zone';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const pad = (n: number, width: number): string => String(n).padStart(width, '0');

function dayOfYear(at: Date): number {
  return Math.round((at.getTime() - Date.UTC(at.getUTCFullYear(), 0, 1)) / 86_400_000 - 0.5 + 1 / 86_400_000) + 1;
}

function letter(l: string, n: number, at: Date, offset: number, zone: string): string {
  switch (l) {
    case 'y':
    case 'Y':
    case 'u':
      return l !== 'u' && n === 2
        ? pad(at.getUTCFullYear() % 100, 2)
        : l === 'u'
          ? pad(at.getUTCDay() || 7, n)
          : pad(at.getUTCFullYear(), n);
    case 'M':
    case 'L':
      return n >= 4
        ? MONTHS[at.getUTCMonth()]!
        : n === 3
          ? MONTHS[at.getUTCMonth()]!.slice(0, 3)
          : pad(at.getUTCMonth() + 1, n);
    case 'd':
      return pad(at.getUTCDate(), n);
    case 'D':
      return pad(dayOfYear(at), n);
    case 'E':
      return n >= 4 ? DAYS[at.getUTCDay()]! : DAYS[at.getUTCDay()]!.slice(0, 3);
    case 'a':
      return at.getUTCHours() < 12 ? 'AM' : 'PM';
    case 'H':
      return pad(at.getUTCHours(), n);
    case 'k':
      return pad(at.getUTCHours() || 24, n);
    case 'K':
      return pad(at.getUTCHours() % 12, n);
    case 'h':
      return pad(at.getUTCHours() % 12 || 12, n);
    case 'm':
      return pad(at.getUTCMinutes(), n);
    case 's':
      return pad(at.getUTCSeconds(), n);
    case 'S':
      return pad(at.getUTCMilliseconds(), n);
    case 'z':
      return zone;
    case 'Z':
    case 'X': {
      const minutes = Math.round(offset / 60_000);
      if (l === 'X' && minutes === 0) return 'Z';
      const [sign, size] = [minutes < 0 ? '-' : '+', Math.abs(minutes)];
      const colon = l === 'X' && n === 3 ? ':' : '';
      return l === 'X' && n === 1
        ? sign + pad(Math.floor(size / 60), 2)
        : sign + pad(Math.floor(size / 60), 2) + colon + pad(size % 60, 2);
    }
    default:
      throw new GoogleError(`Invalid argument: format (${l})`);
  }
}

export function formatDate(epoch: number, zone: string, pattern: string): string {
  const known = /^GMT([+-])(\d{1,2}):?(\d{2})?$/.exec(zone);
  let offset: number;
  if (known) offset = (known[1] === '-' ? -1 : 1) * (Number(known[2]) * 60 + Number(known[3] ?? 0)) * 60_000;
  else {
    try {
      assertZone(zone);
    } catch {
      throw new GoogleError(`Invalid argument: timeZone. Should be of type: String`);
    }
    offset = zoneOffset(epoch, zone);
  }
  const at = new Date(epoch + offset);
  return pattern.replace(
    /'((?:[^']|'')*)'|([A-Za-z])\2*/g,
    (whole, quoted: string | undefined, first: string | undefined) => {
      if (quoted !== undefined) return quoted === '' ? "'" : quoted.replace(/''/g, "'");
      return letter(first!, whole.length, at, offset, zone);
    },
  );
}
