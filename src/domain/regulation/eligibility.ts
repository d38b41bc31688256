/** Who may or must play where: a boolean tree of predicates over a person and his evidence. */
import * as z from 'zod/mini';
import { basics, once } from './basics';

export type Predicate =
  | { all: Predicate[] }
  | { any: Predicate[] }
  | { not: Predicate }
  | { always: true }
  | { rankAtLeast: { rank: string; sources: string[] } }
  | { rankAtMost: { rank: string; sources: string[] } }
  | { born: { from: string | null; to: string | null } }
  | { grade: { from: number; to: number } }
  | { sex: 'f' | 'm' }
  | { newcomer: true }
  /** any edition so far, or the one before only (A21) */
  | { pastResult: { division: string; place: number; editions: 'any' | 'previous' } }
  | { certificate: true }
  | { newProfessional: true }
  | { approved: true }
  | { invited: true };

/** Every predicate of a tree that is no connective, with its path. */
export function predicatesOf(tree: Predicate, path: string): { readonly at: string; readonly part: Predicate }[] {
  if ('all' in tree) return tree.all.flatMap((part, index) => predicatesOf(part, `${path}.all.${index}`));
  if ('any' in tree) return tree.any.flatMap((part, index) => predicatesOf(part, `${path}.any.${index}`));
  if ('not' in tree) return predicatesOf(tree.not, `${path}.not`);
  return [{ at: path, part: tree }];
}

export const eligibilityShapes = once(() => {
  const { clause, count, day, id, rank, text } = basics();

  /** One kind of rank evidence asked on the form; the highest of all counts. */
  const evidence = z.object({
    /** field of the form, e.g. `rank-wars` */
    id,
    label: text,
    /** what counts, in the regulation's words */
    note: z.optional(text),
    /** how far back the best rank counts */
    window: z.enum(['ever', 'current-or-best-of-year', 'self']),
    clause,
  });

  const predicate: z.ZodMiniType<Predicate> = z.lazy(() =>
    z.union([
      z.strictObject({ all: z.array(predicate) }),
      z.strictObject({ any: z.array(predicate) }),
      z.strictObject({ not: predicate }),
      z.strictObject({ always: z.literal(true) }),
      z.strictObject({ rankAtLeast: z.object({ rank, sources: z.array(id) }) }),
      z.strictObject({ rankAtMost: z.object({ rank, sources: z.array(id) }) }),
      z.strictObject({ born: z.object({ from: z.nullable(day), to: z.nullable(day) }) }),
      z.strictObject({ grade: z.object({ from: count, to: count }) }),
      z.strictObject({ sex: z.enum(['f', 'm']) }),
      z.strictObject({ newcomer: z.literal(true) }),
      z.strictObject({ pastResult: z.object({ division: id, place: count, editions: z.enum(['any', 'previous']) }) }),
      z.strictObject({ certificate: z.literal(true) }),
      z.strictObject({ newProfessional: z.literal(true) }),
      z.strictObject({ approved: z.literal(true) }),
      z.strictObject({ invited: z.literal(true) }),
    ]),
  );

  const divisionEligibility = z.object({
    /** may enter */
    may: predicate,
    /** whoever meets this must enter here or in a division reached by moving up */
    must: z.nullable(predicate),
    /** divisions one of this division's people may choose instead (playing up); never the other way */
    mayPlayUpTo: z.array(id),
    /** players of this division play up along its own list, or from the grade division of their school year (B13) */
    playUpBy: z.enum(['list', 'own-grade']),
    clause,
  });

  return { evidence, predicate, divisionEligibility };
});
