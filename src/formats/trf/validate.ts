/**
 * Is a TRF document fit for its use? Three profiles, each including the one before:
 * readable (players agree with each other), pairable (the next round can be paired from it) and
 * fide (it can be sent in for rating).
 */
import { problem, type Problem } from '../../domain/common/result';
import { CHESS_POINTS, type Acceleration } from '../../domain/play/crosstable';
import { pointsOf } from '../../domain/play/points';
import { checkConsistency } from './consistency';
import { accelerationsOf, inferInitialColour, roundsPlayed, toCrosstable } from './crosstable';
import type { TrfDocument } from './document';
import { checkFideReady } from './fide-ready';
import { printTenths } from './text';

export type TrfProfile = 'readable' | 'pairable' | 'fide';

function accelerationOf(list: readonly Acceleration[], player: number, round: number): number {
  return list.reduce(
    (points, entry) =>
      player >= entry.firstPlayer && player <= entry.lastPlayer && round >= entry.firstRound && round <= entry.lastRound
        ? entry.points
        : points,
    0,
  );
}

/**
 * The stated points must follow from the rounds. As in the reference engine they may also contain the virtual
 * points of the round to come and what a bye given beforehand in that round is worth.
 */
function checkPoints(doc: TrfDocument): Problem[] {
  const played = roundsPlayed(doc);
  const points = doc.points ?? CHESS_POINTS;
  const accelerations = accelerationsOf(doc);
  const rounds = new Map(toCrosstable(doc).players.map((player) => [player.number, player.rounds]));
  return doc.players.flatMap((player) => {
    if (player.points === null) return [];
    const own = rounds.get(player.number) ?? player.rounds;
    let sum = 0;
    for (let round = 1; round <= played; round++) sum += pointsOf(points, own[round - 1]);
    const virtual = accelerationOf(accelerations, player.number, played + 1);
    const coming = own[played];
    const next = coming === undefined ? 0 : pointsOf(points, coming);
    if ([sum, sum + virtual, sum + next, sum + virtual + next].includes(player.points)) return [];
    const params = { number: player.number, found: printTenths(player.points), expected: printTenths(sum) };
    return [
      problem(
        'trf.player.points-differ',
        params,
        player.line === 0 ? `player ${player.number}` : `line ${player.line}, column 81`,
      ),
    ];
  });
}

function checkPairable(doc: TrfDocument): Problem[] {
  const problems: Problem[] = [];
  const played = roundsPlayed(doc);
  if (doc.plannedRounds === null) problems.push(problem('trf.pairable.rounds-missing'));
  else if (played >= doc.plannedRounds)
    problems.push(problem('trf.pairable.no-round-left', { rounds: doc.plannedRounds, played }));
  if (doc.initialColour === null && inferInitialColour(doc) === null)
    problems.push(problem('trf.pairable.colour-missing'));
  if (doc.system !== null && !/^FIDE_DUTCH(_20\d\d)?(_BAKU)?$/.test(doc.system))
    problems.push(problem('trf.pairable.system', { found: doc.system }));
  const last = doc.plannedRounds;
  if (last !== null && doc.accelerations.some((entry) => entry.lastRound > last))
    problems.push(problem('trf.pairable.acceleration-beyond', { rounds: last }));
  for (const player of doc.players)
    player.rounds.forEach((record, index) => {
      if (record !== undefined && record.opponent !== null && record.code === null)
        problems.push(
          problem('trf.pairable.result-missing', { number: player.number, round: index + 1 }, `line ${player.line}`),
        );
    });
  const known = new Set(doc.players.map((player) => player.number));
  const named = [
    ...doc.byes.flatMap((bye) => bye.players),
    ...doc.absent,
    ...doc.forbidden.flatMap((line) => line.players),
  ];
  for (const number of new Set(named))
    if (!known.has(number)) problems.push(problem('trf.pairable.unknown-player', { number }));
  return [...problems, ...checkPoints(doc)];
}

/** Every problem of the profile; an empty list means the document is fit for it. */
export function validateTrf(doc: TrfDocument, profile: TrfProfile): readonly Problem[] {
  const readable = checkConsistency(doc);
  if (profile === 'readable') return readable;
  if (profile === 'pairable') return [...readable, ...checkPairable(doc)];
  return [...readable, ...checkPoints(doc), ...checkFideReady(doc)];
}
