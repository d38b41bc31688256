/** Ids are unique, refer to something that exists, and histories tell the state they end in. */
import { instant } from './calendar';
import type { Document, Say } from './types';

export function judgeIdentities(document: Document, say: Say): void {
  const unique = (ids: string[], what: string): void => {
    const seen = new Set<string>();
    for (const id of ids) {
      if (seen.has(id)) say('identity', `${what} ${id} occurs twice`);
      seen.add(id);
    }
  };
  unique(
    document.entries.map((entry) => entry.id),
    'entry',
  );
  unique(
    document.draws.map((draw) => draw.id),
    'draw',
  );
  unique(
    document.divisions.map((division) => division.id),
    'division',
  );
  if (document.divisions.length !== 2)
    say('identity', `found ${document.divisions.length} divisions, expected dan and kyu`);
  const known = new Set(document.entries.map((entry) => entry.id));
  for (const division of document.divisions) {
    unique(division.players, `player of ${division.id}`);
    unique(division.qualifiers, `qualifier of ${division.id}`);
    unique(division.unbeaten, `unbeaten player of ${division.id}`);
    const named = [
      ...division.players,
      ...division.qualifiers,
      ...division.unbeaten,
      ...division.awards.map((award) => award.entry),
      ...(division.bracket?.slots ?? []),
      ...division.rounds.flatMap((round) => round.games.flatMap((game) => [game.first, game.second])),
    ];
    for (const id of new Set(named))
      if (id !== null && !known.has(id)) say('identity', `${division.id} names ${id}, no entry`);
  }
}

export function judgeHistories(document: Document, say: Say): void {
  for (const entry of document.entries) {
    const last = entry.history.at(-1);
    if (!last) {
      say('history', `${entry.id} has no history`);
      continue;
    }
    if (last.state !== entry.state) say('history', `${entry.id} is ${entry.state}, its history ends in ${last.state}`);
    if (last.division !== entry.division)
      say('history', `${entry.id} is in ${entry.division}, its history in ${last.division}`);
    let before = instant(entry.receivedAt);
    for (const row of entry.history) {
      const at = instant(row.at);
      if (at < before) say('history', `${entry.id}: ${row.action} at ${row.at} lies before what precedes it`);
      before = at;
    }
  }
}
