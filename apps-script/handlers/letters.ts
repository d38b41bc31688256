/** 寄出信件: in lots, so that nobody waits behind the lock for all of them. */
import { inBackground } from './run';
import { click } from './run';
import type { Act, Delivered } from '../desk';

const LOT = 20;
/** At about a second a letter well below the six minutes. */
const LOTS = 5;

/** Sends what waits, until nothing does or the quota says no; `first` is done before the first lot. */
export function sendWaiting(first: Act = () => []): Delivered {
  let total: Delivered = { sent: 0, queued: 0, quota: false };
  for (let lot = 0; lot < LOTS; lot++) {
    const { sent } = inBackground(lot === 0 ? first : () => [], { letters: LOT });
    if (!sent) return total;
    total = { sent: total.sent + sent.sent, queued: sent.queued, quota: sent.quota };
    if (sent.quota || sent.queued === 0 || sent.sent === 0) return total;
  }
  return total;
}

export function sendLetters(): void {
  const { sent, queued, quota } = sendWaiting();
  click((desk) => {
    desk.work.notice('letters.sent', { sent, queued });
    if (quota) desk.work.notice('letters.quota', { queued });
    return [];
  });
}
