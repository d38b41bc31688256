/** The script cache: texts that are forgotten after a while of host time. */
import { GoogleError } from '../errors';
import type { Limits } from '../types';

export type CacheEntry = [value: string, until: number];

export class ScriptCache {
  constructor(
    private readonly limits: Limits,
    private readonly now: () => number,
    readonly data: Record<string, CacheEntry> = {},
  ) {}

  get(key: string): string | null {
    const entry = this.data[key];
    if (!entry) return null;
    if (entry[1] > this.now()) return entry[0];
    delete this.data[key];
    return null;
  }

  /** Seconds: 600 unless said, at most six hours. */
  put(key: string, value: string, seconds = 600): void {
    if (key.length > this.limits.cacheKeyLength) throw new GoogleError('Argument too large: key');
    if (Buffer.byteLength(value) > this.limits.cacheValueBytes) throw new GoogleError('Argument too large: value');
    if (seconds < 1 || seconds > 21_600) throw new GoogleError(`Invalid argument: expirationInSeconds ${seconds}`);
    this.data[key] = [value, this.now() + seconds * 1000];
  }

  remove(keys: readonly string[]): void {
    for (const key of keys) delete this.data[key];
  }
}
