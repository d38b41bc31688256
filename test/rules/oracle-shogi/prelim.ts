/** The preliminaries as a whole: three rounds, each judged on the records it was drawn from, then the qualifiers. */
import { judgeFriendlies } from './friendly';
import { judgeCountingGames } from './prelim-rounds';
import { countingGames, idsOf, outcome, outOf, prelimRounds, recordsBefore, skipsFriendly, turned } from './records';
import { judgeRematches } from './rematches';
import type { Division, Document, Round, Say } from './types';

const MOST_CORRECTED = 4;

export function judgePrelims(document: Document, division: Division, say: Say): void {
  const rounds = prelimRounds(division);
  const numbers = rounds.map((round) => round.round).join(' ');
  if (numbers !== '1 2 3') say('rounds', `${division.id} has prelim rounds ${numbers || 'none'}, expected 1 2 3`);
  const out = outOf(document);
  const excused = skipsFriendly(document);
  rounds.forEach((round, index) => {
    const earlier = rounds.slice(0, index);
    const counted = !earlier.some((one) => one.games.some((game) => game.corrected));
    const verdicts = versions(earlier).map((past) => {
      const found: [string, string][] = [];
      const records = recordsBefore(division.players, past);
      const { players, slots } = division;
      const report = (rule: string, sentence: string): unknown => found.push([rule, sentence]);
      const view = { division: division.id, slots, players, round, records, out, counted, report };
      judgeCountingGames(view);
      judgeFriendlies(view, excused);
      judgeRematches(view, past);
      return found;
    });
    const mildest = verdicts.reduce((best, one) => (one.length < best.length ? one : best));
    for (const [rule, sentence] of mildest) say(rule, sentence);
  });
  judgeReturn(division, rounds, out, say);
  judgeQualifiers(division, rounds, out, say);
}

/** The earlier rounds as they may have stood at the draw: each corrected result as it is or turned round. */
function versions(earlier: Round[]): Round[][] {
  const corrected = earlier.flatMap((round) => round.games.filter((game) => game.corrected)).slice(0, MOST_CORRECTED);
  return Array.from({ length: 2 ** corrected.length }, (_, bits) => {
    const flipped = new Set(corrected.filter((_game, index) => ((bits >> index) & 1) === 1));
    return earlier.map((round) => ({
      ...round,
      games: round.games.map((game) => (flipped.has(game) ? turned(game) : game)),
    }));
  });
}

/** Whoever left keeps his slot but plays no more: after a loss by absence there is no game at a board. */
function judgeReturn(division: Division, rounds: Round[], out: Set<string>, say: Say): void {
  for (const id of division.players.filter((one) => out.has(one))) {
    let gone = 0;
    for (const round of rounds) {
      const games = round.games.filter((game) => idsOf(game).includes(id));
      const atBoard = games.some(
        (game) => game.kind === 'friendly' || (game.kind === 'official' && !isForfeit(game.result)),
      );
      if (gone > 0 && atBoard)
        say('withdrawn', `${division.id}: ${id} left in round ${gone} and plays in round ${round.round}`);
      const lostUnplayed = games.some(
        (game) => game.kind !== 'friendly' && isForfeit(game.result) && outcome(game, id) !== 'win',
      );
      if (lostUnplayed && gone === 0) gone = round.round;
    }
  }
}

const isForfeit = (result: string | null): boolean => result !== null && /[+-]\/[+-]/.test(result);

/** Half of the slots, exactly those with two wins; a withdrawn one may be listed or not (A9, A10, A14). */
function judgeQualifiers(division: Division, rounds: Round[], out: Set<string>, say: Say): void {
  const wins = (id: string, among: Round[]): number =>
    among.filter((round) =>
      countingGames(round).some((game) => idsOf(game).includes(id) && outcome(game, id) === 'win'),
    ).length;
  const agree = (listed: string[], earned: string[], rule: string): void => {
    for (const id of listed) if (!earned.includes(id)) say(rule, `${division.id} lists ${id} without the wins for it`);
    for (const id of earned) if (!listed.includes(id) && !out.has(id)) say(rule, `${division.id} leaves out ${id}`);
  };
  const qualified = division.players.filter((id) => wins(id, rounds) >= 2);
  agree(division.qualifiers, qualified, 'qualifiers');
  agree(
    division.unbeaten,
    division.players.filter((id) => wins(id, rounds.slice(0, 2)) === 2),
    'unbeaten',
  );
  const half = division.slots / 2;
  // A result corrected after round three was drawn can leave more or fewer with two wins; the text has no answer to that.
  if (rounds.some((round) => round.games.some((game) => game.corrected))) return;
  const full = !division.players.some((id) => out.has(id));
  const found = division.qualifiers.length;
  if (found > half || (full && division.players.length >= 4 && found !== half)) {
    say('half qualify', `${division.id} has ${found} qualifiers, half of ${division.slots} slots is ${half}`);
  }
}
