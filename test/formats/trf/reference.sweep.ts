/** Every reference file, here and beside the repository, reads, agrees with itself and survives both versions. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readTrf, toCrosstable, validateTrf, writeTrf } from '../../../src/formats/trf';
import { some } from '../../helpers/share';

/** The copies in the repository, and where they come from, when it is there. */
const places = [path.join(__dirname, '../../golden'), path.join(__dirname, '../../../../shared/reference')];

const trfIn = (folder: string): string[] =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { withFileTypes: true }).flatMap((found) => {
        const name = path.join(folder, found.name);
        return found.isDirectory() ? trfIn(name) : name.endsWith('.trf') ? [name] : [];
      });
const files = some(places.flatMap(trfIn));

const UNREADABLE = ['52-bad-contradiction.trf', '53-bad-duplicate.trf'];

test.each(files)('%s', (file) => {
  const result = readTrf(readFileSync(file, 'utf8'));
  expect(result.ok).toBe(!UNREADABLE.includes(path.basename(file)));
  if (!result.ok) return;
  expect(validateTrf(result.value, 'readable')).toEqual([]);
  for (const version of ['16', '26'] as const) {
    const again = readTrf(writeTrf(result.value, version));
    expect(again.ok && toCrosstable(again.value).players).toEqual(toCrosstable(result.value).players);
  }
});
