/** Whatever the bytes, reading ends with a document or with problems that say where. */
import fc from 'fast-check';
import { readTrf, toCrosstable, validateTrf, writeTrf } from '../../../src/formats/trf';
import { goldenNames, goldenText } from './golden';

function survives(text: string): void {
  const result = readTrf(text);
  if (!result.ok) {
    expect(result.problems.length).toBeGreaterThan(0);
    for (const found of result.problems.slice(0, 50)) expect(found.at).toMatch(/^line \d+, column \d+$/);
    return;
  }
  toCrosstable(result.value);
  for (const profile of ['readable', 'pairable', 'fide'] as const) validateTrf(result.value, profile);
  for (const version of ['16', '26'] as const) expect(readTrf(writeTrf(result.value, version)).ok).toBe(true);
}

const TAGS = '001 012 142 152 162 192 240 250 260 XXR XXC XXS XXA XXP XXZ BBW BBU ### NED 013'.split(' ');
const piece = fc.oneof(
  fc.constantFrom(
    '   1',
    '0000',
    '9999',
    ' w ',
    ' b ',
    '-',
    '=',
    '+',
    '1',
    '0',
    'H',
    'U',
    'Z',
    ' 1.0',
    '.5',
    '1e9',
    '__proto__',
  ),
  fc.string({ maxLength: 6 }),
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.nat({ max: 12 }).map((count) => ' '.repeat(count)),
);
const wildLine = fc
  .tuple(fc.constantFrom(...TAGS), fc.array(piece, { maxLength: 40 }))
  .map(([tag, pieces]) => `${tag} ${pieces.join('')}`);

test('made-up lines of every kind', () => {
  fc.assert(
    fc.property(fc.array(wildLine, { maxLength: 12 }), fc.constantFrom('\r', '\n', '\r\n'), (lines, end) => {
      survives(['012 Event', ...lines].join(end));
    }),
    { numRuns: 600 },
  );
});

test('real files with characters changed, dropped or doubled', () => {
  const texts = goldenNames().map(goldenText);
  const damage = fc.record({
    at: fc.nat(),
    kind: fc.constantFrom('change', 'drop', 'double', 'cut'),
    with: fc.string(),
  });
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.array(damage, { minLength: 1, maxLength: 5 }), (text, damages) => {
      let broken = text;
      for (const { at, kind, with: other } of damages) {
        const place = at % (broken.length + 1);
        if (kind === 'change') broken = broken.slice(0, place) + other + broken.slice(place + other.length);
        else if (kind === 'drop') broken = broken.slice(0, place) + broken.slice(place + 1 + (at % 20));
        else if (kind === 'double') broken = broken.slice(0, place) + broken.slice(Math.max(0, place - 30));
        else broken = broken.slice(0, place);
      }
      survives(broken);
    }),
    { numRuns: 200 },
  );
});

test('a line of a hundred thousand columns and a thousand rounds end soon', () => {
  const before = process.cpuUsage();
  survives(`001    1${'X'.repeat(100_000)}`);
  survives(`001    1${' '.repeat(83)}${'  0000 - Z'.repeat(2000)}`);
  survives(
    `250       1.0   1 999    1 9999\nXXR 999\n001    1\n`.repeat(1) + '250       1.0   1 999    1 9999\n'.repeat(200),
  );
  survives('001\r'.repeat(20_000));
  // processor time, so that a busy machine does not matter
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(5000);
});
