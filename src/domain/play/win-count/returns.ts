/**
 * A player who faces the kept place of somebody who has left and whom he has met before: no game is played, so it is no
 * rematch, but as long as a pairing with as few rematches does without it, it is avoided too (龍馬盃 第四條、第五條; A12).
 */
import { fewestRematches, isRematch, type Member, type Pair } from './matching';

/** One side plays, the other has left, and they have met. */
export const isReturn = ([a, b]: Pair<Member>): boolean => {
  if (b === null || a.virtual === b.virtual) return false;
  const [player, gone] = a.virtual ? [b, a] : [a, b];
  return player.met.includes(gone.name);
};

export const returns = (pairs: readonly Pair<Member>[]): number => pairs.filter(isReturn).length;

/** Fewest returns of any complete pairing of the group that has the fewest rematches. */
export function fewestReturns(group: readonly Member[]): number {
  const players = group.filter((member) => !member.virtual);
  const seats = group.filter((member) => member.virtual);
  if (!players.some((player) => seats.some((seat) => player.met.includes(seat.name)))) return 0;
  const faced = Math.min(players.length, group.length % 2 === 1 ? seats.length - 1 : seats.length);
  const rematches = fewestRematches(group);
  let allowed = 0;
  while (!fits({ players, seats, faced, rematches, allowed })) allowed++;
  return allowed;
}

interface Left {
  readonly players: readonly Member[];
  /** kept and empty places, of which `faced` are still to be faced */
  readonly seats: readonly Member[];
  readonly faced: number;
  readonly rematches: number;
  readonly allowed: number;
}

/** The first player left takes each place or opponent in turn that the allowance bears. */
function fits(left: Left): boolean {
  const [player, ...others] = left.players;
  if (!player) return left.faced === 0;
  if (left.faced > left.players.length) return false;
  if (left.faced > 0 && left.seats.some((seat) => takes(left, player, others, seat))) return true;
  return (
    left.players.length > left.faced &&
    others.some((other) => {
      const again = isRematch([player, other]) ? 1 : 0;
      const players = others.filter((one) => one !== other);
      return left.rematches >= again && fits({ ...left, players, rematches: left.rematches - again });
    })
  );
}

function takes(left: Left, player: Member, players: readonly Member[], seat: Member): boolean {
  const back = player.met.includes(seat.name) ? 1 : 0;
  if (left.allowed < back) return false;
  const seats = left.seats.filter((one) => one !== seat);
  return fits({ ...left, players, seats, faced: left.faced - 1, allowed: left.allowed - back });
}
