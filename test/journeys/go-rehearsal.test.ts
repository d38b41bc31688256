/** Rehearsals of the go championship hold every rule that the oracle knows (written apart from the code), and can be played again. */
import { rehearse } from '../../src/cli/rehearse';
import { readOptions, type RehearsalOptions } from '../../src/cli/rehearse/options';
import { judgeGo } from '../rules/oracle-go';

const options = (text: string): RehearsalOptions => {
  const read = readOptions(['go-shanhai-2025', ...text.split(' ')]);
  if (typeof read === 'string') throw new Error(read);
  return read;
};
const play = (text: string): Record<string, unknown> => rehearse(options(text), () => undefined).document;

test.each(['--players 60 --seed 03', '--field open=18,youth=5,kids=4,seniors=4 --seed 04 --calm'])(
  '%s breaks no rule',
  (text) => {
    expect(judgeGo(play(text))).toEqual([]);
  },
  120_000,
);

test('the same arguments give the same document', () => {
  const repeatable = (text: string): string =>
    JSON.stringify(play(text), (key, value: unknown) => (['ms', 'loadMs'].includes(key) ? undefined : value));
  expect(repeatable('--players 16 --seed 07')).toBe(repeatable('--players 16 --seed 07'));
}, 120_000);
