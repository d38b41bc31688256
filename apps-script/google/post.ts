/** The post: one letter after the other; once the day's quota says no, the others are not even tried. */
import type { ReadyLetter, Sending } from '../../src/office/letters';

const QUOTA = /invoked too many times/;

function send(letter: ReadyLetter): Sending {
  try {
    MailApp.sendEmail({ to: letter.to, subject: letter.subject, body: letter.body });
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
