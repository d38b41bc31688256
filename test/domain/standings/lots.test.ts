/** Lots where all criteria are equal (C.07, 4.2; go regulation C 八（二）). */
import { makeId } from '../../../src/domain/common/ids';
import { makeDraw } from '../../../src/domain/play/draws/draw';
import { brokenByLots, tiedOnes } from '../../../src/domain/standings/lots';

const rows = [
  { id: 'E-0001', rank: 1 },
  { id: 'E-0002', rank: 2 },
  { id: 'E-0003', rank: 2 },
  { id: 'E-0004', rank: 4 },
  { id: 'E-0005', rank: 4 },
  { id: 'E-0006', rank: 6 },
];

test('one draw for all who share a rank; everybody gets a rank of his own, and it says who owes it to a lot', () => {
  expect(tiedOnes(rows)).toEqual(['E-0002', 'E-0003', 'E-0004', 'E-0005']);
  const broken = brokenByLots(rows, ['E-0005', 'E-0003', 'E-0002', 'E-0004']);
  expect(broken.map(({ id, rank, byLot }) => `${String(rank)} ${id} ${byLot ? 'lot' : ''}`.trim())).toEqual([
    '1 E-0001',
    '2 E-0003 lot',
    '3 E-0002 lot',
    '4 E-0005 lot',
    '5 E-0004 lot',
    '6 E-0006',
  ]);
});

test('nothing equal, nothing drawn; the outcome of a recorded draw serves as lots', () => {
  expect(tiedOnes(rows.slice(0, 2))).toEqual([]);
  const draw = makeDraw({ id: makeId('draw', 1), what: 'go/open/A/lots', seed: '7'.repeat(64), pool: tiedOnes(rows) });
  const ranks = brokenByLots(rows, draw.outcome).map(({ rank }) => rank);
  expect(ranks).toEqual([1, 2, 3, 4, 5, 6]);
});
