/** Facing the kept place of a former opponent is avoided while that costs no rematch (A12; 龍馬盃 第五條). */
import { fewestReturns, isReturn } from '../../../src/domain/play/win-count/returns';
import { ROUND_PAIRS } from '../../../src/domain/play/win-count/lots';
import { outcomeOf } from '../../../src/domain/play/draws/draw';

const player = (name: string, ...met: string[]): { name: string; virtual: boolean; met: string[] } => ({
  name,
  virtual: false,
  met,
});
const gone = (name: string): { name: string; virtual: boolean; met: string[] } => ({ name, virtual: true, met: [] });

test('only a player against somebody he met who has left counts', () => {
  expect(isReturn([player('a', 'b'), gone('b')])).toBe(true);
  expect(isReturn([gone('b'), player('a', 'b')])).toBe(true);
  expect(isReturn([player('a', 'b'), player('b', 'a')])).toBe(false);
  expect(isReturn([player('a', 'c'), gone('b')])).toBe(false);
  expect(isReturn([player('a', 'b'), null])).toBe(false);
});

test('a return is avoided where another can face the place, and taken where a rematch would be the price', () => {
  const free = [player('a', 'x'), player('b'), player('c'), gone('x')];
  expect(fewestReturns(free)).toBe(0);
  // only a may leave b and c without a rematch: b has met c's partner and so on
  const tight = [player('a', 'x'), player('b', 'a'), player('c', 'a'), gone('x')];
  expect(fewestReturns(tight)).toBe(1);
  expect(fewestReturns([player('a', 'x'), gone('x')])).toBe(1);
  expect(fewestReturns([player('a'), gone('empty-1')])).toBe(0);
});

test('sixty draws of a group with a leaver never bring him his former opponent', () => {
  const pool = ['E-1 1-1 vs E-9', 'E-2 1-1', 'E-3 1-1', 'E-9 1-1 withdrawn'];
  for (let i = 0; i < 60; i++) {
    const outcome = outcomeOf(ROUND_PAIRS, pool, i.toString(16).padStart(64, '0'), 'test');
    expect(outcome).toHaveLength(2);
    expect(outcome.join()).not.toMatch(/E-1 - E-9|E-9 - E-1/);
  }
});
