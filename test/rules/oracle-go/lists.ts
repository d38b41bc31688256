/** Ranking lists (五, 十（一）): women, girls, over sixty, and teams by the sum of place points, lower first. */
import { entryBook, nth, type Division, type Document, type Entry, type Say, type Standing } from './types';

export interface Row {
  rank: number;
  /** an id, or the name of a team */
  holder: string;
  members: string[];
  score: number | null;
}

const OVER_60 = '1965-11-07';

function single(division: Division, book: Map<string, Entry>, fits: (entry: Entry) => boolean): Row[] {
  return division.standings
    .filter(({ rank, entry }) => rank !== null && fits(book.get(entry)!))
    .sort((a, b) => a.rank! - b.rank!)
    .map(({ entry }, i) => ({ rank: i + 1, holder: entry, members: [], score: null }));
}

/** 名次分: nothing for the first, else the number of the place. */
const placePoints = (place: number): number => (place === 1 ? 0 : place);

function teams(division: Division, book: Map<string, Entry>, size: number, by: (entry: Entry) => string): Row[] {
  const placed = new Map(division.standings.filter(({ rank }) => rank !== null).map((row) => [row.entry, row]));
  const groups = new Map<string, string[]>();
  for (const id of division.players) {
    const name = by(book.get(id)!);
    if (name !== '') groups.set(name, [...(groups.get(name) ?? []), id]);
  }
  const sum = (members: readonly string[], value: (row: Standing) => number): number =>
    members.reduce((total, id) => total + placePoints(value(placed.get(id)!)), 0);
  const ranked = [...groups]
    .filter(([, members]) => members.length === size && members.every((id) => placed.has(id)))
    .map(([holder, members]) => ({
      holder,
      members,
      keys: [
        sum(members, (row) => row.fieldRank ?? row.rank!),
        sum(members, (row) => row.rank!),
        Math.min(...members.map((id) => placed.get(id)!.rank!)),
      ],
    }));
  const before = (a: number[], b: number[]): boolean => {
    const at = a.findIndex((key, i) => key !== b[i]);
    return at >= 0 && a[at]! < b[at]!;
  };
  return ranked
    .map(({ holder, members, keys }) => ({
      ...{ holder, members, score: keys[0]! },
      rank: 1 + ranked.filter((other) => before(other.keys, keys)).length,
    }))
    .sort((a, b) => a.rank - b.rank);
}

/** The lists a division must have, computed from its standings and its players' attributes. */
export function expectedLists(document: Document, division: Division): Map<string, Row[]> {
  const book = entryBook(document);
  const delegation =
    (sex: string) =>
    (entry: Entry): string =>
      entry.attributes.sex === sex ? (entry.attributes.delegation ?? '').trim() : '';
  const women = single(division, book, ({ attributes }) => attributes.sex === 'f');
  const ownTeams = teams(division, book, 3, ({ attributes }) => (attributes.team ?? '').trim());
  switch (division.id) {
    case 'open':
      return new Map([
        ['women', women],
        ['men-team', teams(division, book, 3, delegation('m'))],
        ['women-team', teams(division, book, 2, delegation('f'))],
      ]);
    case 'youth':
      return new Map([
        ['girls', women],
        ['youth-team', ownTeams],
      ]);
    case 'seniors':
      return new Map([
        ['over60', single(division, book, ({ attributes }) => attributes.birthDate <= OVER_60)],
        ['seniors-team', ownTeams],
      ]);
    default:
      return new Map([['kids-team', ownTeams]]);
  }
}

export function judgeLists(document: Document, division: Division, say: Say): void {
  for (const [id, expected] of expectedLists(document, division)) {
    const rows = division.lists.find((list) => list.id === id)?.rows;
    if (!rows) {
      say('list', `${division.id} has no list ${id}`);
      continue;
    }
    const key = (
      row: { rank: number; holder: string; members: string[]; score: number | null },
      team: boolean,
    ): string =>
      `${nth(row.rank)} ${row.holder}${team ? ` ${[...row.members].sort().join(' ')} ${String(row.score)}` : ''}`;
    const team = id.endsWith('-team');
    const found = rows.map((row) => key({ ...row, holder: (team ? row.team : row.entry) ?? '' }, team));
    const wanted = expected.map((row) => key(row, team));
    for (const one of wanted) if (!found.includes(one)) say('list', `${id} lacks ${one}`);
    for (const one of found) if (!wanted.includes(one)) say('list', `${id} has ${one}, which does not belong there`);
  }
}
