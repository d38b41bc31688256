/** Prizes (十（一）): tables as printed, women add up in the open division, girls keep the higher, gifts over sixty, fines inside the prize. */
import { expectedLists } from './lists';
import { entryBook, nth, type Award, type Division, type Document, type Say } from './types';

const repeat = (amount: number, times: number): number[] => Array.from({ length: times }, () => amount);
const MIXED: Record<string, number[]> = {
  open: [60000, 30000, 20000, 10000, 5000, 5000, 3000, 3000, ...repeat(1000, 24)],
  youth: [6000, 4000, 2000, ...repeat(1000, 7), ...repeat(800, 6)],
  kids: [2000, 1500, 800, ...repeat(500, 5)],
  seniors: [5000, 2000, 1000, ...repeat(600, 5), ...repeat(400, 8)],
};
const LISTS: Record<string, number[]> = {
  women: [10000, 5000, 3000, 1000, 800, 600],
  'men-team': [10000, 6000, 4000, 3000, 800, 600],
  'women-team': [8000, 5000, 2000],
  girls: [3000, 2000, 1000, ...repeat(500, 5)],
  over60: repeat(0, 8),
  'youth-team': [0],
  'kids-team': [0],
  'seniors-team': [0],
};
const BEST_WOMAN = 800;
const MOST = 274_700;
const MEDAL = ['奖牌', '荣誉证书'];
const CUP = ['奖杯', '荣誉证书'];
const ITEMS: Record<string, string[]> = {
  'men-team': CUP,
  'women-team': CUP,
  over60: ['千岛湖特色农副产品大礼包'],
  'youth-team': ['奖杯', '奖状'],
  'kids-team': ['奖杯', '奖状'],
  'seniors-team': ['奖杯', '奖状'],
};

interface Due {
  list: string;
  place: number;
  holder: string;
  amount: number;
  items: string[];
}

function due(document: Document, division: Division): Due[] {
  const book = entryBook(document);
  const standing = division.standings.filter(({ rank }) => rank !== null).sort((a, b) => a.rank! - b.rank!);
  const mixed = standing.slice(0, MIXED[division.id]!.length).map(({ entry }, i): Due => {
    return { list: 'mixed', place: i + 1, holder: entry, amount: MIXED[division.id]![i]!, items: MEDAL };
  });
  const listed = [...expectedLists(document, division)].flatMap(([list, rows]) =>
    rows
      .filter(({ rank }) => rank <= LISTS[list]!.length)
      .map(({ rank, holder }): Due => {
        return { list, place: rank, holder, amount: LISTS[list]![rank - 1]!, items: ITEMS[list] ?? MEDAL };
      }),
  );
  const all = [...mixed, ...listed];
  if (division.id === 'youth') {
    // 少年组: 不可累积, the higher of the two stays; of equal ones the mixed place
    const lower = (one: Due): boolean =>
      ['mixed', 'girls'].includes(one.list) &&
      all.some(
        (other) =>
          other.holder === one.holder &&
          other.list !== one.list &&
          ['mixed', 'girls'].includes(other.list) &&
          (other.amount > one.amount || (other.amount === one.amount && other.list === 'mixed')),
      );
    return all.filter((one) => !lower(one));
  }
  if (division.id === 'open') return all;
  const woman = standing.find(({ entry }) => book.get(entry)!.attributes.sex === 'f');
  return woman
    ? [...all, { list: 'best', place: woman.rank!, holder: woman.entry, amount: BEST_WOMAN, items: [] }]
    : all;
}

const holderOf = ({ entry, team, list }: Award): string =>
  (list ?? '').endsWith('-team') ? (team ?? '') : (entry ?? '');
const listOf = (award: Award): string => (/best/.test(award.prize) ? 'best' : (award.list ?? 'mixed'));
const text = (one: Due): string =>
  `${one.list} ${nth(one.place)} ${one.holder} ${nth(one.amount)} ${[...one.items].sort().join('+')}`;

export function judgePrizes(document: Document, division: Division, say: Say): void {
  const wanted = due(document, division).map(text);
  const found = division.awards.map((award) =>
    text({
      ...{ list: listOf(award), place: award.place ?? 0, holder: holderOf(award) },
      ...{ amount: award.amount, items: award.items },
    }),
  );
  const left = [...found];
  for (const one of wanted) {
    const at = left.indexOf(one);
    if (at < 0) say('prize', `${division.id} does not give ${one}`);
    else left.splice(at, 1);
  }
  for (const one of left) say('prize', `${division.id} gives ${one}, which is not due`);
  for (const { fine = 0, amount, prize, entry } of division.awards)
    if (fine > amount) say('fine', `${prize} of ${entry ?? 'a team'}: ${nth(fine)} off ${nth(amount)}`);
}

export function judgePrizeSum(document: Document, say: Say): void {
  const all = document.divisions.flatMap(({ awards }) => awards);
  const paid = all.reduce((sum, { amount, fine = 0, forfeited }) => sum + (forfeited === true ? 0 : amount - fine), 0);
  if (all.reduce((sum, { amount }) => sum + amount, 0) > MOST) say('sum', `prizes add up to more than ${nth(MOST)}`);
  if (document.ledger.prizes !== paid)
    say('ledger', `prizes ${nth(document.ledger.prizes)} in the ledger, the awards pay ${nth(paid)}`);
}
