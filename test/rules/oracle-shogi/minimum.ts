/** A division below four at the closing date is cancelled and its people get everything back (龍馬盃 第二條, A20). */
import { CLOSES } from './calendar';
import { placeBefore, sitsIn } from './timeline';
import type { Division, Document, Say } from './types';

const MINIMUM = 4;

export function judgeMinimum(document: Document, division: Division, say: Say): void {
  const sitting = document.entries.filter((entry) => sitsIn(placeBefore(entry, CLOSES + 1), division.id));
  const played = division.rounds.length > 0;
  if (played && sitting.length < MINIMUM) {
    say('minimum', `${division.id} had ${sitting.length} entries at the closing date and was played all the same`);
  }
  if (!played && division.players.length >= MINIMUM) {
    say('minimum', `${division.id} has ${division.players.length} players and was not played`);
  }
  if (!played && (division.qualifiers.length > 0 || division.awards.length > 0)) {
    say('minimum', `${division.id} was not played and has qualifiers or awards`);
  }
}
