/** Ids that look like Google's and are the same on every run. */
import { createHash } from 'node:crypto';

export class Ids {
  constructor(public count = 0) {}

  /** `kind` keeps the ids of files, forms and responses apart. */
  next(kind: string, length = 43): string {
    this.count++;
    const digest = createHash('sha512').update(`${kind}:${this.count}`).digest('base64url');
    return (`1${digest}`.replace(/-/g, 'x') + digest.replace(/-/g, 'y')).slice(0, length);
  }

  /** Forms number their questions with large whole numbers. */
  number(): number {
    this.count++;
    return createHash('sha512').update(`number:${this.count}`).digest().readUInt32BE(0) >>> 1;
  }
}
