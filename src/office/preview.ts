/** What an action would do, in a person's words: read from the facts before and after it, so that no action describes itself. */
import type { Facts } from './facts';
import { amountText, divisionName, fill } from './say';
import type { OfficeWords } from './words';

/** Nobody reads more before he clicks. */
const MOST_LINES = 14;

function entryLines(before: Facts, after: Facts, words: OfficeWords): string[] {
  const w = words.preview;
  const known = new Map(before.entries.map((entry) => [entry.id, entry]));
  return after.entries.flatMap((entry) => {
    const was = known.get(entry.id);
    if (was === entry) return [];
    const about = { entry: entry.id, name: entry.name };
    const say = ({ division, state }: Pick<typeof entry, 'division' | 'state'>): string =>
      `${divisionName(after, division)} ${words.codes.state[state]}`;
    if (!was) return [fill(w.fresh, { ...about, to: say(entry) })];
    const lines: string[] = [];
    if (was.state !== entry.state || was.division !== entry.division)
      lines.push(fill(w.change, { ...about, from: say(was), to: say(entry) }));
    if (was.due !== entry.due)
      lines.push(fill(w.due, { ...about, from: amountText(after, was.due), to: amountText(after, entry.due) }));
    if (was.email !== entry.email) lines.push(fill(w.address, { ...about, from: was.email, to: entry.email }));
    return lines;
  });
}

function moneyLines(before: Facts, after: Facts, words: OfficeWords): string[] {
  return after.ledger.slice(before.ledger.length).map((row) =>
    fill(words.preview.money, {
      kind: words.codes.ledgerKind[row.kind],
      amount: amountText(after, row.amount),
      whose: row.entry ?? row.bankLine ?? '',
    }),
  );
}

function letterLines(before: Facts, after: Facts, words: OfficeWords): string[] {
  const known = new Map(before.outbox.map((letter) => [letter.id, letter.state]));
  return after.outbox
    .filter(({ id, state }) => known.get(id) !== state)
    .map(({ entry, kind, state }) =>
      fill(words.preview.letter, { entry, kind: words.codes.letterKind[kind], state: words.codes.letterState[state] }),
    );
}

/** Lines of what changes, the most important first; '' when nothing does. */
export function previewText(before: Facts, after: Facts, words: OfficeWords): string {
  const lines = [entryLines, moneyLines, letterLines].flatMap((say) => say(before, after, words));
  const more = lines.length - MOST_LINES;
  return [...lines.slice(0, MOST_LINES), ...(more > 0 ? [fill(words.preview.more, { count: more })] : [])].join('\n');
}
