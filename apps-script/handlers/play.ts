/** 編排與成績: drawing rounds and brackets, results, corrections, withdrawals, taking back. */
import { drawBracket as bracketAction, pairRound as pairAction } from '../../src/office/actions/play';
import { requestBye as byeAction } from '../../src/office/actions/byes';
import {
  correctResult as correctAction,
  recordResults as recordAction,
  resultOfWord,
  withdrawPlayer,
} from '../../src/office/actions/results';
import {
  bracketText,
  lastBrackets,
  lastRounds,
  takeBackBracket as backBracket,
  takeBackRound as backRound,
  targetText,
  type TakeBackTarget,
} from '../../src/office/actions/take-back';
import { fill } from '../../src/office/say';
import { problem } from '../../src/domain/common/result';
import type { OfficeWords } from '../../src/office/words';
import { ask, confirm, refuse } from '../google/person';
import { click, clickDraw } from './run';
import { lookOnly } from './words-now';

export function pairRound(): void {
  const { words } = lookOnly();
  const seed = ask(words.prompts.seedTitle, words.prompts.seed);
  if (seed === null) return;
  const outcome = clickDraw('pairRound', seed, { absent: [] }, (desk, args) => pairAction(desk.work, args));
  const stuck = outcome.problems.some(({ code }) => NO_PAIRING.test(code));
  if (stuck && confirm(words.prompts.leastHarmTitle, words.prompts.leastHarm))
    clickDraw('pairRound', seed, { absent: [], leastHarm: true }, (desk, args) => pairAction(desk.work, args));
}

/** No pairing keeps all rules: what the engines say then. */
const NO_PAIRING = /^(pairing\.none|go-score\.no-pairing|lots\.no-pairing)/;

export function requestBye(): void {
  const { words } = lookOnly();
  const typed = ask(words.prompts.requestByeTitle, words.prompts.requestBye);
  if (typed === null) return;
  const [entry = '', round = '1'] = typed.split(/\s+/);
  click((desk) => byeAction(desk.work, { entry: entry.toUpperCase(), round: Number(round) }));
}

export function disqualify(): void {
  const { words } = lookOnly();
  const typed = ask(words.prompts.disqualifyTitle, words.prompts.disqualify);
  if (typed === null) return;
  const [entry = '', ...reason] = typed.split(/\s+/);
  const why = reason.join(' ') || 'by-organiser';
  if (!confirm(words.prompts.disqualifyTitle, fill(words.prompts.disqualifySure, { entry: entry.toUpperCase() })))
    return;
  click((desk) => withdrawPlayer(desk.work, { entry: entry.toUpperCase(), how: 'disqualified', reason: why }));
}

export function drawBracket(): void {
  const { words } = lookOnly();
  const seed = ask(words.prompts.seedTitle, words.prompts.seed);
  if (seed !== null) clickDraw('drawBracket', seed, { absent: [] }, (desk, args) => bracketAction(desk.work, args));
}

export function recordResults(): void {
  click((desk) => recordAction(desk.work));
}

/** Which one (asked only when there are several), and whether really: the question says how many results are lost. */
function chosen(
  words: OfficeWords,
  targets: readonly TakeBackTarget[],
  nameOf: (target: TakeBackTarget) => string,
): TakeBackTarget | null {
  const w = words.prompts;
  const lines = targets.map((target, i) => `${String(i + 1)}. ${nameOf(target)}`);
  const typed = targets.length > 1 ? ask(w.takeBackTitle, fill(w.takeBackWhich, { list: lines.join('\n') })) : '1';
  if (typed === null) return null;
  const target = targets[Number(typed || '1') - 1];
  if (!target) {
    refuse(words, [problem('taken-back.no-such', { typed, last: targets.length })]);
    return null;
  }
  const lost = target.results > 0 ? `\n${fill(w.takeBackResults, { count: target.results })}` : '';
  return confirm(w.takeBackTitle, fill(w.takeBack, { what: nameOf(target) }) + lost) ? target : null;
}

export function takeBackRound(): void {
  const { words, work } = lookOnly();
  const targets = work ? lastRounds(work) : [];
  if (!work || targets.length === 0) {
    click(() => [problem('taken-back.nothing')]);
    return;
  }
  const target = chosen(words, targets, (one) => targetText(work, words, one));
  if (target) click((desk) => backRound(desk.work, target, desk.words));
}

export function takeBackBracket(): void {
  const { words, work } = lookOnly();
  const targets = work ? lastBrackets(work) : [];
  if (!work || targets.length === 0) {
    click(() => [problem('take-back.no-bracket')]);
    return;
  }
  const target = chosen(words, targets, (one) => bracketText(work, words, one));
  if (target) click((desk) => backBracket(desk.work, target, desk.words));
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
