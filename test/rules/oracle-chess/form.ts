/** The form of a rehearsal document of the chess cup: every key, its type and its set of values (REHEARSAL.md). */
import {
  count,
  flag,
  list,
  matching,
  number,
  oneOf,
  orNull,
  record,
  satisfying,
  text,
  type Check,
} from '../oracle-shogi/shape-kit';
import { GROUPS, type Document, type Say } from './types';

const entryId = matching('an id such as E-0001', /^E-\d{4,}$/);
const moment = satisfying('an ISO instant', (value) => !Number.isNaN(Date.parse(value)));
const group = oneOf(...GROUPS);
const state = oneOf(
  ...'received held reported confirmed waitlisted lapsed cancelled transferred rejected duplicate approval'.split(' '),
  ...'checked-in no-show closed'.split(' '),
);

const entry = record(
  {
    id: entryId,
    person: matching('an id such as P-0001', /^P-\d{4,}$/),
    name: text,
    division: group,
    member: flag,
    receivedAt: moment,
    state,
    due: oneOf(0, 500),
    paid: count,
    refunded: count,
    history: list(record({ at: moment, action: text, state, division: group })),
    attributes: record(
      {},
      {
        sex: oneOf('f', 'm'),
        birthDate: matching('a date', /^\d{4}-\d\d-\d\d$/),
        grade: orNull(oneOf(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)),
        newcomer: flag,
        payer: text,
        school: text,
      },
    ),
  },
  { flags: list(text) },
);

const game = record({
  board: orNull(count),
  first: orNull(entryId),
  second: orNull(entryId),
  kind: oneOf('official', 'friendly', 'walkover', 'bye'),
  result: oneOf('1-0', '0-1', '1/2', '+/-', '-/+', '-/-', null),
  counts: flag,
});

const eachValue =
  (inner: Check): Check =>
  (value, path, report) => {
    if (typeof value !== 'object' || value === null) report(`${path}: expected an object`);
    else for (const [key, one] of Object.entries(value)) inner(one, `${path}.${key}`, report);
  };

const division = record({
  id: group,
  players: list(entryId),
  mergedInto: list(group),
  mergedFrom: list(group),
  rounds: list(record({ stage: oneOf('swiss', 'round-robin'), round: count, games: list(game) })),
  standings: list(
    record({
      rank: orNull(count),
      entry: entryId,
      points: number,
      tieBreaks: eachValue(number),
      ratingChange: orNull(number),
    }),
  ),
  awards: list(record({ entry: entryId, prize: text, place: orNull(count), amount: count, items: list(text) })),
});

const document = record({
  regulation: oneOf('chess-cup-109'),
  seed: matching('hexadecimal digits', /^[0-9a-fA-F]*$/),
  version: oneOf(1),
  entries: list(entry),
  divisions: list(division),
  receipts: list(
    record({ id: matching('a receipt such as R-0001', /^R-\d{4,}$/), entry: orNull(entryId), amount: count }),
  ),
  ledger: record({
    in: count,
    allocated: count,
    unallocated: count,
    refundsDue: count,
    refundsDone: count,
    prizes: count,
  }),
  letters: record({ queued: count, sent: count, failed: count }),
});

/** Gives the document when its form is right; otherwise nothing, and every fault of form is said. */
export function readForm(value: unknown, say: Say): Document | null {
  let faults = 0;
  document(value, 'document', (sentence) => {
    faults += 1;
    say('form', sentence);
  });
  return faults === 0 ? (value as Document) : null;
}
