/** Places and prizes (龍馬盃 第八條 名次, 第九條, A11, A13, A16–A19) against the published and computed table. */
import table from '../../golden/prizes/seedA-prizes-4-32.json';
import type { Finish } from './knockout';
import { outOf } from './records';
import type { Award, Division, Document, Say } from './types';

const FLOOR = { first: 1500, second: 750 };
const says = (award: Award, pattern: RegExp): boolean =>
  [award.prize, ...award.items].some((text) => pattern.test(text));
const isLucky = (award: Award): boolean => says(award, /lucky|幸運獎|參賽紀念獎/i);
const isUnbeaten = (award: Award): boolean => says(award, /unbeaten|全勝/i);
const isKit = (award: Award): boolean => says(award, /紀念服|kit|top.?four|last.?four/i);
/** A row for a place, perhaps with its holder's other gifts in it, and not a row for such a gift alone. */
const isPlace = (award: Award): boolean =>
  (award.place ?? 0) > 0 && !/lucky|幸運|unbeaten|全勝|kit|four|紀念服|四強/i.test(award.prize);

/** What each place carries beside the money. */
const ITEMS: Record<string, Record<number, string[]>> = {
  dan: { 1: ['龍馬駒', '獎狀'], 2: ['獎狀'], 3: ['獎狀'] },
  kyu: { 1: ['扇', '獎狀'], 2: ['簽名板', '獎狀'], 3: ['獎狀'] },
};

export function judgePrizes(document: Document, division: Division, finish: Finish, say: Say): void {
  const out = outOf(document);
  const row = table.rows.find((one) => one.n === division.players.length) ?? FLOOR;
  const at = (place: number): Award[] => division.awards.filter((award) => isPlace(award) && award.place === place);
  judgePlace(division, 1, at(1), finish.champion ? [finish.champion] : [], row.first, out, say);
  judgePlace(division, 2, at(2), finish.runnerUp ? [finish.runnerUp] : [], row.second, out, say);
  judgePlace(division, 3, at(3), finish.semifinalLosers, 0, out, say);
  const special = (what: string, awards: Award[], wanted: string[]): void => {
    const got = awards.map((award) => award.entry);
    for (const id of got) if (!wanted.includes(id)) say(what, `${division.id} gives it to ${id} without cause`);
    for (const id of wanted) if (!got.includes(id) && !out.has(id)) say(what, `${division.id} owes it to ${id}`);
    if (new Set(got).size < got.length) say(what, `${division.id} gives it twice: ${got.join(', ')}`);
  };
  special('kit for the last four', division.awards.filter(isKit), finish.lastFour);
  special('unbeaten prize', division.awards.filter(isUnbeaten), division.id === 'kyu' ? division.unbeaten : []);
  const barred = document.entries.filter((one) => one.history.some((row) => row.action.endsWith('.disqualified')));
  for (const award of division.awards) {
    if (barred.some((one) => one.id === award.entry))
      say('disqualified', `${award.entry} gets ${award.prize} all the same`);
    if (!division.players.includes(award.entry))
      say('award', `${division.id} gives ${award.prize} to ${award.entry}, no player of it`);
    if (award.amount > 0 && !at(1).includes(award) && !at(2).includes(award)) {
      say('prize money', `${division.id} gives ${award.entry} ${award.amount} for ${award.prize}`);
    }
  }
}

function judgePlace(
  division: Division,
  place: number,
  awards: Award[],
  holders: string[],
  amount: number,
  out: Set<string>,
  say: Say,
): void {
  for (const award of awards) {
    if (!holders.includes(award.entry))
      say('place', `${division.id} puts ${award.entry} in place ${place}, expected ${holders.join(', ')}`);
    if (award.amount !== amount && !(award.forfeited && award.amount === 0)) {
      say('prize money', `${division.id} gives ${award.entry} ${award.amount} for place ${place}, expected ${amount}`);
    }
    for (const item of ITEMS[division.id]?.[place] ?? []) {
      const given = division.awards.filter((one) => one.entry === award.entry).flatMap((one) => one.items);
      if (!given.some((one) => one.includes(item)))
        say('prize items', `${award.entry} in place ${place} of ${division.id} lacks ${item}`);
    }
  }
  for (const id of holders) {
    const times = awards.filter((award) => award.entry === id).length;
    if (times > 1) say('place', `${division.id} gives ${id} place ${place} ${times} times`);
    if (times === 0 && !out.has(id)) say('place', `${division.id} gives ${id} nothing for place ${place}`);
  }
}

/** Three winners out of all players of both divisions, nobody twice (A19). */
export function judgeLuckyDraw(document: Document, say: Say): void {
  const winners = document.divisions.flatMap((division) => division.awards.filter(isLucky).map((award) => award.entry));
  const players = document.divisions.filter((one) => one.rounds.length > 0).flatMap((division) => division.players);
  const wanted = Math.min(3, players.length);
  if (winners.length !== wanted)
    say('lucky draw', `${winners.length} lucky winners (${winners.join(', ')}), expected ${wanted}`);
  if (new Set(winners).size < winners.length) say('lucky draw', `a lucky winner occurs twice: ${winners.join(', ')}`);
  for (const id of winners) if (!players.includes(id)) say('lucky draw', `${id} won without being a player`);
}

/** Ranks 1, 2, 3, 3 of the standings, where there are any, and points between prelim wins and all wins. */
export function judgeStandings(division: Division, finish: Finish, say: Say): void {
  const rows = division.standings ?? [];
  const ranked = (rank: number): string[] => rows.filter((row) => row.rank === rank).map((row) => row.entry);
  const expect = (rank: number, holders: string[]): void => {
    for (const id of ranked(rank))
      if (!holders.includes(id)) say('place', `${division.id} ranks ${id} ${rank}, expected ${holders.join(', ')}`);
  };
  if (rows.length === 0) return;
  expect(1, finish.champion ? [finish.champion] : []);
  expect(2, finish.runnerUp ? [finish.runnerUp] : []);
  // two qualifiers play no semifinal: whoever comes next is third by the prelim, and is given no third prize
  if (finish.semifinalLosers.length > 0) expect(3, finish.semifinalLosers);
  for (const row of rows)
    if (!division.players.includes(row.entry)) say('standings', `${row.entry} is no player of ${division.id}`);
  const twice = rows.filter((row, index) => rows.findIndex((one) => one.entry === row.entry) !== index);
  for (const row of twice) say('standings', `${row.entry} stands twice in ${division.id}`);
}
