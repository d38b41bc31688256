/** Seeded faults of bracket, knockout and prizes: the oracle must catch each of them. */
import { dan, entryOf, gamesOf, kyu, mark, official, provesFaults } from './fault-kit';
import type { Sample } from './sample';
import type { Award, Draw } from './types';

const awardOf = (document: Sample, place: number): Award =>
  kyu(document).awards.find((award) => award.place === place)!;
const drawOf = (document: Sample, what: string): Draw => document.draws.find((draw) => draw.what.includes(what))!;
const swap = <T>(list: T[], a: number, b: number): void => void ([list[a], list[b]] = [list[b]!, list[a]!]);

describe('a fault of the bracket is caught', () => {
  provesFaults([
    {
      name: 'four qualifiers in a bracket of eight',
      rule: 'bracket',
      seed: (d) => {
        kyu(d).bracket!.size = 8;
      },
    },
    {
      name: 'there is no bracket',
      rule: 'bracket',
      seed: (d) => {
        kyu(d).bracket = null;
      },
    },
    {
      name: 'a bracket of four starts at two',
      rule: 'bracket start',
      seed: (d) => {
        kyu(d).bracket!.start = '14:00';
      },
    },
    {
      name: 'somebody who did not qualify is seated',
      rule: 'bracket',
      seed: (d) => {
        kyu(d).bracket!.slots[0] = official(kyu(d), 3)[0]!.second;
      },
    },
    {
      name: 'a qualifier is seated twice',
      rule: 'bracket',
      seed: (d) => {
        kyu(d).bracket!.slots[0] = kyu(d).bracket!.slots[1]!;
      },
    },
    {
      name: 'two empty slots meet though they need not',
      rule: 'empty pair',
      size: [12, 8],
      seed: (d) => swap(dan(d).bracket!.slots, 0, 3),
    },
    {
      name: 'a bye goes to a player with a loss before the unbeaten',
      rule: 'byes to the unbeaten',
      size: [12, 8],
      seed: (d) => swap(dan(d).bracket!.slots, 0, 7),
    },
    {
      name: 'two knockout games exchange opponents',
      rule: 'knockout',
      seed: (d) => {
        const [a, b] = gamesOf(kyu(d), 'knockout', 1);
        [a!.second, b!.second] = [b!.second, a!.second];
      },
    },
    {
      name: 'the loser of a semifinal plays the final',
      rule: 'knockout',
      seed: (d) => {
        gamesOf(kyu(d), 'knockout', 1)[0]!.result = '0-1';
      },
    },
    { name: 'a semifinal is missing', rule: 'knockout', seed: (d) => void gamesOf(kyu(d), 'knockout', 1).pop() },
    { name: 'the final is missing', rule: 'knockout', seed: (d) => void kyu(d).rounds.pop() },
    {
      name: 'a semifinal is won without a game against somebody who stayed',
      rule: 'walkover',
      seed: (d) => void Object.assign(gamesOf(kyu(d), 'knockout', 1)[0]!, { kind: 'walkover', result: '+/-' }),
    },
    {
      name: 'the final has no result',
      rule: 'result',
      seed: (d) => {
        gamesOf(kyu(d), 'knockout', 2)[0]!.result = null;
      },
    },
  ]);
});

