/** Places (八（二）, C2–C4): points, 对手分, 累进分, then lots inside a field; the finals give 1–32, blocks of two all below. */
import { better, scores, lastCommon, type Score } from './scores';
import { nth, type Division, type Document, type Say, type Standing } from './types';

const FINALISTS = 16;

const outOfList = (document: Document): Set<string> =>
  new Set(
    document.entries
      .filter(({ history }) => history.some(({ action }) => /\.disqualified$/.test(action)))
      .map(({ id }) => id),
  );

/** Draws of pairing numbers, fields and colours come before play and decide no place. */
const BEFORE_PLAY = /number|field|colou?r/;

/** A recorded draw over equal ones that has both and puts `a` first. */
const drewFirst = (document: Document, a: string, b: string): boolean =>
  document.draws.some(({ what, outcome }) => {
    if (BEFORE_PLAY.test(what)) return false;
    const at = (id: string): number => outcome.findIndex((line) => line === id);
    return at(a) >= 0 && at(b) >= 0 && at(a) < at(b);
  });

function judgeNumbers(division: Division, rows: readonly Standing[], found: Map<string, Score>, say: Say): void {
  for (const row of rows) {
    const own = found.get(row.entry)!;
    const { SOS: sos, CUSS: cuss } = row.tieBreaks;
    if (row.points !== own.points || sos !== own.sos || cuss !== own.cuss)
      say(
        'score',
        `${division.id} gives ${row.entry} ${nth(row.points)}/${nth(sos ?? -1)}/${nth(cuss ?? -1)}, the games ${nth(own.points)}/${nth(own.sos)}/${nth(own.cuss)}`,
      );
  }
}

/** Neighbours of one field in the right order, ties by a recorded lot, places 1, 2, 3 … without a gap. */
function judgeOrder(
  document: Document,
  where: string,
  rows: readonly { entry: string; place: number }[],
  found: Map<string, Score>,
  say: Say,
): void {
  const sorted = [...rows].sort((a, b) => a.place - b.place);
  sorted.forEach(({ entry, place }, i) => {
    if (place !== i + 1) say('places', `${where}: ${entry} has place ${nth(place)}, expected ${nth(i + 1)}`);
    const next = sorted[i + 1]?.entry;
    if (next === undefined) return;
    const order = better(found.get(entry)!, found.get(next)!);
    if (order > 0) say('order', `${where}: ${entry} stands before ${next} and has done worse`);
    if (order === 0 && !drewFirst(document, entry, next)) say('lots', `${where}: no lot puts ${entry} before ${next}`);
  });
}

function judgeFinal(document: Document, division: Division, found: Map<string, Score>, say: Say): void {
  const placed = division.standings.filter(({ rank }) => rank !== null);
  const field = (name: string): Standing[] =>
    placed.filter((row) => row.field === name).sort((a, b) => (a.fieldRank ?? 0) - (b.fieldRank ?? 0));
  const [a, b] = [field('A'), field('B')];
  const games = division.rounds.filter(({ stage }) => stage === 'final').flatMap((round) => round.games);
  const expected: string[] = [];
  for (let k = 0; k < Math.max(a.length, b.length); k++) {
    const [left, right] = [a[k]?.entry, b[k]?.entry];
    if (left === undefined || right === undefined) {
      expected.push(left ?? right!);
      continue;
    }
    const game = games.find(({ first, second }) => [first, second].includes(left) || [first, second].includes(right));
    if (k >= FINALISTS && game) say('final', `${left} and ${right} play a final and stand on ${nth(k + 1)} of A and B`);
    if (k < FINALISTS) {
      const meet = game && [game.first, game.second].includes(left) && [game.first, game.second].includes(right);
      if (!meet) say('final', `${nth(k + 1)} of A (${left}) and of B (${right}) do not meet`);
      const winner = ['1-0', '+/-'].includes(game?.result ?? '')
        ? game?.first
        : ['0-1', '-/+'].includes(game?.result ?? '')
          ? game?.second
          : null;
      if (meet && (winner === left || winner === right)) {
        expected.push(winner, winner === left ? right : left);
        continue;
      }
      if (meet && game.result === null) say('unfinished', `the final of ${left} and ${right} has no result`);
    }
    const order = better(found.get(left)!, found.get(right)!);
    const leftFirst = order !== 0 ? order < 0 : !drewFirst(document, right, left);
    if (order === 0 && !drewFirst(document, left, right) && !drewFirst(document, right, left))
      say('lots', `no lot decides between ${left} and ${right} of block ${nth(k + 1)}`);
    expected.push(...(leftFirst ? [left, right] : [right, left]));
  }
  const byRank = [...placed].sort((one, two) => one.rank! - two.rank!);
  byRank.forEach(({ entry, rank }, i) => {
    if (rank !== i + 1 || expected[i] !== entry)
      say('rank', `${entry} has place ${nth(rank!)}, expected ${nth(expected.indexOf(entry) + 1)}`);
  });
}

export function judgePlaces(document: Document, division: Division, say: Say): void {
  const out = outOfList(document);
  const rows = division.standings;
  const here = new Set(rows.map(({ entry }) => entry));
  if (here.size !== rows.length) say('places', `somebody stands twice in ${division.id}`);
  const merged = division.mergedFrom.length + division.mergedInto.length > 0;
  if (!merged)
    for (const id of division.players)
      if (!here.has(id)) say('places', `${id} is missing from the standings of ${division.id}`);
  for (const { entry, rank } of rows)
    if (rank === null && !out.has(entry)) say('places', `${entry} has no place in ${division.id}`);
  // merged divisions play in another one's games; there everybody's sums are judged
  if (division.mergedInto.length > 0 || division.rounds.length === 0) return;
  const ids = [...new Set([...division.players, ...here, ...document.entries.map(({ id }) => id)])];
  const found = scores(division, ids, lastCommon(division));
  judgeNumbers(division, rows, found, say);
  if (merged) return;
  const placed = rows.filter(({ rank }) => rank !== null);
  const names = [...new Set(placed.map(({ field }) => field))];
  for (const name of names) {
    const own = placed.filter(({ field }) => field === name);
    const places = own.map((row) => ({ entry: row.entry, place: (name === null ? row.rank : row.fieldRank) ?? 0 }));
    judgeOrder(document, `${division.id}${name ?? ''}`, places, found, say);
  }
  if (names.length > 1) judgeFinal(document, division, found, say);
}
