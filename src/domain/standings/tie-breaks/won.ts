/** WON (C.07, 7.2): games won over the board. */
import { countRounds } from '../count-rounds';

export const won = countRounds('WON', (entry) => entry.played && (entry.code === '1' || entry.code === 'W'));
