/** 寄出信件: in lots, so that nobody waits behind the lock for all of them. */
import { LETTER_TAB } from '../../src/office/letter-texts';
import { fill } from '../../src/office/say';
import { acceptLetters, previewLetter as previewOf } from '../../src/rooms/letters';
import type { Cell } from '../../src/tables/cell';
import { officeId } from '../desk';
import { readTabs } from '../google/books';
import { whoClicked } from '../google/chance';
import { ask } from '../google/person';
import { mailTo } from '../google/post';
import { readProperties } from '../google/properties';
import { click, inBackground } from './run';
import { lookOnly } from './words-now';
import type { Act, Delivered } from '../desk';

const LOT = 20;
/** At about a second a letter well below the six minutes. */
const LOTS = 5;

/** Sends what waits, until nothing does or the quota says no; `first` is done before the first lot. */
export function sendWaiting(first: Act = () => []): Delivered {
  let total: Delivered = { sent: 0, queued: 0, quota: false };
  for (let lot = 0; lot < LOTS; lot++) {
    const { sent } = inBackground(lot === 0 ? first : () => [], { letters: LOT });
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
