/** BWG (C.07, 7.4): games won over the board with Black. */
import { countRounds } from '../count-rounds';

export const blackWins = countRounds(
  'BWG',
  (entry) => entry.played && entry.colour === 'b' && (entry.code === '1' || entry.code === 'W'),
);
