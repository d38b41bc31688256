/** A sample of reference tournaments, pair for pair and colour for colour, and single rounds with board order (golden/dutch/ORIGIN.md). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkRounds } from '../../../../src/cli/check';
import { pairDutch } from '../../../../src/domain/pairing/dutch';
import { readTrf, roundsPlayed, toCrosstable, validateTrf } from '../../../../src/formats/trf';

const folder = path.join(__dirname, '../../../golden/dutch');
const read = (...parts: string[]): string => readFileSync(path.join(folder, ...parts), 'utf8');
const files = (kind: string): string[] => readdirSync(path.join(folder, kind)).filter((file) => file.endsWith('.trf'));

/** Count, boards and bye as printed; the exit code otherwise. */
function answer(text: string): string {
  const doc = readTrf(text);
  if (!doc.ok || validateTrf(doc.value, 'pairable').length > 0) return 'exit 3';
  const result = pairDutch(toCrosstable(doc.value), roundsPlayed(doc.value) + 1);
  if (!result.ok) return 'exit 1';
  const lines = result.value.pairs.map(({ white, black }) => `${white} ${black}`);
  if (result.value.bye !== null) lines.push(`${result.value.bye} 0`);
  return [lines.length, ...lines].join(' ');
}

describe.each(['small', 'tournaments'])('whole tournaments: %s', (kind) => {
  test.each(files(kind))('%s', (file) => {
    const doc = readTrf(read(kind, file));
    if (!doc.ok) throw new Error(file);
    const { rounds, differences } = checkRounds(toCrosstable(doc.value));
    expect(rounds).toBeGreaterThan(0);
    expect(differences).toEqual([]);
  });
});

interface Case {
  file: string;
  expected: string;
  exit: number;
  desc: string;
}

describe('single rounds', () => {
  const index = JSON.parse(read('cases', 'index.json')) as Case[];
  const followed = index.filter(({ file }) => !file.startsWith('54-quirk'));

  test.each(followed.map(({ desc, file, expected, exit }) => [desc, file, expected, exit] as const))(
    '%s',
    (_, file, expected, exit) => {
      const wanted =
        exit === 0
          ? read('cases', expected)
              .trim()
              .split(/\s*[\r\n]+\s*/)
              .join(' ')
          : `exit ${exit}`;
      expect(answer(read('cases', file))).toBe(wanted);
    },
  );

  test.each(['bbp_C5', 'bbp_C9', 'bbp_issue7_60p'])('%s', (name) => {
    expect(answer(read('cases', `${name}.trf`))).toBe(
      read('cases', `${name}.expected.txt`)
        .trim()
        .split(/\s*[\r\n]+\s*/)
        .join(' '),
    );
  });

  test('C2: nobody gets a second bye, even where the reference engine gives one', () => {
    expect(answer(read('cases', 'c2_second_bye_r7.trf'))).toBe('4 5 1 8 2 3 9 7 0');
  });

  test('a column of absences is no round that was played', () => {
    expect(answer(read('cases', '54-quirk-all-z-counts-as-round.trf'))).toBe('0');
  });
});
