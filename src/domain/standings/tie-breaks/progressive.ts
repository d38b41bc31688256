/** PS (C.07, 7.5): progressive score; /C1 and /C2 leave out the totals after the first rounds. */
import { runningTotals } from '../running-totals';

export const progressive = runningTotals('PS', ['C', 'R']);
