/** The seeded faults themselves: each still fits the sources, so that `npm run faults` tries what it says. */
import { describe as told, readFaults, sample, seed } from '../../src/cli/faults/seeded';
import { repositoryRoot } from '../../src/cli/root';

const faults = readFaults(repositoryRoot());

test('there are at least twenty on places, on money, on the day and on pairing', () => {
  const rooms = (...names: string[]): number =>
    faults.filter(({ file }) => names.some((name) => file.startsWith(`src/domain/${name}/`))).length;
  for (const count of [rooms('waitlist', 'registration'), rooms('payment'), rooms('play', 'prizes'), rooms('pairing')])
    expect(count).toBeGreaterThanOrEqual(20);
});

test('each stands exactly once in its file, compiles, changes something and names tests that are there', () => {
  const wrong = faults.flatMap((fault) => {
    const seeded = seed(repositoryRoot(), fault);
    return 'problem' in seeded ? [`${told(fault)}: ${seeded.problem}`] : [];
  });
  expect(wrong).toEqual([]);
});

test('none is seeded twice', () => {
  expect(new Set(faults.map(({ file, find, replace }) => [file, find, replace].join('\n'))).size).toBe(faults.length);
});

test('what does not fit is said', () => {
  const file = 'src/domain/waitlist/order.ts';
  const tests = ['test/domain/waitlist'];
  const problems = [
    { file: 'src/nowhere.ts', find: 'a', replace: 'b', tests },
    { file, find: 'no such text', replace: 'b', tests },
    { file, find: 'const ', replace: 'let ', tests },
    { file, find: '): ', replace: ')((', tests: ['test/nowhere'] },
    { file, find: '/** ', replace: '/* ((( */ ) /** ', tests },
  ].map((fault) => seed(repositoryRoot(), { ...fault, bundle: false }));
  expect(problems[0]).toEqual({ problem: 'no such file' });
  expect(problems[1]).toEqual({ problem: 'stands 0 times in the file, not once' });
  expect(problems[2]).toMatchObject({ problem: expect.stringMatching(/^stands \d+ times/) });
  expect(problems[3]).toEqual({ problem: 'no such tests: test/nowhere' });
  expect('problem' in problems[4]!).toBe(true);
});

test('the same words draw the same sample, others another one', () => {
  const drawn = sample(faults, 0.1, 'a');
  expect(drawn).toHaveLength(Math.round(faults.length / 10));
  expect(sample(faults, 0.1, 'a')).toEqual(drawn);
  expect(sample(faults, 0.1, 'b')).not.toEqual(drawn);
  expect(sample(faults, 0.0001, 'a')).toHaveLength(1);
  expect(sample(faults, 1, 'a')).toEqual(faults);
});
