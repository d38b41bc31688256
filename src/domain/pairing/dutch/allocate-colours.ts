/** Who has White (C.04.3 art. 5, edition 1 Feb 2026): the first of five rules that applies, and which one it was. */
import type { Colour } from '../../play/crosstable';
import { ABSOLUTE, colourHistory, other, STRONG } from './colour-preference';
import type { Field } from './field';

export type ColourRule =
  /** 5.2.1 both preferences */
  | 'both'
  /** 5.2.2 the stronger preference; of two absolute ones the wider colour difference */
  | 'stronger'
  /** 5.2.3 the reverse of the last round in which one had White and the other Black */
  | 'alternate'
  /** 5.2.4 the higher ranked gets the preference */
  | 'higher'
  /** 5.2.5 by number, from the colour drawn by lot */
  | 'lot';

function byPreference(field: Field, a: number, b: number): { colour: Colour; rule: ColourRule } | null {
  const first = field.colours[a]!;
  const second = field.colours[b]!;
  if (first.colour === null && second.colour === null) return null;
  if (first.colour !== second.colour) return { colour: first.colour ?? other(second.colour!), rule: 'both' };
  const wanted = first.colour!;
  const weight = (c: typeof first): number => (c.strength === ABSOLUTE ? ABSOLUTE + c.difference : c.strength);
  if (first.strength < STRONG && second.strength < STRONG) return null;
  if (weight(first) === weight(second)) return null;
  return { colour: weight(first) > weight(second) ? wanted : other(wanted), rule: 'stronger' };
}

function byHistory(field: Field, a: number, b: number): Colour | null {
  const first = colourHistory(field.players[a]!, field.round).reverse();
  const second = colourHistory(field.players[b]!, field.round).reverse();
  for (let k = 0; k < Math.min(first.length, second.length); k++) if (first[k] !== second[k]) return second[k]!;
  return null;
}

/** `a` and `b` are field indices, `a` ranked higher; the colour is a's. */
export function allocateColour(
  field: Field,
  a: number,
  b: number,
  initial: Colour,
): { colour: Colour; rule: ColourRule } {
  const preferred = byPreference(field, a, b);
  if (preferred !== null) return preferred;
  const alternate = byHistory(field, a, b);
  if (alternate !== null) return { colour: alternate, rule: 'alternate' };
  const own = field.colours[a]!.colour;
  if (own !== null) return { colour: own, rule: 'higher' };
  return { colour: field.rank[a]! % 2 === 0 ? initial : other(initial), rule: 'lot' };
}
