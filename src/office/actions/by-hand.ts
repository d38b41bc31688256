/** Places the organiser changes by a click: what the rules allow, with every reason when they do not. */
import type { EntryId } from '../../domain/common/ids';
import { problem, type Problem } from '../../domain/common/result';
import { cancelDivision as cancelDomain } from '../../domain/waitlist/cancel-division';
import { lapseByOrganiser } from '../../domain/waitlist/lapse-by-organiser';
import { moveDivision as moveDomain } from '../../domain/waitlist/move-division';
import { reinstate as reinstateDomain } from '../../domain/waitlist/reinstate';
import { transfer as transferDomain } from '../../domain/waitlist/transfer';
import { undo as undoDomain, type Undo } from '../../domain/waitlist/undo';
import type { Cell } from '../../tables/cell';
import { journalSpec } from '../../tables/specs';
import { readTable } from '../../tables/table';
import type { Facts } from '../facts';
import { answersOf, formOf, Reading } from '../forms';
import { codecContext } from '../load';
import { byOf, placesOf, settleResult } from '../places';
import { divisionName } from '../say';
import type { Work } from '../work';
import type { OfficeWords } from '../words';

const REASON = 'by-organiser';

/** A division by the name the tabs show, or by its id. */
export const divisionNamed = (facts: Facts, text: string): string => {
  const plain = text.normalize('NFKC').trim();
  return facts.regulation.divisions.find(({ id, names }) => id === plain || names.own === plain)?.id ?? plain;
};

export function moveEntry(work: Work, args: { readonly entry: string; readonly to: string }): readonly Problem[] {
  const to = divisionNamed(work.facts, args.to);
  const command = { entry: args.entry, to, reason: REASON };
  const problems = settleResult(work, moveDomain(placesOf(work), command, byOf(work)));
  if (problems.length === 0) work.notice('entry.moved', { entry: args.entry, division: divisionName(work.facts, to) });
  return problems;
}

export function reinstateEntry(work: Work, args: { readonly entry: string }): readonly Problem[] {
  const problems = settleResult(work, reinstateDomain(placesOf(work), { ...args, reason: REASON }, byOf(work)));
  if (problems.length === 0) work.notice('entry.reinstated', { entry: args.entry });
  return problems;
}

export function lapseEntry(work: Work, args: { readonly entry: string }): readonly Problem[] {
  const problems = settleResult(work, lapseByOrganiser(placesOf(work), { ...args, reason: REASON }, byOf(work)));
  if (problems.length === 0) work.notice('entry.lapsed', { entry: args.entry });
  return problems;
}

export interface DivisionArgs {
  readonly division: string;
  /** who goes where instead of being refunded, by entry */
  readonly moves: Readonly<Record<string, string>>;
}

export function cancelDivision(work: Work, args: DivisionArgs): readonly Problem[] {
  const division = divisionNamed(work.facts, args.division);
  const moves = Object.fromEntries(
    Object.entries(args.moves).map(([entry, to]) => [entry, divisionNamed(work.facts, to)]),
  );
  const problems = settleResult(work, cancelDomain(placesOf(work), { division, moves }, byOf(work)));
  if (problems.length > 0) return problems;
  work.mark(`not-played.${division}`, 'below-minimum');
  work.notice('division.cancelled', { division: divisionName(work.facts, division) });
  return [];
}

export interface TransferArgs {
  readonly entry: string;
  /** answers as the transfer form would give them, by question title */
  readonly answers: Readonly<Record<string, string>>;
}

/** The same questions as the form's, asked by the organiser; the day decides as it does for the form. */
export function transferEntry(work: Work, args: TransferArgs): readonly Problem[] {
  const form = formOf(work.facts, 'transfer');
  if (!form) return [problem('transfer.not-allowed')];
  const reading = new Reading(form, { id: '', at: work.env.now, answers: () => args.answers });
  const command = {
    entry: args.entry,
    source: `desk:${args.entry}.${String(work.env.now)}`,
    successor: {
      name: reading.of('successor-name'),
      email: reading.of('successor-email'),
      phone: reading.of('successor-phone'),
      member: false,
      answers: answersOf(form, reading),
    },
    reason: REASON,
  };
  const problems = settleResult(work, transferDomain(placesOf(work), command, byOf(work)));
  if (problems.length > 0) return problems;
  const taken = work.facts.entries.find(
    (entry) => entry.linked === (args.entry as EntryId) && entry.source === command.source,
  );
  work.notice('entry.transferred', { entry: args.entry, to: taken?.id ?? '' });
  return [];
}

/** The newest line of the journal that changed the entry's place. */
export function lastChange(
  facts: Facts,
  words: OfficeWords,
  journal: readonly (readonly Cell[])[],
  entry: string,
): Undo['line'] | null {
  const context = codecContext(facts, words, facts.marks);
  const { rows } = readTable<Undo['line']>(journalSpec, words.tables.journal, journal, context);
  const own = rows.filter(({ record }) => record.subject === entry && record.after['state'] !== undefined);
  return own[own.length - 1]?.record ?? null;
}

export function undoChange(
  work: Work,
  args: { readonly entry: string; readonly line: Undo['line'] | null },
): readonly Problem[] {
  if (args.line === null) return [problem('undo.nothing', { entry: args.entry })];
  const problems = settleResult(work, undoDomain(placesOf(work), { line: args.line, reason: 'undone' }, byOf(work)));
  if (problems.length === 0) work.notice('entry.undone', { entry: args.entry, action: args.line.action });
  return problems;
}
