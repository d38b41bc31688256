/** Utilities: digests, encodings, dates, CSV, blobs. */
import { createHash, createHmac } from 'node:crypto';
import { types } from 'node:util';
import { GoogleError } from '../errors';
import { Blob, signed, toBytes, unsigned } from './blob';
import { Facade, enumeration, mismatch } from './facade';
import { formatDate } from './format-date';

const DIGESTS: Readonly<Record<string, string>> = {
  MD2: 'md2',
  MD5: 'md5',
  SHA_1: 'sha1',
  SHA_256: 'sha256',
  SHA_384: 'sha384',
  SHA_512: 'sha512',
};
const MACS: Readonly<Record<string, string>> = {
  HMAC_MD5: 'md5',
  HMAC_SHA_1: 'sha1',
  HMAC_SHA_256: 'sha256',
  HMAC_SHA_384: 'sha384',
  HMAC_SHA_512: 'sha512',
};

function hmac(algorithm: string, value: unknown, key: unknown): number[] {
  // a text goes with a text, bytes go with bytes
  if (Array.isArray(value) !== Array.isArray(key)) throw mismatch('Utilities.computeHmacSignature', [value, key]);
  return signed(createHmac(algorithm, toBytes(key)).update(toBytes(value)).digest());
}

function parseCsv(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  let any = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]!;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[i + 1] === '"') cell += text[++i];
      else quoted = false;
    } else if (letter === '"' && cell === '') {
      quoted = true;
      any = true;
    } else if (letter === delimiter) {
      row.push(cell);
      cell = '';
      any = true;
    } else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && text[i + 1] === '\n') i++;
      if (any || cell !== '') rows.push([...row, cell]);
      row = [];
      cell = '';
      any = false;
    } else cell += letter;
  }
  if (quoted) throw new GoogleError('Could not parse text.');
  if (any || cell !== '') rows.push([...row, cell]);
  return rows;
}

/** printf as in Java, for the conversions s, d, f, x and %. */
function formatString(template: string, args: unknown[]): string {
  let next = 0;
  return template.replace(
    /%([-0+ ]*)(\d+)?(?:\.(\d+))?([sdfx%])/g,
    (_, flags: string, width: string | undefined, places: string | undefined, kind: string) => {
      if (kind === '%') return '%';
      const arg = args[next++];
      let text =
        kind === 's'
          ? String(arg)
          : kind === 'd'
            ? String(Math.trunc(Number(arg)))
            : kind === 'x'
              ? Math.trunc(Number(arg)).toString(16)
              : Number(arg).toFixed(Number(places ?? 6));
      if (flags.includes('+') && kind !== 's' && Number(arg) >= 0) text = `+${text}`;
      if (width === undefined) return text;
      return flags.includes('-')
        ? text.padEnd(Number(width))
        : text.padStart(Number(width), flags.includes('0') && kind !== 's' ? '0' : ' ');
    },
  );
}

const CONSTANTS = {
  DigestAlgorithm: enumeration(...Object.keys(DIGESTS)),
  MacAlgorithm: enumeration(...Object.keys(MACS)),
  Charset: Object.freeze({ US_ASCII: 'US-ASCII', UTF_8: 'UTF-8' }),
};

export class Utilities extends Facade {
  readonly kind = 'Utilities';
  override readonly constants = CONSTANTS;

  getUuid(): string {
    const bytes = Buffer.from(this.gate.peek('chance.bytes', { length: 16 }));
    bytes[6] = (bytes[6]! & 0x0f) | 0x40;
    bytes[8] = (bytes[8]! & 0x3f) | 0x80;
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }
  computeDigest(algorithm: string, value: unknown, charset?: string): number[] {
    const name = DIGESTS[algorithm];
    if (name === undefined || name === 'md2')
      throw new GoogleError(`Utilities.computeDigest ${algorithm} is not emulated by the offline host`);
    return signed(createHash(name).update(toBytes(value, charset)).digest());
  }
  computeHmacSignature(algorithm: string, value: unknown, key: unknown): number[] {
    const name = MACS[algorithm];
    if (name === undefined) throw mismatch('Utilities.computeHmacSignature', [algorithm, value, key]);
    return hmac(name, value, key);
  }
  computeHmacSha256Signature(value: unknown, key: unknown): number[] {
    return hmac('sha256', value, key);
  }
  base64Encode(data: unknown, charset?: string): string {
    return toBytes(data, charset).toString('base64');
  }
  base64EncodeWebSafe(data: unknown, charset?: string): string {
    return toBytes(data, charset).toString('base64').replace(/\+/g, '-').replace(/\//g, '_');
  }
  base64Decode(text: string): number[] {
    if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text)) throw new GoogleError('Could not decode string.');
    return signed(Buffer.from(text, 'base64'));
  }
  base64DecodeWebSafe(text: string): number[] {
    if (!/^[A-Za-z0-9_-]*={0,2}$/.test(text)) throw new GoogleError('Could not decode string.');
    return signed(Buffer.from(text, 'base64url'));
  }
  formatDate(date: unknown, zone: string, pattern: string): string {
    if (!types.isDate(date)) throw mismatch('Utilities.formatDate', [date, zone, pattern]);
    return formatDate(date.getTime(), zone, pattern);
  }
  formatString(template: string, ...args: unknown[]): string {
    return formatString(template, args);
  }
  newBlob(data: unknown, contentType: string | null = null, name: string | null = null): Facade {
    const bytes = Array.isArray(data) ? unsigned(data as number[]) : toBytes(data);
    return new Blob(this.env, bytes, contentType ?? (typeof data === 'string' ? 'text/plain' : null), name);
  }
  parseCsv(text: string, delimiter = ','): string[][] {
    return parseCsv(text, delimiter);
  }
  sleep(ms: number): void {
    if (ms < 0 || ms > 300_000) throw new GoogleError('Argument too large: milliseconds');
    this.gate.peek('time.sleep', { ms });
  }
}
