/** A bracket decided together with everybody below it: always exact, for when the bracket alone does not settle it. */
import { augmentAll } from '../matching/prefer';
import { bracketMatching, legalTable } from './bracket-graph';
import { firstCandidate } from './candidate';
import { byeHere, factsOf, seatAs, type Position, type Solution } from './position';
import { floatersOnly, qualityCriteria } from './quality';
import { BYE, inBracket, MOVED_DOWN, NEXT, RESIDENT, REST, type Seat } from './seats';

/** The bracket together with everybody below it: always exact. */
export function solveOpen(p: Position): Solution {
  const seats: Seat[] = [
    ...p.movedDown.map(seatAs(MOVED_DOWN)),
    ...p.residents.map(seatAs(RESIDENT)),
    ...p.next.map(seatAs(NEXT)),
    ...p.rest.map(seatAs(REST)),
  ];
  if (p.byeOpen) seats.push({ part: BYE, player: -1 });
  const legal = legalTable(p.field, seats);
  const indexOf = (s: Seat): number => (s.part === BYE ? p.field.size : s.player);
  const seatOf = new Int32Array(p.partner.length).fill(-1);
  seats.forEach((s, v) => (seatOf[indexOf(s)] = v));
  const hint = Int32Array.from(seats, (s) => {
    const known = p.partner[indexOf(s)]!;
    return known === -1 ? -1 : seatOf[known]!;
  });
  let facts = factsOf(p, p.movedDown.length + p.residents.length, p.next.length, false);
  let start: Int32Array = hint;
  if (byeHere(p)) {
    // C9 counts only where a single player leaves: that has to be known first
    const counting = bracketMatching(p.field, seats, floatersOnly(facts), legal, hint, 'part');
    augmentAll(counting);
    let floaters = 0;
    seats.forEach((s, v) => {
      if (inBracket(s) && !inBracket(seats[counting.mate[v]!]!)) floaters++;
    });
    facts = factsOf(p, floaters, p.next.length, floaters === 1);
    start = counting.mate;
  }
  const criteria = qualityCriteria(facts, false);
  const m = bracketMatching(p.field, seats, criteria, legal, start);
  const result = firstCandidate(p.field, seats, m);
  seats.forEach((s, v) => (p.partner[indexOf(s)] = m.mate[v] === -1 ? -1 : indexOf(seats[m.mate[v]!]!)));
  const nothing = { pairs: [], floaters: [], exchanges: 0 };
  return { result: result ?? nothing, seats, criteria, partner: m.mate, byeTaken: false };
}
