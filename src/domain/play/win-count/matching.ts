/**
 * How a drawn order becomes pairs inside one record group, and the fewest rematches the group allows (龍馬盃 第四條
 * 盡量避免重複對戰, A10, A12). Every complete pairing comes from equally many orders, so that an order drawn until it
 * gives the fewest rematches makes each best pairing equally likely.
 */

/** What the pairing needs to know of a slot. */
export interface Member {
  readonly name: string;
  /** an empty place or a withdrawn player: whoever meets it wins without playing */
  readonly virtual: boolean;
  readonly met: readonly string[];
}

/** `second` null: nobody at all, because the group is odd and has no virtual slot. */
export type Pair<M> = readonly [M, M | null];

export const isRematch = ([a, b]: Pair<Member>): boolean =>
  b !== null && !a.virtual && !b.virtual && (a.met.includes(b.name) || b.met.includes(a.name));

export const rematches = (pairs: readonly Pair<Member>[]): number => pairs.filter(isRematch).length;

/**
 * Virtual slots meet players as far as there are players; the other players meet two by two as drawn; virtual slots left
 * over meet each other, the one drawn first keeping the nominal win. In an odd group a virtual slot sits out, or without
 * one the player drawn first has nobody to meet.
 */
export function pairInOrder<M extends Member>(order: readonly M[]): Pair<M>[] {
  const players = order.filter((member) => !member.virtual);
  const virtual = order.filter((member) => member.virtual);
  const seated: (M | null)[] = order.length % 2 === 0 ? virtual : virtual.length > 0 ? virtual.slice(0, -1) : [null];
  const pairs: Pair<M>[] = [];
  const facing = Math.min(players.length, seated.length);
  for (let i = 0; i < facing; i++) pairs.push([players[i]!, seated[i]!]);
  for (let i = facing; i + 1 < players.length; i += 2) pairs.push([players[i]!, players[i + 1]!]);
  for (let i = facing; i + 1 < seated.length; i += 2) pairs.push([seated[i]!, seated[i + 1]!]);
  return pairs;
}

/** Fewest rematches of any complete pairing of the group: tries 0, 1, 2 … and asks whether a pairing fits. */
export function fewestRematches(group: readonly Member[]): number {
  const players = group.filter((member) => !member.virtual);
  const virtual = group.length - players.length;
  const odd = group.length % 2 === 1;
  const free = Math.min(players.length, odd ? (virtual > 0 ? virtual - 1 : 1) : virtual);
  const met = players.map((a) => players.map((b) => a !== b && isRematch([a, b])));
  let allowed = 0;
  while (
    !fits(
      players.map((_, i) => i),
      free,
      allowed,
      met,
    )
  )
    allowed++;
  return allowed;
}

/** Can these players be paired with `free` of them facing virtual slots and at most `allowed` rematches? */
function fits(left: readonly number[], free: number, allowed: number, met: readonly (readonly boolean[])[]): boolean {
  if (left.length <= free) return true;
  const fresh = (a: number): number[] => left.filter((b) => b !== a && !met[a]![b]);
  // the player with the fewest opponents left decides soonest
  let [pivot, options] = [left[0]!, fresh(left[0]!)];
  for (const a of left) {
    const own = fresh(a);
    if (own.length < options.length) [pivot, options] = [a, own];
  }
  const without = (...gone: readonly number[]): number[] => left.filter((a) => !gone.includes(a));
  if (free > 0 && fits(without(pivot), free - 1, allowed, met)) return true;
  if (options.some((b) => fits(without(pivot, b), free, allowed, met))) return true;
  return allowed > 0 && left.some((b) => met[pivot]![b] === true && fits(without(pivot, b), free, allowed - 1, met));
}
