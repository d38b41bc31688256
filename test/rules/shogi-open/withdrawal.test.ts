/** 龍馬盃 2026 第五條 退賽與遞補: leaving during the prelim, staying away, a wrong result found late. */
import type { EntryId } from '../../../src/domain/common/ids';
import type { Game, GameResult } from '../../../src/domain/play/game';
import { verifyDraw } from '../../../src/domain/play/draws/verify';
import { correctionEffect } from '../../../src/domain/play/win-count/correction';
import { drawMoreFriendlies } from '../../../src/domain/play/win-count/friendly';
import { qualifiers } from '../../../src/domain/play/win-count/qualifiers';
import { prelimRecords } from '../../../src/domain/play/win-count/records';
import { gamesAfterWithdrawal } from '../../../src/domain/play/withdraw';
import { chance, codes, entry, playPrelim, PRELIM, seed, value, type Played } from './day';
import { faults, tally } from './oracle';

const field = (played: Played, games: readonly Game[] = played.games) => ({
  stage: PRELIM,
  players: played.players,
  withdrawn: played.withdrawn,
  games,
});

describe('預選中途退賽: 之後各輪仍保留配對位置,其對手不戰勝', () => {
  it.each(Array.from({ length: 29 }, (_, i) => i + 4))('%i players, people leave at any moment', (n) => {
    for (let run = 0; run < 4; run++) {
      const toss = chance(run * 31 + n);
      const played = playPrelim({
        n,
        seed: n * 50 + run,
        leave: (_, __, there) => there.filter(() => toss(10) === 0),
        check: (now, round) => {
          const inEvent = now.players.filter((player) => !now.withdrawn.includes(player));
          expect(faults(now, round, inEvent)).toEqual([]);
          for (const draw of round.draws) expect(verifyDraw(draw)).toMatchObject({ ok: true });
        },
      });
      const { places, qualified, present, complete, undecided } = qualifiers(field(played));
      // one game one win: half of the slots have two wins, empty places and those who left included
      const withTwo = [...tally(played, 3)].filter(([, { wins }]) => wins >= 2).map(([name]) => name);
      expect(places).toBe((Math.ceil(n / 4) * 4) / 2);
      expect(withTwo).toHaveLength(places);
      expect(qualified.slice().sort()).toEqual(withTwo.filter((name) => name.startsWith('E-')).sort());
      expect(present).toEqual(qualified.filter((player) => !played.withdrawn.includes(player)));
      expect({ complete, undecided }).toEqual({ complete: true, undecided: [] });
    }
  });

  it('wins what he had before, loses from then on, and his slot is drawn as before', () => {
    const gone: EntryId[] = [];
    const played = playPrelim({
      n: 8,
      seed: 6,
      leave: (round, when) => {
        if (round !== 2 || when !== 'before') return [];
        const winner = 'E-0001' as EntryId;
        gone.push(winner);
        return gone;
      },
      result: (game) => (game.first === 'E-0001' ? '1-0' : game.second === 'E-0001' ? '0-1' : '1-0'),
    });
    const his = played.games.filter((game) => game.counts && [game.first, game.second].includes(entry(1)));
    expect(his.map(({ round, kind }) => [round, kind])).toEqual([
      [1, 'official'],
      [2, 'walkover'],
      [3, 'walkover'],
    ]);
    expect(his[1]).toMatchObject({ second: entry(1), result: '+/-', remarks: [`withdrawn:${entry(1)}`] });
    expect(prelimRecords(field(played)).find(({ slot }) => slot === entry(1))).toMatchObject({
      wins: 1,
      losses: 2,
      status: 'out',
    });
  });

  it('two who stayed away from the same game: the one drawn first keeps the nominal win, so that the numbers hold', () => {
    const absent: EntryId[] = [];
    const played = playPrelim({
      n: 8,
      seed: 9,
      leave: (round, when) => (round === 1 && when === 'during' ? absent : []),
      check: (now, { round, games }) => {
        if (round === 1) absent.push(games[0]!.first!, games[0]!.second!);
        else
          expect(
            faults(
              now,
              { round, games, draws: [], sitsOut: now.rounds[round - 1]!.sitsOut },
              now.players.filter((p) => !absent.includes(p)),
            ),
          ).toEqual([]);
      },
    });
    const [first, second] = absent;
    expect(played.games[0]).toMatchObject({ first, second, result: '-/-' });
    const after = prelimRecords({ ...field(played), games: played.games.filter((game) => game.round === 1) });
    expect(after.find(({ slot }) => slot === first)).toMatchObject({ wins: 1, losses: 0 });
    expect(after.find(({ slot }) => slot === second)).toMatchObject({ wins: 0, losses: 1 });
    expect(qualifiers(field(played)).qualified.length).toBeGreaterThanOrEqual(3);
  });

  it('opponents of somebody who stayed away may play each other in a friendly game of the same round (A25)', () => {
    const played = playPrelim({ n: 8, seed: 12 });
    const round = played.games.filter((game) => game.round === 1).map((game) => ({ ...game, result: null }));
    const withdrawn = [round[0]!.second!, round[1]!.first!];
    const after = round.map((game) => gamesAfterWithdrawal(round, withdrawn).find(({ id }) => id === game.id) ?? game);
    expect(after.map(({ result }) => result)).toEqual(['+/-', '-/+', null, null]);
    const order = {
      ...field(played, after),
      withdrawn,
      division: 'dan',
      label: 'test/dan/prelim',
      seed: seed(7),
      skipping: [],
      nextGame: 100,
      nextDraw: 50,
    };
    const { games, draw } = value(drawMoreFriendlies(order));
    expect(games).toMatchObject([{ id: 'G-0100', kind: 'friendly', counts: false, result: null, board: 5 }]);
    expect([games[0]!.first, games[0]!.second].sort()).toEqual([round[0]!.first, round[1]!.second].sort());
    expect(draw.what).toBe('test/dan/prelim/R1/friendly-1');
    expect(verifyDraw(draw)).toMatchObject({ ok: true, value: { kind: 'friendly' } });
    expect(codes(drawMoreFriendlies({ ...order, games: [...after, ...games] }))).toEqual(['friendly.nobody-free']);
  });

  it('an open friendly game of somebody who leaves sets its other player free again', () => {
    const played = playPrelim({ n: 5, seed: 3 });
    const round = played.games.filter((game) => game.round === 1);
    const friendly = { ...round.find((game) => game.kind === 'friendly')!, result: null };
    expect(gamesAfterWithdrawal([friendly], [friendly.first!])).toMatchObject([{ result: '-/+', counts: false }]);
  });
});

