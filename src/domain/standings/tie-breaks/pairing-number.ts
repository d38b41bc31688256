/** TPN: the pairing number; the lower one is better. */
import { eachPlayer, type TieBreak } from '../tie-break';

export const pairingNumber: TieBreak = {
  code: 'TPN',
  scale: 1,
  better: 'low',
  allows: ['R'],
  compute: (context) => eachPlayer(context, (player) => ({ value: player.number, parts: [] })),
};
