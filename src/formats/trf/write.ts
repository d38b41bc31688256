/**
 * Writes a TRF document as TRF16 (with the extensions JaVaFo and bbpPairings read) or TRF26, without loss:
 * reading the result gives the same players, rounds and pairing conditions again.
 *
 * What TRF16 has no line for (a forbidden pair for some rounds only, requested byes) stays in its TRF26 line;
 * readers of TRF16 skip ids they do not know.
 */
import type { Acceleration } from '../../domain/play/crosstable';
import { MAX_ROUND, type TrfDocument } from './document';
import { writePlayerLine } from './player-line';
import { writePointLines } from './point-lines';
import { printTenths } from './text';

export type TrfVersion = '16' | '26';

const pad = (value: number, width: number): string => String(value).padStart(width);

function conditionLines(doc: TrfDocument, version: TrfVersion): string[] {
  const lines: string[] = [];
  if (doc.plannedRounds !== null) lines.push(`${version === '26' ? '142' : 'XXR'} ${doc.plannedRounds}`);
  if (version === '26') {
    if (doc.initialColour !== null) lines.push(`152 ${doc.initialColour.toUpperCase()}`);
    if (doc.rankOrder) lines.push('XXC rank');
  } else {
    const words = [...(doc.rankOrder ? ['rank'] : [])];
    if (doc.initialColour !== null) words.push(doc.initialColour === 'w' ? 'white1' : 'black1');
    if (words.length > 0) lines.push(`XXC ${words.join(' ')}`);
  }
  if (doc.points !== null) lines.push(...writePointLines(doc.points, version));
  if (doc.system !== null) lines.push(`192 ${doc.system}`);
  return lines;
}

function line250(entry: Acceleration): string {
  const { points, firstRound, lastRound, firstPlayer, lastPlayer } = entry;
  return `250      ${printTenths(points).padStart(4)} ${pad(firstRound, 3)} ${pad(lastRound, 3)} ${pad(firstPlayer, 4)} ${pad(lastPlayer, 4)}`;
}

/** Each accelerated player's points round by round, later entries over earlier ones. */
function linesXxa(accelerations: readonly Acceleration[], players: readonly number[]): string[] {
  return players.flatMap((player) => {
    const points: number[] = [];
    for (const entry of accelerations) {
      if (player < entry.firstPlayer || player > entry.lastPlayer) continue;
      while (points.length < entry.lastRound) points.push(0);
      for (let round = entry.firstRound; round <= entry.lastRound; round++) points[round - 1] = entry.points;
    }
    if (points.length === 0) return [];
    return [`XXA ${pad(player, 4)}${points.map((value) => ` ${printTenths(value).padStart(4)}`).join('')}`];
  });
}

function accelerationLines(doc: TrfDocument, version: TrfVersion): string[] {
  if (version === '26') return doc.accelerations.map(line250);
  return linesXxa(
    doc.accelerations,
    doc.players.map((player) => player.number),
  );
}

const numbers = (players: readonly number[]): string => players.map((player) => ` ${pad(player, 4)}`).join('');

function forbiddenLines(doc: TrfDocument, version: TrfVersion): string[] {
  return doc.forbidden.map(({ firstRound, lastRound, players }) => {
    const always = firstRound === 1 && lastRound === null;
    if (always && version === '16') return `XXP ${players.join(' ')}`;
    return `260 ${pad(firstRound, 3)} ${pad(lastRound ?? doc.plannedRounds ?? MAX_ROUND, 3)}${numbers(players)}`;
  });
}

/** Order: header, conditions, players, then byes, accelerations, forbidden pairs, and other texts. */
export function writeTrf(doc: TrfDocument, version: TrfVersion): string {
  // Texts keep their order: all up to the last header line come first, the others (comments, national records) last.
  const texts = doc.lines.map((line) => line.tag + line.text);
  const top = doc.lines.reduce((last, line, index) => (/^[0-2]\d2$/.test(line.tag) ? index + 1 : last), 0);
  const all = [
    ...texts.slice(0, top),
    ...conditionLines(doc, version),
    ...doc.players.map(writePlayerLine),
    ...doc.byes.map((bye) => `240 ${bye.code} ${pad(bye.round, 3)}${numbers(bye.players)}`),
    ...accelerationLines(doc, version),
    ...forbiddenLines(doc, version),
    ...(doc.absent.length === 0 ? [] : [`XXZ ${doc.absent.join(' ')}`]),
    ...texts.slice(top),
  ];
  return all.map((line) => line + doc.lineEnd).join('');
}
