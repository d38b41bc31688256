/** 首頁: what to do next and why, then numbers by division, money, letters, open results and warnings. */
import { closingStatement } from '../../domain/payment/ledger';
import { OCCUPIES } from '../../domain/registration/entry';
import { localText, type Instant } from '../../domain/common/time';
import type { Regulation } from '../../domain/regulation/regulation';
import type { Cell } from '../../tables/cell';
import type { Facts } from '../facts';
import type { NextStep } from '../next-step';
import { prelimQualifiers } from '../phases';
import { officialPlayers, openGames, gamesOf } from '../players';
import { amountText, fill } from '../say';
import type { OfficeWords } from '../words';
import type { View } from './view';
import { warnings } from './warnings';

export function dashboardView(facts: Facts, words: OfficeWords, step: NextStep, now: Instant): View {
  const w = words.dashboard;
  const statement = closingStatement(facts.ledger, facts.bank);
  const expected = facts.entries.reduce((sum, entry) => (OCCUPIES[entry.state] ? sum + entry.due : sum), 0);
  const money = (amount: number): string => amountText(facts, amount);
  const letters = (...states: string[]): number =>
    facts.outbox.filter((letter) => states.includes(letter.state)).length;
  const c = w.columns;
  const rows: Cell[][] = [
    ...headRows(facts.regulation, words, step),
    [],
    [w.division, c.capacity, c.occupied, c.confirmed, c.waiting, c.checkedIn, c.qualifiers],
    ...facts.regulation.divisions.map((division): Cell[] => {
      const own = facts.entries.filter((entry) => entry.division === division.id);
      const number = (...states: string[]): number => own.filter((entry) => states.includes(entry.state)).length;
      return [
        division.names.own,
        division.capacity ?? '',
        own.filter((entry) => OCCUPIES[entry.state]).length,
        number('confirmed', 'checked-in', 'standby-seated'),
        number('waitlisted'),
        officialPlayers(facts, division.id).length,
        Number(prelimQualifiers(facts, division.id)?.present.length ?? 0) || '',
      ];
    }),
    [],
    [
      w.money,
      fill(w.moneyLine, {
        in: money(statement.in),
        expected: money(expected),
        unallocated: money(statement.unallocated),
        refundsDue: money(statement.refundsDue),
      }),
    ],
    [
      w.letters,
      fill(w.lettersLine, {
        queued: letters('queued'),
        sent: letters('sent'),
        trouble: letters('failed', 'unsure', 'bounced'),
      }),
    ],
    ...openRounds(facts, words),
    ...warnings(facts, words, now).map((warning, i): Cell[] => [i === 0 ? w.warnings : '', warning]),
    [],
    ['', fill(w.updated, { time: localText(now, facts.regulation.event.utcOffset).replace('T', ' ') })],
  ];
  return { sheetId: 2001, rows };
}

/** The part of the menu in which a step stands. */
const PART: Readonly<Partial<Record<NextStep['key'], 'registration' | 'day' | 'play' | 'awards'>>> = {
  takeIn: 'registration',
  importStatement: 'registration',
  sendLetters: 'registration',
  closeRegistration: 'registration',
  openCheckIn: 'day',
  closeCheckIn: 'day',
  seatStandby: 'day',
  pairRound: 'play',
  recordResults: 'play',
  drawBracket: 'play',
  prizes: 'awards',
  luckyDraw: 'awards',
};

/** Event, next step, why: all that a new office can say before Set up. */
export function headRows(regulation: Regulation, words: OfficeWords, step: NextStep): Cell[][] {
  const w = words.dashboard;
  const [what = '', why = ''] = w.steps[step.key];
  const item = (words.menu as Record<string, string>)[step.key];
  // the words of a step are longer than a column: they run over two empty ones
  const part = PART[step.key];
  const menu = part ? `${words.menu.title} ▸ ${words.menu[part]}` : words.menu.title;
  const where = item === undefined ? [] : ['', '', fill(w.menuItem, { menu, item })];
  return [
    [regulation.event.names.own],
    [regulation.event.draft ? w.draft : ''],
    [],
    [w.next, fill(what, step.params), ...where],
    [w.why, fill(why, step.params)],
  ];
}

function openRounds(facts: Facts, words: OfficeWords): Cell[][] {
  const w = words.dashboard;
  return facts.regulation.divisions.flatMap((division) =>
    division.stages.flatMap((stage) => {
      const open = openGames(gamesOf(facts, division.id, stage.id));
      const round = open[0]?.round;
      return round === undefined
        ? []
        : [[w.rounds, fill(w.roundLine, { division: division.names.own, round, open: open.length })]];
    }),
  );
}
