/** What every pairing system owes after every round; asserted by the tests of all of them. */
export interface PairedRound {
  readonly pairs: readonly (readonly [string, string])[];
  readonly bye: string | null;
}

export interface InvariantInput {
  /** everybody who is there this round */
  readonly present: readonly string[];
  readonly round: PairedRound;
  /** forbidden: pairs that met before, or must not meet */
  readonly forbidden: ReadonlySet<string>;
  /** who had a bye before */
  readonly hadBye: ReadonlySet<string>;
}

export const pairKey = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);

/** Sentences about what is broken; empty when all is well. */
export function broken({ present, round, forbidden, hadBye }: InvariantInput): string[] {
  const said: string[] = [];
  const seen = new Map<string, number>();
  for (const id of [...round.pairs.flat(), ...(round.bye === null ? [] : [round.bye])])
    seen.set(id, (seen.get(id) ?? 0) + 1);
  for (const id of present) if (seen.get(id) !== 1) said.push(`${id} is paired ${seen.get(id) ?? 0} times`);
  for (const id of seen.keys()) if (!present.includes(id)) said.push(`${id} is paired and not there`);
  for (const [a, b] of round.pairs) {
    if (a === b) said.push(`${a} meets himself`);
    if (forbidden.has(pairKey(a, b))) said.push(`${a} and ${b} must not meet`);
  }
  if ((round.bye === null) !== (present.length % 2 === 0)) said.push('a bye exactly with an odd number');
  if (round.bye !== null && hadBye.has(round.bye)) said.push(`${round.bye} has a second bye`);
  return said;
}

/** Colours of one player in the order of the rounds: difference within `most`, no run longer than `run`. */
export function colourTrouble(colours: readonly ('w' | 'b')[], most: number, run: number): string[] {
  const said: string[] = [];
  let difference = 0;
  let length = 0;
  colours.forEach((colour, index) => {
    difference += colour === 'w' ? 1 : -1;
    length = colour === colours[index - 1] ? length + 1 : 1;
    if (Math.abs(difference) > most) said.push(`difference ${difference} after game ${index + 1}`);
    if (length > run) said.push(`${length} times ${colour} running`);
  });
  return said;
}
