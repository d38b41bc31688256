/** 獎項與結束: the prize sheet, the lucky draw, verifying draws. */
import { fixPrizes, luckyDraw as luckyAction } from '../../src/office/actions/prizes';
import { verifyDraws } from '../../src/office/actions/verify';
import { problem } from '../../src/domain/common/result';
import { reports } from '../../src/office/report';
import { fill } from '../../src/office/say';
import { ask, refuse } from '../google/person';
import { page } from '../pages/page';
import { click, clickDraw } from './run';
import { lookOnly } from './words-now';

/** Report files of Swiss stages: the organiser chooses a group and takes the text. */
export function exportReport(): void {
  const { words, work } = lookOnly();
  const found = work ? reports(work.facts) : [];
  if (found.length === 0) {
    refuse(words, [problem('report.none')]);
    return;
  }
  const list = found.map(({ file }, i) => `${String(i + 1)}. ${file}`).join('\n');
  const typed = found.length > 1 ? ask(words.prompts.reportTitle, fill(words.prompts.report, { list })) : '1';
  if (typed === null) return;
  const chosen = found[Number(typed || '1') - 1];
  if (!chosen) {
    refuse(words, [problem('taken-back.no-such', { typed, last: found.length })]);
    return;
  }
  SpreadsheetApp.getUi().showModalDialog(
    page('text', [720, 420], { title: chosen.file, help: words.prompts.reportHelp, text: chosen.text }),
    chosen.file,
  );
}

export function prizes(): void {
  click((desk) => fixPrizes(desk.work));
}

export function luckyDraw(): void {
  const { words } = lookOnly();
  const absent = ask(words.luckyDraw.title, words.luckyDraw.ask);
  if (absent === null) return;
  const seed = ask(words.prompts.seedTitle, words.prompts.seed);
  if (seed === null) return;
  const entries = absent.toUpperCase().split(/\s+/).filter(Boolean);
  clickDraw('luckyDraw', seed, { absent: entries }, (desk, args) => luckyAction(desk.work, args));
}

export function verifyDraw(): void {
  const { words } = lookOnly();
  const draw = ask(words.prompts.verifyTitle, words.prompts.verify);
  if (draw !== null) click((desk) => verifyDraws(desk.work, { draw: draw.toUpperCase() }));
}
