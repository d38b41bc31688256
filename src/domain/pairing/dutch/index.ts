/** The FIDE Dutch system. */
export type { ChecklistRow } from './checklist';
export type { ColourRule } from './allocate-colours';
export { pairDutch, type BoardPair, type DutchOptions, type DutchPairing } from './pair';
export type { Cause, FloatReason, PairReason, PassedOver, Reasons } from './reasons';
