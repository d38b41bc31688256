/** A tournament as data: its types, and the reader that lists every mistake at once. */
import { problem, type Problem, type Result } from '../common/result';
import { contradictions } from './consistency';
import { namedPath } from './path';
import { regulationShapes, type Regulation } from './schema';

export type {
  Regulation,
  Division,
  Stage,
  WinCountStage,
  KnockoutStage,
  SwissStage,
  SameRankFinalStage,
  Prize,
  Reading,
} from './schema';

/** Reads anything as a Regulation; a refusal names every path that is wrong, members of lists by their ids. */
export function readRegulation(data: unknown): Result<Regulation> {
  const read = regulationShapes().regulation.safeParse(data);
  if (!read.success) {
    const problems: Problem[] = read.error.issues.map((issue) =>
      problem('regulation.invalid', { what: issue.message }, namedPath(data, issue.path)),
    );
    return { ok: false, problems };
  }
  const problems = contradictions(read.data).map(({ code, params, paths }) => problem(code, params, paths[0]));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: read.data };
}
