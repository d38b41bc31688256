/** The bracket of a knockout: its row by the number of qualifiers, its seats by lot, its start times (龍馬盃 第八條; A1, A14). */
import { isSeed } from '../../common/draw-stream';
import { makeId, type EntryId } from '../../common/ids';
import { ok, problem, refuse, type Result } from '../../common/result';
import type { KnockoutStage } from '../../regulation/regulation';
import { makeDraw } from '../draws/draw';
import type { Draw } from '../game';
import type { Qualifiers } from '../win-count/qualifiers';
import { BRACKET_SEATS, readSeats, seatLines } from './seating';
import { seededSlots } from './seeding';

export interface Bracket {
  readonly size: number;
  /** start of its first round, `13:00` */
  readonly start: string;
  /** first-round pairs are slots 1–2, 3–4 …; null = an empty slot */
  readonly slots: readonly (EntryId | null)[];
  /** who has a bye by right, not because a qualifier left */
  readonly byes: readonly EntryId[];
}

export interface BracketOrder {
  readonly stage: KnockoutStage;
  readonly qualifiers: Pick<Qualifiers, 'places' | 'present' | 'unbeaten' | 'unbeatenByWalkover'>;
  /** qualifiers best first, for stages that seed; otherwise empty */
  readonly seeds: readonly EntryId[];
  /** in front of `/bracket` in the label of the lot, e.g. `shogi-open-2026/dan/knockout` */
  readonly label: string;
  readonly seed: string;
  readonly nextDraw: number;
}

/**
 * The row whose range holds the number; a number between the rows (3, 5, 7, 9) goes to the smallest bracket that has
 * room (A1). Null when none has.
 */
export function bracketRow(stage: KnockoutStage, places: number): KnockoutStage['brackets'][number] | null {
  const room = stage.brackets.filter((row) => row.size >= places).sort((a, b) => a.size - b.size);
  return room.find((row) => row.from <= places && places <= row.to) ?? room[0] ?? null;
}

/** Start of every round of a bracket, first round first: the row's own start, then the last of the stage's times. */
export function bracketStarts(stage: KnockoutStage, size: number): (string | null)[] {
  const rounds = Math.log2(size);
  const row = stage.brackets.find((each) => each.size === size);
  return Array.from({ length: rounds }, (_, i) => {
    const listed = stage.starts[stage.starts.length - rounds + i] ?? null;
    if (i === rounds - 1 && stage.finalStarts !== null) return stage.finalStarts;
    return i === 0 && row ? row.start : listed;
  });
}

/** `draw` is null when the seats follow from seeds alone. */
export function drawBracket(order: BracketOrder): Result<{ bracket: Bracket; draw: Draw | null }> {
  const { stage, qualifiers, seed } = order;
  const row = bracketRow(stage, qualifiers.places);
  if (qualifiers.present.length === 0) return refuse(problem('bracket.nobody'));
  if (!row) return refuse(problem('bracket.too-many', { places: qualifiers.places }));
  if (stage.seats === 'seeds') {
    const missing = qualifiers.present.filter((player) => !order.seeds.includes(player));
    if (missing.length > 0) return refuse(...missing.map((entry) => problem('bracket.seed-missing', { entry })));
    const slots = seededSlots(
      row.size,
      order.seeds.filter((player) => qualifiers.present.includes(player)),
    );
    const byes = slots.flatMap((player, i) => (player !== null && slots[i ^ 1] === null ? [player] : []));
    return ok({ bracket: { size: row.size, start: row.start, slots, byes }, draw: null });
  }
  if (!isSeed(seed)) return refuse(problem('draw.seed-invalid', { found: seed }));
  const pool = seatLines(stage, row.size, qualifiers, order.seeds);
  const draw = makeDraw(
    { id: makeId('draw', order.nextDraw), what: `${order.label}/bracket`, seed, pool },
    BRACKET_SEATS,
  );
  return ok({ bracket: bracketOf(stage, draw), draw });
}

/** The bracket that a row of 抽籤紀錄 means. */
export function bracketOf(stage: KnockoutStage, draw: Pick<Draw, 'outcome'>): Bracket {
  const { slots, byes } = readSeats(draw.outcome);
  const start = stage.brackets.find(({ size }) => size === slots.length)?.start ?? '';
  return { size: slots.length, start, slots, byes };
}
