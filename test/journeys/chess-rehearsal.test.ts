/** Rehearsals of the chess cup hold every rule that the oracle knows (written apart from the code), and can be played again. */
import { rehearse } from '../../src/cli/rehearse';
import { readOptions, type RehearsalOptions } from '../../src/cli/rehearse/options';
import { judgeChess } from '../rules/oracle-chess';

const options = (text: string): RehearsalOptions => {
  const read = readOptions(['chess-cup-109', ...text.split(' ')]);
  if (typeof read === 'string') throw new Error(read);
  return read;
};
const play = (text: string): Record<string, unknown> => rehearse(options(text), () => undefined).document;

test.each(['--players 40 --seed 01', '--players 24 --seed 04 --calm'])(
  '%s breaks no rule',
  (text) => {
    expect(judgeChess(play(text))).toEqual([]);
  },
  60_000,
);

test('the same arguments give the same document', () => {
  const repeatable = (text: string): string =>
    JSON.stringify(play(text), (key, value: unknown) => (['ms', 'loadMs'].includes(key) ? undefined : value));
  expect(repeatable('--players 14 --seed 07')).toBe(repeatable('--players 14 --seed 07'));
}, 60_000);
