/** Verifies a draw of lots from its row alone: draws it again and compares. */
import { isSeed } from '../../common/draw-stream';
import { ok, problem, refuse, type Problem, type Result } from '../../common/result';
import { LOT_FIELDS, SNAKE_FIELDS } from '../fields/form-fields';
import type { Draw } from '../game';
import { BRACKET_SEATS } from '../knockout/seating';
import { FRIENDLY_PAIRS } from '../win-count/friendly-pairs';
import { ROUND_PAIRS } from '../win-count/lots';
import { canonical, ORDER, outcomeOf, poolSha256 } from './draw';

export interface DrawReplay {
  /** what was drawn: a prelim round, friendly games, a bracket, parallel fields, or an order */
  readonly kind: 'round' | 'friendly' | 'bracket' | 'fields' | 'order';
  /** the outcome, e.g. `E-0003 - E-0007`, `E-0004 - empty-1`, `E-0009 bye` */
  readonly lines: readonly string[];
}

const METHODS = [
  { kind: 'round', method: ROUND_PAIRS },
  { kind: 'friendly', method: FRIENDLY_PAIRS },
  { kind: 'bracket', method: BRACKET_SEATS },
  { kind: 'fields', method: SNAKE_FIELDS },
  { kind: 'fields', method: LOT_FIELDS },
  { kind: 'order', method: ORDER },
] as const;

/** Every reason why the row cannot be the draw it says it is. */
export function verifyDraw(draw: Draw): Result<DrawReplay> {
  const { id, seed, pool, algorithm } = draw;
  const known = METHODS.find(({ method }) => method.algorithm === algorithm);
  const problems: Problem[] = [];
  if (!known) problems.push(problem('draw.algorithm-unknown', { draw: id, found: algorithm }));
  if (!isSeed(seed)) problems.push(problem('draw.seed-invalid', { draw: id, found: seed }));
  if (pool.join('\n') !== canonical(pool).join('\n')) problems.push(problem('draw.pool-unsorted', { draw: id }));
  if (new Set(pool).size < pool.length) problems.push(problem('draw.pool-repeats', { draw: id }));
  const hash = poolSha256(pool);
  if (hash !== draw.poolSha256) {
    problems.push(problem('draw.pool-hash', { draw: id, found: draw.poolSha256, expected: hash }));
  }
  if (!known || problems.length > 0) return refuse(...problems);
  const lines = outcomeOf(known.method, pool, seed, draw.what);
  const [expected, found] = [lines, draw.outcome].map((each) => each.join(' | '));
  if (expected !== found) {
    return refuse(problem('draw.outcome-differs', { draw: id, found: found ?? '', expected: expected ?? '' }));
  }
  return ok({ kind: known.kind, lines });
}
