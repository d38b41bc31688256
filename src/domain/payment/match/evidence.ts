/** What points from a bank line to somebody: a payment code in the memo, the last digits, a name; and what speaks against. */
import type { BankLineId, EntryId } from '../../common/ids';
import { DAY } from '../../common/time';
import { narrow, squeezed } from '../bank/text';
import type { BankLine, Claim } from '../records';
import { push } from './components';
import type { State, Usable } from './facts';

/** Transaction from one day before the registration to three days after the report (REGISTRATION-AND-MONEY, Matching). */
const DAYS_BEFORE = 1;
const DAYS_AFTER = 3;

export type Window = 'inside' | 'before' | 'after';

/** For a group the latest registration counts: nobody pays for a person before naming him. */
export function windowOf(usable: Pick<Usable, 'from' | 'to'>, claim: Claim, state: State): Window {
  let registered = -Infinity;
  for (const id of claim.entries)
    registered = Math.max(registered, state.payable.get(id)?.entry.receivedAt ?? -Infinity);
  if (usable.to < registered - DAYS_BEFORE * DAY) return 'before';
  return usable.from > claim.at + DAYS_AFTER * DAY ? 'after' : 'inside';
}

export const banksDiffer = (line: BankLine, claim: Claim): boolean =>
  line.bankCode !== '' && claim.bankCode !== '' && line.bankCode !== claim.bankCode;

/** What all entries of a claim still owe together. */
export const openOf = (ids: readonly EntryId[], state: State): number =>
  ids.reduce((sum, id) => sum + (state.payable.get(id)?.open ?? 0), 0);

/** Entries by the codes a memo names; a code inside a longer word or number is none. */
export function codesInMemos(lines: readonly BankLine[], state: State): Map<BankLineId, readonly EntryId[]> {
  const owners = new Map<string, EntryId[]>();
  const lengths = new Set<number>();
  state.payable.forEach(({ entry }) => {
    const code = squeezed(entry.code).toUpperCase();
    if (code === '') return;
    push(owners, code, entry.id);
    lengths.add(code.length);
  });
  const found = new Map<BankLineId, readonly EntryId[]>();
  for (const line of lines) {
    const named = new Set<EntryId>();
    const text = narrow(line.memo).toUpperCase();
    for (let i = 0; i < text.length; i++) {
      if (!/[A-Z0-9]/.test(text[i]!) || /[A-Z0-9]/.test(text[i - 1] ?? '')) continue;
      let word = '';
      for (let k = i; k < text.length && /[A-Z0-9 -]/.test(text[k]!); k++) {
        if (/[A-Z0-9]/.test(text[k]!)) word += text[k]!;
        if (lengths.has(word.length) && !/[A-Z0-9]/.test(text[k + 1] ?? ''))
          owners.get(word)?.forEach((id) => named.add(id));
      }
    }
    if (named.size > 0) found.set(line.id, [...named].sort());
  }
  return found;
}

/** Names in memos, plain (王小明) or masked by the bank (王＊明); answers entries with exactly such a name. */
export function nameFinder(state: State): (memo: string) => EntryId[] {
  const names = new Map<string, EntryId[]>();
  state.payable.forEach(({ entry }) => {
    const name = squeezed(entry.name);
    if (name.length < 2) return;
    push(names, name, entry.id);
    if (/^\p{Script=Han}{2,4}$/u.test(name)) {
      const middle = '*'.repeat(Math.max(1, name.length - 2));
      push(names, name[0]! + middle + (name.length > 2 ? name[name.length - 1]! : ''), entry.id);
    }
  });
  return (memo) => {
    const found = new Set<EntryId>();
    for (const run of squeezed(memo).match(/[\p{Script=Han}*]{2,}/gu) ?? [])
      for (let i = 0; i < run.length; i++)
        for (let size = 2; size <= 4 && i + size <= run.length; size++)
          names.get(run.slice(i, i + size))?.forEach((id) => found.add(id));
    return [...found].sort();
  };
}
