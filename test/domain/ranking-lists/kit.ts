/** Small standings and people for lists, prizes and promotions: player n stands on place n unless something else is said. */
import type { EntryId } from '../../../src/domain/common/ids';
import type { FinalStanding, PlayerFacts } from '../../../src/domain/ranking-lists/standing';

export const who = (n: number): EntryId => `E-${String(n).padStart(4, '0')}` as EntryId;

export const stood = (n: number, rank: number | null = n, change: Partial<FinalStanding> = {}): FinalStanding => ({
  ...{ entry: who(n), rank, field: null, fieldRank: null, points: 0, tieBreaks: [] },
  ...change,
});

export const MAN: PlayerFacts = { home: 'open', sex: 'm', birthDate: '1990-01-01', level: 5, professional: false };

/** Everybody is `base` but for what is said of single players by number. */
export const people =
  (special: Readonly<Record<number, Partial<PlayerFacts>>>, base: PlayerFacts = MAN) =>
  (entry: EntryId): PlayerFacts => ({ ...base, ...special[Number(entry.slice(2))] });

export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
