/** The knockout follows its bracket: winners advance, an empty or abandoned slot lets the opponent pass (龍馬盃 第五條, 第八條). */
import { idsOf, outcome, outOf } from './records';
import type { Division, Document, Game, Round, Say } from './types';

export interface Finish {
  champion: string | null;
  /** The other finalist, also when he could not play. */
  runnerUp: string | null;
  semifinalLosers: string[];
  lastFour: string[];
}

type Slot = string | null;

/** Plays the bracket through with the document's games; every departure from it is said. */
export function judgeKnockout(document: Document, division: Division, say: Say): Finish {
  const out = outOf(document);
  const rounds = division.rounds.filter((round) => round.stage !== 'prelim');
  let level: Slot[] = division.bracket?.slots ?? [];
  const finish: Finish = { champion: null, runnerUp: null, semifinalLosers: [], lastFour: [] };
  if (level.length < 2) return finish;
  const needed = Math.log2(level.length);
  if (rounds.length !== needed)
    say('knockout', `${division.id} has ${rounds.length} knockout rounds, expected ${needed}`);
  const ascending = rounds.every(
    (round, index) => index === 0 || round.round > rounds[index - 1]!.round || round.stage === 'final',
  );
  if (!ascending)
    say('knockout', `${division.id}: knockout rounds ${rounds.map((one) => one.round).join(' ')} are out of order`);
  for (const round of rounds) {
    if (level.length < 2) break;
    if (level.length === 4 || (level.length === 2 && needed === 1))
      finish.lastFour = level.filter((one) => one !== null);
    const used = new Set<Game>();
    const next: Slot[] = [];
    for (let at = 0; at < level.length; at += 2) {
      const pair = [level[at]!, level[at + 1]!] as [Slot, Slot];
      const winner = play(division.id, round, pair, out, used, say);
      const loser = pair.find((one) => one !== winner) ?? null;
      if (level.length === 4 && loser !== null) finish.semifinalLosers.push(loser);
      if (level.length === 2) finish.runnerUp = loser;
      next.push(winner);
    }
    for (const game of round.games) {
      if (!used.has(game)) {
        say(
          'knockout',
          `${division.id} ${round.stage} ${round.round}: ${game.first ?? 'empty'} v ${game.second ?? 'empty'} is not in the bracket`,
        );
      }
    }
    level = next;
  }
  finish.champion = level.length === 1 ? level[0]! : null;
  return finish;
}

function play(division: string, round: Round, pair: [Slot, Slot], out: Set<string>, used: Set<Game>, say: Say): Slot {
  const [a, b] = pair;
  const label = `${division} ${round.stage} ${round.round}: ${a ?? 'empty'} v ${b ?? 'empty'}`;
  const game = round.games.find((one) => !used.has(one) && sameSides(one, pair));
  if (game) used.add(game);
  if (a === null && b === null) return null;
  if (a === null || b === null) {
    if (game?.kind === 'official') say('knockout', `${label} is official and has one player`);
    return a ?? b;
  }
  if (!game) {
    const staying = pair.filter((one) => !out.has(one!));
    if (staying.length === 2) say('knockout', `${label} was not played`);
    return staying.length === 1 ? staying[0]! : null;
  }
  if (game.kind === 'friendly' || game.kind === 'bye' || !game.counts)
    say('knockout', `${label} has kind ${game.kind}`);
  const winner = pair.find((one) => outcome(game, one!) === 'win') ?? null;
  const forfeit = game.result !== null && /[+-]\/[+-]/.test(game.result);
  for (const one of pair) {
    if (forfeit && one !== winner && !out.has(one!))
      say('walkover', `${label}: ${one!} lost without a game and never left`);
  }
  if (winner === null && !forfeit) say('result', `${label}: no result`);
  return winner;
}

function sameSides(game: Game, pair: [Slot, Slot]): boolean {
  const ids = idsOf(game);
  const wanted = pair.filter((one) => one !== null);
  return ids.length === wanted.length && wanted.every((one) => ids.includes(one));
}
