/** Replays the journal and compares what it leads to with the tables: entries, results, rounds. */
import { idNumber, makeId } from '../../domain/common/ids';
import type { JournalLine } from '../../domain/journal/line';
import type { Facts } from '../../office/facts';
import { finding, type Finding } from './findings';

export interface NumberedLine extends JournalLine {
  readonly id: string;
}

type Value = string | number | boolean | null;
type State = Map<string, Value>;

/** What lines about entries carry that the table keeps as well. */
const KEPT = ['state', 'division', 'linked', 'deadline'] as const;

/** Lines are numbered without a gap, as many as the office counted, in order of time. */
function numbering(lines: readonly NumberedLine[], facts: Facts): Finding[] {
  const found: Finding[] = [];
  const there = new Set(lines.map((line) => idNumber('journal', line.id)));
  const next = Number(facts.marks['next.journal'] ?? '1');
  const missing = Array.from({ length: next - 1 }, (_, i) => i + 1).filter((number) => !there.has(number));
  if (missing.length > 0)
    found.push(finding('journal', `lines are missing: ${missing.map((n) => makeId('journal', n)).join(' ')}`));
  if (there.size < lines.length) found.push(finding('journal', 'a line stands there twice'));
  const sorted = [...lines].sort((a, b) => (idNumber('journal', a.id) ?? 0) - (idNumber('journal', b.id) ?? 0));
  sorted.forEach((line, i) => {
    const before = sorted[i - 1];
    if (before && line.at < before.at) found.push(finding('journal', `${line.id} is earlier than ${before.id}`));
  });
  return found;
}

function replayEntries(lines: readonly NumberedLine[], found: Finding[]): Map<string, State> {
  const states = new Map<string, State>();
  for (const line of lines) {
    if (!line.action.startsWith('entry.')) continue;
    const state = states.get(line.subject) ?? (new Map() as State);
    states.set(line.subject, state);
    for (const key of ['state', 'division'] as const) {
      const before = line.before[key];
      const known = state.get(key);
      if (before !== undefined && known !== undefined && before !== known)
        found.push(
          finding(
            'journal',
            `${line.id} begins with ${key} "${String(before)}" of ${line.subject}, which was "${String(known)}"`,
          ),
        );
    }
    for (const key of KEPT) if (line.after[key] !== undefined) state.set(key, line.after[key]);
  }
  return states;
}

/** Rows somebody typed over or removed are in the journal as just that; what they say now is not to be derived. */
const byHand = (lines: readonly NumberedLine[], action: string): Set<string> =>
  new Set(lines.filter((line) => line.action === action).map((line) => line.subject));

function entries(lines: readonly NumberedLine[], facts: Facts): Finding[] {
  const found: Finding[] = [];
  const states = replayEntries(lines, found);
  const edited = byHand(lines, 'row.edited');
  const deleted = byHand(lines, 'row.deleted');
  const rows = new Map(facts.entries.map((entry) => [entry.id as string, entry]));
  for (const [id, state] of states) {
    const row = rows.get(id) as Record<string, unknown> | undefined;
    if (!row) {
      if (!deleted.has(id)) found.push(finding('journal', `${id} is in the journal and not in the table`));
      continue;
    }
    if (edited.has(id)) continue;
    for (const key of KEPT) {
      const expected = state.get(key);
      if (expected !== undefined && expected !== row[key])
        found.push(
          finding('tables', `${id}: ${key} is "${String(row[key])}", the journal leads to "${String(expected)}"`),
        );
    }
  }
  for (const id of rows.keys())
    if (!states.has(id)) found.push(finding('tables', `${id} stands in the table and no line of the journal made it`));
  return found;
}

function results(lines: readonly NumberedLine[], facts: Facts): Finding[] {
  const last = new Map<string, Value>();
  for (const line of lines)
    if (line.action === 'game.result' || line.action === 'game.corrected')
      last.set(line.subject, line.after['result'] ?? null);
  const edited = byHand(lines, 'row.edited');
  return facts.games.flatMap((game) => {
    const told = last.get(game.id);
    if (told === undefined || told === game.result || edited.has(game.id)) return [];
    return [
      finding('tables', `${game.id}: the result is "${String(game.result)}", the journal leads to "${String(told)}"`),
    ];
  });
}

/** So many games as were paired, in every round that was not taken back. */
function rounds(lines: readonly NumberedLine[], facts: Facts): Finding[] {
  const paired = new Map<string, number>();
  for (const { action, subject, after } of lines) {
    const key = `${subject} ${String(after['stage'])} R${String(after['round'])}`;
    if (action === 'round.paired') paired.set(key, Number(after['games']));
    if (action === 'round.taken-back') paired.delete(key);
  }
  const counts = new Map<string, number>();
  for (const { division, stage, round } of facts.games) {
    const key = `${division} ${stage} R${String(round)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...paired].flatMap(([key, games]) => {
    const count = counts.get(key) ?? 0;
    return count >= games
      ? []
      : [finding('tables', `${key}: ${String(games)} games were paired, ${String(count)} are there`)];
  });
}

export const auditJournal = (lines: readonly NumberedLine[], facts: Facts): Finding[] => [
  ...numbering(lines, facts),
  ...entries(lines, facts),
  ...results(lines, facts),
  ...rounds(lines, facts),
];
