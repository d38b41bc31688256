/** The FIDE Dutch system. */
export { pairDutch, type BoardPair, type DutchOptions, type DutchPairing } from './pair';
