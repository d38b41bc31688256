/**
 * Prizes that do not add up: whoever holds one together with a prize of another list of his division keeps the higher
 * (go regulation C 十（一）5, reading C7); of equal ones the earlier in the regulation. Team prizes, lucky draws and
 * prizes that are for no place add up with everything.
 */
import type { EntryId } from '../common/ids';
import type { Prize } from '../regulation/regulation';
import type { Award } from './award';
import { giveUpKey, listKey } from './winners';

interface Held {
  readonly entry: EntryId;
  readonly award: Award;
  readonly prize: Prize;
}

const byRank = ({ condition }: Prize): boolean =>
  'place' in condition || 'places' in condition || 'bestOf' in condition;

/**
 * What has to be given up next, as `giveUpKey`; empty = nothing any more. The conflict about the highest prize is
 * settled first and alone, because what is passed down afterwards may make others, or none.
 */
export function lowerPrizes(prizes: readonly Prize[], awards: readonly Award[]): string[] {
  const ofId = new Map(prizes.map((prize) => [prize.id, prize]));
  const held = awards.flatMap((award): Held[] => {
    const prize = ofId.get(award.prize);
    return prize && byRank(prize) && award.entry !== null ? [{ entry: award.entry, award, prize }] : [];
  });
  const highestFirst = held.slice().sort((a, b) => b.award.amount - a.award.amount);
  for (const { entry, award, prize } of highestFirst) {
    const lower = held.filter(
      (other) =>
        other.entry === entry &&
        other.award.division === award.division &&
        listKey(other.prize) !== listKey(prize) &&
        !(prize.cumulates && other.prize.cumulates),
    );
    if (lower.length > 0) return lower.map((other) => giveUpKey(entry, other.prize));
  }
  return [];
}
