/** Correct tournaments with everything that goes otherwise: the oracle must stay silent. */
import { judgeShogi } from '.';
import { entryOf, gamesOf, kyu, mark, official } from './fault-kit';
import type { Sample } from './sample';
import { sample } from './sample';
import { lot } from './sample-play';
import type { Draw } from './types';

const drawOf = (document: Sample, what: string): Draw => document.draws.find((draw) => draw.what.includes(what))!;

/** Renames kyu players everywhere after the draws of round two, in results that a correction has exchanged. */
function rename(document: Sample, pairs: Record<string, string>): void {
  const other = (text: string): string => text.replace(/E-\d{4}/g, (id) => pairs[id] ?? id);
  const division = kyu(document);
  for (const game of division.rounds.slice(2).flatMap((round) => round.games)) {
    game.first = game.first && other(game.first);
    game.second = game.second && other(game.second);
  }
  division.qualifiers = division.qualifiers.map(other);
  division.unbeaten = division.unbeaten.map(other);
  division.bracket!.slots = division.bracket!.slots.map((id) => id && other(id));
  for (const award of division.awards) if (award.prize !== 'lucky') award.entry = other(award.entry);
  for (const row of division.standings!) row.entry = other(row.entry);
  for (const what of ['kyu R3', 'kyu bracket'])
    drawOf(document, what).outcome = drawOf(document, what).outcome.map(other);
}

describe('what the oracle accepts', () => {
  it('a division cancelled for fewer than four, everything paid back', () => {
    expect(judgeShogi(sample(13, 0, 2))).toEqual([]);
  });

  it('the waitlist at the desk seated before the standby players', () => {
    expect(judgeShogi(sample(14, 8, 2, true), { field: { dan: 14, kyu: 8 } })).toEqual([]);
  });

  it('a loser of round one who leaves: walkover for his next opponent, no friendly game for him', () => {
    const document = sample(13, 8, 2);
    Object.assign(official(kyu(document), 2)[3]!, { kind: 'walkover', result: '+/-' });
    gamesOf(kyu(document), 'prelim', 3).pop();
    mark(entryOf(document, 'E-0108'), 'player.withdrawn', '2026-12-19T10:05:00');
    expect(judgeShogi(document)).toEqual([]);
  });

  it('two players who both stay away from their game: one of them keeps a nominal win', () => {
    const document = sample(13, 8, 2);
    const [one, two, three] = [1, 2, 3].map((round) => gamesOf(kyu(document), 'prelim', round));
    one!.find((game) => game.second === 'E-0108')!.result = '-/-';
    for (const game of two!)
      if (['E-0107', 'E-0108'].includes(game.second!)) Object.assign(game, { kind: 'walkover', result: '+/-' });
    Object.assign(
      three!.find((game) => game.second === 'E-0107')!,
      { kind: 'walkover', result: '+/-' },
    );
    const friendly = {
      board: 9,
      first: 'E-0105',
      second: 'E-0106',
      kind: 'friendly' as const,
      result: null,
      counts: false,
    };
    two!.push(friendly);
    Object.assign(
      three!.find((game) => game.second === 'E-0108')!,
      { ...friendly },
    );
    for (const id of ['E-0107', 'E-0108']) mark(entryOf(document, id), 'player.absent', '2026-12-19T09:40:00');
    expect(judgeShogi(document)).toEqual([]);
  });

  it('a qualifier who gives up before the draw: an empty slot, a bye, no award', () => {
    const document = sample(13, 8, 2);
    mark(entryOf(document, 'E-0106'), 'player.withdrawn', '2026-12-19T12:20:00');
    kyu(document).bracket!.slots[3] = null;
    drawOf(document, 'kyu bracket').outcome[3] = 'empty';
    Object.assign(gamesOf(kyu(document), 'knockout', 1)[1]!, { second: null, kind: 'bye', result: '+/-' });
    kyu(document).awards = kyu(document).awards.filter((award) => award.entry !== 'E-0106');
    kyu(document).standings = kyu(document).standings!.filter((row) => row.entry !== 'E-0106');
    expect(judgeShogi(document)).toEqual([]);
    kyu(document).qualifiers = kyu(document).qualifiers.filter((id) => id !== 'E-0106');
    expect(judgeShogi(document)).toEqual([]);
  });

  it('a qualifier who gives up after the draw: his slot stays, his opponent passes', () => {
    const document = sample(13, 8, 2);
    mark(entryOf(document, 'E-0106'), 'player.withdrawn', '2026-12-19T14:30:00');
    Object.assign(gamesOf(kyu(document), 'knockout', 1)[1]!, { kind: 'walkover', result: '+/-' });
    expect(judgeShogi(document)).toEqual([]);
  });

  it('a result of round one corrected after round two was drawn', () => {
    const document = sample(13, 8, 2);
    Object.assign(official(kyu(document), 1)[0]!, { result: '0-1', corrected: true });
    rename(document, { 'E-0101': 'E-0102', 'E-0102': 'E-0101' });
    const three = official(kyu(document), 3);
    [three[0]!.second, three[1]!.second] = [three[1]!.second, three[0]!.second];
    [three[1]!.first, three[1]!.second] = ['E-0106', 'E-0103'];
    const again = drawOf(document, 'kyu R3');
    const pool = ['E-0101', 'E-0103', 'E-0106', 'E-0107'];
    Object.assign(again, { ...lot(1, again.what, pool, ['E-0101 E-0107', 'E-0103 E-0106']), id: again.id });
    expect(judgeShogi(document)).toEqual([]);
  });

  it('a lapsed entry whose money came late and is owed back whole', () => {
    const document = sample(13, 8, 2);
    entryOf(document, 'E-0005').paid = 500;
    const { ledger } = document;
    Object.assign(ledger, {
      in: ledger.in + 500,
      allocated: ledger.allocated + 500,
      refundsDue: ledger.refundsDue + 500,
    });
    expect(judgeShogi(document)).toEqual([]);
    ledger.refundsDue -= 500;
    ledger.unallocated = 0;
    ledger.in -= 100;
    expect(judgeShogi(document)).not.toEqual([]);
  });
});
