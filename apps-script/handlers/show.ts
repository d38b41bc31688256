/** Views on demand, text for LINE, print pages, and 下一步, which does what 首頁 proposes. */
import { lineText as lineAction } from '../../src/office/line-text';
import { nextStep as stepOf, type StepKey } from '../../src/office/next-step';
import { printBody } from '../../src/office/print';
import type { Facts } from '../../src/office/facts';
import type { OfficeWords } from '../../src/office/words';
import { certificatePages, lunchPages } from '../../src/rooms/report';
import { problem } from '../../src/domain/common/result';
import { nowInstant } from '../google/chance';
import { refuse } from '../google/person';
import { PROPERTY, readProperties } from '../google/properties';
import { page } from '../pages/page';
import { closeRegistration, importStatement } from './registration';
import { closeCheckIn, openCheckIn, seatStandby } from './day';
import { drawBracket, pairRound, recordResults } from './play';
import { luckyDraw, prizes } from './awards';
import { sendLetters } from './letters';
import { takeInNow } from './intake';
import { setUp } from './set-up';
import { click } from './run';
import { lookOnly } from './words-now';

export function refreshViews(): void {
  click(
    (desk) => {
      desk.work.notice('views.refreshed');
      return [];
    },
    { allViews: true },
  );
}

export function lineText(): void {
  const { words, work } = lookOnly();
  const text = work ? lineAction(work.facts, words) : '';
  if (text === '') refuse(words, [problem('nothing')]);
  else
    SpreadsheetApp.getUi().showModalDialog(
      page('text', [560, 400], { title: words.line.title, help: words.line.help, text }),
      words.line.title,
    );
}

export function printPairings(): void {
  const { words, work } = lookOnly();
  const body = work ? printBody(work.facts, words, readProperties()[PROPERTY.floor] ?? '') : '';
  if (body === '') refuse(words, [problem('exercise.nothing-to-show')]);
  else SpreadsheetApp.getUi().showModalDialog(page('print', [820, 620], words.print, { body }), words.print.title);
}

/** Pages made from the facts as they stand; nothing to show yet is said so. */
function printPages(make: (facts: Facts, words: OfficeWords) => string): void {
  const { words, work } = lookOnly();
  const body = work ? make(work.facts, words) : '';
  if (body === '') refuse(words, [problem('exercise.nothing-to-show')]);
  else SpreadsheetApp.getUi().showModalDialog(page('print', [820, 620], words.print, { body }), words.print.title);
}

export const printCertificates = (): void => printPages(certificatePages);
export const printLunch = (): void => printPages(lunchPages);

const DO: Readonly<Partial<Record<StepKey, () => void>>> = {
  setUp,
  takeIn: takeInNow,
  importStatement,
  sendLetters,
  closeRegistration,
  openCheckIn,
  closeCheckIn,
  seatStandby,
  pairRound,
  recordResults,
  drawBracket,
  drawTies: pairRound,
  prizes,
  luckyDraw,
};

export function nextStep(): void {
  const { words, work } = lookOnly();
  if (!work) {
    setUp();
    return;
  }
  const act = DO[stepOf(work.facts, nowInstant()).key];
  if (act) act();
  else refuse(words, [problem('nothing')]);
}
