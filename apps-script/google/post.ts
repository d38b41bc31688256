/** The post: one letter after the other; once the day's quota says no, the others are not even tried. */
import { invite } from '../../src/formats/calendar/invite';
import type { Appointment, ReadyLetter, Sending } from '../../src/office/letters';

const QUOTA = /invoked too many times/;

const calendarFile = (appointment: Appointment): GoogleAppsScript.Base.Blob =>
  Utilities.newBlob(invite(appointment), 'text/calendar', 'invite.ics');

function send(letter: ReadyLetter): Sending {
  try {
    const { to, subject, body, appointment } = letter;
    MailApp.sendEmail({ to, subject, body, ...(appointment ? { attachments: [calendarFile(appointment)] } : {}) });
    return { id: letter.id, error: '', quota: false };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { id: letter.id, error: text.slice(0, 200), quota: QUOTA.test(text) };
  }
}

export function sendAll(letters: readonly ReadyLetter[]): Sending[] {
  const outcomes: Sending[] = [];
  for (const letter of letters) {
    const spent = outcomes[outcomes.length - 1]?.quota === true;
    outcomes.push(spent ? { id: letter.id, error: 'quota', quota: true } : send(letter));
  }
  return outcomes;
}

/** Outside the outbox: to the organiser himself. */
export const mailTo = (to: string, { subject, body }: { readonly subject: string; readonly body: string }): void => {
  MailApp.sendEmail({ to, subject, body });
};
