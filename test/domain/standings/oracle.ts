/**
 * Buchholz, Sonneborn-Berger, progressive score and average ratings computed a second time, in plain numbers
 * and straight from the cells, for comparing with the code on random events. Shares nothing with it.
 */
export interface Oracle {
  readonly points: number;
  readonly bh: number;
  readonly bhCut1: number;
  readonly sb: number;
  readonly ps: number;
  readonly wins: number;
  readonly aro: number | null;
}

const worth = (cell: string): number => {
  if (cell === 'U' || cell === 'F' || cell.startsWith('+')) return 1;
  return cell === 'H' || cell.startsWith('=') ? 0.5 : 0;
};
const isGame = (cell: string): boolean => /^[+=-][WB]/.test(cell);
const other = (cell: string): number => Number(cell.slice(2)) - 1;
const skipped = (cell: string): boolean => cell === 'H' || cell === 'Z' || cell.startsWith('-F');

/** `cells[i]` are the rounds of player i + 1. */
export function oracle(cells: readonly (readonly string[])[], ratings: readonly number[], caps: boolean): Oracle[] {
  const rounds = cells[0]?.length ?? 0;
  const points = cells.map((row) => row.map(worth).reduce((a, b) => a + b, 0));
  const forOthers = cells.map((row) => {
    let sum = 0;
    for (let r = 0; r < rounds; r++) {
      const own = row[r] ?? 'Z';
      const goneForGood = (own === 'Z' || own === 'H') && row.slice(r).every(skipped);
      sum += goneForGood ? 0.5 : worth(own);
    }
    return sum;
  });
  return cells.map((row, me) => {
    const own = points[me] ?? 0;
    const against = row.map((cell) => {
      if (isGame(cell)) return forOthers[other(cell)] ?? 0;
      if (!caps) return own;
      if (/F\d/.test(cell)) return Math.min(own, forOthers[other(cell)] ?? 0);
      return Math.min(own, rounds / 2);
    });
    const bh = against.reduce((a, b) => a + b, 0);
    const skippedOnes = against.filter((_, r) => skipped(row[r] ?? 'Z'));
    const lowest = skippedOnes.length > 0 ? Math.min(...skippedOnes) : Math.min(...against);
    const met = row.filter(isGame).map((cell) => ratings[other(cell)] ?? 0);
    return {
      points: own,
      bh,
      bhCut1: rounds === 0 ? 0 : bh - lowest,
      sb: against.reduce((sum, score, r) => sum + score * worth(row[r] ?? 'Z'), 0),
      ps: row.map((_, r) => row.slice(0, r + 1).reduce((sum, cell) => sum + worth(cell), 0)).reduce((a, b) => a + b, 0),
      wins: row.filter((cell) => worth(cell) === 1).length,
      aro: met.length === 0 ? null : Math.round(met.reduce((a, b) => a + b, 0) / met.length),
    };
  });
}
