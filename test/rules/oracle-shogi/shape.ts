/** The form of a rehearsal document of the shogi open: every key, its type and its set of values (REHEARSAL.md). */
import { instant } from './calendar';
import { count, dictionary, flag, list, matching, number, oneOf, orNull, record, satisfying, text } from './shape-kit';
import type { Document, Say } from './types';

const entryId = matching('an id such as E-0001', /^E-\d{4,}$/);
const moment = satisfying('an ISO instant', (value) => !Number.isNaN(instant(value)));
const divisionId = oneOf('dan', 'kyu');
const hex = matching('hexadecimal digits', /^[0-9a-fA-F]*$/);

const state = oneOf(
  ...'received held reported confirmed waitlisted lapsed cancelled transferred rejected duplicate approval'.split(' '),
  ...'checked-in no-show standby standby-seated standby-released closed'.split(' '),
);

const attributes = record(
  {},
  {
    sex: oneOf('f', 'm'),
    birthDate: matching('a date', /^\d{4}-\d\d-\d\d$/),
    grade: orNull(number),
    newcomer: flag,
    rank: matching('a rank such as 5d or 12k', /^\d+[dkp]$/),
    professional: flag,
  },
);

const entry = record(
  {
    id: entryId,
    person: matching('an id such as P-0001', /^P-\d{4,}$/),
    name: text,
    division: divisionId,
    member: flag,
    receivedAt: moment,
    state,
    due: oneOf(0, 500),
    paid: count,
    refunded: count,
    history: list(record({ at: moment, action: text, state, division: divisionId })),
  },
  { attributes },
);

const game = record(
  {
    board: orNull(count),
    first: orNull(entryId),
    second: orNull(entryId),
    kind: oneOf('official', 'friendly', 'walkover', 'bye'),
    result: oneOf('1-0', '0-1', '+/-', '-/+', '-/-', null), // 第八條: no draw exists in this event
    counts: flag,
  },
  { corrected: flag },
);

const round = record({ stage: oneOf('prelim', 'knockout', 'final'), round: count, games: list(game) });
const award = record(
  { entry: entryId, prize: text, amount: count, items: list(text) },
  { place: orNull(count), forfeited: flag },
);

const division = record(
  {
    id: divisionId,
    players: list(entryId),
    slots: count,
    rounds: list(round),
    qualifiers: list(entryId),
    unbeaten: list(entryId),
    awards: list(award),
  },
  {
    bracket: orNull(record({ size: count, slots: list(orNull(entryId)), start: orNull(text) })),
    standings: list(record({ rank: orNull(count), entry: entryId, points: number })),
    mergedInto: list(text),
    mergedFrom: list(text),
    lists: list(record({ id: text })),
    promotions: list(record({ entry: entryId })),
  },
);

const draw = record(
  {
    id: matching('an id such as D-0001', /^D-\d{4,}$/),
    what: text,
    seed: matching('64 hexadecimal digits', /^[0-9a-f]{64}$/),
    algorithm: text,
    pool: list(text),
    poolSha256: matching('64 hexadecimal digits', /^[0-9a-f]{64}$/),
    outcome: list(text),
  },
  { label: text },
);

const document = record({
  regulation: oneOf('shogi-open-2026'),
  seed: hex,
  version: oneOf(1),
  entries: list(entry),
  divisions: list(division),
  draws: list(draw),
  ledger: record({
    in: count,
    allocated: count,
    unallocated: count,
    refundsDue: count,
    refundsDone: count,
    prizes: count,
  }),
  letters: record({ queued: count, sent: count, failed: count }),
  actions: list(record({ action: text, ms: number, serviceCalls: dictionary(count), methodCalls: count })),
  bundle: record({ bytes: count, loadMs: number }),
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
