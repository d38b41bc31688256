/** Parts a vertex can play while one bracket is decided. */
export const MOVED_DOWN = 0;
export const RESIDENT = 1;
/** next scoregroup: decided later, but C8 looks at it */
export const NEXT = 2;
/** everybody below: only has to stay pairable (C4) */
export const REST = 3;
/** a place in "what floats out of this bracket", where who meets the floater need not be modelled */
export const FLOAT_SLOT = 4;
/** the allocated bye */
export const BYE = 5;
export type Part = typeof MOVED_DOWN | typeof RESIDENT | typeof NEXT | typeof REST | typeof FLOAT_SLOT | typeof BYE;

/** A vertex: its part and, for players, the index in the field (−1 otherwise). */
export interface Seat {
  readonly part: Part;
  readonly player: number;
}

export const inBracket = (seat: Seat): boolean => seat.part <= RESIDENT;
