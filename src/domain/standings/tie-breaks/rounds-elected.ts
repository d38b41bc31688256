/** REP (C.07, 7.6): rounds the player elected to play: all but requested byes, absences and forfeit losses. */
import { countRounds } from '../count-rounds';

export const roundsElected = countRounds('REP', (entry) => !entry.voluntary);
