/** Seeded faults of places, waitlist and clocks: the oracle must catch each of them. */
import { entryOf, kyu, moveRows, provesFaults, relive } from './fault-kit';

describe('a fault of places and waitlist is caught', () => {
  provesFaults([
    {
      name: 'a thirty-third entry gets a place',
      rule: 'capacity',
      seed: (d) => {
        entryOf(d, 'E-0036').history[1]!.state = 'held';
      },
    },
    {
      name: 'a cancelled place stays free for five minutes while somebody waits',
      rule: 'free place',
      seed: (d) => moveRows(entryOf(d, 'E-0034'), 'held', '2026-12-04T20:05:00'),
    },
    {
      name: 'an earlier non-member is promoted before a member',
      rule: 'waitlist order',
      seed: (d) => {
        moveRows(entryOf(d, 'E-0033'), 'held', '2026-12-04T20:00:00');
        moveRows(entryOf(d, 'E-0034'), 'held', '2026-12-05T00:10:00');
      },
    },
    {
      name: 'a later non-member is promoted before an earlier one',
      rule: 'waitlist order',
      seed: (d) => {
        entryOf(d, 'E-0034').member = false;
      },
    },
    {
      name: 'a newcomer takes the freed place while somebody waits',
      rule: 'queue jumped',
      seed: (d) => {
        moveRows(entryOf(d, 'E-0034'), 'held', '2026-12-05T00:10:00');
        const newcomer = structuredClone(entryOf(d, 'E-0034'));
        d.entries.push({ ...newcomer, id: 'E-0900', person: 'P-0900' });
        relive(d.entries.at(-1)!, [
          ['2026-12-04T20:00:00', 'entry.held', 'held'],
          ['2026-12-05T12:00:00', 'entry.cancelled', 'cancelled'],
        ]);
      },
    },
    {
      name: 'of two forms drained together the later one gets the last place',
      rule: 'queue jumped',
      seed: (d) => {
        const [last, waiting] = [entryOf(d, 'E-0032'), entryOf(d, 'E-0033')];
        last.receivedAt = '2026-12-01T09:59:00+08:00';
        waiting.receivedAt = '2026-12-01T09:58:00+08:00';
        for (const row of last.history.slice(0, 2)) row.at = '2026-12-01T10:00:00+08:00';
      },
    },
    {
      name: 'a lapsed entry is taken back in front of the queue',
      rule: 'queue jumped',
      seed: (d) => {
        const lapsed = entryOf(d, 'E-0005');
        moveRows(entryOf(d, 'E-0035'), 'held', '2026-12-07T09:00:00');
        relive(lapsed, [
          ...lapsed.history.map((row): [string, string, string] => [row.at.slice(0, 19), row.action, row.state]),
          ['2026-12-06T09:00:00', 'entry.reinstated', 'confirmed'],
          ['2026-12-07T09:00:00', 'entry.cancelled', 'cancelled'],
        ]);
      },
    },
    {
      name: 'somebody is promoted on the eve of the event',
      rule: 'promotion stop',
      seed: (d) => {
        const waiting = entryOf(d, 'E-0036');
        waiting.history.splice(2, 0, { ...waiting.history[1]!, at: '2026-12-18T10:00:00+08:00', state: 'held' });
      },
    },
    {
      name: 'one person holds a place and waits for another',
      rule: 'one entry',
      seed: (d) => {
        entryOf(d, 'E-0036').person = 'P-0001';
      },
    },
    {
      name: 'a standby player is an entrant too',
      rule: 'one entry',
      seed: (d) => {
        entryOf(d, 'E-0201').person = 'P-0009';
      },
    },
  ]);
});

