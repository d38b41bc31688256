/** Blob: bytes with a type and a name. Bytes are signed, as in Java. */
import { GoogleError } from '../errors';
import { Facade } from './facade';
import type { Env } from './facade';

export const signed = (bytes: Buffer): number[] => Array.from(bytes, (byte) => (byte > 127 ? byte - 256 : byte));
export const unsigned = (bytes: readonly number[]): Buffer => Buffer.from(Array.from(bytes, (byte) => byte & 255));

/** Text or bytes, as most functions of Utilities take them. */
export function toBytes(data: unknown, charset = 'UTF-8'): Buffer {
  if (data instanceof Blob) return data.bytes;
  if (Array.isArray(data)) return unsigned(data as number[]);
  return /ascii/i.test(charset) ? Buffer.from(String(data), 'latin1') : Buffer.from(String(data), 'utf8');
}

export class Blob extends Facade {
  readonly kind = 'Blob';
  constructor(
    env: Env,
    public bytes: Buffer,
    public contentType: string | null,
    public name: string | null,
  ) {
    super(env);
  }
  getBytes(): number[] {
    return signed(this.bytes);
  }
  setBytes(bytes: number[]): this {
    this.bytes = unsigned(bytes);
    return this;
  }
  getDataAsString(charset = 'UTF-8'): string {
    try {
      return new TextDecoder(charset).decode(this.bytes);
    } catch {
      throw new GoogleError(`Invalid argument: charset ${charset}`);
    }
  }
  setDataFromString(text: string, charset = 'UTF-8'): this {
    this.bytes = toBytes(text, charset);
    return this;
  }
  getContentType(): string | null {
    return this.contentType;
  }
  setContentType(type: string | null): this {
    this.contentType = type;
    return this;
  }
  setContentTypeFromExtension(): this {
    const known: Record<string, string> = {
      csv: 'text/csv',
      txt: 'text/plain',
      html: 'text/html',
      json: 'application/json',
      pdf: 'application/pdf',
      png: 'image/png',
      ics: 'text/calendar',
    };
    this.contentType = known[/\.(\w+)$/.exec(this.name ?? '')?.[1]?.toLowerCase() ?? ''] ?? null;
    return this;
  }
  getName(): string | null {
    return this.name;
  }
  setName(name: string | null): this {
    this.name = name;
    return this;
  }
  isGoogleType(): boolean {
    return false;
  }
  copyBlob(): Facade {
    return new Blob(this.env, Buffer.from(this.bytes), this.contentType, this.name);
  }
}
