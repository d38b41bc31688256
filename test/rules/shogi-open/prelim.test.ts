/** 龍馬盃 2026 第四條 分組與賽制: three prelim rounds, in at two wins, out at two losses. */
import { verifyDraw } from '../../../src/domain/play/draws/verify';
import { qualifiers } from '../../../src/domain/play/win-count/qualifiers';
import { prelimRecords } from '../../../src/domain/play/win-count/records';
import { pairPrelimRound } from '../../../src/domain/play/win-count/round';
import { codes, entry, playPrelim, players, PRELIM, seed, value, type Played } from './day';
import { faults, names } from './oracle';

const field = (played: Played, stage = PRELIM) => ({
  stage,
  players: played.players,
  withdrawn: played.withdrawn,
  games: played.games,
});

const order = (n: number) => ({
  stage: PRELIM,
  division: 'dan',
  label: 'test/dan/prelim',
  seed: seed(1),
  players: players(n),
  withdrawn: [],
  skipping: [],
  games: [],
  nextGame: 1,
  nextDraw: 1,
});

describe('第四條 配對, 第3輪, 晉級人數, 各組人數', () => {
  it.each(Array.from({ length: 29 }, (_, i) => i + 4))(
    '%i players: every round keeps every rule, half of the slots go on',
    (n) => {
      for (let run = 0; run < 6; run++) {
        const played = playPrelim({
          n,
          seed: n * 100 + run,
          check: (now, round) => {
            expect(faults(now, round, now.players)).toEqual([]);
            for (const draw of round.draws) expect(verifyDraw(draw)).toMatchObject({ ok: true });
          },
        });
        const slots = Math.ceil(n / 4) * 4;
        const result = qualifiers(field(played));
        expect(result).toMatchObject({ places: slots / 2, complete: true, undecided: [] });
        // all qualifiers are real players (A9: 5 → 4, 9 → 6, 13 → 8)
        expect(result.qualified).toHaveLength(slots / 2);
        expect(result.present).toEqual(result.qualified);
      }
    },
  );

  it.each([1, 2, 3])('%i players (the organiser insisted): rounds are drawn and everybody can qualify', (n) => {
    const played = playPrelim({
      n,
      seed: n,
      check: (now, round) => expect(faults(now, round, now.players)).toEqual([]),
    });
    expect(qualifiers(field(played)).qualified.length).toBe(Math.min(n, 2));
  });

  it.each([36, 40, 47, 64])('%i players: the same for fields above 32', (n) => {
    playPrelim({ n, seed: n, check: (now, round) => expect(faults(now, round, now.players)).toEqual([]) });
  });

  it('範例 16 人組: 8–8 after round one, 4–8–4 after two, eight in the last eight', () => {
    const seen: string[] = [];
    const played = playPrelim({
      n: 16,
      seed: 3,
      check: (now) => {
        const count = new Map<string, number>();
        for (const { wins, losses } of prelimRecords(field(now))) {
          const key = `${String(wins)}-${String(losses)}`;
          count.set(key, (count.get(key) ?? 0) + 1);
        }
        seen.push(
          [...count]
            .sort()
            .map(([key, many]) => `${key}:${String(many)}`)
            .join(' '),
        );
      },
    });
    expect(seen).toEqual(['0-0:16', '0-1:8 1-0:8', '0-2:4 1-1:8 2-0:4']);
    expect(qualifiers(field(played))).toMatchObject({ places: 8 });
    expect(qualifiers(field(played)).unbeaten).toHaveLength(4);
  });

  it('a group of four repeats a pairing in round three because it cannot be avoided, and says so', () => {
    const played = playPrelim({ n: 4, seed: 5 });
    const last = played.games.filter((game) => game.round === 3 && game.counts);
    expect(last).toHaveLength(1);
    const repeats = Array.from({ length: 30 }, (_, i) => playPrelim({ n: 4, seed: i })).flatMap(({ games }) =>
      games.filter((game) => game.round === 3 && game.counts).map((game) => game.remarks.includes('repeat')),
    );
    // the two at 1-1 met in round one when the loser there won and the winner there lost
    expect(new Set(repeats)).toEqual(new Set([true, false]));
  });

  it('空位: byes of round one go to players, each with a game of the table that tells which place is empty', () => {
    const { games } = value(pairPrelimRound(order(13)));
    const byes = games.filter((game) => game.kind === 'walkover');
    expect(byes.map((game) => game.remarks.join()).sort()).toEqual(['empty-slot:1', 'empty-slot:2', 'empty-slot:3']);
    expect(
      byes.every((game) => game.first !== null && game.second === null && game.result === '+/-' && game.counts),
    ).toBe(true);
    // 不戰勝者該輪改下交流對局: three are free, two of them play, one sits out (A25)
    expect(games.filter((game) => game.kind === 'friendly')).toHaveLength(1);
  });

  it('every player is equally likely to draw the empty place of round one', () => {
    const hits = new Map<string, number>();
    const runs = 2100;
    for (let i = 0; i < runs; i++) {
      const { games } = value(pairPrelimRound({ ...order(7), seed: seed(i + 1000) }));
      const lucky = games.find((game) => game.kind === 'walkover')!.first!;
      hits.set(lucky, (hits.get(lucky) ?? 0) + 1);
    }
    const expected = runs / 7;
    const chiSquare = [...hits.values()].reduce((sum, h) => sum + (h - expected) ** 2 / expected, 0);
    expect(hits.size).toBe(7);
    expect(chiSquare).toBeLessThan(22.46); // 6 degrees of freedom, 0.1 %
  });

  it('two empty places that meet: one keeps a nominal win and still loses to the next player (A10)', () => {
    const played = playPrelim({ n: 5, seed: 2 });
    const meeting = played.games.filter((game) => game.first === null && game.second === null);
    expect(meeting).toHaveLength(1);
    expect(meeting[0]).toMatchObject({ round: 2, kind: 'walkover', result: '+/-', counts: true });
    const keeper = names(meeting[0]!)[0];
    expect(meeting[0]!.remarks).toContain(`nominal:${keeper.slice(1)}`);
    const next = played.games.find((game) => game.round === 3 && names(game).includes(keeper))!;
    expect(next).toMatchObject({ kind: 'walkover', result: '+/-' });
    expect(names(next)[1]).toBe(keeper);
  });

  it('A10, the other reading: both empty places lose and the odd 1-1 player wins without a game', () => {
    const stage = { ...PRELIM, emptyMeetsEmpty: 'both-lose' as const };
    const played = playPrelim({ n: 5, seed: 2, stage });
    expect(played.games.filter((game) => game.result === '-/-')).toHaveLength(1);
    const odd = played.games.filter((game) => game.remarks.includes('odd-group'));
    expect(odd).toMatchObject([{ round: 3, second: null, result: '+/-' }]);
    expect(qualifiers(field(played, stage)).qualified).toHaveLength(4);
  });

  it('friendly games do not count as meetings, unless the regulation says so (A12)', () => {
    const games = value(pairPrelimRound(order(6))).games.map((game) => ({
      ...game,
      result: game.result ?? ('1-0' as const),
    }));
    const friendly = games.find((game) => game.kind === 'friendly')!;
    const met = (counts: boolean) =>
      prelimRecords({
        stage: { ...PRELIM, friendlyCountsAsMeeting: counts },
        players: players(6),
        withdrawn: [],
        games,
      }).find(({ slot }) => slot === friendly.first)!.met;
    expect(met(false)).not.toContain(friendly.second);
    expect(met(true)).toContain(friendly.second);
  });

  it('a walkover win counts as a win of the unbeaten, with a mark (A11)', () => {
    for (let run = 0; run < 20; run++) {
      const played = playPrelim({ n: 7, seed: run });
      const result = qualifiers(field(played));
      const free = played.games.filter((game) => game.kind === 'walkover' && game.round < 3).map((game) => game.first);
      expect(result.unbeatenByWalkover).toEqual(result.unbeaten.filter((player) => free.includes(player)));
    }
  });

  it('第五條 不下交流對局者: is left out of friendly games and nothing else', () => {
    const played = playPrelim({ n: 8, seed: 4 });
    const upToTwo = played.games.filter((game) => game.round < 3);
    const decided = prelimRecords({ ...field(played), games: upToTwo }).filter(({ status }) => status !== 'open');
    const skipping = [decided[0]!.slot as ReturnType<typeof entry>];
    const round = value(pairPrelimRound({ ...order(8), games: upToTwo, skipping, nextGame: 20 }));
    expect(round.games.flatMap((game) => [game.first, game.second])).not.toContain(skipping[0]);
    expect(round.sitsOut).not.toBe(skipping[0]);
  });
});

describe('a round that cannot be drawn says every reason', () => {
  it('results of the round before are missing', () => {
    const first = value(pairPrelimRound(order(8)));
    const second = pairPrelimRound({ ...order(8), games: first.games, seed: 'dice' });
    expect(codes(second)).toEqual(['draw.seed-invalid', ...Array<string>(4).fill('round.result-missing')]);
  });
  it('all rounds are drawn, nobody is there', () => {
    const played = playPrelim({ n: 8, seed: 1 });
    expect(codes(pairPrelimRound({ ...order(8), games: played.games }))).toEqual(['round.none-left']);
    expect(codes(pairPrelimRound(order(0)))).toEqual(['round.no-players']);
  });
});
