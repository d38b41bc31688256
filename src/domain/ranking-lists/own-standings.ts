/** Players merged into another division play there, and are placed where the regulation says: there, in their own list, or in both (B5, C18). */
import type { Regulation } from '../regulation/regulation';
import type { FactsOf, FinalStanding } from './standing';

export interface OwnStandings {
  readonly division: string;
  readonly standings: readonly FinalStanding[];
}

/** Places again from 1 among those who are left, equal ones still equal; those of one field likewise. */
function placedAmong(rows: readonly FinalStanding[]): FinalStanding[] {
  const ahead = (rank: number, others: readonly (number | null)[]): number =>
    others.filter((other) => other !== null && other < rank).length;
  const ranks = rows.map(({ rank }) => rank);
  return rows.map((row) => {
    const ofField = rows.filter(({ field }) => field === row.field).map(({ fieldRank }) => fieldRank);
    return {
      ...row,
      rank: row.rank === null ? null : 1 + ahead(row.rank, ranks),
      fieldRank: row.fieldRank === null ? null : 1 + ahead(row.fieldRank, ofField),
    };
  });
}

/**
 * The standings of a division as it was played, and those of every division merged into it that ranks apart.
 * Without merged players the standings come back as they are.
 */
export function ownStandings(
  regulation: Regulation,
  division: string,
  played: readonly FinalStanding[],
  factsOf: FactsOf,
): OwnStandings[] {
  const how = (home: string): 'receiving' | 'own' | 'both' =>
    regulation.divisions.find(({ id }) => id === home)?.minimum.mergedAwards ?? 'receiving';
  const homes = [...new Set(played.map(({ entry }) => factsOf(entry).home))];
  const apart = homes.filter((home) => home !== division && how(home) !== 'receiving');
  const stays = ({ entry }: FinalStanding): boolean => {
    const { home } = factsOf(entry);
    return home === division || how(home) !== 'own';
  };
  const staying = played.filter(stays);
  return [
    { division, standings: staying.length === played.length ? played : placedAmong(staying) },
    ...apart.map((home) => ({
      division: home,
      standings: placedAmong(played.filter(({ entry }) => factsOf(entry).home === home)),
    })),
  ];
}
