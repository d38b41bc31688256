/** The rehearsal's JSON document (REHEARSAL.md): read from the tabs alone, so that it says what an organiser would see. */
import { isoText } from '../../domain/common/time';
import type { JournalLine } from '../../domain/journal/line';
import { closingStatement } from '../../domain/payment/ledger';
import { moneyOfAll } from '../../domain/payment/money';
import type { Entry } from '../../domain/registration/entry';
import { isMember } from '../../domain/registration/membership';
import { outcome } from '../../office/awards';
import type { Facts } from '../../office/facts';
import { attributesOf } from './attributes';
import { divisionRow, type Json } from './document-play';
import { readFacts, readJournal } from './facts';
import type { RehearsalOptions } from './options';
import type { World } from './world';

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

export function makeDocument(world: World, options: RehearsalOptions, bundle: { bytes: number; loadMs: number }): Json {
  const facts = readFacts(world.host, world.officeId, world.words);
  const journal = readJournal(world.host, world.officeId, world.words);
  const comes = outcome(facts);
  const history = historyOf(journal, world.offset);
  const money = moneyOfAll(facts.entries, facts.ledger);
  const statement = closingStatement(facts.ledger, facts.bank);
  const letters = (...states: string[]): number =>
    facts.outbox.filter((letter) => states.includes(letter.state)).length;
  return {
    regulation: options.regulation,
    seed: options.seed,
    version: 1,
    entries: facts.entries.map((entry) => entryRow(entry, facts, history, money)),
    divisions: facts.regulation.divisions.map(({ id }) => divisionRow(facts, id, comes, journal)),
    draws: facts.draws,
    ledger: {
      in: statement.in,
      allocated: statement.allocated,
      unallocated: statement.unallocated,
      refundsDue: statement.refundsDue,
      refundsDone: statement.refundsDone,
      prizes: statement.prizes,
      ...(statement.depositsIn > 0
        ? {
            depositsIn: statement.depositsIn,
            depositsOut: statement.depositsOut,
            depositsForfeited: statement.depositsForfeited,
          }
        : {}),
    },
    receipts: facts.ledger
      .filter(({ kind }) => kind === 'cash')
      .map(({ receipt, entry, amount }) => ({ id: receipt, entry, amount })),
    letters: {
      queued: letters('queued', 'sending'),
      sent: letters('sent'),
      failed: letters('failed', 'unsure', 'bounced'),
    },
    actions: world.actions,
    bundle,
  };
}
