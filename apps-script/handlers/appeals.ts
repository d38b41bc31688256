/** 申訴: filed at the desk with the regulation's clock and deposit, decided by the committee. */
import { decideAppealAction, fileAppealAction, openAppeals } from '../../src/rooms/appeals';
import { fill } from '../../src/office/say';
import { ask } from '../google/person';
import { click } from './run';
import { lookOnly } from './words-now';

/** Words a person may type for the two kinds, and for the three decisions. */
const CHOICE = { '1': 0, '2': 1, '3': 2 } as const;
const chosen = <T>(typed: string, values: readonly T[]): T | undefined =>
  values[CHOICE[typed as keyof typeof CHOICE] ?? -1];

export function fileAppeal(): void {
  const { words } = lookOnly();
  const w = words.appeals;
  const entry = ask(w.title, w.entry);
  if (entry === null) return;
  const kind = ask(w.title, w.kind);
  if (kind === null) return;
  const over = ask(w.title, w.over);
  if (over === null) return;
  const matter = ask(w.title, w.matter);
  if (matter === null) return;
  click((desk) =>
    fileAppealAction(desk.work, {
      entry: entry.toUpperCase(),
      kind: chosen(kind, ['oral', 'written'] as const) ?? 'written',
      over,
      matter,
    }),
  );
}

export function decideAppeal(): void {
  const { words, work } = lookOnly();
  const w = words.appeals;
  const list = work ? openAppeals(work, w.line) : '';
  const typed = ask(w.decideTitle, fill(w.decide, { list: list === '' ? w.none : list }));
  if (typed === null) return;
  const [appeal = '', decision = '', ...reason] = typed.split(/\s+/);
  click((desk) =>
    decideAppealAction(desk.work, {
      appeal: appeal.toUpperCase(),
      state: chosen(decision, ['upheld', 'rejected', 'withdrawn']) ?? decision,
      reason: reason.join(' '),
    }),
  );
}
