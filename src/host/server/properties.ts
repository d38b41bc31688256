/** Property stores: small texts by key, with Google's two limits. */
import { GoogleError } from '../errors';
import type { Limits } from '../types';

export class PropertyStore {
  constructor(
    private readonly limits: Limits,
    readonly data: Record<string, string> = {},
  ) {}

  private check(next: Record<string, string>): void {
    let total = 0;
    for (const [key, value] of Object.entries(next)) {
      const size = Buffer.byteLength(value);
      if (size > this.limits.propertyValueBytes) throw new GoogleError('Argument too large: value');
      total += Buffer.byteLength(key) + size;
    }
    if (total > this.limits.propertyStoreBytes)
      throw new GoogleError(
        'You have exceeded the property storage quota. Please remove some properties and try again.',
      );
  }

  set(values: Record<string, string>, deleteOthers = false): void {
    const next = deleteOthers ? { ...values } : { ...this.data, ...values };
    this.check(next);
    if (deleteOthers) this.remove(Object.keys(this.data));
    Object.assign(this.data, values);
  }

  remove(keys: readonly string[]): void {
    for (const key of keys) delete this.data[key];
  }
}
