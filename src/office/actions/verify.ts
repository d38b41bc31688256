/** Verifies recorded draws of lots: each is replayed from its row alone. */
import { problem, type Problem } from '../../domain/common/result';
import { verifyDraw } from '../../domain/play/draws/verify';
import type { Work } from '../work';

export function verifyDraws(work: Work, { draw }: { readonly draw: string }): readonly Problem[] {
  const rows = draw === '' ? work.facts.draws : work.facts.draws.filter((one) => one.id === draw);
  if (rows.length === 0) return [problem('draw.unknown', { draw })];
  const problems = rows.flatMap((row) => {
    const verified = verifyDraw(row);
    return verified.ok ? [] : verified.problems;
  });
  if (problems.length === 0) work.notice('draw.verified', { count: rows.length });
  return problems;
}
