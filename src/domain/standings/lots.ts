/**
 * Lots where all criteria are equal (go regulation C 八（二）: every tie inside a field is broken before the final; C.07,
 * 4.2): who has to draw, and the standing with the drawn order in it. The draw itself is a recorded one of `play/draws`.
 */
export interface Tied {
  readonly id: string;
  /** shared by equal players: 1, 2, 2, 4 */
  readonly rank: number;
}

/** Everybody on a shared rank, in the order given: the pool of one draw for the whole field; empty = nothing to draw. */
export const tiedOnes = (rows: readonly Tied[]): string[] =>
  rows.filter(({ id, rank }) => rows.some((other) => other.id !== id && other.rank === rank)).map(({ id }) => id);

/** Ranks 1, 2, 3 … with equal ones in the order of their lots, and who owes his rank to a lot; a lot too few leaves the order given. */
export function brokenByLots<R extends Tied>(
  rows: readonly R[],
  lots: readonly string[],
): readonly (R & { readonly byLot: boolean })[] {
  const tied = new Set(tiedOnes(rows));
  const at = (id: string): number => (lots.includes(id) ? lots.indexOf(id) : lots.length);
  return rows
    .slice()
    .sort((a, b) => a.rank - b.rank || at(a.id) - at(b.id))
    .map((row, i) => ({ ...row, rank: i + 1, byLot: tied.has(row.id) }));
}
