/** The rehearsal's JSON document (REHEARSAL.md): read from the tabs alone, so that it says what an organiser would see. */
import { isoText } from '../../domain/common/time';
import type { JournalLine } from '../../domain/journal/line';
import { closingStatement } from '../../domain/payment/ledger';
import { moneyOfAll } from '../../domain/payment/money';
import type { Entry } from '../../domain/registration/entry';
import { isMember } from '../../domain/registration/membership';
import { awards, divisionStandings } from '../../office/awards';
import type { Facts } from '../../office/facts';
import { bracketField, prelimQualifiers } from '../../office/phases';
import { gamesOf, officialPlayers } from '../../office/players';
import { attributesOf } from './attributes';
import { readFacts, readJournal } from './facts';
import type { RehearsalOptions } from './options';
import type { World } from './world';

type Json = Record<string, unknown>;

/** Rows of an entry's history: every change of state or division, and leaving the event. */
function historyOf(journal: readonly JournalLine[], offset: number): Map<string, Json[]> {
  const state = new Map<string, { state: string; division: string }>();
  const rows = new Map<string, Json[]>();
  for (const line of journal) {
    if (!line.action.startsWith('entry.')) continue;
    const known = state.get(line.subject) ?? { state: '', division: '' };
    const next = {
      state: String(line.after['state'] ?? known.state),
      division: String(line.after['division'] ?? known.division),
    };
    const leaves = /\.(withdrawn|absent|disqualified|approved)$/.test(line.action);
    state.set(line.subject, next);
    if (next.state === known.state && next.division === known.division && !leaves) continue;
    const row: Json = { at: isoText(line.at, offset), action: line.action, ...next };
    if (line.after['round'] !== undefined) row['round'] = line.after['round'];
    rows.set(line.subject, [...(rows.get(line.subject) ?? []), row]);
  }
  return rows;
}

function entryRow(
  entry: Entry,
  facts: Facts,
  history: Map<string, Json[]>,
  money: ReturnType<typeof moneyOfAll>,
): Json {
  const offset = facts.regulation.event.utcOffset;
  const sums = money.get(entry.id);
  return {
    id: entry.id,
    person: entry.person,
    name: entry.name,
    division: entry.division,
    member: isMember(facts.members, entry),
    receivedAt: isoText(entry.receivedAt, offset),
    state: entry.state,
    due: entry.due,
    paid: sums?.received ?? 0,
    refunded: sums?.refundsDone ?? 0,
    refundDue: sums?.owed ?? 0,
    lane: entry.lane,
    linked: entry.linked,
    history: history.get(entry.id) ?? [],
    ...(entry.flags.length > 0 ? { flags: entry.flags } : {}),
    attributes: attributesOf(facts.regulation, entry),
  };
}

/** Divisions that went up in others at closing, with both directions. */
function mergesOf(journal: readonly JournalLine[]): (id: string) => { mergedInto: string[]; mergedFrom: string[] } {
  const merges = journal
    .filter((line) => line.action === 'division.merged')
    .flatMap((line) => Object.keys(line.after).map((into) => ({ from: line.subject, into })));
  return (id) => ({
    mergedInto: merges.filter(({ from }) => from === id).map(({ into }) => into),
    mergedFrom: [...new Set(merges.filter(({ into }) => into === id).map(({ from }) => from))],
  });
}

function divisionRow(facts: Facts, id: string, merges: ReturnType<typeof mergesOf>): Json {
  const division = facts.regulation.divisions.find((one) => one.id === id);
  const players = officialPlayers(facts, id).map((entry) => entry.id);
  const qualified = prelimQualifiers(facts, id);
  const field = bracketField(facts, id);
  const rounds = (division?.stages ?? []).flatMap((stage) => {
    const games = gamesOf(facts, id, stage.id);
    const numbers = [...new Set(games.map((game) => game.round))].sort((a, b) => a - b);
    return numbers.map((round) => ({
      stage: stage.kind === 'win-count' ? 'prelim' : stage.kind === 'same-rank-final' ? 'final' : stage.kind,
      round,
      field: null,
      games: games
        .filter((game) => game.round === round)
        .sort((a, b) => a.board - b.board)
        .map((game) => ({
          id: game.id,
          board: game.board,
          first: game.first,
          second: game.second,
          kind: game.kind,
          result: game.result,
          counts: game.counts,
          ...(game.corrected ? { corrected: true } : {}),
          ...(game.remarks.length > 0 ? { remarks: game.remarks } : {}),
        })),
    }));
  });
  const { multipleOf } = facts.regulation.standby;
  return {
    id,
    players,
    slots: Math.ceil(players.length / multipleOf) * multipleOf,
    ...merges(id),
    rounds,
    ...(qualified && rounds.length > 0
      ? { qualifiers: qualified.qualified, unbeaten: qualified.unbeaten }
      : { qualifiers: [], unbeaten: [] }),
    ...(field ? { bracket: { size: field.bracket.size, slots: field.bracket.slots, start: field.bracket.start } } : {}),
    standings: divisionStandings(facts, id).map((row) => ({
      rank: row.rank,
      entry: row.entry,
      field: null,
      points: row.wins,
      tieBreaks: {},
      ratingChange: null,
    })),
    lists: [],
    awards: awards(facts)
      .filter((award) => award.division === id)
      .map(({ entry, prize, place, amount, items, title, forfeited }) => ({
        entry,
        prize,
        place,
        amount,
        items,
        title,
        forfeited,
      })),
    promotions: [],
  };
}

export function makeDocument(world: World, options: RehearsalOptions, bundle: { bytes: number; loadMs: number }): Json {
  const facts = readFacts(world.host, world.officeId, world.words);
  const journal = readJournal(world.host, world.officeId, world.words);
  const history = historyOf(journal, world.offset);
  const merges = mergesOf(journal);
  const money = moneyOfAll(facts.entries, facts.ledger);
  const statement = closingStatement(facts.ledger, facts.bank);
  const letters = (...states: string[]): number =>
    facts.outbox.filter((letter) => states.includes(letter.state)).length;
  return {
    regulation: options.regulation,
    seed: options.seed,
    version: 1,
    entries: facts.entries.map((entry) => entryRow(entry, facts, history, money)),
    divisions: facts.regulation.divisions.map(({ id }) => divisionRow(facts, id, merges)),
    draws: facts.draws,
    ledger: {
      in: statement.in,
      allocated: statement.allocated,
      unallocated: statement.unallocated,
      refundsDue: statement.refundsDue,
      refundsDone: statement.refundsDone,
      prizes: statement.prizes,
    },
    letters: {
      queued: letters('queued', 'sending'),
      sent: letters('sent'),
      failed: letters('failed', 'unsure', 'bounced'),
    },
    actions: world.actions,
    bundle,
  };
}
