/** A second reading of a crosstable, apart from the engine's, for the checker and the enumerator. */
import type { Crosstable, RoundRecord } from '../../../../../src/domain/play/crosstable';

export interface Card {
  no: number;
  /** points paired on (tenths), virtual ones included */
  pts: number;
  /** colours of games played, in order */
  hues: string;
  met: number[];
  /** D, U or - for one and two rounds back */
  floats: [string, string];
  byeBarred: boolean;
  unplayed: number;
}

const WORTH: Record<string, (t: Crosstable) => number> = {
  '1': (t) => t.points.win,
  W: (t) => t.points.win,
  '=': (t) => t.points.draw,
  D: (t) => t.points.draw,
  '0': (t) => t.points.loss,
  L: (t) => t.points.loss,
  '+': (t) => t.points.forfeitWin,
  '-': (t) => t.points.forfeitLoss,
  H: (t) => t.points.halfBye,
  F: (t) => t.points.fullBye,
  U: (t) => t.points.pairingBye,
  Z: (t) => t.points.zeroBye,
};

export const worth = (t: Crosstable, r: RoundRecord | undefined): number => WORTH[r?.code ?? 'Z']!(t);
const overTheBoard = (r: RoundRecord | undefined): boolean =>
  r !== undefined && r.opponent !== null && ['1', '0', '=', 'W', 'L', 'D'].includes(r.code ?? '');

/** Points before a round with the virtual points of that round. */
export function ptsBefore(t: Crosstable, no: number, round: number): number {
  const player = t.players.find((p) => p.number === no)!;
  let pts = 0;
  for (let k = 0; k < round - 1; k++) pts += worth(t, player.rounds[k]);
  let extra = 0;
  for (const a of t.accelerations) {
    if (a.firstRound <= round && round <= a.lastRound && a.firstPlayer <= no && no <= a.lastPlayer) extra = a.points;
  }
  return pts + extra;
}

function floatIn(t: Crosstable, no: number, round: number): string {
  if (round < 1) return '-';
  const record = t.players.find((p) => p.number === no)!.rounds[round - 1];
  if (record === undefined || !overTheBoard(record)) return worth(t, record) > t.points.loss ? 'D' : '-';
  const gap = ptsBefore(t, no, round) - ptsBefore(t, record.opponent!, round);
  return gap > 0 ? 'D' : gap < 0 ? 'U' : '-';
}

/** Cards of those to be paired, in pairing order. */
export function cards(t: Crosstable, round: number, present: readonly number[]): Card[] {
  return present
    .map((no): Card => {
      const past = t.players.find((p) => p.number === no)!.rounds.slice(0, round - 1);
      while (past.length < round - 1) past.push(undefined);
      const games = past.filter(overTheBoard);
      return {
        no,
        pts: ptsBefore(t, no, round),
        hues: games.map((g) => g?.colour).join(''),
        met: games.map((g) => g!.opponent!),
        floats: [floatIn(t, no, round - 1), floatIn(t, no, round - 2)],
        byeBarred: past.some((r) => !overTheBoard(r) && (r?.code === 'U' || worth(t, r) >= t.points.win)),
        unplayed: past.length - games.length,
      };
    })
    .sort((a, b) => (a.pts === b.pts ? a.no - b.no : b.pts - a.pts));
}

export const diff = (c: Card): number => [...c.hues].reduce((sum, hue) => sum + (hue === 'w' ? 1 : -1), 0);
export const twice = (c: Card): string => (/(ww|bb)$/.exec(c.hues)?.[0] ?? ' ').charAt(0).trim();

/** Colour due and how strongly: '' none, 1 mild, 2 strong, 3 absolute (art. 1.7). */
export function due(c: Card): { hue: string; force: number } {
  if (c.hues === '') return { hue: '', force: 0 };
  const d = diff(c);
  const contrary = (hue: string): string => (hue === 'w' ? 'b' : 'w');
  if (Math.abs(d) > 1) return { hue: d > 0 ? 'b' : 'w', force: 3 };
  if (twice(c) !== '') return { hue: contrary(twice(c)), force: 3 };
  if (d !== 0) return { hue: d > 0 ? 'b' : 'w', force: 2 };
  return { hue: contrary(c.hues.slice(-1)), force: 1 };
}

export interface Situation {
  t: Crosstable;
  round: number;
  list: Card[];
}

export const topscorer = (s: Situation, c: Card): boolean =>
  s.t.plannedRounds !== null &&
  s.round >= s.t.plannedRounds &&
  2 * c.pts > (s.round - 1) * Math.max(s.t.points.win, s.t.points.draw);

/** C1, C3 and barred pairs. */
export function mayMeet(s: Situation, a: Card, b: Card): boolean {
  if (a.no === b.no || a.met.includes(b.no)) return false;
  for (const f of s.t.forbidden) {
    if (f.firstRound <= s.round && s.round <= f.lastRound && f.players.includes(a.no) && f.players.includes(b.no))
      return false;
  }
  const x = due(a);
  const y = due(b);
  return !(x.force === 3 && y.force === 3 && x.hue === y.hue && !topscorer(s, a) && !topscorer(s, b));
}

/** Every complete legal pairing of a list, as [pairs, bye]; plain backtracking, for few players. */
export function canComplete(s: Situation, list: readonly Card[], byeOk: (c: Card) => boolean): boolean {
  if (list.length === 0) return true;
  const [first, ...rest] = list;
  for (const other of rest) {
    if (
      mayMeet(s, first!, other) &&
      canComplete(
        s,
        rest.filter((c) => c !== other),
        byeOk,
      )
    )
      return true;
  }
  return list.length % 2 === 1 && byeOk(first!) && canComplete(s, rest, () => false);
}
