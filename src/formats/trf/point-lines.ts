/**
 * Point systems in a TRF: line 162 (TRF26), XXS (JaVaFo) and BBW … BBU (bbpPairings).
 *
 * As in bbpPairings a bye given by the pairing is worth a win unless a line says otherwise, a full-point bye
 * and a forfeit win are worth a win, a half-point bye a draw.
 */
import type { Problem } from '../../domain/common/result';
import { CHESS_POINTS, type PointSystem } from '../../domain/play/crosstable';
import { parseTenths, printTenths, type Columns } from './text';

type Field = keyof PointSystem;
export type StatedPoints = Partial<Record<Field, number>>;

/** A is absent in TRF26, Z the same in bbpPairings' reading; X (not yet known) is read and left alone. */
const SYMBOLS_162: Readonly<Record<string, readonly Field[]>> = {
  W: ['win'],
  D: ['draw'],
  L: ['loss'],
  Z: ['zeroBye', 'forfeitLoss'],
  A: ['zeroBye', 'forfeitLoss'],
  P: ['pairingBye'],
  F: ['fullBye'],
  H: ['halfBye'],
  X: [],
};

const SYMBOLS_XXS: Readonly<Record<string, readonly Field[]>> = {
  W: ['win', 'forfeitWin', 'fullBye'],
  D: ['draw', 'halfBye'],
  L: ['loss'],
  ZPB: ['zeroBye'],
  HPB: ['halfBye'],
  FPB: ['fullBye'],
  PAB: ['pairingBye'],
  FW: ['forfeitWin'],
  FL: ['forfeitLoss'],
  WW: ['win'],
  BW: ['win'],
  WD: ['draw'],
  BD: ['draw'],
  WL: ['loss'],
  BL: ['loss'],
};

const SYMBOLS_BB: Readonly<Record<string, Field>> = {
  BBW: 'win',
  BBD: 'draw',
  BBL: 'loss',
  BBZ: 'zeroBye',
  BBF: 'forfeitLoss',
  BBU: 'pairingBye',
};

export const POINT_TAGS: readonly string[] = ['162', 'XXS', ...Object.keys(SYMBOLS_BB)];

function state(
  stated: StatedPoints,
  fields: readonly Field[],
  value: number,
  columns: Columns,
  column: number,
  problems: Problem[],
  perColour: Map<Field, number>,
  symbol: string,
): void {
  for (const field of fields) {
    const other = perColour.get(field);
    if (/^[WB][WDL]$/.test(symbol)) {
      if (other !== undefined && other !== value) {
        problems.push(columns.problem('trf.points.by-colour', column, symbol));
        continue;
      }
      perColour.set(field, value);
    }
    stated[field] = value;
  }
}

/** Adds what one line states to `stated`. */
export function readPointLine(tag: string, columns: Columns, stated: StatedPoints, problems: Problem[]): void {
  const single = SYMBOLS_BB[tag];
  const rest = columns.slice(4, columns.length);
  if (single !== undefined) {
    const value = parseTenths(rest.trim());
    if (value === null) problems.push(columns.problem('trf.points.value', 5, rest.trim()));
    else stated[single] = value;
    return;
  }
  const symbols = tag === '162' ? SYMBOLS_162 : SYMBOLS_XXS;
  const perColour = new Map<Field, number>();
  const entry = /\s*([A-Za-z]+)\s*=?\s*([0-9.]+)|\s*(\S+)/g;
  let seen = false;
  for (let match = entry.exec(rest); match !== null; match = entry.exec(rest)) {
    seen = true;
    const column = 4 + match.index + (/^\s*/.exec(match[0])?.[0].length ?? 0);
    const symbol = (match[1] ?? '').toUpperCase();
    const fields = Object.prototype.hasOwnProperty.call(symbols, symbol) ? symbols[symbol] : undefined;
    const value = parseTenths(match[2] ?? '');
    if (fields === undefined) problems.push(columns.problem('trf.points.symbol', column, match[1] ?? match[3] ?? ''));
    else if (value === null) problems.push(columns.problem('trf.points.value', column, match[2] ?? ''));
    else state(stated, fields, value, columns, column, problems, perColour, symbol);
  }
  if (!seen) problems.push(columns.problem('trf.points.empty', 5, ''));
}

/** The whole system that follows from what the lines state. */
export function completePoints(stated: StatedPoints): PointSystem {
  const win = stated.win ?? CHESS_POINTS.win;
  const draw = stated.draw ?? CHESS_POINTS.draw;
  return {
    win,
    draw,
    loss: stated.loss ?? CHESS_POINTS.loss,
    forfeitWin: stated.forfeitWin ?? win,
    forfeitLoss: stated.forfeitLoss ?? CHESS_POINTS.forfeitLoss,
    pairingBye: stated.pairingBye ?? win,
    halfBye: stated.halfBye ?? draw,
    fullBye: stated.fullBye ?? win,
    zeroBye: stated.zeroBye ?? CHESS_POINTS.zeroBye,
  };
}

/** Lines stating `points` so that reading them gives the same system again. */
export function writePointLines(points: PointSystem, version: '16' | '26'): string[] {
  const cell = (tenths: number): string => printTenths(tenths).padStart(4);
  if (version === '26' && points.zeroBye === points.forfeitLoss && points.forfeitWin === points.win) {
    const entries: [string, number][] = [
      ['W', points.win],
      ['D', points.draw],
      ['L', points.loss],
      ['A', points.zeroBye],
      ['P', points.pairingBye],
    ];
    if (points.fullBye !== points.win) entries.push(['F', points.fullBye]);
    if (points.halfBye !== points.draw) entries.push(['H', points.halfBye]);
    return [`162  ${entries.map(([symbol, value]) => symbol + cell(value)).join('    ')}`];
  }
  const lines = (Object.keys(SYMBOLS_BB) as (keyof typeof SYMBOLS_BB)[]).map(
    (tag) => `${tag} ${cell(points[SYMBOLS_BB[tag] ?? 'win'])}`,
  );
  const extra: string[] = [];
  if (points.forfeitWin !== points.win) extra.push(`FW=${printTenths(points.forfeitWin)}`);
  if (points.fullBye !== points.win) extra.push(`FPB=${printTenths(points.fullBye)}`);
  if (points.halfBye !== points.draw) extra.push(`HPB=${printTenths(points.halfBye)}`);
  return extra.length === 0 ? lines : [...lines, `XXS ${extra.join(' ')}`];
}
