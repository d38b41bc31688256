/** The oracle has nothing to say about correct tournaments of any size. */
import { judgeShogi } from '.';
import { sample } from './sample';

describe('a correct rehearsal of the shogi open', () => {
  for (let n = 4; n <= 32; n += 1) {
    it(`passes with ${n} dan players, ${Math.min(n, 12)} kyu players and ${n % 4} standby players`, () => {
      const kyu = Math.min(n, 12);
      const asked = { field: { dan: n, kyu }, standby: n % 4 };
      expect(judgeShogi(sample(n, kyu, n % 4), asked)).toEqual([]);
    });
  }
});
