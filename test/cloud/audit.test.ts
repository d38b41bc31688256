/** An audit finds nothing in a tournament that was played as it should be, and every single thing somebody tampers with. */
import { audit, type OfficeRecords } from '../../src/cli/audit/audit';
import type { Book } from '../../src/cli/backup/book';
import { FIELDS } from '../../src/cli/backup/book';
import { recordsOf } from '../../src/cli/backup/records';
import { rehearse } from '../../src/cli/rehearse';
import { readOptions } from '../../src/cli/rehearse/options';

jest.setTimeout(120_000);

function played(text: string): OfficeRecords {
  const options = readOptions(text.split(' '));
  if (typeof options === 'string') throw new Error(options);
  const { world } = rehearse(options, () => undefined);
  const book = world.host.sheets.get(world.officeId, { includeGridData: true, fields: FIELDS });
  return recordsOf(book as unknown as Book);
}

/** A record with other values in it. */
type Tamper = (records: OfficeRecords) => OfficeRecords;
const facts =
  (change: (facts: OfficeRecords['facts']) => Partial<OfficeRecords['facts']>): Tamper =>
  (records) => ({ ...records, facts: { ...records.facts, ...change(records.facts) } });
const first = <T>(rows: readonly T[], which: (row: T) => boolean, change: (row: T) => T): T[] => {
  const at = rows.findIndex(which);
  if (at < 0) throw new Error('nothing to tamper with');
  return rows.map((row, i) => (i === at ? change(row) : row));
};
const said = (records: OfficeRecords): string =>
  audit(records)
    .findings.map(({ about, what }) => `${about}: ${what}`)
    .join('\n');

const SHOGI: readonly (readonly [string, RegExp, Tamper])[] = [
  [
    'a result turned round',
    /tables: G-\d+: the result is "0-1", the journal leads to "1-0"/,
    facts(({ games }) => ({
      games: first(
        games,
        (game) => game.result === '1-0' && game.kind === 'official',
        (game) => ({ ...game, result: '0-1' }),
      ),
    })),
  ],
  [
    'somebody in another division',
    /tables: E-\d+: division is "kyu", the journal leads to "dan"/,
    facts(({ entries }) => ({
      entries: first(
        entries,
        (entry) => entry.division === 'dan',
        (entry) => ({ ...entry, division: 'kyu' }),
      ),
    })),
  ],
  [
    'an entry nobody sent',
    /tables: E-0099 stands in the table and no line of the journal made it/,
    facts(({ entries }) => ({ entries: [...entries, { ...entries[0]!, id: 'E-0099' as never }] })),
  ],
  [
    'a line of the journal taken out',
    /journal: lines are missing: J-0010/,
    (records) => ({ ...records, journal: records.journal.filter((line) => line.id !== 'J-0010') }),
  ],
  [
    'a line of the journal rewritten',
    /journal: J-\d+ begins with state/,
    (records) => ({
      ...records,
      journal: first(
        records.journal,
        (line) => line.action === 'entry.confirmed',
        (line) => ({ ...line, before: { ...line.before, state: 'lapsed' } }),
      ),
    }),
  ],
  [
    'a lot that fell otherwise',
    /draws: D-0001 .*draw\.outcome-differs/,
    facts(({ draws }) => ({
      draws: first(
        draws,
        (draw) => draw.id === ('D-0001' as never),
        (draw) => ({ ...draw, outcome: [...draw.outcome].reverse() }),
      ),
    })),
  ],
  [
    'two players who changed places after the draw',
    /draws: G-\d+ \(E-\d+ – E-\d+\) is not what D-\d+ drew/,
    facts(({ games }) => {
      const [a, b] = games.filter((game) => game.kind === 'official' && game.round === 1 && game.draw !== null);
      return {
        games: games.map((game) =>
          game.id === a!.id
            ? { ...game, second: b!.second }
            : game.id === b!.id
              ? { ...game, second: a!.second }
              : game,
        ),
      };
    }),
  ],
  [
    'a bank line given out twice',
    /money: B-\d+ brought \d+ and \d+ of it was given out/,
    facts(({ ledger }) => {
      const row = ledger.find(({ kind }) => kind === 'allocation')!;
      return { ledger: [...ledger, { ...row, id: 'L-0999' as never }] };
    }),
  ],
  [
    'a bank line that vanished',
    /money: L-\d+ names B-\d+, which is not there/,
    facts(({ bank }) => ({ bank: bank.slice(1) })),
  ],
  [
    'a game that vanished',
    /tables: dan prelim R1: \d+ games were paired, \d+ are there/,
    facts(({ games }) => ({
      games: games.filter((game) => game !== games.find((one) => one.division === 'dan' && one.round === 1)),
    })),
  ],
];

describe('the shogi open', () => {
  let records: OfficeRecords;
  beforeAll(() => {
    records = played('shogi-open-2026 --players 20 --seed 05');
  });
  test('as it was played: all agrees', () => {
    expect(said(records)).toBe('');
    expect(records.facts.draws.length).toBeGreaterThan(5);
  });
  test.each(SHOGI)('%s', (_, sentence, tamper) => {
    expect(said(tamper(records))).toMatch(sentence);
  });
});

describe('the chess cup', () => {
  let records: OfficeRecords;
  beforeAll(() => {
    records = played('chess-cup-109 --players 20 --seed 05');
  });
  test('every Dutch round comes out again', () => {
    expect(said(records)).toBe('');
    expect(audit(records).looked.join()).toMatch(/[1-9]\d* Dutch rounds/);
  });
  test('two who changed colours are found', () => {
    const changed = facts(({ games }) => ({
      games: first(
        games,
        (game) => game.round === 2 && game.second !== null,
        (game) => ({ ...game, first: game.second, second: game.first }),
      ),
    }))(records);
    expect(said(changed)).toMatch(/rounds: \w+ R2 is not what the system pairs/);
  });
});
