/** Seeded faults of money and of the check-in desk: the oracle must catch each of them. */
import { dan, entryOf, kyu, moveRows, payOnly, provesFaults } from './fault-kit';
import type { Sample } from './sample';

/** Pays something back, in the entry and in the ledger alike. */
function payBack(document: Sample, id: string, amount: number): void {
  entryOf(document, id).refunded += amount;
  document.ledger.refundsDone += amount;
}

describe('a fault of money is caught', () => {
  provesFaults([
    { name: 'a player has paid 300 of 500', rule: 'fee', seed: (d) => payOnly(d, 'E-0001', 300) },
    {
      name: 'a player owes nothing',
      rule: 'fee',
      seed: (d) => {
        entryOf(d, 'E-0001').due = 0;
      },
    },
    { name: 'a no-show gets half back', rule: 'refund', seed: (d) => payBack(d, 'E-0030', 250) },
    { name: 'who cancels on 6 December gets half back', rule: 'refund', seed: (d) => payBack(d, 'E-0007', 250) },
    { name: 'who cancels on 4 December gets all back', rule: 'refund', seed: (d) => payBack(d, 'E-0006', 500) },
    { name: 'a lapsed entry gets back what it never paid', rule: 'refund', seed: (d) => payBack(d, 'E-0005', 500) },
    { name: 'a transfer is paid back as well', rule: 'refund', seed: (d) => payBack(d, 'E-0008', 250) },
    {
      name: 'a cancellation in the first second of 5 December counts as early',
      rule: 'ledger',
      seed: (d) => {
        for (const id of ['E-0006', 'E-0034']) {
          const state = id === 'E-0006' ? 'cancelled' : 'held';
          moveRows(entryOf(d, id), state, '2026-12-05T00:00:00');
        }
      },
    },
    {
      name: 'a standby player who was not seated is not owed the fee',
      rule: 'ledger',
      seed: (d) => {
        payBack(d, 'E-0301', -500);
        d.ledger.refundsDue -= 1000;
      },
    },
    {
      name: 'a refund by date is left out',
      rule: 'ledger',
      seed: (d) => {
        d.ledger.refundsDue = 0;
      },
    },
    {
      name: 'the money taken in does not add up',
      rule: 'ledger',
      seed: (d) => {
        d.ledger.in += 1;
      },
    },
    {
      name: 'a transferred fee is counted twice',
      rule: 'ledger',
      seed: (d) => {
        entryOf(d, 'E-0008').paid = 500;
      },
    },
    {
      name: 'the prizes do not add up to the awards',
      rule: 'ledger',
      seed: (d) => {
        d.ledger.prizes += 750;
      },
    },
    {
      name: 'a refund done is in no entry',
      rule: 'ledger',
      seed: (d) => {
        d.ledger.refundsDone += 1250;
      },
    },
    {
      name: 'a letter failed',
      rule: 'letters',
      seed: (d) => {
        d.letters.failed = 1;
      },
    },
  ]);
});

describe('a fault of the desk is caught', () => {
  provesFaults([
    {
      name: 'a no-show is filed at 08:49',
      rule: 'no-show',
      seed: (d) => moveRows(entryOf(d, 'E-0030'), 'no-show', '2026-12-19T08:49:59'),
    },
    {
      name: 'somebody checks in at 09:05',
      rule: 'check-in',
      seed: (d) => moveRows(entryOf(d, 'E-0001'), 'checked-in', '2026-12-19T09:05:00'),
    },
    {
      name: 'somebody checks in the day before',
      rule: 'check-in',
      seed: (d) => moveRows(entryOf(d, 'E-0001'), 'checked-in', '2026-12-18T20:00:00'),
    },
    {
      name: 'a standby player is seated before check-in closes',
      rule: 'standby',
      seed: (d) => moveRows(entryOf(d, 'E-0201'), 'standby-seated', '2026-12-19T08:45:00'),
    },
    {
      name: 'somebody on the waitlist is sent away in the night before',
      rule: 'closed',
      seed: (d) => moveRows(entryOf(d, 'E-0036'), 'closed', '2026-12-18T23:00:00'),
    },
    {
      name: 'a player who checked in is left out',
      rule: 'players',
      seed: (d) => {
        dan(d).players.pop();
      },
    },
    {
      name: 'a no-show is on the list of players',
      rule: 'players',
      seed: (d) => {
        dan(d).players.push('E-0030');
      },
    },
    {
      name: 'thirteen players get twelve slots',
      rule: 'slots',
      size: [13, 8, 0],
      seed: (d) => {
        dan(d).slots = 12;
      },
    },
    {
      name: 'a dan player plays in kyu',
      rule: 'level',
      seed: (d) => {
        entryOf(d, 'E-0101').attributes!.rank = '1d';
      },
    },
    {
      name: 'a division of eight is raised to nine',
      rule: 'standby',
      seed: (d) => {
        const entry = entryOf(d, 'E-0301');
        entry.history.at(-1)!.state = 'standby-seated';
        entry.state = 'standby-seated';
        kyu(d).players.push('E-0301');
      },
    },
    {
      name: 'a standby player is sent away while a slot is empty',
      rule: 'standby',
      seed: (d) => {
        entryOf(d, 'E-0202').history.at(-1)!.state = 'standby-released';
        entryOf(d, 'E-0202').state = 'standby-released';
      },
    },
    {
      name: 'a later standby player is seated before an earlier one',
      rule: 'standby order',
      size: [15, 8, 2],
      seed: (d) => {
        entryOf(d, 'E-0202').receivedAt = '2026-12-09T09:00:00+08:00';
      },
    },
    {
      name: 'standby players are seated before the waitlist at the desk',
      rule: 'standby order',
      seed: (d) => {
        const entry = entryOf(d, 'E-0036');
        entry.state = 'checked-in';
        Object.assign(entry.history.at(-1)!, { at: '2026-12-19T08:55:00+08:00', state: 'checked-in' });
      },
    },
  ]);
});

describe('a document that is not what was asked for is caught', () => {
  provesFaults([
    { name: 'other people than asked', rule: 'players asked', asked: { players: 84 }, seed: () => undefined },
    { name: 'another field than asked', rule: 'field asked', asked: { field: { dan: 15 } }, seed: () => undefined },
    { name: 'other standby players than asked', rule: 'standby asked', asked: { standby: 3 }, seed: () => undefined },
    { name: 'a lapse in a calm rehearsal', rule: 'calm', asked: { calm: true }, seed: () => undefined },
  ]);
});
