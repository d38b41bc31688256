/** Who gets which prize: every prize of the regulation against every field it is for (龍馬盃 第九條). */
import type { EntryId } from '../common/ids';
import type { Prize } from '../regulation/regulation';
import { prizeAmount } from './amount';
import type { Award, Placed, PrizeField } from './award';
import { luckyWinners } from './lucky-draw';
import { sharePrizes } from './sharing';

export interface PrizeOrder {
  readonly prizes: readonly Prize[];
  readonly fields: readonly PrizeField[];
  /** ranking lists by id, for prizes that name one */
  readonly lists: Readonly<Record<string, readonly Placed[]>>;
  /** not at the ceremony */
  readonly absent: readonly EntryId[];
  /** lost the right to a prize (龍馬盃 第二條 資料不實者) */
  readonly barred: readonly EntryId[];
  readonly sexOf: (entry: EntryId) => 'f' | 'm' | null;
  /** outcome of each lucky draw; `division` null when it was among everybody */
  readonly lucky: readonly {
    readonly prize: string;
    readonly division: string | null;
    readonly order: readonly string[];
  }[];
}

/** Who won a prize in a field, with the place and the amount where it is not the prize's own. */
interface Winner {
  readonly entry: EntryId;
  readonly place: number | null;
  readonly amount?: number;
  readonly bare?: boolean;
}

export function awardPrizes(order: PrizeOrder): Award[] {
  const { absent, barred, fields } = order;
  return order.prizes.flatMap((prize) => {
    const everybody = 'luckyDraw' in prize.condition && prize.condition.luckyDraw.among === 'everybody';
    const own = fields.filter(({ division }) => prize.division === null || prize.division === division);
    return (everybody ? [null] : own).flatMap((field) => {
      if (field && field.players.length < (prize.fromPlayers ?? 0)) return [];
      const winners = winnersOf(order, prize, field).filter(({ entry }) => !barred.includes(entry));
      return winners.map(({ entry, place, amount, bare }): Award => ({
        entry,
        prize: prize.id,
        division: field?.division ?? fields.find(({ players }) => players.includes(entry))?.division ?? '',
        place,
        amount: amount ?? prizeAmount(prize.value, field?.players.length ?? 0),
        items: bare === true ? [] : prize.items,
        title: bare === true ? null : prize.title,
        byWalkover: 'unbeatenInPrelim' in prize.condition && field?.unbeatenByWalkover.includes(entry) === true,
        forfeited: prize.mustBePresent && absent.includes(entry),
      }));
    });
  });
}

function winnersOf(order: PrizeOrder, prize: Prize, field: PrizeField | null): Winner[] {
  const { condition } = prize;
  if ('luckyDraw' in condition) {
    const drawn = order.lucky.find((each) => each.prize === prize.id && each.division === (field?.division ?? null));
    const out = [...order.absent, ...order.barred];
    return luckyWinners(drawn?.order ?? [], condition.luckyDraw.winners, out).map((entry) => ({ entry, place: null }));
  }
  if (field === null) return [];
  const ranking = rankingFor(order, prize, field);
  if ('place' in condition || 'places' in condition) {
    if (prize.ties !== 'tie-break') return sharedWinners(order, prize, field, ranking);
    const [from, to] = placesOf(condition);
    return ranking.filter(({ place }) => place !== null && place >= from && place <= to);
  }
  if ('bestOf' in condition) {
    return ranking.filter(({ entry, place }) => place !== null && order.sexOf(entry) === condition.bestOf).slice(0, 1);
  }
  const placeOf = (entry: EntryId): number | null => ranking.find((row) => row.entry === entry)?.place ?? null;
  if ('unbeatenInPrelim' in condition) {
    const barredBy = condition.walkoversCount ? [] : field.unbeatenByWalkover;
    return field.unbeaten
      .filter((entry) => !barredBy.includes(entry))
      .map((entry) => ({ entry, place: placeOf(entry) }));
  }
  const { size, reached } = field.bracket ?? { size: 0, reached: [] };
  const all = size < condition.reachedLast && condition.smallerBracket === 'everybody';
  const last = reached.filter((row) => row.reached <= condition.reachedLast).map(({ entry }) => entry);
  return (all ? field.players : last).map((entry) => ({ entry, place: placeOf(entry) }));
}

/** Where prizes are passed down, whoever lost the right to one is left out and the others move up. */
function rankingFor({ lists, barred }: PrizeOrder, prize: Prize, field: PrizeField): readonly Placed[] {
  const ranking = prize.list === null ? field.ranking : (lists[prize.list] ?? []);
  if (!prize.passedDown) return ranking;
  const left = ranking.filter(({ entry }) => !barred.includes(entry));
  const ahead = (place: number): number => left.filter((other) => other.place !== null && other.place < place).length;
  return left.map(({ entry, place }) => ({ entry, place: place === null ? null : 1 + ahead(place) }));
}

const placesOf = (condition: Prize['condition']): [number, number] => {
  if ('place' in condition) return [condition.place, condition.place];
  return 'places' in condition ? [condition.places.from, condition.places.to] : [0, 0];
};

/**
 * Equal players share the money of the places they fill together; rounded down to whole units, so that no more is paid
 * than was promised. Goods and certificates stay with the standing order. Reached through the prize that each one's own
 * place carries, or beyond the last prize through the last one of the group.
 */
function sharedWinners(order: PrizeOrder, prize: Prize, field: PrizeField, ranking: readonly Placed[]): Winner[] {
  const placed = ranking.filter(({ place }) => place !== null);
  const byPlace: (Prize | undefined)[] = placed.map((_, i) =>
    order.prizes.find((other) => {
      const [from, to] = placesOf(other.condition);
      return other.division === prize.division && other.list === prize.list && from <= i + 1 && i + 1 <= to;
    }),
  );
  const groups = [...new Set(placed.map(({ place }) => place))].map(
    (p) => placed.filter(({ place }) => place === p).length,
  );
  const money = byPlace.map((each) => (each ? prizeAmount(each.value, field.players.length) : 0));
  const amounts = sharePrizes(money, groups, prize.ties);
  return placed.flatMap(({ entry, place }, i): Winner[] => {
    const ofGroup = byPlace.filter((each, at) => each !== undefined && placed[at]!.place === place);
    const from = byPlace[i] ?? ofGroup[ofGroup.length - 1];
    if (from?.id !== prize.id) return [];
    return [{ entry, place, amount: Math.floor(amounts[i]! + 1e-9), bare: byPlace[i] === undefined }];
  });
}
