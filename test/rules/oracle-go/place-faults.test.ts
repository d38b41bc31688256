/** Every rule of the oracle can fail: faults of scores, places and finals, and the rule that names each. */
import { division, exchange, final, official, open, proves, roundOf } from './fault-kit';
import { scores } from './scores';
import type { Document } from './types';

describe('places (八（二）, C2–C4)', () => {
  const fieldRows = (d: Document, name: string) =>
    open(d)
      .standings.filter(({ field }) => field === name)
      .sort((a, b) => a.fieldRank! - b.fieldRank!);
  const swap = (a: { fieldRank?: number | null }, b: { fieldRank?: number | null }): void =>
    void ([a.fieldRank, b.fieldRank] = [b.fieldRank!, a.fieldRank!]);
  proves([
    { name: 'a point too many', rule: 'score', seed: (d) => void (open(d).standings[0]!.points += 1) },
    { name: 'another 对手分', rule: 'score', seed: (d) => void (open(d).standings[5]!.tieBreaks['SOS']! -= 2) },
    {
      name: 'another 累进分',
      rule: 'score',
      seed: (d) => void (division(d, 'kids').standings[1]!.tieBreaks['CUSS']! += 2),
    },
    {
      name: 'a result that was turned',
      rule: 'score',
      seed: (d) => {
        const game = official(roundOf(division(d, 'youth'), 3, null))[0]!;
        game.result = game.result === '1-0' ? '0-1' : '1-0';
      },
    },
    { name: 'somebody missing', rule: 'places', seed: (d) => division(d, 'kids').standings.pop() },
    {
      name: 'somebody twice',
      rule: 'places',
      seed: (d) => division(d, 'kids').standings.push(division(d, 'kids').standings[0]!),
    },
    {
      name: 'no place for somebody who was not put out',
      rule: 'places',
      seed: (d) => void (division(d, 'kids').standings[2]!.rank = null),
    },
    { name: 'a gap', rule: 'places', seed: (d) => void (division(d, 'kids').standings.at(-1)!.rank! += 1) },
    {
      name: 'the worse first',
      rule: 'order',
      seed: (d) => {
        const rows = fieldRows(d, 'A');
        swap(rows[0]!, rows.at(-1)!);
      },
    },
    {
      name: 'lots that nobody recorded',
      rule: 'lots',
      seed: (d) => {
        // two of the infants become equal: no lot was drawn between them
        d.draws = d.draws.filter(({ algorithm }) => algorithm !== 'hmac-sha256-fisher-yates/1');
        const of = division(d, 'kids');
        of.rounds = [];
        const own = of.standings.slice(0, 2);
        of.rounds.push({
          stage: 'swiss',
          round: 1,
          field: null,
          games: [
            { board: 1, first: own[0]!.entry, second: own[1]!.entry, kind: 'official', result: '-/-', counts: true },
          ],
        });
        const found = scores(of, of.players, 1);
        for (const row of of.standings) {
          const { points, sos, cuss } = found.get(row.entry)!;
          Object.assign(row, { points, tieBreaks: { SOS: sos, CUSS: cuss } });
        }
      },
    },
    {
      name: 'a final between the wrong two',
      rule: 'final',
      seed: (d) => exchange(final(d).games[0]!, final(d).games[1]!),
    },
    { name: 'a final that was not played', rule: 'final', seed: (d) => final(d).games.pop() },
    {
      name: 'a seventeenth final',
      rule: 'final',
      seed: (d) => {
        const [a, b] = [fieldRows(d, 'A')[16]!, fieldRows(d, 'B')[16]!];
        final(d).games.push({
          board: 17,
          first: a.entry,
          second: b.entry,
          kind: 'official',
          result: '1-0',
          counts: true,
        });
      },
    },
    { name: 'a final without a result', rule: 'unfinished', seed: (d) => void (final(d).games[0]!.result = null) },
    {
      name: 'the loser of the final first',
      rule: 'rank',
      seed: (d) => {
        const rows = open(d).standings;
        [rows[0]!.rank, rows[1]!.rank] = [2, 1];
      },
    },
    {
      name: 'a block below the final the other way round',
      rule: 'rank',
      seed: (d) => {
        const rows = open(d).standings.filter(({ rank }) => rank === 33 || rank === 34);
        [rows[0]!.rank, rows[1]!.rank] = [rows[1]!.rank, rows[0]!.rank];
      },
    },
  ]);
});
