/** The bracket (龍馬盃 第八條, A1, A13–A15): size and start by qualifiers, byes first to the unbeaten, no two empty slots meet. */
import { BRACKET_DRAW, instant } from './calendar';
import { countingGames, idsOf, outcome, outOf, prelimRounds } from './records';
import type { Division, Document, Say } from './types';

/** Half of the slots → size of the bracket and start of its first round. */
const SIZES: Record<number, [size: number, start: string]> = {
  2: [2, '16:00'],
  4: [4, '15:00'],
  6: [8, '14:00'],
  8: [8, '14:00'],
  10: [16, '13:00'],
  12: [16, '13:00'],
  14: [16, '13:00'],
  16: [16, '13:00'],
};

export function judgeBracket(document: Document, division: Division, say: Say): void {
  const { bracket, id } = division;
  const places = division.slots / 2;
  const [size, start] = SIZES[places] ?? [0, ''];
  if (!bracket) {
    say('bracket', `${id} has no bracket`);
    return;
  }
  if (bracket.size !== size)
    say('bracket', `${id} has a bracket of ${bracket.size} for ${places} qualifiers, expected ${size}`);
  if (bracket.start !== start) say('bracket start', `${id} starts its bracket at ${bracket.start}, expected ${start}`);
  if (bracket.slots.length !== bracket.size) {
    say('bracket', `${id} has ${bracket.slots.length} bracket slots, the size is ${bracket.size}`);
    return;
  }
  judgeSeats(document, division, bracket.slots, bracket.size - places, say);
}

function judgeSeats(document: Document, division: Division, slots: (string | null)[], byes: number, say: Say): void {
  const out = outOf(document);
  const seated = slots.filter((one) => one !== null);
  const twice = seated.filter((one, index) => seated.indexOf(one) !== index);
  if (twice.length > 0) say('bracket', `${division.id} seats ${twice.join(', ')} twice`);
  const earned = earnedSeats(division);
  for (const one of seated)
    if (!earned.twoWins.has(one)) say('bracket', `${division.id} seats ${one}, who did not qualify`);
  const missing = [...earned.twoWins].filter((one) => !seated.includes(one));
  for (const one of missing) if (!out.has(one)) say('bracket', `${division.id} does not seat ${one}, who qualified`);
  const leftLater = missing.filter((one) => leftAfterDraw(document, one)).length;
  const pairs = Array.from({ length: slots.length / 2 }, (_, index) => slots.slice(2 * index, 2 * index + 2));
  const bothEmpty = pairs.filter((pair) => pair.every((one) => one === null)).length;
  const unavoidable = Math.max(0, slots.length - seated.length - slots.length / 2);
  if (bothEmpty > unavoidable + leftLater) {
    say(
      'empty pair',
      `${division.id} has ${bothEmpty} pairs of empty slots among ${seated.join(', ')}, expected ${unavoidable}`,
    );
  }
  const free = pairs.filter((pair) => pair.includes(null)).flat();
  const resting = free.filter((one) => one !== null);
  const unbeaten = seated.filter((one) => earned.unbeaten.has(one));
  const rested = unbeaten.filter((one) => resting.includes(one)).length;
  const wanted = Math.min(byes, unbeaten.length);
  if (rested < wanted) {
    say(
      'byes to the unbeaten',
      `${division.id}: byes go to ${resting.join(', ')}; ${rested} unbeaten, expected ${wanted}`,
    );
  }
}

function earnedSeats(division: Division): { twoWins: Set<string>; unbeaten: Set<string> } {
  const rounds = prelimRounds(division);
  const won = (id: string, last: number): number =>
    rounds
      .filter((round) => round.round <= last)
      .filter((round) => countingGames(round).some((game) => idsOf(game).includes(id) && outcome(game, id) === 'win'))
      .length;
  return {
    twoWins: new Set(division.players.filter((id) => won(id, 3) >= 2)),
    unbeaten: new Set(division.players.filter((id) => won(id, 2) === 2)),
  };
}

/** A14: who gives up before 12:30 is drawn as an empty slot; later his slot becomes a bye where it lies. */
function leftAfterDraw(document: Document, id: string): boolean {
  const rows = document.entries.find((entry) => entry.id === id)?.history ?? [];
  const left = rows.find((row) => /\.(withdrawn|absent|disqualified)$/.test(row.action));
  return left !== undefined && instant(left.at) >= BRACKET_DRAW;
}
