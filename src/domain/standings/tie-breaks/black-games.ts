/** BPG (C.07, 7.3): games played with Black. */
import { countRounds } from '../count-rounds';

export const blackGames = countRounds('BPG', (entry) => entry.played && entry.colour === 'b');
