/** A letter as an .eml file, made by nodemailer without sending anything. */
import nodemailer from 'nodemailer';
import type { Letter } from '../types';

export async function toEml(letter: Letter): Promise<Buffer> {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'crlf' });
  const sent = (await transport.sendMail({
    from: letter.senderName ? { name: letter.senderName, address: letter.from } : letter.from,
    to: [...letter.to],
    cc: [...letter.cc],
    bcc: [...letter.bcc],
    replyTo: letter.replyTo,
    subject: letter.subject,
    text: letter.body,
    html: letter.htmlBody,
    date: new Date(letter.at),
    messageId: `<${letter.id}.${letter.at}@offline.host>`,
    attachments: letter.attachments.map((one) => ({
      filename: one.name,
      contentType: one.contentType,
      content: Buffer.from(one.base64, 'base64'),
    })),
  })) as { message: Buffer };
  return sent.message;
}
