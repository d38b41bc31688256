/** Every rule of the oracle can fail: faults of lists, prizes and promotions, and the rule that names each. */
import { judgeGo } from '.';
import { GOOD, division, open, entryOf, award, list, standing, proves } from './fault-kit';
import type { Document } from './types';

describe('lists and prizes (十（一）)', () => {
  const woman = (d: Document, id: string) => list(division(d, id), id === 'open' ? 'women' : 'girls').rows[0]!.entry!;
  proves([
    {
      name: 'no list of women',
      rule: 'list',
      seed: (d) => void (open(d).lists = open(d).lists.filter(({ id }) => id !== 'women')),
    },
    { name: 'a woman left out', rule: 'list', seed: (d) => list(open(d), 'women').rows.pop() },
    {
      name: 'another sum of place points',
      rule: 'list',
      seed: (d) => void (list(open(d), 'men-team').rows[0]!.score! += 1),
    },
    { name: 'a team of two men', rule: 'list', seed: (d) => list(open(d), 'men-team').rows[0]!.members.pop() },
    {
      name: 'teams the other way round',
      rule: 'list',
      seed: (d) => {
        const [one, two] = list(open(d), 'women-team').rows;
        [one!.rank, two!.rank] = [2, 1];
      },
    },
    {
      name: 'over sixty a day too young',
      rule: 'list',
      seed: (d) => {
        const { entry } = list(division(d, 'seniors'), 'over60').rows[0]!;
        entryOf(d, entry!).attributes.birthDate = '1965-11-08';
      },
    },
    { name: 'a smaller prize', rule: 'prize', seed: (d) => void (award(open(d), 'mixed').amount -= 1) },
    { name: 'no medal', rule: 'prize', seed: (d) => void (award(open(d), 'mixed').items = []) },
    {
      name: 'a thirty-third prize',
      rule: 'prize',
      seed: (d) => {
        const entry = open(d).standings.find(({ rank }) => rank === 33)!.entry;
        open(d).awards.push({ ...award(open(d), 'mixed'), entry, place: 33, amount: 1000 });
      },
    },
    {
      name: 'a woman without her mixed prize',
      rule: 'prize',
      seed: (d) => {
        const id = woman(d, 'open');
        const of = open(d);
        of.awards = of.awards.filter(({ entry, list: name }) => entry !== id || name !== 'mixed');
      },
    },
    {
      name: 'a girl who keeps both',
      rule: 'prize',
      seed: (d) => {
        const of = division(d, 'youth');
        const id = woman(d, 'youth');
        const other = of.awards.find(({ entry }) => entry === id)!;
        const place = other.list === 'mixed' ? 1 : standing(of, id).rank;
        of.awards.push({ ...other, list: other.list === 'mixed' ? 'girls' : 'mixed', place, amount: 500 });
      },
    },
    {
      name: 'no prize for the best girl',
      rule: 'prize',
      seed: (d) => {
        const of = division(d, 'kids');
        of.awards = of.awards.filter(({ prize }) => !/best/.test(prize));
      },
    },
    {
      name: 'no gift over sixty',
      rule: 'prize',
      seed: (d) => {
        const of = division(d, 'seniors');
        of.awards = of.awards.filter(({ list: name }) => name !== 'over60');
      },
    },
    {
      name: 'a team prize for one',
      rule: 'prize',
      seed: (d) => {
        const one = award(open(d), 'men-team');
        Object.assign(one, { team: null, entry: one.entry ?? open(d).players[0] });
      },
    },
    { name: 'a fine above the prize', rule: 'fine', seed: (d) => void (award(open(d), 'mixed').fine = 60_001) },
    { name: 'more than there is', rule: 'sum', seed: (d) => void (award(open(d), 'mixed').amount = 300_000) },
  ]);
});

describe('promotions (十（二）)', () => {
  const champion = (d: Document) => open(d).promotions.find(({ to }) => to === '8d')!;
  proves([
    { name: 'no eight dan', rule: 'promotion', seed: (d) => void (open(d).promotions = []) },
    { name: 'somebody else', rule: 'promotion', seed: (d) => void (champion(d).entry = open(d).standings[9]!.entry) },
    { name: 'from another rank', rule: 'promotion', seed: (d) => void (champion(d).from = '1d') },
    {
      name: 'two professionals',
      rule: 'promotion',
      seed: (d) => {
        champion(d).to = '1p';
        open(d).promotions.push({ ...open(d).promotions[0]! });
      },
    },
    {
      name: 'a youth',
      rule: 'promotion',
      seed: (d) => {
        const [entry] = division(d, 'youth').players;
        division(d, 'youth').promotions.push({
          ...champion(d),
          entry: entry!,
          from: entryOf(d, entry!).attributes.rank!,
        });
      },
    },
    {
      name: 'a new professional',
      rule: 'promotion',
      seed: (d) => void (entryOf(d, champion(d).entry).attributes.professional = true),
    },
    {
      name: 'too many of six dan started for the promotions given',
      rule: 'promotion',
      seed: (d) => {
        for (const id of open(d).players) entryOf(d, id).attributes.rank = '6d';
      },
    },
  ]);
  test('a champion who turns professional stands for eight dan', () => {
    const document = structuredClone(GOOD);
    champion(document).to = '1p';
    expect(judgeGo(document)).toEqual([]);
  });
});
