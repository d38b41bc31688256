/** Contradictions between values that are each well formed: names that lead nowhere, dates out of order, gaps. */
import { datesOutOfOrder } from './consistency-dates';
import type { Contradiction } from './contradiction';
import { predicatesOf } from './eligibility';
import type { Predicate } from './eligibility';
import { valueAt } from './path';
import type { Regulation, Stage } from './schema';

type Check = (regulation: Regulation) => Contradiction[];

const ids = (members: readonly { readonly id: string }[]): ReadonlySet<string> => new Set(members.map(({ id }) => id));
const unknown = (path: string, found: string, known: ReadonlySet<string>): Contradiction => ({
  code: 'regulation.unknown-id',
  params: { found, expected: [...known].join(' ') },
  paths: [path],
});

const twice: Check = (regulation) => {
  const lists: [string, readonly { readonly id: string }[]][] = [
    ['divisions', regulation.divisions],
    ['evidence', regulation.evidence],
    ['lists', regulation.lists],
    ['prizes', regulation.prizes],
    ['promotions', regulation.promotions],
    ['readings', regulation.readings],
    ...regulation.divisions.map(({ id, stages }): [string, Stage[]] => [`divisions.${id}.stages`, stages]),
  ];
  return lists.flatMap(([path, members]) => {
    const seen = new Set<string>();
    return members.flatMap(({ id }) => {
      if (!seen.has(id)) return (seen.add(id), []);
      return [{ code: 'regulation.id-twice', params: { found: id }, paths: [`${path}.${id}`] }];
    });
  });
};

const references: Check = (regulation) => {
  const divisions = ids(regulation.divisions);
  const lists = ids(regulation.lists);
  const sources = ids(regulation.evidence);
  const found: Contradiction[] = [];
  const refer = (path: string, id: string | null, known: ReadonlySet<string>): void => {
    if (id !== null && !known.has(id)) found.push(unknown(path, id, known));
  };
  const inTree = (path: string, tree: Predicate): void => {
    for (const { at, part } of predicatesOf(tree, path)) {
      if ('pastResult' in part) refer(`${at}.pastResult.division`, part.pastResult.division, divisions);
      const rank = 'rankAtLeast' in part ? part.rankAtLeast : 'rankAtMost' in part ? part.rankAtMost : null;
      for (const source of rank?.sources ?? []) refer(at, source, sources);
    }
  };
  for (const { id, minimum, eligibility } of regulation.divisions) {
    const own = `divisions.${id}`;
    for (const target of minimum.into) if (target !== 'by-grade') refer(`${own}.minimum.into`, target, divisions);
    for (const target of eligibility.mayPlayUpTo) refer(`${own}.eligibility.mayPlayUpTo`, target, divisions);
    inTree(`${own}.eligibility.may`, eligibility.may);
    if (eligibility.must) inTree(`${own}.eligibility.must`, eligibility.must);
  }
  for (const id of regulation.registration.approval.divisions) refer('registration.approval.divisions', id, divisions);
  for (const list of regulation.lists) refer(`lists.${list.id}.division`, list.division, divisions);
  for (const prize of regulation.prizes) {
    refer(`prizes.${prize.id}.division`, prize.division, divisions);
    refer(`prizes.${prize.id}.list`, prize.list, lists);
  }
  for (const { id, list } of regulation.promotions) refer(`promotions.${id}.list`, list, lists);
  regulation.remembered.duties.forEach((duty, index) => {
    refer(`remembered.duties.${index}.division`, duty.division, divisions);
    refer(`remembered.duties.${index}.mustPlay`, duty.mustPlay, divisions);
  });
  regulation.remembered.titles.forEach(({ division }, index) => {
    refer(`remembered.titles.${index}.division`, division, divisions);
  });
  for (const { id, path, also } of regulation.readings) {
    for (const target of [path, ...(also ?? [])]) {
      if (valueAt(regulation, target) !== undefined) continue;
      found.push({ code: 'regulation.no-such-path', params: { found: target }, paths: [`readings.${id}.path`] });
    }
  }
  return found;
};

const between = (path: string, range: { readonly from: number; readonly to: number }): Contradiction[] =>
  range.from <= range.to
    ? []
    : [
        {
          code: 'regulation.from-after-to',
          params: { from: range.from, to: range.to },
          paths: [path, `${path}.to`, `${path}.from`],
        },
      ];

const stages: Check = (regulation) =>
  regulation.divisions.flatMap((division) =>
    division.stages.flatMap((stage): Contradiction[] => {
      const path = `divisions.${division.id}.stages.${stage.id}`;
      if (stage.kind === 'win-count' && (stage.winsIn > stage.rounds || stage.lossesOut > stage.rounds)) {
        const params = { rounds: stage.rounds, wins: stage.winsIn, losses: stage.lossesOut };
        const paths = [`${path}.rounds`, `${path}.winsIn`, `${path}.lossesOut`];
        return [{ code: 'regulation.more-wins-than-rounds', params, paths }];
      }
      if (stage.kind !== 'knockout') return [];
      return stage.brackets.flatMap(({ from, to, size }, index) => {
        const before = stage.brackets[index - 1];
        const fits = from <= to && to <= size && 2 ** Math.round(Math.log2(size)) === size;
        const joins = before === undefined || before.to + 1 === from;
        if (fits && joins) return [];
        return [{ code: 'regulation.bracket', params: { from, to, size }, paths: [`${path}.brackets`] }];
      });
    }),
  );

const awards: Check = (regulation) => [
  ...regulation.prizes.flatMap(({ id, condition }) =>
    'places' in condition ? between(`prizes.${id}.condition`, condition.places) : [],
  ),
  ...regulation.promotions.flatMap(({ id, places, passDownTo }) => {
    const limit = { from: places.to, to: passDownTo };
    return [...between(`promotions.${id}.places`, places), ...between(`promotions.${id}.passDownTo`, limit)];
  }),
];

const money: Check = ({ payment }) =>
  payment.account === null && payment.ways.some((way) => way === 'transfer' || way === 'group-transfer')
    ? [{ code: 'regulation.no-account', params: {}, paths: ['payment.ways', 'payment.account'] }]
    : [];

const CHECKS: readonly Check[] = [twice, references, datesOutOfOrder, stages, awards, money];

export const contradictions = (regulation: Regulation): Contradiction[] => CHECKS.flatMap((check) => check(regulation));
