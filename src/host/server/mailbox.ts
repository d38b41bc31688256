/** Outgoing mail: the outbox, the day's quota, and failures on demand. */
import { GoogleError } from '../errors';
import type { Letter, Limits } from '../types';

/** Google's sentence when the day's letters are used up (GOOGLE-RUNTIME line 5). */
const OUT_OF_MAIL = 'Service invoked too many times for one day: email.';
const DAY = 86_400_000;
const ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;]+$/;

interface Failure {
  left: number;
  message: string;
  matches?: (letter: Letter) => boolean;
}

export interface Quota {
  /** start of the running 24 hours; they begin with the first letter */
  since: number;
  used: number;
}

export class Mailbox {
  private failures: Failure[] = [];
  quota: Quota = { since: -DAY, used: 0 };

  constructor(
    private readonly limits: Limits,
    private readonly now: () => number,
    public dailyQuota: number,
    readonly letters: Letter[] = [],
  ) {}

  private refresh(): void {
    if (this.now() >= this.quota.since + DAY) this.quota = { since: this.quota.since, used: 0 };
  }

  remaining(): number {
    this.refresh();
    return Math.max(0, this.dailyQuota - this.quota.used);
  }

  failNext(
    times: number,
    message = 'Failed to send email: unexpected error.',
    matches?: (letter: Letter) => boolean,
  ): void {
    this.failures.push({ left: times, message, ...(matches && { matches }) });
  }

  private injected(letter: Letter): void {
    const failure = this.failures.find((one) => one.left > 0 && (!one.matches || one.matches(letter)));
    if (!failure) return;
    failure.left--;
    throw new GoogleError(failure.message);
  }

  send(wished: Omit<Letter, 'id' | 'at'>): Letter {
    const recipients = [...wished.to, ...wished.cc, ...wished.bcc];
    if (recipients.length === 0) throw new GoogleError('Failed to send email: no recipient');
    for (const address of recipients)
      if (!ADDRESS.test(address.replace(/^.*<([^>]*)>$/, '$1'))) throw new GoogleError(`Invalid email: ${address}`);
    if (recipients.length > this.limits.mailRecipientsPerMessage)
      throw new GoogleError('Limit Exceeded: Email Recipients Per Message.');
    if (
      Buffer.byteLength(wished.body) > this.limits.mailBodyBytes ||
      Buffer.byteLength(wished.htmlBody ?? '') > this.limits.mailBodyBytes
    )
      throw new GoogleError('Limit Exceeded: Email Body Size.');
    const letter: Letter = { id: `letter-${this.letters.length + 1}`, at: this.now(), ...wished };
    this.injected(letter);
    if (recipients.length > this.remaining()) throw new GoogleError(OUT_OF_MAIL);
    if (this.quota.used === 0) this.quota.since = this.now();
    this.quota.used += recipients.length;
    this.letters.push(letter);
    return letter;
  }
}
