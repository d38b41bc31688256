/** Ids are unique and lead somewhere, histories end where the entry stands, and nobody is in two groups (十（二）). */
import { instant, LIVE, type Document, type Entry, type Say } from './types';

export function judgeIdentities(document: Document, say: Say): void {
  const unique = (ids: string[], what: string): void => {
    for (const id of new Set(ids.filter((one, i) => ids.indexOf(one) !== i)))
      say('identity', `${what} ${id} occurs twice`);
  };
  unique(
    document.entries.map(({ id }) => id),
    'entry',
  );
  unique(
    document.divisions.map(({ id }) => id),
    'group',
  );
  unique(
    document.divisions.flatMap(({ players }) => players),
    'player',
  );
  const known = new Set(document.entries.map(({ id }) => id));
  for (const division of document.divisions) {
    const named = [
      ...division.players,
      ...division.rounds.flatMap(({ games }) => games.flatMap(({ first, second }) => [first, second])),
      ...division.standings.map(({ entry }) => entry),
      ...division.awards.map(({ entry }) => entry),
    ];
    for (const id of new Set(named))
      if (id !== null && !known.has(id)) say('identity', `${division.id} names ${id}, no entry`);
  }
}

export function judgeHistories(document: Document, say: Say): void {
  for (const entry of document.entries) {
    const last = entry.history.at(-1);
    if (!last) say('history', `${entry.id} has no history`);
    else if (last.state !== entry.state || last.division !== entry.division)
      say('history', `${entry.id} is ${entry.state} in ${entry.division}, its history ends otherwise`);
    let before = instant(entry.receivedAt) - 1000;
    for (const { at, action } of entry.history) {
      if (instant(at) < before) say('history', `${entry.id}: ${action} at ${at} lies before what precedes it`);
      before = instant(at);
    }
  }
}

/** One group only: the live stretches of two entries of one person never overlap. */
export function judgeOneGroup(document: Document, say: Say): void {
  const byPerson = new Map<string, Entry[]>();
  for (const entry of document.entries) byPerson.set(entry.person, [...(byPerson.get(entry.person) ?? []), entry]);
  for (const [person, entries] of byPerson) {
    const stretches = entries.flatMap((entry) =>
      entry.history
        .map((row, i) => ({
          row,
          id: entry.id,
          from: instant(row.at),
          to: instant(entry.history[i + 1]?.at ?? '9999-01-01'),
        }))
        .filter(({ row }) => LIVE.includes(row.state)),
    );
    for (const a of stretches)
      for (const b of stretches)
        if (a.id < b.id && a.from < b.to && b.from < a.to) say('one-group', `${person} is in with ${a.id} and ${b.id}`);
  }
}
