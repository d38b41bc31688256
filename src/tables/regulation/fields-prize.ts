/** What the tabs 獎項 and 規程疑義 hold: one row a prize or a question, one column a value. */
import type { FieldRow } from './fields-event';
import { bool, choice, nullable, optional, text, texts } from './kind';
import { int, money, percent, places } from './number-kinds';
import { cash } from './shape-kinds';

/** Paths within a prize; several patterns may share a column, since a prize has one condition only. */
export const PRIZE_FIELDS: readonly FieldRow[] = [
  ['names.own', text],
  ['condition', places],
  ['condition.reachedLast', int(1, 999)],
  ['condition.luckyDraw.winners', int(1, 999)],
  ['value', cash],
  ['value.pool.percent', percent],
  ['value.pool.numerator', int(1, 999)],
  ['value.pool.denominator', int(1, 999)],
  ['value.pool.roundTo', int(1, 10_000)],
  ['value.pool.floor', money],
  ['value.pool.fee', money],
  ['items', texts],
  ['title', nullable(text)],
  ['fromPlayers', nullable(int(0, 9999))],
  ['ties', choice('prizeTies', ['tie-break', 'equal-share', 'hort'])],
  ['cumulates', bool],
  ['passedDown', bool],
  ['mustBePresent', bool],
  ['condition.walkoversCount', bool],
  ['condition.smallerBracket', choice('smallerBracket', ['bracket-only', 'everybody'])],
  ['condition.luckyDraw.among', choice('luckyAmong', ['division', 'everybody'])],
  ['condition.luckyDraw.prizeHolders', choice('prizeHolders', ['included', 'left-out'])],
  ['note', optional(text)],
  ['clause', optional(text)],
];

export const READING_FIELDS: readonly FieldRow[] = [
  ['question', text],
  ['reading', text],
  ['alternatives', texts],
  ['confirm', text],
  ['clause', optional(text)],
];
