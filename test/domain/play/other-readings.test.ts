/** Settings that the shogi open leaves at their defaults, and what a late correction leaves standing. */
import type { Game } from '../../../src/domain/play/game';
import { BRACKET_SEATS, seatLines } from '../../../src/domain/play/knockout/seating';
import { qualifiers } from '../../../src/domain/play/win-count/qualifiers';
import { prelimRecords } from '../../../src/domain/play/win-count/records';
import { pairPrelimRound } from '../../../src/domain/play/win-count/round';
import { codes, entry, KNOCKOUT, playPrelim, players, PRELIM, seed, value } from '../../rules/shogi-open/day';

const order = (played: ReturnType<typeof playPrelim>, upTo: number, change = {}) => ({
  stage: PRELIM,
  division: 'dan',
  label: 'x',
  seed: seed(2),
  players: played.players,
  withdrawn: played.withdrawn,
  skipping: [],
  games: played.games.filter((game) => game.round <= upTo),
  nextGame: 50,
  nextDraw: 9,
  ...change,
});
const official = (games: readonly Game[]) => games.filter((game) => game.counts);

describe('records', () => {
  it('who has come in stays in and unbeaten, whatever a game says that was drawn before a result was put right', () => {
    const played = playPrelim({ n: 8, seed: 3 });
    const winner = prelimRecords({ stage: PRELIM, ...played }).find(({ unbeaten }) => unbeaten)!;
    const extra: Game = {
      ...played.games[0]!,
      id: 'G-0999' as Game['id'],
      round: 3,
      first: winner.slot as Game['first'],
      result: '0-1',
    };
    const after = prelimRecords({ stage: PRELIM, ...played, games: [...played.games, extra] });
    expect(after.find(({ slot }) => slot === winner.slot)).toMatchObject({
      wins: 2,
      losses: 1,
      status: 'in',
      unbeaten: true,
    });
  });

  it('two absentees who are let back in have both lost, and the odd group of round two has a win without a game', () => {
    const played = playPrelim({ n: 8, seed: 5 });
    const [absent, ...others] = official(played.games.filter(({ round }) => round === 1));
    const games: Game[] = [{ ...absent!, result: '-/-' }, ...others];
    const records = prelimRecords({ stage: PRELIM, ...played, games });
    for (const player of [absent!.first, absent!.second]) {
      expect(records.find(({ slot }) => slot === player)).toMatchObject({ wins: 0, losses: 1, virtual: false });
    }
    const round = value(pairPrelimRound(order(played, 0, { games })));
    const odd = round.games.filter((game) => game.remarks.includes('odd-group'));
    expect(odd.map(({ second, result }) => [second, result])).toEqual([
      [null, '+/-'],
      [null, '+/-'],
    ]);
    const counted = official(round.games)
      .flatMap(({ first, second }) => [first, second])
      .filter((player) => player !== null);
    expect(counted.sort()).toEqual(players(8));
    expect(round.draws[0]!.outcome.filter((line) => line.endsWith(' - nobody'))).toHaveLength(2);
  });
});

describe('settings', () => {
  it('withdrawalKeepsSlot: no — whoever leaves is not drawn any more', () => {
    const played = playPrelim({ n: 8, seed: 5 });
    const stage = { ...PRELIM, withdrawalKeepsSlot: false };
    const round = value(pairPrelimRound(order(played, 1, { stage, withdrawn: [entry(1), entry(2)] })));
    const named = round.games.flatMap(({ first, second }) => [first, second]);
    expect(named).not.toContain(entry(1));
    expect(named).not.toContain(entry(2));
    expect(
      new Set(
        official(round.games)
          .flatMap(({ first, second }) => [first, second])
          .filter((p) => p !== null),
      ).size,
    ).toBe(6);
  });

  it('friendlyGames: no — nobody plays one', () => {
    const played = playPrelim({ n: 8, seed: 5 });
    const round = value(pairPrelimRound(order(played, 2, { stage: { ...PRELIM, friendlyGames: false } })));
    expect(round.games.every((game) => game.counts)).toBe(true);
    expect(round.draws).toHaveLength(1);
  });

  it('qualifiersOf: players — places are those who earned one, a vacancy is not drawn', () => {
    const played = playPrelim({
      n: 2,
      seed: 1,
      leave: (round, when) => (round === 3 && when === 'before' ? [entry(1)] : []),
    });
    const places = (qualifiersOf: 'slots' | 'players') =>
      qualifiers({ stage: { ...PRELIM, qualifiersOf }, ...played }).places;
    expect(places('slots')).toBe(2);
    expect(places('players')).toBe(qualifiers({ stage: PRELIM, ...played }).qualified.length);
  });

  it('emptyPairs: allow — the seats of two who left may meet', () => {
    const field = { places: 8, present: players(6), unbeaten: [], unbeatenByWalkover: [] };
    const lines = seatLines({ ...KNOCKOUT, emptyPairs: 'allow' }, 8, field, []);
    const vacancies = lines.filter((line) => line.startsWith('seat vacant'));
    const rest = lines.filter((line) => !line.startsWith('seat vacant'));
    const together = BRACKET_SEATS.reader([])([...vacancies, ...rest])!;
    expect(together.slice(0, 2)).toEqual(['empty', 'empty']);
    const apart = BRACKET_SEATS.reader([])(seatLines(KNOCKOUT, 8, field, []))!;
    expect([0, 2, 4, 6].filter((i) => apart[i] === 'empty' && apart[i + 1] === 'empty')).toEqual([]);
  });

  it('three wins in, three losses out over five rounds: every player is decided, rematches only where needed', () => {
    const stage = { ...PRELIM, rounds: 5, winsIn: 3, lossesOut: 3, fieldMultipleOf: 8 };
    for (let run = 0; run < 10; run++) {
      const played = playPrelim({ n: 16, seed: run, stage });
      const result = qualifiers({ stage, ...played });
      expect(result).toMatchObject({ places: 8, undecided: [], complete: true });
      expect(result.qualified).toHaveLength(8);
    }
  });

  it('a field whose every place is decided has no further round', () => {
    const played = playPrelim({ n: 4, seed: 1 });
    expect(codes(pairPrelimRound(order(played, 3, { stage: { ...PRELIM, rounds: 4 } })))).toEqual([
      'round.all-decided',
    ]);
  });
});
