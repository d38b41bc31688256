/** Verifies a draw of lots from its row alone, and says what its order means (issue: every draw can be replayed). */
import { drawStream, isSeed } from '../../common/draw-stream';
import { ok, problem, refuse, type Problem, type Result } from '../../common/result';
import type { Draw } from '../game';
import { readBracketOrder } from '../knockout/seating';
import { readFriendlyOrder } from '../win-count/friendly';
import { fewestRematchesIn, readRoundOrder } from '../win-count/lots';
import { attemptLabel, canonical, poolSha256, SHUFFLE, SHUFFLE_FEWEST_REMATCHES } from './draw';

export interface DrawReplay {
  /** what the order decides: a prelim round, friendly games, a bracket, or nothing but the order itself */
  readonly kind: 'round' | 'friendly' | 'bracket' | 'order';
  /** the decision, e.g. `E-0003 - E-0007`, `E-0004 - empty-1`, `E-0009 -`, or `slot 1: E-0003` */
  readonly lines: readonly string[];
}

/** Every reason why the row cannot be the draw it says it is. */
export function verifyDraw(draw: Draw): Result<DrawReplay> {
  const { seed, pool, outcome, algorithm } = draw;
  const problems: Problem[] = [];
  const against = (code: string, params: Record<string, string | number> = {}): void => {
    problems.push(problem(code, { draw: draw.id, ...params }));
  };
  if (algorithm !== SHUFFLE && algorithm !== SHUFFLE_FEWEST_REMATCHES) {
    return refuse(problem('draw.algorithm-unknown', { draw: draw.id, found: algorithm }));
  }
  if (!isSeed(seed)) against('draw.seed-invalid', { found: seed });
  if (pool.join('\n') !== canonical(pool).join('\n')) against('draw.pool-unsorted');
  if (new Set(pool).size < pool.length) against('draw.pool-repeats');
  const hash = poolSha256(pool);
  if (hash !== draw.poolSha256) against('draw.pool-hash', { found: draw.poolSha256, expected: hash });
  const replayed = drawStream(seed, draw.what).shuffle(pool);
  if (replayed.join('\n') !== outcome.join('\n')) against('draw.outcome-differs', { expected: replayed.join(' | ') });
  if (algorithm === SHUFFLE_FEWEST_REMATCHES && problems.length === 0) problems.push(...wrongAttempt(draw));
  return problems.length > 0 ? refuse(...problems) : ok(replayOf(draw));
}

/** The first order that gives the fewest rematches was taken, not an earlier refused one nor a later one. */
function wrongAttempt(draw: Draw): Problem[] {
  const [, what = draw.what, mark = '1'] = /^(.*)#(\d+)$/.exec(draw.what) ?? [];
  const accepts = fewestRematchesIn(draw.pool);
  if (!accepts(draw.outcome)) return [problem('draw.rematches', { draw: draw.id })];
  for (let attempt = 1; attempt < Number(mark); attempt++) {
    if (accepts(drawStream(draw.seed, attemptLabel(what, attempt)).shuffle(draw.pool))) {
      return [problem('draw.earlier-order-fits', { draw: draw.id, attempt })];
    }
  }
  return [];
}

/** What the order of a row means. */
export function replayOf({ algorithm, what, outcome }: Pick<Draw, 'algorithm' | 'what' | 'outcome'>): DrawReplay {
  const versus = (first: string, second: string | null): string =>
    second === null ? `${first} -` : `${first} - ${second}`;
  if (algorithm === SHUFFLE_FEWEST_REMATCHES) {
    return { kind: 'round', lines: readRoundOrder(outcome).map(([a, b]) => versus(a.name, b?.name ?? null)) };
  }
  if (/\/friendly(-\d+)?$/.test(what)) {
    const { pairs, over } = readFriendlyOrder(outcome);
    return {
      kind: 'friendly',
      lines: [...pairs, ...(over === null ? [] : [[over, null] as const])].map(([a, b]) => versus(a, b)),
    };
  }
  if (what.endsWith('/bracket')) {
    const { slots } = readBracketOrder(outcome);
    return { kind: 'bracket', lines: slots.map((entry, i) => `slot ${String(i + 1)}: ${entry ?? '-'}`) };
  }
  return { kind: 'order', lines: outcome };
}
