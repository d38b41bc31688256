/**
 * The lot that seats a bracket: one shuffle of three kinds of tickets, whose orders among themselves are independent.
 * `bye E-0003 unbeaten` decides who has a bye, `seat E-0003` who meets whom, `pair 02` where in the bracket each pair goes
 * (龍馬盃 第八條 輪空, 籤位; A14, A15).
 */
import type { EntryId } from '../../common/ids';
import type { KnockoutStage } from '../../regulation/regulation';
import type { Qualifiers } from '../win-count/qualifiers';

const two = (n: number): string => String(n).padStart(2, '0');

export function seatLines(
  stage: KnockoutStage,
  size: number,
  {
    places,
    present,
    unbeaten,
    unbeatenByWalkover,
  }: Pick<Qualifiers, 'places' | 'present' | 'unbeaten' | 'unbeatenByWalkover'>,
  seeds: readonly EntryId[],
): string[] {
  const first = (player: EntryId): boolean =>
    unbeaten.includes(player) && (stage.walkoverWinsAreUnbeaten || !unbeatenByWalkover.includes(player));
  const claim = (player: EntryId): string => {
    if (stage.byes === 'seeds') return `seed-${two(seeds.indexOf(player) + 1)}`;
    return stage.byes === 'unbeaten-then-lot' && first(player) ? 'unbeaten' : 'other';
  };
  const apart = stage.emptyPairs === 'avoid' ? 'vacant' : 'vacant-anywhere';
  return [
    ...(size > places ? present.map((player) => `bye ${player} ${claim(player)}`) : []),
    ...present.map((player) => `seat ${player}`),
    ...Array.from({ length: places - present.length }, (_, i) => `seat ${apart}-${two(i + 1)}`),
    ...Array.from({ length: size / 2 }, (_, i) => `pair ${two(i + 1)}`),
  ];
}

/** Order of claims: seeds by number, the unbeaten, everybody else; equal claims stay as drawn. */
const claimRank = (word: string): number => {
  if (word.startsWith('seed-')) return Number(word.slice(5));
  return word === 'unbeaten' ? 1 : 2;
};

/**
 * Byes = bracket size less qualifying places, whether or not a qualifier has left. A holder of a bye sits with an empty
 * slot; an empty slot of a qualifier who left meets a player while there are any, so that two empty slots meet only when
 * more than half of the bracket is empty.
 */
export function readBracketOrder(outcome: readonly string[]): { slots: (EntryId | null)[]; byes: EntryId[] } {
  const tickets = outcome.map((line) => line.split(' '));
  const drawn = (kind: string): string[][] => tickets.filter((ticket) => ticket[0] === kind);
  const pairs = drawn('pair').map((ticket) => Number(ticket[1]));
  const seats = drawn('seat').map((ticket) => ticket[1]!);
  const claims = drawn('bye').sort((a, b) => claimRank(a[2]!) - claimRank(b[2]!));
  const byes = claims.slice(0, 2 * pairs.length - seats.length).map((ticket) => ticket[1] as EntryId);
  const isVacant = (seat: string): boolean => seat.startsWith('vacant');
  const open = seats.filter((seat) => !byes.includes(seat as EntryId));
  const spare = 2 * pairs.length - seats.length - byes.length;
  const empty = open.filter((seat) => /^vacant-\d/.test(seat)).length + spare;
  const rest = open.filter((seat) => !/^vacant-\d/.test(seat));
  const blocks: (string | null)[][] = seats
    .filter((seat) => byes.includes(seat as EntryId))
    .map((seat) => [seat, null]);
  const facing = Math.min(empty, rest.length);
  for (let i = 0; i < facing; i++) blocks.push([rest[i]!, null]);
  for (let i = facing; i + 1 < rest.length; i += 2) blocks.push([rest[i]!, rest[i + 1]!]);
  for (let i = facing; i + 1 < empty; i += 2) blocks.push([null, null]);
  const slots: (EntryId | null)[] = [];
  blocks.forEach((block, i) => {
    block.forEach((seat, side) => {
      slots[2 * pairs[i]! - 2 + side] = seat === null || isVacant(seat) ? null : (seat as EntryId);
    });
  });
  return { slots, byes };
}
