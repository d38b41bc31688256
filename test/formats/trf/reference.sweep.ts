/** Every reference file beside the repository reads, agrees with itself and survives both versions. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readTrf, toCrosstable, validateTrf, writeTrf } from '../../../src/formats/trf';
import { some } from '../../helpers/share';

const root = path.join(__dirname, '../../../../shared/reference');
const folders = ['dutch/tournaments', 'dutch/small', 'dutch/cases', 'dutch/bench', 'tiebreak', 'trf'];
const files = some(
  folders
    .map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.trf'))
        .map((name) => path.join(folder, name)),
    ),
);

const UNREADABLE = ['52-bad-contradiction.trf', '53-bad-duplicate.trf'];

describe.each(files.length > 0 ? [files] : [])('the reference files', (...all) => {
  test.each(all)('%s', (file) => {
    const result = readTrf(readFileSync(file, 'utf8'));
    expect(result.ok).toBe(!UNREADABLE.includes(path.basename(file)));
    if (!result.ok) return;
    expect(validateTrf(result.value, 'readable')).toEqual([]);
    for (const version of ['16', '26'] as const) {
      const again = readTrf(writeTrf(result.value, version));
      expect(again.ok && toCrosstable(again.value).players).toEqual(toCrosstable(result.value).players);
    }
  });
});
