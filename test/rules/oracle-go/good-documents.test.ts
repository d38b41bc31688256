/** The oracle has nothing to say about championships that the product's rooms played, of any size. */
import { judgeGo } from '.';
import { sample } from './sample';

test.each([
  ['a championship of forty, youth, infants and seniors', { open: 44, youth: 24, kids: 9, seniors: 21 }, 'a'],
  ['fields of different size, an odd number everywhere', { open: 45, youth: 17, kids: 11, seniors: 13 }, 'b'],
  ['fields smaller than the final', { open: 27, youth: 20, kids: 12, seniors: 60 }, 'c'],
  ['enough of six dan for every tier', { open: 230, youth: 0, kids: 0, seniors: 0 }, 'd'],
])('%s', (_, sizes, seed) => {
  const document = sample(sizes, seed);
  expect(judgeGo(document)).toEqual([]);
  expect(document.divisions[0]?.standings).toHaveLength(sizes.open);
});

test('seeds one after the other', () => {
  for (const seed of ['e', 'f', 'g', 'h', 'i', 'j'])
    expect([seed, judgeGo(sample({ open: 36, youth: 18, kids: 10, seniors: 15 }, seed))]).toEqual([seed, []]);
});
