/** 寄出信件: in lots, so that nobody waits behind the lock for all of them. */
import { LETTER_TAB } from '../../src/office/letter-texts';
import { fill } from '../../src/office/say';
import { acceptLetters, previewLetter as previewOf } from '../../src/rooms/letters';
import type { Cell } from '../../src/tables/cell';
import { officeId } from '../desk';
import { readTabs } from '../google/books';
import { nowInstant, whoClicked } from '../google/chance';
import { ask } from '../google/person';
import { mailTo } from '../google/post';
import { readProperties } from '../google/properties';
import { click, inBackground } from './run';
import { lookOnly } from './words-now';
import type { Act, Delivered } from '../desk';

const LOT = 20;
/** No new lot is begun after so long: at about a second a letter the last one still ends well below the six minutes. */
const LONG_ENOUGH = 4 * 60_000;

/** Sends what waits, until nothing does or the quota says no; `first` is done before the first lot. */
export function sendWaiting(first: Act = () => []): Delivered {
  let total: Delivered = { sent: 0, queued: 0, quota: false };
  const began = nowInstant();
  for (let act = first; nowInstant() - began < LONG_ENOUGH; act = () => []) {
    const { sent } = inBackground(act, { letters: LOT });
    if (!sent) return total;
    total = { sent: total.sent + sent.sent, queued: sent.queued, quota: sent.quota };
    if (sent.quota || sent.queued === 0 || sent.sent === 0) return total;
  }
  return total;
}

export function sendLetters(): void {
  const { sent, queued, quota } = sendWaiting();
  click((desk) => {
    desk.work.notice('letters.sent', { sent, queued });
    if (quota) desk.work.notice('letters.quota', { queued });
    return [];
  });
}

const letterCells = (): Cell[][] => readTabs(officeId(readProperties()), [LETTER_TAB]).get(LETTER_TAB) ?? [];

export function checkLetters(): void {
  click((desk) => acceptLetters(desk.work, letterCells(), desk.tongue.letters, desk.words));
}

export function previewLetter(): void {
  const { words } = lookOnly();
  const kinds = words.codes.letterKind as Readonly<Record<string, string>>;
  const list = Object.keys(kinds).map((kind, i) => `${String(i + 1)}. ${kinds[kind] ?? ''}`);
  const typed = ask(words.menu.previewLetter, fill(words.prompts.previewLetter, { list: list.join('\n') }));
  if (typed === null) return;
  const [number = '', entry = ''] = typed.normalize('NFKC').toUpperCase().split(/\s+/);
  click((desk) => {
    const text = previewOf(desk.work, { number, entry }, letterCells(), desk.tongue.letters, desk.words);
    if (!text.ok) return text.problems;
    const to = whoClicked();
    mailTo(to, text.value);
    desk.work.notice('letter.previewed', { to });
    return [];
  });
}
