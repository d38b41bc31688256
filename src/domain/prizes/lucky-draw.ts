/** The lucky draw: one shuffle of everybody who is there; the first so many win, and the next takes an absent one's turn (A19). */
import { isSeed } from '../common/draw-stream';
import { makeId, type EntryId } from '../common/ids';
import { ok, problem, refuse, type Result } from '../common/result';
import { makeDraw } from '../play/draws/draw';
import type { Draw } from '../play/game';
import type { Prize } from '../regulation/regulation';
import type { Award, PrizeField } from './award';

export interface LuckyDrawOrder {
  readonly prize: Prize;
  /** all fields for a draw among everybody, or the one field of a division's own draw */
  readonly fields: readonly PrizeField[];
  readonly absent: readonly EntryId[];
  /** prizes given so far, for draws that leave out who holds one */
  readonly awards: readonly Award[];
  /** e.g. `shogi-open-2026/lucky` */
  readonly label: string;
  readonly seed: string;
  readonly nextDraw: number;
}

export function luckyDraw(order: LuckyDrawOrder): Result<Draw> {
  const { prize, seed } = order;
  if (!('luckyDraw' in prize.condition)) return refuse(problem('lucky-draw.not-a-draw', { prize: prize.id }));
  if (!isSeed(seed)) return refuse(problem('draw.seed-invalid', { found: seed }));
  const leftOut = new Set<EntryId>(order.absent);
  if (prize.condition.luckyDraw.prizeHolders === 'left-out') {
    for (const { entry, members } of order.awards)
      (entry === null ? members : [entry]).forEach((one) => leftOut.add(one));
  }
  const pool = order.fields.flatMap(({ players }) => players).filter((player) => !leftOut.has(player));
  if (pool.length === 0) return refuse(problem('lucky-draw.nobody', { prize: prize.id }));
  return ok(makeDraw({ id: makeId('draw', order.nextDraw), what: order.label, seed, pool }));
}

/** First so many of the drawn order who are there: each wins once, a draw "again" is the next in the order. */
export const luckyWinners = (drawn: readonly string[], winners: number, absent: readonly EntryId[]): EntryId[] =>
  drawn.filter((entry): entry is EntryId => !absent.includes(entry as EntryId)).slice(0, winners);