describe('a fault of a clock is caught', () => {
  provesFaults([
    {
      name: 'a place lapses in the last second of the third day',
      rule: 'lapse',
      seed: (d) => moveRows(entryOf(d, 'E-0005'), 'lapsed', '2026-12-04T23:59:59'),
    },
    {
      name: 'a reported place lapses by itself',
      rule: 'lapse',
      seed: (d) => {
        const entry = entryOf(d, 'E-0005');
        entry.history.splice(2, 0, { ...entry.history[1]!, at: '2026-12-04T12:00:00+08:00', state: 'reported' });
      },
    },
    {
      name: 'a place without report is held a week',
      rule: 'held too long',
      seed: (d) => moveRows(entryOf(d, 'E-0005'), 'lapsed', '2026-12-08T09:00:00'),
    },
    {
      name: 'a place of the last day is held after the hard stop',
      rule: 'held too long',
      seed: (d) => {
        relive(entryOf(d, 'E-0109'), [
          ['2026-12-12T12:00:00', 'entry.held', 'held'],
          ['2026-12-15T12:00:00', 'claim.reported', 'reported'],
          ['2026-12-19T08:50:00', 'entry.no-show', 'no-show'],
        ]);
      },
    },
    {
      name: 'a form of one second after the closing date is accepted',
      rule: 'closing date',
      seed: (d) => {
        entryOf(d, 'E-0036').receivedAt = '2026-12-13T00:00:00+08:00';
        moveRows(entryOf(d, 'E-0036'), 'received', '2026-12-13T00:00:00');
        moveRows(entryOf(d, 'E-0036'), 'waitlisted', '2026-12-13T00:00:00');
      },
    },
    {
      name: 'a form of the day before the opening is accepted',
      rule: 'closing date',
      seed: (d) => {
        entryOf(d, 'E-0101').receivedAt = '2026-10-09T23:59:59+08:00';
      },
    },
    {
      name: 'a place is handed on the day before the event',
      rule: 'transfer',
      seed: (d) => {
        moveRows(entryOf(d, 'E-0008'), 'transferred', '2026-12-18T00:00:00');
        moveRows(entryOf(d, 'E-0037'), 'confirmed', '2026-12-18T00:00:00');
        entryOf(d, 'E-0037').receivedAt = '2026-12-18T00:00:00+08:00';
      },
    },
    {
      name: 'a place is handed on to nobody',
      rule: 'transfer',
      seed: (d) => {
        d.entries = d.entries.filter((entry) => entry.id !== 'E-0037');
      },
    },
    {
      name: 'a place is handed on to another division',
      rule: 'transfer',
      seed: (d) => {
        const heir = entryOf(d, 'E-0037');
        heir.division = 'kyu';
        for (const row of heir.history) row.division = 'kyu';
      },
    },
    {
      name: 'a waiting position is handed on',
      rule: 'transfer',
      seed: (d) => {
        entryOf(d, 'E-0036').history[2]!.state = 'transferred';
        entryOf(d, 'E-0036').state = 'transferred';
      },
    },
  ]);
});

describe('a fault of states and histories is caught', () => {
  provesFaults([
    {
      name: 'a lapsed entry checks in',
      rule: 'transition',
      seed: (d) => {
        const entry = entryOf(d, 'E-0005');
        entry.state = 'checked-in';
        entry.history.push({ ...entry.history[0]!, at: '2026-12-19T08:40:00+08:00', state: 'checked-in' });
      },
    },
    {
      name: 'somebody still waits when the day is over',
      rule: 'settled',
      seed: (d) => {
        entryOf(d, 'E-0036').history.pop();
        entryOf(d, 'E-0036').state = 'waitlisted';
      },
    },
    {
      name: 'the state is not the last of the history',
      rule: 'history',
      seed: (d) => {
        entryOf(d, 'E-0001').state = 'confirmed';
      },
    },
    {
      name: 'a history runs backwards',
      rule: 'history',
      seed: (d) => {
        entryOf(d, 'E-0001').history.reverse();
        entryOf(d, 'E-0001').history.at(-1)!.state = 'checked-in';
      },
    },
    {
      name: 'a history is empty',
      rule: 'history',
      seed: (d) => {
        entryOf(d, 'E-0001').history = [];
      },
    },
    {
      name: 'a division with three entries at the closing date is played',
      rule: 'minimum',
      seed: (d) => {
        for (let n = 104; n <= 109; n += 1) {
          for (const row of entryOf(d, `E-0${n}`).history.slice(0, 4)) row.at = '2026-12-14T09:00:00+08:00';
        }
      },
    },
    {
      name: 'a division with eight players is not played',
      rule: 'minimum',
      seed: (d) => {
        kyu(d).rounds = [];
      },
    },
  ]);
});
