/** 星取表 and standings of a day with a prelim and a bracket. */
import { dayStandings } from '../../../src/domain/play/day-standings';
import type { Game } from '../../../src/domain/play/game';
import { starTable } from '../../../src/domain/play/star-table';
import { entry, KNOCKOUT, players, PRELIM } from '../../rules/shogi-open/day';

const game = (round: number, first: number, second: number | null, change: Partial<Game> = {}): Game => ({
  id: 'G-0001' as Game['id'],
  division: 'dan',
  stage: 'prelim',
  field: null,
  round,
  board: 1,
  first: entry(first),
  second: second === null ? null : entry(second),
  kind: 'official',
  result: '1-0',
  counts: true,
  corrected: false,
  remarks: [],
  draw: null,
  ...change,
});
const walkover: Partial<Game> = { kind: 'walkover', result: '+/-', remarks: ['empty-slot:1'] };
const friendly: Partial<Game> = { kind: 'friendly', counts: false, result: null };
// three players, one empty place, by hand: 1 beats 2, 3 free; 1 beats 3, 2 free; 2 and 3 decide
const GAMES = [
  game(1, 1, 2),
  game(1, 3, null, walkover),
  game(2, 3, 1, { result: '0-1' }),
  game(2, 2, null, walkover),
  game(3, 1, 3, { ...friendly, result: '0-1' }),
  game(3, 2, 3),
  game(1, 1, 2, { stage: 'knockout', result: '-/+', kind: 'walkover', remarks: ['withdrawn:E-0001'] }),
];

describe('星取表', () => {
  const table = starTable(['prelim', 'knockout'], players(3), GAMES);
  it('has a column for every round, prelim first', () => {
    expect(table.columns).toEqual(
      [1, 2, 3].map((round) => ({ stage: 'prelim', round })).concat([{ stage: 'knockout', round: 1 }]),
    );
  });
  it('says by code what everybody did, the counting game before the friendly one', () => {
    const shown = table.rows.map(({ cells }) =>
      cells.map((cell) =>
        cell.map(({ code, opponent, friendly: f }) => `${f ? 'friendly ' : ''}${code} ${String(opponent)}`),
      ),
    );
    expect(shown).toEqual([
      [['win E-0002'], ['win E-0003'], ['friendly loss E-0003'], ['walkover-loss E-0002']],
      [['loss E-0001'], ['walkover-win null'], ['win E-0003'], ['walkover-win E-0001']],
      [['walkover-win null'], ['loss E-0001'], ['loss E-0002', 'friendly win E-0001'], []],
    ]);
  });
  it('tells open games, drawn games, double absence, byes and nominal wins apart', () => {
    const code = (change: Partial<Game>) =>
      starTable(['prelim'], players(1), [game(1, 1, 2, change)]).rows[0]!.cells[0]![0]!.code;
    expect(code({ result: null })).toBe('open');
    expect(code({ result: '1/2' })).toBe('draw');
    expect(code({ result: '-/-' })).toBe('both-absent');
    expect(code({ kind: 'bye', second: null, result: '+/-' })).toBe('bye');
    expect(code({ kind: 'walkover', result: '+/-', remarks: ['nominal:E-0001'] })).toBe('nominal');
  });
});

describe('standings of the day', () => {
  const prelim = { stage: PRELIM, players: players(3), withdrawn: [], games: GAMES };
  it('before the bracket by prelim wins, equal is equal (第四條)', () => {
    expect(
      dayStandings(prelim, null).map(({ entry: who, rank, prelim: { wins, losses, status } }) => [
        who,
        rank,
        wins,
        losses,
        status,
      ]),
    ).toEqual([
      [entry(1), 1, 2, 0, 'in'],
      [entry(2), 2, 2, 1, 'in'],
      [entry(3), 3, 1, 2, 'out'],
    ]);
    const tied = dayStandings({ ...prelim, games: GAMES.slice(0, 2) }, null);
    expect(tied.map(({ rank }) => rank)).toEqual([1, 1, 3]);
  });
  it('after it by places; whoever is outside the bracket has a rank but no place', () => {
    const knockout = { stage: KNOCKOUT, bracket: { size: 2, slots: [entry(1), entry(2)] }, games: GAMES };
    expect(
      dayStandings(prelim, knockout).map(({ entry: who, rank, place, wins, losses }) => [
        who,
        rank,
        place,
        wins,
        losses,
      ]),
    ).toEqual([
      [entry(2), 1, 1, 3, 1],
      [entry(1), 2, 2, 2, 1],
      [entry(3), 3, null, 1, 2],
    ]);
    const open = dayStandings(prelim, { ...knockout, games: GAMES.slice(0, 6) });
    expect(open.map(({ rank }) => rank)).toEqual([null, null, 3]);
  });
  it('a qualifier who was not seated comes behind the bracket and before everybody who did not qualify', () => {
    const knockout = {
      stage: KNOCKOUT,
      bracket: { size: 2, slots: [null, entry(2)] },
      games: [game(1, 2, null, { stage: 'knockout', kind: 'bye', result: '+/-' })],
    };
    expect(dayStandings(prelim, knockout).map(({ entry: who, rank, place }) => [who, rank, place])).toEqual([
      [entry(2), 1, 1],
      [entry(1), 2, null],
      [entry(3), 3, null],
    ]);
  });
});
