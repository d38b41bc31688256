/** WIN (C.07, 7.1): rounds with as many points as a win gives, played or not. */
import { countRounds } from '../count-rounds';

export const win = countRounds('WIN', (entry, event) => entry.points === event.points.win && entry.code !== null);
