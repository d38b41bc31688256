/** A game as it is drawn: everything that a later step fills in is still empty. */
import { makeId } from '../common/ids';
import type { Game } from './game';

type Drawn = Pick<Game, 'division' | 'stage' | 'round' | 'first' | 'second' | 'kind'>;

export const newGame = (game: Drawn & Partial<Game>): Game => ({
  id: makeId('game', 0),
  field: null,
  board: 0,
  result: null,
  counts: true,
  corrected: false,
  remarks: [],
  draw: null,
  ...game,
});
