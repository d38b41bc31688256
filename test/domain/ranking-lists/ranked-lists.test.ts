/** Ranking lists of the go championship (五, 十（一）): filters, places, teams, ties, and why a team is not ranked. */
import { ownStandings } from '../../../src/domain/ranking-lists/own-standings';
import { rankedLists } from '../../../src/domain/ranking-lists/ranked-lists';
import type { DeclaredTeam, FinalStanding } from '../../../src/domain/ranking-lists/standing';
import { placePoints } from '../../../src/domain/ranking-lists/team-list';
import { regulation } from '../regulation/files';
import { MAN, people, stood, upTo, who } from './kit';

const cup = regulation('go-shanhai-2025');
type Rules = typeof cup.lists;
const lists = (
  division: string,
  standings: readonly FinalStanding[],
  special: Parameters<typeof people>[0] = {},
  teams: readonly DeclaredTeam[] = [],
  rules: Rules = cup.lists,
) => rankedLists(rules, [{ division, standings, finished: true }], people(special), teams);
const entries = (all: ReturnType<typeof lists>, id: string) =>
  all.find((list) => list.id === id)?.rows.map(({ rank, entry }) => [rank, entry]);

describe('lists of single players', () => {
  test('women of the open division on places of their own, and amateurs without new professionals', () => {
    const all = lists(
      'open',
      upTo(6).map((n) => stood(n)),
      { 2: { sex: 'f' }, 5: { sex: 'f' }, 1: { professional: true } },
    );
    expect(entries(all, 'women')).toEqual([
      [1, who(2)],
      [2, who(5)],
    ]);
    expect(entries(all, 'open-amateurs')?.[0]).toEqual([1, who(2)]);
    expect(all.map(({ id }) => id)).toEqual(['women', 'men-team', 'women-team', 'open-amateurs']);
  });
  test('over sixty on the first day: born on 7 November 1965 is in, a day later is not, unknown is not (C9)', () => {
    const born = { 1: { birthDate: '1965-11-08' }, 2: { birthDate: '1965-11-07' }, 3: { birthDate: null } };
    expect(
      entries(
        lists(
          'seniors',
          upTo(4).map((n) => stood(n)),
          born,
        ),
        'over60',
      ),
    ).toEqual([[1, who(2)]]);
  });
  test('equal places stay equal, who has no place is not listed, an unknown sex opens no list', () => {
    const rows = [stood(1, 3), stood(2, 1), stood(3, 1), stood(4, null), stood(5, 4)];
    const women = { 1: { sex: 'f' }, 2: { sex: 'f' }, 3: { sex: 'f' }, 4: { sex: 'f' }, 5: { sex: null } } as const;
    expect(entries(lists('open', rows, women), 'women')).toEqual([
      [1, who(2)],
      [1, who(3)],
      [3, who(1)],
    ]);
  });
  test('while the division is played the list is provisional', () => {
    const running = rankedLists(cup.lists, [{ division: 'open', standings: [], finished: false }], people({}), []);
    expect(running.map(({ provisional }) => provisional)).toEqual([true, true, true, true]);
    expect(lists('open', []).some(({ provisional }) => provisional)).toBe(false);
  });
});