describe('a fault of places and prizes is caught', () => {
  provesFaults([
    {
      name: 'the other finalist is champion',
      rule: 'place',
      seed: (d) => {
        const [a, b] = [awardOf(d, 1), awardOf(d, 2)];
        [a.entry, b.entry] = [b.entry, a.entry];
      },
    },
    {
      name: 'only one semifinalist is third',
      rule: 'place',
      seed: (d) => void kyu(d).awards.splice(kyu(d).awards.indexOf(awardOf(d, 3)), 1),
    },
    {
      name: 'the standings rank a semifinalist second',
      rule: 'place',
      seed: (d) => {
        kyu(d).standings!.at(-1)!.rank = 2;
      },
    },
    {
      name: 'a player stands twice',
      rule: 'standings',
      seed: (d) => void kyu(d).standings!.push({ ...kyu(d).standings![0]! }),
    },
    {
      name: 'the prize of fifteen players is paid for sixteen',
      rule: 'prize money',
      seed: (d) => {
        dan(d).awards.find((award) => award.place === 1)!.amount = 2100;
        d.ledger.prizes += 100;
      },
    },
    {
      name: 'the floor is forgotten',
      rule: 'prize money',
      seed: (d) => {
        awardOf(d, 2).amount = 500;
      },
    },
    {
      name: 'a third place gets money',
      rule: 'prize money',
      seed: (d) => {
        awardOf(d, 3).amount = 100;
      },
    },
    {
      name: 'the unbeaten prize carries money',
      rule: 'prize money',
      seed: (d) => {
        kyu(d).awards.find((award) => award.prize === 'unbeaten')!.amount = 100;
      },
    },
    {
      name: 'the winner gets no fan',
      rule: 'prize items',
      seed: (d) => void awardOf(d, 1).items.shift(),
    },
    {
      name: 'a semifinalist gets no kit',
      rule: 'kit for the last four',
      seed: (d) => void awardOf(d, 3).items.pop(),
    },
    {
      name: 'a lucky winner gets a kit too',
      rule: 'kit for the last four',
      size: [16, 12],
      seed: (d) => {
        const entry = official(dan(d), 3)[0]!.second!;
        dan(d).awards.push({ entry, prize: 'top-four', place: null, amount: 0, items: ['公開賽紀念服一套'] });
      },
    },
    {
      name: 'the dan division has an unbeaten prize',
      rule: 'unbeaten prize',
      seed: (d) =>
        void dan(d).awards.push({ entry: dan(d).unbeaten[0]!, prize: '預選全勝賞', amount: 0, items: ['待定'] }),
    },
    {
      name: 'an unbeaten kyu player gets nothing for it',
      rule: 'unbeaten prize',
      seed: (d) => {
        kyu(d).awards = kyu(d).awards.filter((award) => award.prize !== 'unbeaten');
      },
    },
    {
      name: 'a lucky winner wins twice',
      rule: 'lucky draw',
      seed: (d) => {
        const won = d.divisions.flatMap((one) => one.awards).filter((award) => award.prize === 'lucky');
        won[0]!.entry = won[1]!.entry;
      },
    },
    {
      name: 'there are two lucky winners',
      rule: 'lucky draw',
      seed: (d) => {
        const home = d.divisions.find((one) => one.awards.some((award) => award.prize === 'lucky'))!;
        home.awards.splice(
          home.awards.findIndex((award) => award.prize === 'lucky'),
          1,
        );
      },
    },
    {
      name: 'a no-show wins the lucky draw',
      rule: 'lucky draw',
      seed: (d) => {
        const lucky = d.divisions.flatMap((one) => one.awards).find((award) => award.prize === 'lucky')!;
        lucky.entry = 'E-0030';
      },
    },
    {
      name: 'a lucky winner was not drawn',
      rule: 'lucky draw',
      seed: (d) => {
        const lucky = d.divisions.flatMap((one) => one.awards).find((award) => award.prize === 'lucky')!;
        const others = d.divisions.flatMap((one) => one.players);
        lucky.entry = others.find((id) => !drawOf(d, 'lucky').outcome.includes(id))!;
      },
    },
    {
      name: 'a player of the other division gets an award',
      rule: 'award',
      seed: (d) => void kyu(d).awards.push({ entry: dan(d).players[0]!, prize: 'guest', amount: 0, items: [] }),
    },
    {
      name: 'a disqualified player keeps his prize',
      rule: 'disqualified',
      seed: (d) => mark(entryOf(d, awardOf(d, 3).entry), 'player.disqualified', '2026-12-19T17:00:00'),
    },
  ]);
});
