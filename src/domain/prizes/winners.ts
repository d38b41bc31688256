/** Who won one prize in one field: by place of a standing or list, best of a sex, unbeaten, far in the bracket, or by lot. */
import type { EntryId } from '../common/ids';
import type { Prize } from '../regulation/regulation';
import { prizeAmount } from './amount';
import type { Holder, PrizeField } from './award';
import { luckyWinners } from './lucky-draw';
import { sharePrizes } from './sharing';

export interface PrizeOrder {
  readonly prizes: readonly Prize[];
  readonly fields: readonly PrizeField[];
  /** ranking lists by id, for prizes that name one */
  readonly lists: Readonly<Record<string, readonly Holder[]>>;
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
  /** divisions whose standing pays men only: a place held by a woman stays unpaid there (C5) */
  readonly menOnly?: readonly string[];
}

/** Who won a prize in a field, with the place and the amount where it is not the prize's own. */
export interface Winner extends Holder {
  readonly amount?: number;
  readonly bare?: boolean;
}

/** Prizes given up for a higher one of another list: `E-0001 women`. */
export type GivenUp = ReadonlySet<string>;
/** The list a prize belongs to; the best woman's prize is a list of its own (C8). */
export const listKey = (prize: Prize): string => prize.list ?? ('bestOf' in prize.condition ? prize.id : '');
export const giveUpKey = (entry: EntryId, prize: Prize): string => `${entry} ${listKey(prize)}`;

export function winnersOf(order: PrizeOrder, prize: Prize, field: PrizeField | null, givenUp: GivenUp): Winner[] {
  const { condition } = prize;
  if ('luckyDraw' in condition) {
    const drawn = order.lucky.find((each) => each.prize === prize.id && each.division === (field?.division ?? null));
    const out = [...order.absent, ...order.barred];
    return luckyWinners(drawn?.order ?? [], condition.luckyDraw.winners, out).map((entry) => ({ entry, place: null }));
  }
  if (field === null) return [];
  const ranking = rankingFor(order, prize, field, givenUp);
  const kept = ({ entry }: Holder): boolean => entry === null || !givenUp.has(giveUpKey(entry, prize));
  if ('place' in condition || 'places' in condition) return byPlace(order, prize, field, ranking).filter(kept);
  if ('bestOf' in condition) {
    const fits = ({ entry, place }: Holder): boolean =>
      place !== null && entry !== null && order.sexOf(entry) === condition.bestOf;
    return ranking.filter(fits).slice(0, 1).filter(kept);
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

/** Where prizes are passed down, whoever lost the right to one or gave it up is left out and the others move up. */
function rankingFor(order: PrizeOrder, prize: Prize, field: PrizeField, givenUp: GivenUp): readonly Holder[] {
  const ranking: readonly Holder[] = prize.list === null ? field.ranking : (order.lists[prize.list] ?? []);
  if (!prize.passedDown) return ranking;
  const left = ranking.filter(
    ({ entry }) => entry === null || !(order.barred.includes(entry) || givenUp.has(giveUpKey(entry, prize))),
  );
  const ahead = (place: number): number => left.filter((other) => other.place !== null && other.place < place).length;
  return left.map((row) => ({ ...row, place: row.place === null ? null : 1 + ahead(row.place) }));
}

function byPlace(order: PrizeOrder, prize: Prize, field: PrizeField, ranking: readonly Holder[]): Winner[] {
  const paid = ({ entry }: Holder): boolean =>
    prize.list !== null ||
    order.menOnly?.includes(field.division) !== true ||
    entry === null ||
    order.sexOf(entry) !== 'f';
  if (prize.ties !== 'tie-break') return sharedWinners(order, prize, field, ranking).filter(paid);
  const [from, to] = placesOf(prize.condition);
  const winners = ranking.filter(({ place }) => place !== null && place >= from && place <= to);
  // in a bracket equal places are meant (two thirds); elsewhere tie-breaks failed, and no more is paid than was promised
  if (field.bracket !== null) return winners.filter(paid);
  const { placed, amounts } = shares(order, prize, field, ranking, 'equal-share');
  const shared = ({ place }: Holder): boolean => placed.filter((other) => other.place === place).length > 1;
  return winners
    .map((row) => (shared(row) ? { ...row, amount: Math.floor(amounts[placed.indexOf(row)]! + 1e-9) } : row))
    .filter(paid);
}

const placesOf = (condition: Prize['condition']): [number, number] => {
  if ('place' in condition) return [condition.place, condition.place];
  return 'places' in condition ? [condition.places.from, condition.places.to] : [0, 0];
};

/** Everybody placed, the prize of each standing position, and what each gets when equal ones share. */
function shares(
  order: PrizeOrder,
  prize: Prize,
  field: PrizeField,
  ranking: readonly Holder[],
  sharing: Prize['ties'],
): {
  readonly placed: readonly Holder[];
  readonly ofPosition: readonly (Prize | undefined)[];
  readonly amounts: number[];
} {
  const placed = ranking.filter(({ place }) => place !== null);
  const ofPosition = placed.map((_, i) =>
    order.prizes.find((other) => {
      const [from, to] = placesOf(other.condition);
      return other.division === prize.division && other.list === prize.list && from <= i + 1 && i + 1 <= to;
    }),
  );
  const groups = [...new Set(placed.map(({ place }) => place))].map(
    (p) => placed.filter(({ place }) => place === p).length,
  );
  const money = ofPosition.map((each) => (each ? prizeAmount(each.value, field.players.length) : 0));
  return { placed, ofPosition, amounts: sharePrizes(money, groups, sharing) };
}

/**
 * Equal players share the money of the places they fill together; rounded down to whole units, so that no more is paid
 * than was promised. Goods and certificates stay with the standing order. Reached through the prize that each one's own
 * place carries, or beyond the last prize through the last one of the group.
 */
function sharedWinners(order: PrizeOrder, prize: Prize, field: PrizeField, ranking: readonly Holder[]): Winner[] {
  const { placed, ofPosition, amounts } = shares(order, prize, field, ranking, prize.ties);
  return placed.flatMap((row, i): Winner[] => {
    const ofGroup = ofPosition.filter((each, at) => each !== undefined && placed[at]!.place === row.place);
    const from = ofPosition[i] ?? ofGroup[ofGroup.length - 1];
    if (from?.id !== prize.id) return [];
    return [{ ...row, amount: Math.floor(amounts[i]! + 1e-9), bare: ofPosition[i] === undefined }];
  });
}
