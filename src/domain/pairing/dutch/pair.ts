/** Pairs one round by the Dutch system (FIDE C.04.3, edition in force since 1 February 2026). */
import { ok, problem, refuse, type Result } from '../../common/result';
import type { Crosstable } from '../../play/crosstable';
import { allocateColour } from './allocate-colours';
import { boardOrder } from './boards';
import { pairField } from './brackets';
import { completion } from './completion';
import { checklist, type ChecklistRow } from './checklist';
import { diagnose } from './diagnosis';
import { buildField } from './field';
import { explain, type Reasons } from './reasons';

export interface DutchOptions {
  /** numbers to be paired; without it everybody who has no bye or absence entered for the round */
  readonly present?: readonly number[];
  readonly explain?: boolean;
  /** decide every bracket together with all below (slower, same answer) */
  readonly thorough?: boolean;
}

export interface BoardPair {
  readonly white: number;
  readonly black: number;
}

export interface DutchPairing {
  /** in board order, by pairing number */
  readonly pairs: readonly BoardPair[];
  readonly bye: number | null;
  /** with `explain` */
  readonly reasons?: Reasons;
  readonly checklist?: readonly ChecklistRow[];
}

/** Refuses with every problem: no legal pairing (and what might help), or a colour not yet drawn. */
export function pairDutch(table: Crosstable, round: number, options: DutchOptions = {}): Result<DutchPairing> {
  const field = buildField(table, round, options.present);
  if (field.size === 0) return ok({ pairs: [], bye: null });
  const initial = table.initialColour;
  if (initial === null) return refuse(problem('pairing.initial-colour', { round }));
  const possible = completion(field);
  if ('stuck' in possible) return refuse(...diagnose(table, field, possible));
  const pairing = pairField(field, possible.byeScore, options.thorough);
  const number = (p: number): number => field.players[p]!.number;
  const pairs = boardOrder(field, pairing.pairs).map(([a, b]) => {
    const [high, low] = a < b ? [a, b] : [b, a];
    const { colour } = allocateColour(field, high, low, initial);
    return colour === 'w' ? { white: number(high), black: number(low) } : { white: number(low), black: number(high) };
  });
  const bye = pairing.bye === null ? null : number(pairing.bye);
  if (options.explain !== true) return ok({ pairs, bye });
  return ok({ pairs, bye, reasons: explain(field, pairing, initial), checklist: checklist(field) });
}
