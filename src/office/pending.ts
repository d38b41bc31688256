/** A draw under way: written down as one row before anything follows from it, finished by whoever comes next. */
import type { Problem } from '../domain/common/result';
import type { Instant } from '../domain/common/time';
import { drawBracket, pairRound } from './actions/play';
import { luckyDraw, type LuckyArgs } from './actions/prizes';
import type { OfficeWords } from './words';
import { Work } from './work';

export const PENDING = 'pending';

/** Actions that draw lots. */
const DRAWING = {
  pairRound: (work: Work, args: LuckyArgs) => pairRound(work, args),
  drawBracket: (work: Work, args: LuckyArgs) => drawBracket(work, args),
  luckyDraw: (work: Work, args: LuckyArgs) => luckyDraw(work, args),
} as const satisfies Record<string, (work: Work, args: LuckyArgs) => readonly Problem[]>;
export type DrawingAction = keyof typeof DRAWING;

export interface Pending {
  readonly action: DrawingAction;
  readonly args: LuckyArgs;
  readonly at: Instant;
  readonly actor: string;
}

/**
 * Does what the row says, at the time and with the seed it says, and names what was done; refused now means that it is
 * no longer called for.
 */
export function finishPending(work: Work, words: OfficeWords): DrawingAction | null {
  const text = work.facts.marks[PENDING];
  if (text === undefined) return null;
  const pending = JSON.parse(text) as Pending;
  const then = new Work(work.facts, { ...work.env, now: pending.at, actor: pending.actor });
  const problems = DRAWING[pending.action](then, pending.args);
  if (problems.length === 0) {
    work.add(then.change);
    work.notice('pending.finished', {
      action: (words.menu as Record<string, string>)[pending.action] ?? pending.action,
    });
  }
  work.mark(PENDING, null);
  return problems.length === 0 ? pending.action : null;
}
