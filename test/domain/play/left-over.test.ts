/** A prelim whose field is not filled up: a player who has left and is the odd one of his group loses without a game (A10). */
import type { EntryId } from '../../../src/domain/common/ids';
import type { Game } from '../../../src/domain/play/game';
import { prelimRecords } from '../../../src/domain/play/win-count/records';
import { PRELIM } from '../../rules/shogi-open/day';

const [A, B, C] = ['E-0001', 'E-0002', 'E-0003'] as EntryId[] as [EntryId, EntryId, EntryId];

const game = (round: number, first: EntryId, second: EntryId): Game => ({
  id: `G-000${round}` as Game['id'],
  division: 'dan',
  stage: PRELIM.id,
  field: null,
  round,
  board: 1,
  first,
  second,
  kind: 'official',
  result: '1-0',
  counts: true,
  corrected: false,
  remarks: [],
  draw: null,
});

const records = (withdrawn: readonly EntryId[], games: readonly Game[]): string[] =>
  prelimRecords({ stage: { ...PRELIM, fieldMultipleOf: 1 }, players: [A, B, C], withdrawn, games }).map(
    ({ slot, wins, losses, status }) => `${slot} ${wins}-${losses} ${status}`,
  );

test('who has left and was left over has lost, and is out after two rounds', () => {
  expect(records([C], [game(1, A, B)])).toEqual(['E-0001 1-0 open', 'E-0002 0-1 open', 'E-0003 0-1 open']);
  expect(records([C], [game(1, A, B), game(2, A, B)])).toEqual(['E-0001 2-0 in', 'E-0002 0-2 out', 'E-0003 0-2 out']);
});

test('who is there and was left over has neither won nor lost', () => {
  expect(records([], [game(1, A, B)])).toEqual(['E-0001 1-0 open', 'E-0002 0-1 open', 'E-0003 0-0 open']);
});
