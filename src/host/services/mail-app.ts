/** MailApp: sending letters and asking what is left of the quota. */
import { GoogleError } from '../errors';
import { Blob } from './blob';
import { Facade, mismatch } from './facade';

interface Options {
  to?: unknown;
  subject?: unknown;
  body?: unknown;
  htmlBody?: unknown;
  cc?: unknown;
  bcc?: unknown;
  replyTo?: unknown;
  name?: unknown;
  noReply?: unknown;
  attachments?: unknown;
  inlineImages?: unknown;
}

const KNOWN = new Set([
  'to',
  'subject',
  'body',
  'htmlBody',
  'cc',
  'bcc',
  'replyTo',
  'name',
  'noReply',
  'attachments',
  'inlineImages',
]);
const addresses = (list: unknown): string[] =>
  list === undefined || list === null
    ? []
    : String(list)
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '');

export class MailApp extends Facade {
  readonly kind = 'MailApp';

  /** (message), (to, subject, body), (to, subject, body, options) or (to, replyTo, subject, body) */
  sendEmail(...args: unknown[]): void {
    let message: Options;
    if (args.length === 1 && typeof args[0] === 'object' && args[0] !== null) message = args[0] as Options;
    else if (args.length === 3 || (args.length === 4 && typeof args[3] === 'object'))
      message = { ...(args[3] as Options | undefined), to: args[0], subject: args[1], body: args[2] };
    else if (args.length === 4) message = { to: args[0], replyTo: args[1], subject: args[2], body: args[3] };
    else throw mismatch('MailApp.sendEmail', args);
    const strange = Object.keys(message).find((key) => !KNOWN.has(key));
    if (strange !== undefined) throw new GoogleError(`Invalid argument: ${strange}`);
    if (message.inlineImages !== undefined)
      throw new GoogleError('MailApp.sendEmail inlineImages is not emulated by the offline host');
    const attachments = Array.isArray(message.attachments) ? (message.attachments as unknown[]) : [];
    const letter = {
      to: addresses(message.to),
      cc: addresses(message.cc),
      bcc: addresses(message.bcc),
      subject: String(message.subject ?? ''),
      body: String(message.body ?? ''),
      ...(message.htmlBody !== undefined && { htmlBody: String(message.htmlBody) }),
      ...(message.replyTo !== undefined && { replyTo: String(message.replyTo) }),
      ...(message.name !== undefined && { senderName: String(message.name) }),
      attachments: attachments.map((one) => {
        const blob = this.env.unwrap(one);
        if (!(blob instanceof Blob)) throw new GoogleError('Invalid argument: attachments');
        return {
          name: blob.name ?? 'attachment',
          contentType: blob.contentType ?? 'application/octet-stream',
          base64: blob.bytes.toString('base64'),
        };
      }),
    };
    this.gate.cross('MailApp.sendEmail', 'mail.send', letter);
  }
  getRemainingDailyQuota(): number {
    return this.gate.cross('MailApp.getRemainingDailyQuota', 'mail.quota', {});
  }
}
