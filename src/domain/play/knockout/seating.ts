/**
 * The lot that seats a bracket: one shuffle of three kinds of tickets, whose orders among themselves are independent.
 * `bye E-0003 unbeaten` decides who has a bye, `seat E-0003` who meets whom, `pair 02` where in the bracket each pair goes
 * (龍馬盃 第八條 輪空, 籤位; A14, A15).
 */
import type { EntryId } from '../../common/ids';
import type { DrawMethod } from '../draws/draw';
import type { KnockoutStage } from '../../regulation/regulation';
import type { Qualifiers } from '../win-count/qualifiers';

const EMPTY = 'empty';
/** vacancies that are kept apart, as against `vacant-anywhere-01` */
const VACANT = /^vacant-\d/;
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
 * more than half of the bracket is empty. One line a slot: `E-0003`, `E-0003 bye` or `empty`.
 */
function seats(order: readonly string[]): string[] {
  const tickets = order.map((line) => line.split(' '));
  const drawn = (kind: string): string[][] => tickets.filter((ticket) => ticket[0] === kind);
  const pairs = drawn('pair').map((ticket) => Number(ticket[1]));
  const names = drawn('seat').map((ticket) => ticket[1]!);
  const byes = 2 * pairs.length - names.length;
  const claims = drawn('bye').sort((a, b) => claimRank(a[2]!) - claimRank(b[2]!));
  const holders = claims.slice(0, byes).map((ticket) => ticket[1]!);
  const open = names.filter((name) => !holders.includes(name));
  const rest = open.filter((name) => !VACANT.test(name));
  const empty = open.length - rest.length + byes - holders.length;
  const facing = Math.min(empty, rest.length);
  const blocks = names.filter((name) => holders.includes(name)).map((name) => [`${name} bye`, EMPTY]);
  for (let i = 0; i < facing; i++) blocks.push([rest[i]!, EMPTY]);
  for (let i = facing; i + 1 < rest.length; i += 2) blocks.push([rest[i]!, rest[i + 1]!]);
  for (let i = facing; i + 1 < empty; i += 2) blocks.push([EMPTY, EMPTY]);
  const slots: string[] = [];
  blocks.forEach((block, i) => {
    block.forEach((name, side) => {
      slots[2 * pairs[i]! - 2 + side] = name.startsWith('vacant') ? EMPTY : name;
    });
  });
  return slots;
}

export const BRACKET_SEATS: DrawMethod = { algorithm: 'hmac-sha256-bracket/1', reader: () => seats };

/** Slots and holders of byes of an outcome. */
export function readSeats(outcome: readonly string[]): { slots: (EntryId | null)[]; byes: EntryId[] } {
  const slots = outcome.map((line) => (line === EMPTY ? null : (line.replace(' bye', '') as EntryId)));
  return { slots, byes: slots.filter((entry, i): entry is EntryId => outcome[i] === `${String(entry)} bye`) };
}
