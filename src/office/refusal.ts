/** A refusal leaves one line in the journal: that something was asked for, and the first reason why it was not done. */
import type { Problem } from '../domain/common/result';
import type { Work } from './work';

/** The last refusal of a trigger: it comes back every few minutes and is told once. */
const TROUBLE = 'trouble';

/** What a person typed may be anybody's name and stays out of the journal. */
const TYPED = new Set(['found', 'typed', 'name', 'names', 'memo', 'what']);

function masked(found: Problem): Problem {
  const kept = Object.entries(found.params ?? {}).map(([key, value]) => [key, TYPED.has(key) ? '…' : value] as const);
  return { ...found, params: Object.fromEntries(kept) };
}

export function noteRefusal(work: Work, problems: readonly Problem[], sentenceOf: (found: Problem) => string): void {
  const [first] = problems;
  if (!first) {
    work.mark(TROUBLE, null);
    return;
  }
  const codes = [...new Set(problems.map((found) => found.code))].join(' ');
  const background = work.env.actor === 'system';
  if (background && work.facts.marks[TROUBLE] === codes) return;
  if (background) work.mark(TROUBLE, codes);
  work.journal({
    action: 'action.refused',
    subject: '',
    reason: sentenceOf(masked(first)),
    after: { problems: problems.length, codes },
  });
}
