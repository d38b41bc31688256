/** Letters: every form of sendEmail, attachments, and the .eml that comes of them. */
import { bench } from './bundle';

const { host } = bench(`
  function all() {
    const csv = Utilities.newBlob('姓名,級\\n甲,5', 'text/csv', 'list.csv');
    MailApp.sendEmail({ to: 'a@example.com, b@example.com', subject: '報名完成', body: 'plain', htmlBody: '<b>rich</b>', replyTo: 'r@example.com', name: 'Club', attachments: [csv] });
    MailApp.sendEmail('c@example.com', 's', 'b');
    MailApp.sendEmail('d@example.com', 'reply@example.com', 's', 'b');
  }
  function wrong() { MailApp.sendEmail('a@example.com', 's'); }
  function strange() { MailApp.sendEmail({ to: 'a@example.com', subject: 's', html: 'x' }); }`);

test('The outbox keeps what was sent, from whom, to whom and when', () => {
  expect(host.execute('all').error).toBeUndefined();
  expect(host.mail.outbox()).toMatchObject([
    {
      id: 'letter-1',
      at: host.clock.now(),
      from: 'owner@example.com',
      to: ['a@example.com', 'b@example.com'],
      replyTo: 'r@example.com',
      senderName: 'Club',
      subject: '報名完成',
      body: 'plain',
      htmlBody: '<b>rich</b>',
      attachments: [
        { name: 'list.csv', contentType: 'text/csv', base64: Buffer.from('姓名,級\n甲,5').toString('base64') },
      ],
    },
    { to: ['c@example.com'], subject: 's', body: 'b', attachments: [] },
    { to: ['d@example.com'], replyTo: 'reply@example.com' },
  ]);
});

test('As a file it is a letter any mail program opens, the same bytes each time but for boundaries', async () => {
  const text = (await host.mail.eml('letter-1')).toString();
  expect(text).toContain('To: a@example.com, b@example.com');
  expect(text).toContain('From: Club <owner@example.com>');
  expect(text).toContain(`Subject: =?UTF-8?B?${Buffer.from('報名完成').toString('base64')}?=`);
  expect(text).toContain('Date: Sun, 01 Mar 2026 06:00:00 +0000');
  expect(text).toContain('filename=list.csv');
  expect(() => host.mail.eml('letter-9')).toThrow('There is no letter letter-9');
});

test('Arguments that fit no form are refused', () => {
  expect(host.execute('wrong').error).toBe(
    "The parameters (String,String) don't match the method signature for MailApp.sendEmail.",
  );
  expect(host.execute('strange').error).toBe('Invalid argument: html');
});
