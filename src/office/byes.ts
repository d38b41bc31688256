/** Byes somebody asked for: kept in one mark as `E-0012:1 E-0044:2` until the round is drawn. */
import type { EntryId } from '../domain/common/ids';
import type { Facts } from './facts';

export const BYES_MARK = 'byes';

const pairs = (facts: Facts): (readonly [string, number])[] =>
  (facts.marks[BYES_MARK] ?? '')
    .split(' ')
    .filter(Boolean)
    .map((text) => {
      const [entry = '', round = '0'] = text.split(':');
      return [entry, Number(round)] as const;
    });

export const requestedByes = (facts: Facts, round: number): ReadonlySet<EntryId> =>
  new Set(pairs(facts).flatMap(([entry, wanted]) => (wanted === round ? [entry as EntryId] : [])));

/** The mark with one more request. */
export const withBye = (facts: Facts, entry: string, round: number): string =>
  [...pairs(facts).filter(([one, wanted]) => one !== entry || wanted !== round), [entry, round] as const]
    .map(([one, wanted]) => `${one}:${String(wanted)}`)
    .join(' ');
