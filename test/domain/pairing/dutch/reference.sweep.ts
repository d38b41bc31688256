/** The whole reference set, where it lies beside the project: every round of every tournament, and the bench files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkRounds } from '../../../../src/cli/check';
import { pairingText } from '../../../../src/cli/pair';
import { pairDutch } from '../../../../src/domain/pairing/dutch';
import { readTrf, roundsPlayed, toCrosstable } from '../../../../src/formats/trf';
import { share, some } from '../../../helpers/share';
import { moments } from './support/tournaments';
import { cards } from './support/ledger';
import { enumerate } from './support/enumerate';

const folder = path.resolve(__dirname, '../../../../../shared/reference/dutch');
const files = (kind: string): string[] => {
  const place = path.join(folder, kind);
  return existsSync(place) ? some(readdirSync(place).filter((file) => file.endsWith('.trf'))) : [];
};
const table = (kind: string, file: string) => {
  const doc = readTrf(readFileSync(path.join(folder, kind, file), 'utf8'));
  if (!doc.ok) throw new Error(file);
  return { table: toCrosstable(doc.value), round: roundsPlayed(doc.value) + 1 };
};

describe('reference tournaments', () => {
  test.each(['tournaments', 'small'])(
    'no round of %s differs',
    (kind) => {
      for (const file of files(kind))
        expect([file, checkRounds(table(kind, file).table).differences]).toEqual([file, []]);
    },
    600_000,
  );

  test('bench files come out as the reference engine paired them', () => {
    for (const file of files('bench')) {
      const expected = path.join(folder, 'bench', file.replace(/\.trf$/, '.bbp.out'));
      if (!existsSync(expected)) continue;
      const input = table('bench', file);
      const result = pairDutch(input.table, input.round);
      expect([file, result.ok && pairingText(result.value)]).toEqual([
        file,
        readFileSync(expected, 'utf8').replace(/[\r\n]+/g, '\n'),
      ]);
    }
  }, 600_000);

  test('walking all candidates agrees in many small tournaments', () => {
    for (let seed = 1; seed <= share(150); seed++) {
      const plan = {
        players: 4 + (seed % 7),
        rounds: 3 + (seed % 5),
        seed,
        draws: (seed * 37) % 100,
        byes: seed % 6,
        absences: seed % 4,
        forfeits: seed % 9,
      };
      for (const { table: played, round, present, label } of moments(plan)) {
        const result = pairDutch(played, round, { present });
        const names = result.ok
          ? result.value.pairs.map((p) => `${Math.min(p.white, p.black)}-${Math.max(p.white, p.black)}`)
          : null;
        if (result.ok && result.value.bye !== null) names?.push(`${result.value.bye}-0`);
        expect([label, names?.sort() ?? null]).toEqual([
          label,
          enumerate({ t: played, round, list: cards(played, round, present) }),
        ]);
      }
    }
  }, 900_000);
});
