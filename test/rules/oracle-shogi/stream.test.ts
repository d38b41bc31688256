/** The oracle's stream of lots gives the published vectors, and its hash the published digest of "abc". */
import { permutation, sha256 } from './stream';

const upTo = (n: number): number[] => Array.from({ length: n }, (_, index) => index + 1);
const ZERO = '00'.repeat(32);
const OTHER = 'bc21ef85aa96cc446a3c48c832a4a4d60a0ae979797969de74b9529b2ba096d1';

describe('a plain permutation drawn from a seed', () => {
  it.each([
    [ZERO, [3, 1, 2, 4]],
    [ZERO, [3, 7, 5, 4, 6, 1, 2, 8]],
    [ZERO, [1, 2, 7, 15, 12, 9, 10, 6, 3, 8, 13, 4, 14, 5, 11, 16]],
    [OTHER, [4, 3, 2, 1]],
    [OTHER, [8, 4, 1, 7, 6, 2, 3, 5]],
  ])('equals the vector for seed %s', (seed, drawn) => {
    expect(permutation(upTo(drawn.length), seed, 'A/dan/R1')).toEqual(drawn);
  });

  it('changes with its label', () => {
    expect(permutation(upTo(16), ZERO, 'A/dan/R1')).not.toEqual(permutation(upTo(16), ZERO, 'A/kyu/R1'));
  });

  it('hashes text as SHA-256 does', () => {
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
