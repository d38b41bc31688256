/** Many whole days of a shogi open: every field from 1 to 64, people leaving at any moment, bracket to the end. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyDraw } from '../../../src/domain/play/draws/verify';
import { drawBracket } from '../../../src/domain/play/knockout/bracket';
import { advanceKnockout } from '../../../src/domain/play/knockout/games';
import { knockoutPlaces } from '../../../src/domain/play/knockout/places';
import type { Game } from '../../../src/domain/play/game';
import { qualifiers } from '../../../src/domain/play/win-count/qualifiers';
import { chance, KNOCKOUT, playPrelim, PRELIM, seed, value } from './day';
import { share } from '../../helpers/share';
import { faults } from './oracle';

const STAGE = { ...KNOCKOUT, brackets: [...KNOCKOUT.brackets, { from: 17, to: 32, size: 32, start: '12:30' }] };
const RUNS = share(40);

it.each(Array.from({ length: 64 }, (_, i) => i + 1))('%i players', (n) => {
  for (let run = 0; run < RUNS; run++) {
    const toss = chance(run * 1009 + n);
    const rate = [1000, 30, 8, 3][run % 4]!;
    const played = playPrelim({
      n,
      seed: run * 100 + n,
      leave: (_, __, there) => there.filter(() => toss(rate) === 0),
      check: (now, round) => {
        expect(
          faults(
            now,
            round,
            now.players.filter((player) => !now.withdrawn.includes(player)),
          ),
        ).toEqual([]);
        for (const draw of round.draws) expect(verifyDraw(draw)).toMatchObject({ ok: true });
      },
    });
    const field = { stage: PRELIM, players: played.players, withdrawn: played.withdrawn, games: played.games };
    const result = qualifiers(field);
    expect(result.places).toBe(Math.ceil(n / 4) * 2);
    if (result.present.length === 0) continue;
    const { bracket, draw } = value(
      drawBracket({ stage: STAGE, qualifiers: result, seeds: [], label: 'x', seed: seed(run), nextDraw: 1 }),
    );
    expect(verifyDraw(draw!)).toMatchObject({ ok: true });
    const withdrawn = [...played.withdrawn];
    let games: Game[] = [];
    for (let round = 1; round <= Math.log2(bracket.size); round++) {
      withdrawn.push(...result.present.filter(() => toss(rate) === 0));
      const next = value(
        advanceKnockout({ stage: STAGE, bracket, games, division: 'dan', withdrawn, nextGame: 1, draw: null }),
      );
      games = [
        ...games,
        ...next.games.map((game) => ({
          ...game,
          result: game.result ?? (toss(2) ? ('1-0' as const) : ('0-1' as const)),
        })),
      ];
    }
    const places = knockoutPlaces({ stage: STAGE, bracket, games });
    expect(places.map(({ entry }) => entry).sort()).toEqual(result.present.slice().sort());
    expect(places.every(({ place }) => place !== null)).toBe(true);
    // as many lose in a round as it has matches with two players, and both where both stayed away
    const rounds = Math.log2(bracket.size);
    for (let round = 1; round <= rounds; round++) {
      const losers = games
        .filter((game) => game.round === round)
        .reduce((sum, { result, second }) => sum + (second === null ? 0 : 1) + (result === '-/-' ? 1 : 0), 0);
      expect(places.filter(({ place }) => place === 2 ** (rounds - round) + 1)).toHaveLength(losers);
    }
    expect(places.filter(({ place }) => place === 1).length).toBeLessThanOrEqual(1);
  }
});

// without the reference folder beside the project there is nothing to compare with
const shared = join(__dirname, '../../../../shared/reference/rules');
if (existsSync(shared)) {
  it('the golden copies are the reference values', () => {
    const golden = join(__dirname, '../../golden');
    const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));
    for (const [name, folder] of [
      ['draw-vectors', 'draws'],
      ['seedA-prizes-4-32', 'prizes'],
      ['prize-sharing-vectors', 'prizes'],
    ] as const) {
      expect(read(golden, folder, `${name}.json`)).toEqual(read(shared, `${name}.json`));
    }
  });
}
