/** 十四: cups and certificates for three, certificates for the next three of a primary group from eight (B2), cash in the open. */
import { PRIMARY, type Division, type Say } from './types';

const CUP = ['獎盃一座', '獎狀乙只'];
const CERTIFICATE = ['獎狀乙只'];
const CASH = [1500, 1000, 500];
const EIGHT = 8;

/** Last place with a prize. */
const lastPlace = (division: Division): number =>
  PRIMARY.includes(division.id) && division.players.length >= EIGHT ? 6 : 3;

export function judgePrizes(division: Division, say: Say): void {
  const { id, rounds, standings, awards } = division;
  if (rounds.length === 0) {
    if (awards.length > 0) say('prizes', `${id} was not played and gives prizes`);
    return;
  }
  const last = lastPlace(division);
  const rankOf = new Map(standings.map(({ entry, rank }) => [entry, rank]));
  const tied = (rank: number): number => standings.filter((row) => row.rank === rank).length;
  for (const { entry, place, items, amount } of awards) {
    const rank = rankOf.get(entry) ?? null;
    if (place === null || place < 1 || place > last) {
      say('prizes', `${id} gives ${entry} a prize for place ${String(place)}, there are ${String(last)}`);
      continue;
    }
    if (rank === null || place < rank || place >= rank + tied(rank))
      say('prizes', `${id} gives ${entry}, who is ${String(rank)}, the prize of place ${String(place)}`);
    const due = place <= 3 ? CUP : CERTIFICATE;
    if (items.join() !== due.join())
      say('prizes', `${id} gives ${entry} ${items.join('、')}, place ${String(place)} has ${due.join('、')}`);
    const cash = id === 'open' ? (CASH[place - 1] ?? 0) : 0;
    if (rank !== null && tied(rank) === 1 && amount !== cash)
      say('cash', `${id} gives ${entry} ${String(amount)}, place ${String(place)} has ${String(cash)}`);
  }
  for (const { entry, rank } of standings)
    if (rank !== null && rank <= last && tied(rank) === 1 && !awards.some((award) => award.entry === entry))
      say('prizes', `${entry} is ${String(rank)} of ${id} and gets nothing`);
  const cash = awards.reduce((sum, { amount }) => sum + amount, 0);
  if (cash > (id === 'open' ? 3000 : 0)) say('cash', `${id} gives ${String(cash)} in all`);
}
