/** Rehearsals of the shogi open hold every rule that the oracle knows (written apart from the code), and can be played again. */
import { rehearse } from '../../src/cli/rehearse';
import { readOptions, type RehearsalOptions } from '../../src/cli/rehearse/options';
import { judgeShogi, type Asked } from '../rules/oracle-shogi';

const options = (text: string): RehearsalOptions => {
  const read = readOptions(['shogi-open-2026', ...text.split(' ')]);
  if (typeof read === 'string') throw new Error(read);
  return read;
};
const play = (text: string): Record<string, unknown> => rehearse(options(text), () => undefined).document;

/** The document as text, without what only tells how fast this machine was. */
const repeatable = (document: Record<string, unknown>, ...without: string[]): string =>
  JSON.stringify(document, (key, value: unknown) => (['ms', 'loadMs', ...without].includes(key) ? undefined : value));

const CASES: readonly (readonly [string, Asked])[] = [
  ['--players 84 --seed 01', { players: 84 }],
  ['--players 40 --seed 0a --standby 3', { players: 40, standby: 3 }],
  ['--field dan=5,kyu=4 --seed 02 --standby 0', { field: { dan: 5, kyu: 4 }, standby: 0 }],
  ['--field dan=13,kyu=8 --seed 03 --standby 1', { field: { dan: 13, kyu: 8 }, standby: 1 }],
  ['--players 20 --seed 04 --calm', { players: 20, calm: true }],
];

test.each(CASES)('%s breaks no rule', (text, asked) => {
  expect(judgeShogi(play(text), asked)).toEqual([]);
});

test('the same arguments give the same document, in kept realms as in fresh ones', () => {
  const played = play('--players 12 --seed 07');
  const first = repeatable(played);
  expect(repeatable(play('--players 12 --seed 07'))).toBe(first);
  // a kept realm has read its words already: fewer accessor calls, the same crossings
  const kept = repeatable(played, 'methodCalls');
  expect(repeatable(play('--players 12 --seed 07 --fresh'), 'methodCalls')).toBe(kept);
  expect(repeatable(play('--players 12 --seed 08'))).not.toBe(first);
});
