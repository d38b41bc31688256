/** Who gets which prize: every prize of the regulation against every field it is for (龍馬盃 第九條; go regulation C 十（一）). */
import type { EntryId } from '../common/ids';
import { prizeAmount } from './amount';
import type { Award, Holder } from './award';
import { lowerPrizes } from './keep-higher';
import { winnersOf, type GivenUp, type PrizeOrder } from './winners';

export type { PrizeOrder } from './winners';

/**
 * Awards in the order of the regulation's prizes. Who holds a prize that does not add up with those of other lists keeps
 * the higher one; what he leaves goes to the next where prizes are passed down, and is not paid otherwise (C6, C7).
 */
export function awardPrizes(order: PrizeOrder): Award[] {
  const givenUp = new Set<string>();
  for (;;) {
    const awards = awardOnce(order, givenUp);
    const lower = lowerPrizes(order.prizes, awards);
    if (lower.length === 0) return awards;
    lower.forEach((key) => givenUp.add(key));
  }
}

function awardOnce(order: PrizeOrder, givenUp: GivenUp): Award[] {
  const { absent, barred, fields } = order;
  const isBarred = ({ entry, members }: Holder): boolean =>
    entry === null ? (members ?? []).some((one) => barred.includes(one)) : barred.includes(entry);
  const homeOf = (entry: EntryId | null): string =>
    fields.find(({ players }) => entry !== null && players.includes(entry))?.division ?? '';
  return order.prizes.flatMap((prize) => {
    const everybody = 'luckyDraw' in prize.condition && prize.condition.luckyDraw.among === 'everybody';
    const own = fields.filter(({ division }) => prize.division === null || prize.division === division);
    return (everybody ? [null] : own).flatMap((field) => {
      if (field && field.players.length < (prize.fromPlayers ?? 0)) return [];
      const winners = winnersOf(order, prize, field, givenUp).filter((winner) => !isBarred(winner));
      return winners.map(({ entry, team, members, place, amount, bare }): Award => ({
        entry,
        team: team ?? null,
        members: members ?? [],
        prize: prize.id,
        division: field?.division ?? homeOf(entry),
        list: prize.list,
        place,
        amount: amount ?? prizeAmount(prize.value, field?.players.length ?? 0),
        fine: 0,
        items: bare === true ? [] : prize.items,
        title: bare === true ? null : prize.title,
        byWalkover:
          'unbeatenInPrelim' in prize.condition && entry !== null && field?.unbeatenByWalkover.includes(entry) === true,
        forfeited: prize.mustBePresent && entry !== null && absent.includes(entry),
      }));
    });
  });
}
