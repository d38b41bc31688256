/** 候補 and 候補棋士: who waits, in the order in which places are given. */
import { money } from '../../domain/payment/money';
import type { Entry } from '../../domain/registration/entry';
import { localText } from '../../domain/common/time';
import type { Cell } from '../../tables/cell';
import type { Facts } from '../facts';
import { divisionName } from '../say';
import type { OfficeWords } from '../words';
import type { View } from './view';

/** `order` is the core's own order of the queue, so that this tab can never show another one. */
export function waitlistView(facts: Facts, words: OfficeWords, order: (division: string) => readonly Entry[]): View {
  const w = words.waitlist;
  const c = w.columns;
  const rows = facts.regulation.divisions.flatMap((division) =>
    order(division.id).map((entry, i): Cell[] => [
      i + 1,
      entry.id,
      entry.name,
      division.names.own,
      entry.member ? '✓' : '',
      localText(entry.receivedAt, facts.regulation.event.utcOffset).replace('T', ' '),
    ]),
  );
  return {
    sheetId: 2002,
    rows: [
      [w.heading],
      [c.position, c.id, c.name, c.division, c.member, c.receivedAt],
      ...(rows.length > 0 ? rows : [[w.none]]),
    ],
  };
}

export function standbyView(facts: Facts, words: OfficeWords): View {
  const w = words.standby;
  const c = w.columns;
  const rows = facts.entries
    .filter((entry) => entry.lane === 'standby' && entry.state.startsWith('standby'))
    .sort((a, b) => a.receivedAt - b.receivedAt || a.sequence - b.sequence)
    .map((entry, i): Cell[] => [
      i + 1,
      entry.id,
      entry.name,
      divisionName(facts, entry.division),
      words.codes.state[entry.state],
      money(entry, facts.ledger).received > 0 ? words.checkIn.paid : '',
    ]);
  return {
    sheetId: 2003,
    rows: [
      [w.heading],
      [c.position, c.id, c.name, c.division, c.state, c.paid],
      ...(rows.length > 0 ? rows : [[w.none]]),
    ],
  };
}
