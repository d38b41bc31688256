/** Letters of one kind to one payer go as one, with a line for each player (B: schools and coaches register and pay for many). */
import type { Facts, OutboxLetter } from './facts';
import { amountText, fill } from './say';
import type { OfficeWords } from './words';

type Values = Readonly<Record<string, string | number>>;

type Shared = 'held' | 'complete';

/** Kinds that may be joined, and the text they share. */
const JOINED = {
  'received-held': 'held',
  promoted: 'held',
  approved: 'held',
  complete: 'complete',
} as const satisfies Partial<Record<OutboxLetter['kind'], Shared>>;

const textOf = (kind: OutboxLetter['kind']): Shared | null =>
  (JOINED as Partial<Record<OutboxLetter['kind'], Shared>>)[kind] ?? null;

/** Letters with the same key may go as one; null = goes alone. */
export function joinKey(facts: Facts, { kind }: OutboxLetter, email: string): string | null {
  if (facts.regulation.registration.groupEntry !== 'payer') return null;
  const text = textOf(kind);
  return text === null ? null : `${text}|${email.trim().toLowerCase()}`;
}

export interface Part {
  readonly letter: OutboxLetter;
  readonly values: Values;
  readonly due: number;
  readonly code: string;
  /** who pays, as the form names him */
  readonly payer: string;
}

export function joinedText(
  facts: Facts,
  words: OfficeWords,
  parts: readonly Part[],
  account: string,
): { readonly subject: string; readonly body: string } {
  const w = words.letter;
  const [first] = parts;
  const text = w.joined[textOf(first!.letter.kind) ?? 'held'];
  const total = amountText(
    facts,
    parts.reduce((sum, { due }) => sum + due, 0),
  );
  const values = {
    ...first!.values,
    greeting: first!.payer === '' ? w.joined.greetingPlain : fill(w.joined.greeting, { payer: first!.payer }),
    count: parts.length,
    total,
    payment: fill(account === '' ? w.payOtherwise : w.payByTransfer, { amount: total, account, code: first!.code }),
    lines: parts.map((part) => fill(text.line, { ...part.values, code: part.code })).join('\n'),
    others: parts
      .slice(1)
      .map(({ code }) => code)
      .join(' '),
  };
  return { subject: fill(text.subject, values), body: fill(text.body, values) };
}
