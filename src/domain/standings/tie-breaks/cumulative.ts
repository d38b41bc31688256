/** CUSS, 累进分: the same sum of running totals as go knows it (won, won, won, won, lost = 2+4+6+8+8). */
import { runningTotals } from '../running-totals';

export const cumulative = runningTotals('CUSS', ['R']);
