/** The form of a rehearsal document of the go championship: keys, types and sets of values (REHEARSAL.md). */
import {
  count,
  flag,
  list,
  matching,
  number,
  oneOf,
  orNull,
  record,
  text,
  type Check,
} from '../oracle-shogi/shape-kit';
import type { Document, Say } from './types';

const entryId = matching('an id such as E-0001', /^E-\d{4,}$/);
const divisionId = oneOf('open', 'youth', 'kids', 'seniors');
const hash = matching('64 hexadecimal digits', /^[0-9a-f]{64}$/);
const rank = matching('a rank such as 5d, 12k or nothing', /^(\d+[dk])?$/);
const dictionary: Check = (value, path, report) => {
  if (typeof value !== 'object' || value === null) report(`${path}: expected an object`);
  else for (const [key, item] of Object.entries(value)) number(item, `${path}.${key}`, report);
};

const attributes = record(
  { sex: oneOf('f', 'm'), birthDate: matching('a date', /^\d{4}-\d\d-\d\d$/) },
  { rank, professional: flag, delegation: text, team: text, city: text, invited: flag },
);
const entry = record({
  ...{ id: entryId, person: matching('an id such as P-0001', /^P-\d{4,}$/), name: text, division: divisionId },
  ...{ receivedAt: text, state: text, due: count, paid: count, refunded: count, attributes },
  history: list(record({ at: text, action: text, state: text, division: divisionId })),
});
const game = record(
  {
    ...{ board: orNull(count), first: orNull(entryId), second: orNull(entryId), counts: flag },
    kind: oneOf('official', 'friendly', 'walkover', 'bye'),
    result: oneOf('1-0', '0-1', '+/-', '-/+', '-/-', null), // go has no draw here: triple ko is played again
  },
  { corrected: flag },
);
const round = record({
  ...{ stage: oneOf('swiss', 'round-robin', 'final'), round: count, field: orNull(text), games: list(game) },
});
const standing = record(
  { rank: orNull(count), entry: entryId, field: orNull(text), points: number, tieBreaks: dictionary },
  { fieldRank: orNull(count) },
);
const listRow = record({ rank: count, entry: orNull(entryId), team: orNull(text), members: list(entryId) });
const award = record(
  { entry: orNull(entryId), prize: text, place: orNull(count), amount: count, items: list(text) },
  { list: orNull(text), team: orNull(text), fine: count, forfeited: flag },
);
const promotion = record({ entry: entryId, to: matching('8d, 7d, 6d or 1p', /^([678]d|1p)$/), rule: text });
const division = record({
  ...{ id: divisionId, players: list(entryId), mergedInto: list(text), mergedFrom: list(text) },
  ...{ rounds: list(round), standings: list(standing), lists: list(record({ id: text, rows: list(listRow) })) },
  ...{ awards: list(award), promotions: list(promotion) },
});
const draw = record({
  ...{ id: text, what: text, seed: hash, algorithm: text, pool: list(text), poolSha256: hash, outcome: list(text) },
});
const document = record({
  ...{ regulation: text, entries: list(entry), divisions: list(division), draws: list(draw) },
  ledger: record({ in: count, allocated: count, unallocated: count, prizes: count }),
  letters: record({ failed: count }),
});

/** Gives the document when its form is right and every id leads somewhere; otherwise nothing, and every fault is said. */
export function readForm(value: unknown, say: Say): Document | null {
  let faults = 0;
  const report = (sentence: string): void => {
    faults += 1;
    say('form', sentence);
  };
  document(value, 'document', report);
  if (faults > 0) return null;
  const read = value as Document;
  const known = new Set(read.entries.map(({ id }) => id));
  for (const one of read.divisions) {
    const named = [
      ...one.players,
      ...one.rounds.flatMap(({ games }) => games.flatMap(({ first, second }) => [first, second])),
      ...one.standings.map((row) => row.entry),
      ...one.awards.map((row) => row.entry),
      ...one.promotions.map((row) => row.entry),
    ];
    for (const id of named) if (id !== null && !known.has(id)) report(`${one.id} names ${id}, which is no entry`);
  }
  return faults === 0 ? read : null;
}
