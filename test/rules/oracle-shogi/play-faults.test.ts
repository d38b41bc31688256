/** Seeded faults of the preliminaries: the oracle must catch each of them. */
import { entryOf, gamesOf, kyu, mark, official, provesFaults } from './fault-kit';

describe('a fault of the preliminaries is caught', () => {
  provesFaults([
    {
      name: 'two players have no game in round one',
      rule: 'everyone plays',
      seed: (d) => void gamesOf(kyu(d), 'prelim', 1).splice(0, 1),
    },
    {
      name: 'somebody plays twice in a round',
      rule: 'once a round',
      seed: (d) => void gamesOf(kyu(d), 'prelim', 1).push({ ...official(kyu(d), 1)[0]! }),
    },
    {
      name: 'a winner meets a loser in round two',
      rule: 'same record',
      seed: (d) => {
        const [a, , c] = official(kyu(d), 2);
        [a!.second, c!.second] = [c!.second, a!.second];
      },
    },
    {
      name: 'a decided player plays for points in round three',
      rule: 'decided',
      seed: (d) => {
        const friendly = gamesOf(kyu(d), 'prelim', 3).find((game) => game.kind === 'friendly')!;
        Object.assign(friendly, { kind: 'official', result: '1-0', counts: true });
      },
    },
    {
      name: 'two players meet again though they need not',
      rule: 'rematch',
      seed: (d) => {
        const [b, c] = [official(kyu(d), 3)[0]!.first!, official(kyu(d), 3)[0]!.second!];
        const games = official(kyu(d), 1);
        const of = (id: string): (typeof games)[0] => games.find((game) => game.first === id || game.second === id)!;
        const [winner, loser] = of(b).second === b ? [c, b] : [b, c];
        const other = of(winner).second;
        of(loser).second = other;
        games.find((game) => game.first === winner)!.second = loser;
      },
    },
    {
      name: 'two empty places meet in round one',
      rule: 'byes',
      size: [13, 5],
      seed: (d) => {
        const games = gamesOf(kyu(d), 'prelim', 1);
        const [a, b] = games.filter((game) => game.kind === 'bye');
        games.splice(games.indexOf(b!), 1);
        Object.assign(a!, { second: b!.first, kind: 'official', result: '1-0' });
      },
    },
    {
      name: 'two empty places meet in round two while players could meet them',
      rule: 'vacancies',
      size: [13, 6],
      seed: (d) => {
        const games = gamesOf(kyu(d), 'prelim', 2);
        const [a, b] = games.filter((game) => game.kind === 'bye');
        games.splice(games.indexOf(b!), 1);
        Object.assign(a!, { second: b!.first, kind: 'official', result: '1-0' });
      },
    },
    {
      name: 'both players of a game get a bye in a full field',
      rule: 'group size',
      seed: (d) => {
        const games = gamesOf(kyu(d), 'prelim', 1);
        const game = games[0]!;
        games.push({ ...game, first: game.second, second: null, kind: 'bye', result: '+/-' });
        Object.assign(game, { second: null, kind: 'bye', result: '+/-' });
      },
    },
    {
      name: 'a walkover against somebody who never left',
      rule: 'walkover',
      seed: (d) => void Object.assign(official(kyu(d), 1)[0]!, { kind: 'walkover', result: '+/-' }),
    },
    {
      name: 'an official game does not count',
      rule: 'counts',
      seed: (d) => {
        official(kyu(d), 1)[0]!.counts = false;
      },
    },
    {
      name: 'a friendly game counts',
      rule: 'friendly counts',
      seed: (d) => {
        gamesOf(kyu(d), 'prelim', 3).find((game) => game.kind === 'friendly')!.counts = true;
      },
    },
    {
      name: 'a bye has an opponent',
      rule: 'kind',
      seed: (d) => {
        official(kyu(d), 1)[0]!.kind = 'bye';
      },
    },
    {
      name: 'an official game is played against nobody',
      rule: 'kind',
      size: [13, 5],
      seed: (d) => {
        gamesOf(kyu(d), 'prelim', 1).find((game) => game.kind === 'bye')!.kind = 'official';
      },
    },
    {
      name: 'an official game has no result',
      rule: 'result',
      seed: (d) => {
        official(kyu(d), 3)[0]!.result = null;
      },
    },
    {
      name: 'a game is drawn',
      rule: 'form',
      seed: (d) => {
        official(kyu(d), 3)[0]!.result = '1/2';
      },
    },
    {
      name: 'a friendly game of somebody with an official one',
      rule: 'friendly',
      seed: (d) => {
        const { first, second } = official(kyu(d), 1)[0]!;
        const game = { board: 9, first, second, kind: 'friendly' as const, result: null, counts: false };
        gamesOf(kyu(d), 'prelim', 1).push(game);
      },
    },
    {
      name: 'a friendly game against nobody',
      rule: 'friendly',
      seed: (d) => {
        gamesOf(kyu(d), 'prelim', 3).find((game) => game.kind === 'friendly')!.second = null;
      },
    },
    {
      name: 'decided players sit out together in round three',
      rule: 'idle',
      seed: (d) => {
        kyu(d).rounds[2]!.games = official(kyu(d), 3);
      },
    },
    {
      name: 'two players with byes sit out together in round one',
      rule: 'idle',
      size: [13, 5],
      seed: (d) => {
        kyu(d).rounds[0]!.games = gamesOf(kyu(d), 'prelim', 1).filter((game) => game.kind !== 'friendly');
      },
    },
    {
      name: 'somebody who left after round one plays round two',
      rule: 'withdrawn',
      seed: (d) => {
        const game = official(kyu(d), 1)[0]!;
        Object.assign(game, { kind: 'walkover', result: '+/-' });
        mark(entryOf(d, game.second!), 'player.withdrawn');
      },
    },
    {
      name: 'a game names a player of the other division',
      rule: 'stranger',
      seed: (d) => {
        official(kyu(d), 1)[0]!.second = 'E-0001';
      },
    },
    { name: 'round three is missing', rule: 'rounds', seed: (d) => void kyu(d).rounds.splice(2, 1) },
    {
      name: 'somebody with one win qualifies',
      rule: 'qualifiers',
      seed: (d) => {
        const loser = official(kyu(d), 3)[0]!.second!;
        kyu(d).qualifiers[0] = loser;
      },
    },
    { name: 'a qualifier is left out', rule: 'half qualify', seed: (d) => void kyu(d).qualifiers.pop() },
    {
      name: 'somebody with a loss is called unbeaten',
      rule: 'unbeaten',
      seed: (d) => void kyu(d).unbeaten.push(official(kyu(d), 3)[0]!.first!),
    },
    { name: 'an unbeaten player is left out', rule: 'unbeaten', seed: (d) => void kyu(d).unbeaten.pop() },
  ]);
});