describe('a wrong result found late', () => {
  const turned = (result: GameResult | null): GameResult => (result === '1-0' ? '0-1' : '1-0');
  const base = (played: Played, game: Game) => ({
    ...field(played),
    game: game.id,
    result: turned(game.result),
    bracketDrawn: false,
    despiteBracket: false,
  });

  it('says whose record changes, which later games were drawn on the old one, and who goes on now', () => {
    for (let run = 0; run < 40; run++) {
      const played = playPrelim({ n: 16, seed: run });
      const game = played.games[run % 8]!;
      const effect = value(correctionEffect(base(played, game)));
      expect(effect.game).toMatchObject({ id: game.id, corrected: true, result: turned(game.result) });
      expect(effect.records.map(({ entry: who }) => who).sort()).toEqual([game.first!, game.second!].sort());
      const later = played.games.filter(
        ({ round, first, second }) => round > 1 && [first, second].some((p) => p === game.first || p === game.second),
      );
      expect(effect.laterGames.slice().sort()).toEqual(later.map(({ id }) => id).sort());
      // oracle: first to reach two wins or two losses, in the order of the rounds
      const games = played.games.map((each) => (each.id === game.id ? effect.game : each));
      const status = (player: EntryId): string => {
        let [wins, losses] = [0, 0];
        for (const each of games
          .filter((g) => g.counts && (g.first === player || g.second === player))
          .sort((a, b) => a.round - b.round)) {
          if (wins === 2 || losses === 2) break;
          const won = each.first === player ? each.result === '1-0' : each.result === '0-1';
          if (won) wins++;
          else losses++;
        }
        return wins === 2 ? 'in' : losses === 2 ? 'out' : 'open';
      };
      const before = qualifiers(field(played)).qualified;
      const after = played.players.filter((player) => status(player) === 'in');
      expect(effect.qualify).toEqual(after.filter((player) => !before.includes(player)));
      expect(effect.noLongerQualify).toEqual(before.filter((player) => !after.includes(player)));
      expect(effect.undecided).toEqual(played.players.filter((player) => status(player) === 'open'));
    }
  });

  it('is refused once the bracket is drawn, unless it is done knowingly', () => {
    const played = playPrelim({ n: 8, seed: 1 });
    const order = { ...base(played, played.games[0]!), bracketDrawn: true };
    expect(codes(correctionEffect(order))).toEqual(['result.bracket-drawn']);
    expect(correctionEffect({ ...order, despiteBracket: true })).toMatchObject({ ok: true });
  });

  it('names a game that does not exist and a correction that changes nothing', () => {
    const played = playPrelim({ n: 8, seed: 1 });
    const order = base(played, played.games[0]!);
    expect(codes(correctionEffect({ ...order, game: 'G-9999' as Game['id'] }))).toEqual(['result.game-unknown']);
    expect(codes(correctionEffect({ ...order, result: played.games[0]!.result! }))).toEqual(['result.unchanged']);
  });
});
