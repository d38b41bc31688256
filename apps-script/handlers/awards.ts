/** 獎項與結束: the prize sheet, the lucky draw, verifying draws. */
import { fixPrizes, luckyDraw as luckyAction } from '../../src/office/actions/prizes';
import { verifyDraws } from '../../src/office/actions/verify';
import { ask } from '../google/person';
import { click, clickDraw } from './run';
import { lookOnly } from './words-now';

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