describe('teams (C16, C17)', () => {
  const team = (name: string, ...members: number[]): DeclaredTeam => ({
    ...{ division: 'open', by: 'delegation', name },
    members: members.map(who),
  });
  const menTeams = (standings: readonly FinalStanding[], teams: DeclaredTeam[], rules?: Rules) => {
    const special = { 91: { sex: 'f' }, 92: { sex: 'f' } } as const;
    return lists('open', standings, special, teams, rules).find(({ id }) => id === 'men-team')!;
  };
  const scores = (list: { rows: readonly { rank: number; team: string | null; score: number }[] }) =>
    list.rows.map(({ rank, team: name, score }) => [rank, name, score]);
  const inField = (n: number, rank: number, fieldRank: number, field = 'A') => stood(n, rank, { field, fieldRank });

  test('the first place costs nothing, the n-th n; places are those in one’s own field', () => {
    expect([1, 2, 3, 10].map((place) => placePoints(place, 'zero-then-place'))).toEqual([0, 2, 3, 10]);
    expect(placePoints(1, 'place')).toBe(1);
    const rows = [
      ...[inField(1, 2, 1), inField(2, 3, 2), inField(3, 6, 3)],
      ...[inField(4, 1, 1, 'B'), inField(5, 4, 2, 'B'), inField(6, 10, 5, 'B')],
    ];
    expect(scores(menTeams(rows, [team('甲', 1, 2, 3), team('乙', 4, 5, 6)]))).toEqual([
      [1, '甲', 5],
      [2, '乙', 7],
    ]);
  });
  test('equal sums: the final places, then the best member; still equal is shared', () => {
    const rows = [
      ...[inField(1, 1, 1), inField(2, 6, 3), inField(3, 12, 6)],
      ...[inField(4, 4, 2, 'B'), inField(5, 5, 3, 'B'), inField(6, 8, 4, 'B')],
    ];
    const two = [team('甲', 1, 2, 3), team('乙', 4, 5, 6)];
    // 0 + 3 + 6 = 2 + 3 + 4; final places 0 + 6 + 12 against 4 + 5 + 8
    expect(scores(menTeams(rows, two))).toEqual([
      [1, '乙', 9],
      [2, '甲', 9],
    ]);
    const by = (ties: ('final-places' | 'best-member')[]) =>
      cup.lists.map((rule) => (rule.team ? { ...rule, team: { ...rule.team, ties } } : rule));
    expect(scores(menTeams(rows, two, by(['best-member'])))).toEqual([
      [1, '甲', 9],
      [2, '乙', 9],
    ]);
    expect(scores(menTeams(rows, two, by([])))).toEqual([
      [1, '乙', 9],
      [1, '甲', 9],
    ]);
  });
  test('by points where the organiser chose so: more is better, then the opponents’ points', () => {
    const points = cup.lists.map((rule) =>
      rule.team ? { ...rule, team: { ...rule.team, score: 'points' as const } } : rule,
    );
    const row = (n: number, sum: number, sos: number) => stood(n, n, { points: sum, tieBreaks: [sos] });
    const rows = [row(1, 100, 10), row(2, 100, 10), row(3, 100, 10), row(4, 120, 11), row(5, 90, 11), row(6, 90, 11)];
    const list = menTeams(rows, [team('甲', 1, 2, 3), team('乙', 4, 5, 6)], points);
    expect(scores(list)).toEqual([
      [1, '乙', 300],
      [2, '甲', 300],
    ]);
    expect(list.unit).toBe('points');
  });
  test('the five of a delegation make two teams; a list row names its members, best placed first', () => {
    const rows = [3, 1, 2, 91, 92].map((n, i) => stood(n, i + 1));
    const all = lists('open', rows, { 91: { sex: 'f' }, 92: { sex: 'f' } }, [team('甲', 1, 2, 3, 91, 92)]);
    const members = (id: string) => all.find((list) => list.id === id)?.rows[0]?.members;
    expect(members('men-team')).toEqual([who(3), who(1), who(2)]);
    expect(members('women-team')).toEqual([who(91), who(92)]);
  });
  test('too few, too many, or a member without a place: not ranked, and said; no member at all says nothing', () => {
    const rows = upTo(9).map((n) => stood(n, n === 9 ? null : n));
    const list = menTeams(rows, [team('少', 1, 2), team('多', 3, 4, 5, 6), team('缺', 7, 8, 9), team('女', 91, 92)]);
    expect(list.rows).toEqual([]);
    expect(list.left.map(({ code, params }) => [code, params?.['team'], params?.['found']])).toEqual([
      ['team.too-few', '少', 2],
      ['team.too-many', '多', 4],
      ['team.not-placed', '缺', 2],
    ]);
  });
  test('teams of youth and seniors are teams of their own, not delegations', () => {
    const own = { division: 'youth', name: '少年', members: upTo(3).map(who) };
    const ranked = (by: 'team' | 'delegation') =>
      lists(
        'youth',
        upTo(3).map((n) => stood(n)),
        {},
        [{ ...own, by }],
      ).find(({ id }) => id === 'youth-team')?.rows;
    expect(ranked('team')).toHaveLength(1);
    expect(ranked('delegation')).toEqual([]);
  });
});

describe('players merged into another division (C18, B5)', () => {
  const merged = people({ 2: { home: 'seniors' }, 4: { home: 'seniors' } });
  const rows = upTo(5).map((n) => stood(n, n, { field: n % 2 ? 'A' : 'B', fieldRank: Math.ceil(n / 2) }));
  const by = (mergedAwards: 'own' | 'receiving' | 'both') => ({
    ...cup,
    divisions: cup.divisions.map((one) => ({ ...one, minimum: { ...one.minimum, mergedAwards } })),
  });
  const shown = (how: 'own' | 'receiving' | 'both') =>
    ownStandings(by(how), 'open', rows, merged).map(({ division, standings }) => [
      division,
      ...standings.map(({ entry, rank, fieldRank }) => `${entry} ${String(rank)} ${String(fieldRank)}`),
    ]);
  test('rank in their own list only, both lists from one again', () => {
    expect(shown('own')).toEqual([
      ['open', 'E-0001 1 1', 'E-0003 2 2', 'E-0005 3 3'],
      ['seniors', 'E-0002 1 1', 'E-0004 2 2'],
    ]);
  });
  test('in the receiving list only, or in both', () => {
    const all = upTo(5).map((n) => `${who(n)} ${String(n)} ${String(Math.ceil(n / 2))}`);
    expect(shown('receiving')).toEqual([['open', ...all]]);
    expect(shown('both')).toEqual([
      ['open', ...all],
      ['seniors', 'E-0002 1 1', 'E-0004 2 2'],
    ]);
  });
  test('nobody merged: the standings come back as they are', () => {
    expect(ownStandings(cup, 'open', rows, () => MAN)[0]?.standings).toBe(rows);
  });
});
