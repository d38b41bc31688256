/** What the tab 組別 holds: one row a value, one column a division. */
import type { Division } from '../../domain/regulation/regulation';
import { predicatesOf, type Predicate } from '../../domain/regulation/eligibility';
import type { FieldRow } from './fields-event';
import { bool, choice, nullable, optional, several, text, type Kind } from './kind';
import { int, minutes, money, tenths } from './number-kinds';
import { apart, brackets, rounds } from './shape-kinds';
import { tieBreaks } from './tie-break-kind';
import { clock, day } from './time-kinds';

const clockTime = (path: string): FieldRow[] => [
  [`${path}.mainMinutes`, minutes],
  [`${path}.incrementSeconds`, optional(int(0, 3600))],
  [`${path}.byoyomiSeconds`, optional(int(0, 3600))],
  [`${path}.byoyomiPeriods`, optional(int(0, 99))],
];

const round = int(1, 99);
/** Rows of every stage, whatever its kind; a division without the value leaves the cell unused. */
const stageFields = (division: Division): FieldRow[] =>
  division.stages.flatMap((stage): FieldRow[] => {
    const path = `stages.${stage.id}`;
    const bracketClause = stage.kind === 'knockout' ? stage.brackets[0]?.clause : undefined;
    return [
      [`${path}.name`, text],
      [`${path}.starts`, several(clock)],
      ...clockTime(`${path}.timeControl`),
      [`${path}.system`, choice('system', ['fide-dutch', 'go-score', 'lots'])],
      [`${path}.rounds`, stage.kind === 'swiss' ? rounds : round],
      [`${path}.winsIn`, round],
      [`${path}.lossesOut`, round],
      [`${path}.fieldMultipleOf`, int(1, 64)],
      [`${path}.qualifiersOf`, choice('qualifiersOf', ['slots', 'players'])],
      [`${path}.friendlyGames`, bool],
      [`${path}.friendlyCountsAsMeeting`, bool],
      [`${path}.emptyMeetsEmpty`, choice('emptyMeetsEmpty', ['one-by-lot-wins', 'both-lose'])],
      [`${path}.withdrawalKeepsSlot`, bool],
      [`${path}.brackets`, brackets(bracketClause)],
      [`${path}.byes`, choice('byes', ['unbeaten-then-lot', 'lot', 'seeds'])],
      [`${path}.walkoverWinsAreUnbeaten`, bool],
      [`${path}.seats`, choice('seats', ['lot', 'seeds'])],
      [`${path}.emptyPairs`, choice('emptyPairs', ['avoid', 'allow'])],
      [`${path}.thirdPlace`, choice('thirdPlace', ['two-thirds', 'play-off'])],
      [`${path}.drawAt`, nullable(clock)],
      [`${path}.finalStarts`, nullable(clock)],
      ...clockTime(`${path}.finalTimeControl`),
      [`${path}.points.win`, tenths],
      [`${path}.points.draw`, tenths],
      [`${path}.points.loss`, tenths],
      [`${path}.points.bye`, tenths],
      [`${path}.points.halfBye`, nullable(tenths)],
      [`${path}.acceleration`, choice('acceleration', ['none', 'baku'])],
      [`${path}.roundRobinWhenShort`, bool],
      [`${path}.doubleRoundRobinWhenTwice`, bool],
      [`${path}.apart`, apart],
      [`${path}.lateEntryUntilRound`, nullable(round)],
      [`${path}.requestedByes.allowed`, bool],
      [`${path}.requestedByes.worth`, choice('worth', ['half', 'zero'])],
      [`${path}.requestedByes.untilRound`, nullable(round)],
      [`${path}.fields.by`, choice('fieldsBy', ['snake', 'lot'])],
      [`${path}.fields.spread`, nullable(choice('apart', ['city', 'school']))],
      [`${path}.fields.fromPlayers`, int(0, 9999)],
      [`${path}.colours`, choice('colours', ['system', 'balance', 'nigiri'])],
      [`${path}.perField`, int(1, 999)],
      [`${path}.others`, choice('others', ['finished', 'play-on'])],
      [`${path}.below`, choice('below', ['blocks', 'merge-by-points'])],
    ];
  });

const rank: Kind = {
  show: (value) => value as string,
  read: (cell) => (/^(?:[1-9][dk]|[12]\d[k])$/.test(String(cell).trim()) ? { value: String(cell).trim() } : null),
  expected: (words) => words.expected['rank'] ?? '',
};

function predicateFields(tree: Predicate, path: string): FieldRow[] {
  return predicatesOf(tree, path).flatMap(({ at, part }): FieldRow[] => {
    if ('rankAtLeast' in part) return [[`${at}.rankAtLeast.rank`, rank]];
    if ('rankAtMost' in part) return [[`${at}.rankAtMost.rank`, rank]];
    if ('born' in part) {
      return [
        [`${at}.born.from`, nullable(day)],
        [`${at}.born.to`, nullable(day)],
      ];
    }
    if ('grade' in part) {
      return [
        [`${at}.grade.from`, int(0, 20)],
        [`${at}.grade.to`, int(0, 20)],
      ];
    }
    if ('pastResult' in part) {
      return [
        [`${at}.pastResult.place`, int(1, 99)],
        [`${at}.pastResult.editions`, choice('editions', ['any', 'previous'])],
      ];
    }
    return [];
  });
}

const OFFERS = ['refund', 'move-up', 'return-to-own'];
/** Paths within a division, in reading order. `divisions`: the ids that lists of divisions may name. */
export function divisionFields(division: Division, divisions: readonly string[]): FieldRow[] {
  const targets = choice('division', divisions);
  return [
    ['names.own', text],
    ['names.en', optional(text)],
    ['names.ja', optional(text)],
    ['names.short', optional(text)],
    ['capacity', nullable(int(1, 9999))],
    ['fee.member', nullable(money)],
    ['fee.other', nullable(money)],
    ['minimum.players', int(0, 9999)],
    ['minimum.then', choice('then', ['cancel', 'merge', 'organiser'])],
    ['minimum.into', several(choice('division', [...divisions, 'by-grade']))],
    ['minimum.order', nullable(int(1, 99))],
    ['minimum.offers', several(choice('offers', OFFERS))],
    ['minimum.mergedAwards', choice('mergedAwards', ['receiving', 'own', 'both'])],
    ['minimum.shortOnTheDay', choice('shortOnTheDay', ['organiser', 'play'])],
    ...predicateFields(division.eligibility.may, 'eligibility.may'),
    ...(division.eligibility.must ? predicateFields(division.eligibility.must, 'eligibility.must') : []),
    ['eligibility.mayPlayUpTo', several(targets)],
    ['eligibility.playUpBy', choice('playUpBy', ['list', 'own-grade'])],
    ...stageFields(division),
    ['standing.tieBreaks', tieBreaks],
    ['standing.edition', choice('tieBreakEdition', ['2026', '2024'])],
    ['standing.stillTied', choice('stillTied', ['shared', 'lot', 'play-off'])],
  ];
}
