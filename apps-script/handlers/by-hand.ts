/** 名額與退費 by hand: what is meant, what would come of it, and only then done; refused when it would no longer be the same. */
import { problem, type Problem } from '../../src/domain/common/result';
import { formOf } from '../../src/office/forms';
import { fill } from '../../src/office/say';
import type { Work } from '../../src/office/work';
import type { OfficeWords } from '../../src/office/words';
import * as places from '../../src/rooms/places';
import { officeId } from '../desk';
import { readTabs } from '../google/books';
import { ask, confirm } from '../google/person';
import { readProperties } from '../google/properties';
import { click } from './run';
import { lookOnly } from './words-now';

const JOURNAL = 1010;

type Act = (work: Work, words: OfficeWords) => readonly Problem[];

/** Shows what would happen; a refusal goes the usual way, so that the journal knows of it. */
function previewed(title: string, act: Act): void {
  const { words, work } = lookOnly();
  const before = work?.facts;
  if (!work || !before || act(work, words).length > 0) {
    click((desk) => act(desk.work, desk.words));
    return;
  }
  const shown = places.previewText(before, work.facts, words);
  if (!confirm(title, fill(words.preview.question, { what: shown }))) return;
  click((desk) => {
    const start = desk.work.facts;
    const problems = act(desk.work, desk.words);
    if (problems.length > 0) return problems;
    return places.previewText(start, desk.work.facts, desk.words) === shown ? [] : [problem('preview.outdated')];
  });
}

const upper = (text: string): string => text.normalize('NFKC').toUpperCase();
const ids = (text: string): string[] =>
  upper(text)
    .split(/[\s,、，]+/)
    .filter(Boolean);

/** One line typed: an id and what follows it. */
function typed(title: string, question: string): { id: string; rest: string } | null {
  const text = ask(title, question);
  if (text === null) return null;
  const [id = '', ...rest] = text.split(/\s+/);
  return { id: upper(id), rest: rest.join(' ') };
}

export function moveDivision(): void {
  const { words } = lookOnly();
  const said = typed(words.menu.moveDivision, words.prompts.moveDivision);
  if (said) previewed(words.menu.moveDivision, (work) => places.moveEntry(work, { entry: said.id, to: said.rest }));
}

export function reinstateEntry(): void {
  const { words } = lookOnly();
  const said = typed(words.menu.reinstateEntry, words.prompts.reinstateEntry);
  if (said) previewed(words.menu.reinstateEntry, (work) => places.reinstateEntry(work, { entry: said.id }));
}

export function lapseEntry(): void {
  const { words } = lookOnly();
  const said = typed(words.menu.lapseEntry, words.prompts.lapseEntry);
  if (said) previewed(words.menu.lapseEntry, (work) => places.lapseEntry(work, { entry: said.id }));
}

/** `級位組` alone, or with who goes where: `級位組 E-0007 段位組 E-0009 段位組`. */
export function cancelDivision(): void {
  const { words } = lookOnly();
  const text = ask(words.menu.cancelDivision, words.prompts.cancelDivision);
  if (text === null) return;
  const [division = '', ...pairs] = text.split(/\s+/);
  const moves: Record<string, string> = {};
  for (let i = 0; i < pairs.length; i += 2) moves[upper(pairs[i] ?? '')] = pairs[i + 1] ?? '';
  previewed(words.menu.cancelDivision, (work) => places.cancelDivision(work, { division, moves }));
}

/** The questions of the transfer form, one after the other; a choice by its words or its number, nothing = left out. */
export function transferEntry(): void {
  const { words, work } = lookOnly();
  const title = words.menu.transferEntry;
  const said = typed(title, words.prompts.transferEntry);
  if (!said) return;
  const answers: Record<string, string> = {};
  for (const field of (work && formOf(work.facts, 'transfer'))?.fields ?? []) {
    if (['section', 'code', 'token', 'consent'].includes(field.meaning)) continue;
    const labels = (field.choices ?? []).map((choice) => choice.label);
    const answer = ask(title, [field.title, ...labels.map((label, i) => `${String(i + 1)}. ${label}`)].join('\n'));
    if (answer === null) return;
    const chosen = labels[Number(answer) - 1] ?? answer;
    if (chosen !== '') answers[field.title] = chosen;
  }
  previewed(title, (desk) => places.transferEntry(desk, { entry: said.id, answers }));
}

export function undoChange(): void {
  const { words } = lookOnly();
  const said = typed(words.menu.undoChange, words.prompts.undoChange);
  if (!said) return;
  const book = officeId(readProperties());
  previewed(words.menu.undoChange, (work, w) => {
    const journal = readTabs(book, [JOURNAL]).get(JOURNAL) ?? [];
    return places.undoChange(work, { entry: said.id, line: places.lastChange(work.facts, w, journal, said.id) });
  });
}

export function correctAddress(): void {
  const { words } = lookOnly();
  const said = typed(words.menu.correctAddress, words.prompts.correctAddress);
  if (said)
    previewed(words.menu.correctAddress, (work) => places.correctAddress(work, { entry: said.id, email: said.rest }));
}

export function resendLetters(): void {
  const { words } = lookOnly();
  const text = ask(words.menu.resendLetters, words.prompts.resendLetters);
  if (text !== null) previewed(words.menu.resendLetters, (work) => places.resendLetters(work, { letters: ids(text) }));
}

export function markBounced(): void {
  const { words } = lookOnly();
  const text = ask(words.menu.markBounced, words.prompts.markBounced);
  if (text !== null) click((desk) => places.markBounced(desk.work, { letters: ids(text) }));
}

/** Asked with the list of what is owed; `*` is everybody. */
export function refundsPaid(): void {
  const { words, work } = lookOnly();
  const owed = work ? places.owedTo(work.facts) : [];
  const list = owed.map(({ to, amount }) => `${to} ${String(amount)}`).join('\n');
  const text = ask(words.menu.refundsPaid, fill(words.prompts.refundsPaid, { list }));
  if (text === null) return;
  const to = text === '*' ? owed.map((one) => one.to) : ids(text);
  previewed(words.menu.refundsPaid, (desk) => places.refundsPaid(desk, { to }));
}

export function decideRefund(): void {
  const { words, work } = lookOnly();
  const list = work ? places.undecidedText(work) : '';
  const said = typed(words.menu.decideRefund, fill(words.prompts.decideRefund, { list }));
  if (!said) return;
  const kept = said.rest === '' ? 0 : Number(said.rest.normalize('NFKC').replace(/,/g, ''));
  previewed(words.menu.decideRefund, (desk) => places.decideRefund(desk, { entry: said.id, kept }));
}
