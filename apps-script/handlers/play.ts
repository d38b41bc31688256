/** 編排與成績: drawing rounds and brackets, results, corrections, withdrawals, taking back. */
import { drawBracket as bracketAction, pairRound as pairAction } from '../../src/office/actions/play';
import {
  correctResult as correctAction,
  recordResults as recordAction,
  resultOfWord,
  withdrawPlayer,
} from '../../src/office/actions/results';
import {
  lastDrawn,
  takeBackBracket as backBracket,
  takeBackRound as backRound,
  targetText,
} from '../../src/office/actions/take-back';
import { fill } from '../../src/office/say';
import { problem } from '../../src/domain/common/result';
import { bracketField } from '../../src/office/phases';
import { ask, confirm, refuse } from '../google/person';
import { click, clickDraw } from './run';
import { lookOnly } from './words-now';

export function pairRound(): void {
  const { words } = lookOnly();
  const seed = ask(words.prompts.seedTitle, words.prompts.seed);
  if (seed !== null) clickDraw('pairRound', seed, [], (desk, args) => pairAction(desk.work, args));
}

export function drawBracket(): void {
  const { words } = lookOnly();
  const seed = ask(words.prompts.seedTitle, words.prompts.seed);
  if (seed !== null) clickDraw('drawBracket', seed, [], (desk, args) => bracketAction(desk.work, args));
}

export function recordResults(): void {
  click((desk) => recordAction(desk.work));
}

export function takeBackRound(): void {
  const { words, work } = lookOnly();
  const target = work ? lastDrawn(work) : null;
  if (!work || !target) {
    refuse(words, [problem('taken-back.nothing')]);
    return;
  }
  if (!confirm(words.prompts.takeBackTitle, fill(words.prompts.takeBack, { what: targetText(work, words, target) })))
    return;
  click((desk) => backRound(desk.work, target, desk.words));
}

export function takeBackBracket(): void {
  const { words, work } = lookOnly();
  const drawn = work?.facts.regulation.divisions.filter(({ id }) => bracketField(work.facts, id)) ?? [];
  const last = drawn[drawn.length - 1];
  if (!work || !last) {
    refuse(words, [problem('bracket.none')]);
    return;
  }
  const what = fill(words.bracket.heading, { division: last.names.own });
  if (!confirm(words.prompts.takeBackTitle, fill(words.prompts.takeBack, { what }))) return;
  click((desk) => backBracket(desk.work, { division: last.id }, desk.words));
}

export function correctResult(): void {
  const { words } = lookOnly();
  const typed = ask(words.prompts.correctTitle, words.prompts.correct);
  if (typed === null) return;
  const [game = '', ...rest] = typed.split(/\s+/);
  const result = resultOfWord(words, rest.join(''));
  click((desk) => {
    const allowed = Object.values(desk.words.codes.result).join('、');
    if (result === null) return [problem('game.result-unknown', { found: rest.join(' '), allowed })];
    return correctAction(desk.work, { game: game.toUpperCase(), result }, desk.words);
  });
}

export function withdraw(): void {
  const { words } = lookOnly();
  const entry = ask(words.prompts.withdrawTitle, words.prompts.withdraw);
  if (entry === null) return;
  click((desk) => withdrawPlayer(desk.work, { entry: entry.toUpperCase(), how: 'withdrawn', reason: 'told-the-desk' }));
}
