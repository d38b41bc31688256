/**
 * Slots of a win-count prelim: every player and, up to a multiple of so many, empty places that lose every game against
 * a player (龍馬盃 第四條). A game row names an empty place only by its remark, so the names are made and read here.
 */
import type { EntryId } from '../../common/ids';
import type { WinCountStage } from '../../regulation/regulation';
import type { Game } from '../game';

export type EmptySlot = `empty-${number}`;
export type Slot = EntryId | EmptySlot;

export const isEmpty = (slot: Slot): slot is EmptySlot => slot.startsWith('empty-');

/** Players sorted by id, then the empty places. */
export function slotsOf(stage: Pick<WinCountStage, 'fieldMultipleOf'>, players: readonly EntryId[]): Slot[] {
  const size = Math.ceil(players.length / stage.fieldMultipleOf) * stage.fieldMultipleOf;
  const empty = Array.from({ length: size - players.length }, (_, i): EmptySlot => `empty-${i + 1}`);
  return [...players.slice().sort(), ...empty];
}

export const emptyRemark = (slot: EmptySlot): string => slot.replace('empty-', 'empty-slot:');

/** Both sides of a game as slots; null where there is nobody at all (an odd group's walkover). */
export function sidesOf(game: Game): [Slot | null, Slot | null] {
  const empty = game.remarks
    .map((remark) => /^empty-slot:(\d+)$/.exec(remark))
    .flatMap((match): EmptySlot[] => (match ? [`empty-${Number(match[1])}`] : []));
  const first = game.first ?? empty.shift() ?? null;
  return [first, game.second ?? empty.shift() ?? null];
}

export const inRound =
  (stage: string, round: number) =>
  (game: Game): boolean =>
    game.stage === stage && game.round === round;
