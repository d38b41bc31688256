/** 小分 (B4): points, tie-breaks and places as the games give them; ratings only for those who took part in five rounds (B3). */
import { isGivenBye, sidesOf, wasPlayed } from './rounds';
import { compare, scoresOf, type Score } from './scores';
import type { Division, Document, Say, Standing } from './types';

const NAMES = ['BHM1', 'SB', 'PS'];
const plain = (key: string): string => key.toUpperCase().replace(/[^A-Z0-9]/g, '');
const FIVE = 5;

export function judgeStandings(document: Document, division: Division, say: Say): void {
  if (division.rounds.length === 0) return;
  const scores = new Map(scoresOf(division).map((score) => [score.id, score]));
  const listed = division.standings.map(({ entry }) => entry);
  for (const id of division.players) if (!listed.includes(id)) say('standings', `${id} of ${division.id} has no place`);
  if (new Set(listed).size !== listed.length) say('standings', `${division.id} lists somebody twice`);
  const ranked = division.standings.flatMap((row) => (row.rank === null ? [] : (scores.get(row.entry) ?? [])));
  for (const row of division.standings) {
    const score = scores.get(row.entry);
    if (!score) say('standings', `${row.entry} has a place in ${division.id} and no game`);
    else judgeRow(document, division, row, score, ranked, say);
  }
}

function judgeRow(
  document: Document,
  division: Division,
  row: Standing,
  score: Score,
  ranked: readonly Score[],
  say: Say,
): void {
  const who = `${row.entry} of ${division.id}`;
  if (row.points !== score.points)
    say('points', `${who} has ${String(row.points)}, the games give ${String(score.points)}`);
  const given = new Map(Object.entries(row.tieBreaks).map(([key, value]) => [plain(key), value]));
  NAMES.forEach((name, i) => {
    const value = given.get(name);
    if (value !== score.tieBreaks[i])
      say('tie-break', `${who}: ${name} ${String(value)}, the games give ${String(score.tieBreaks[i])}`);
  });
  const history = document.entries.find(({ id }) => id === row.entry)?.history ?? [];
  // 十五（二）: whoever played under another's name or in the wrong group has no result
  if (history.some(({ action }) => action.endsWith('.disqualified'))) {
    if (row.rank !== null) say('disqualified', `${who} was disqualified and is ${String(row.rank)}`);
    if (division.awards.some(({ entry }) => entry === row.entry)) say('disqualified', `${who} gets a prize`);
  }
  if (row.rank === null) {
    if (!history.some(({ action }) => /\.(withdrawn|absent|disqualified)$/.test(action)))
      say('rank', `${who} has no place`);
    return;
  }
  const better = ranked.filter((other) => compare(other, score) < 0).length;
  if (row.rank !== better + 1) say('rank', `${who} is ${String(row.rank)}, ${String(better)} are better`);
  judgeRating(division, row, say);
}

/** Byes count as taking part, but are no rated game; a game nobody played is neither. */
function judgeRating(division: Division, row: Standing, say: Say): void {
  const games = division.rounds.flatMap((round) => round.games.filter((game) => sidesOf(game).includes(row.entry)));
  const took = games.filter((game) => wasPlayed(game) || isGivenBye(game)).length;
  if (row.ratingChange !== null && (took < FIVE || !games.some(wasPlayed)))
    say('rating', `${row.entry} of ${division.id} is rated after ${String(took)} rounds`);
}
