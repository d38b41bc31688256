/** A problem or notice as a person may read it: ids of the regulation, codes and sums in its blanks become words. */
import type { Problem } from '../domain/common/result';
import type { Facts } from './facts';
import { amountText, divisionName } from './say';
import type { OfficeWords } from './words';

type Value = string | number;
type Say = (value: Value, facts: Facts, words: OfficeWords) => Value;

const wordOf = (set: Readonly<Record<string, string>>, value: Value): Value => set[String(value)] ?? value;

const division: Say = (value, facts) => (typeof value === 'string' ? divisionName(facts, value) : value);
const sum: Say = (value, facts) => (typeof value === 'number' ? amountText(facts, value) : value);
const result: Say = (value, _facts, words) => wordOf(words.codes.result, value);

/** What stands in a blank of that name, whatever the sentence. */
const SAY: Readonly<Record<string, Say>> = {
  division,
  from: division,
  to: division,
  state: (value, _facts, words) => wordOf(words.codes.state, value),
  letterState: (value, _facts, words) => wordOf(words.codes.letterState, value),
  action: (value, _facts, words) => wordOf(words.codes.action, value),
  stage: (value, { regulation }) =>
    regulation.divisions.flatMap(({ stages }) => stages).find(({ id }) => id === value)?.name ?? value,
  prize: (value, { regulation }) => regulation.prizes.find(({ id }) => id === value)?.names.own ?? value,
  field: (value, { regulation }) => regulation.evidence.find(({ id }) => id === value)?.label ?? value,
  amount: sum,
  missing: sum,
  kept: sum,
  held: sum,
};

const BANK: Readonly<Record<string, Say>> = {
  nearest: (value, _facts, words) => wordOf(words.bankLayouts, value),
  layouts: (value, _facts, words) =>
    String(value)
      .split(' ')
      .map((one) => wordOf(words.bankLayouts, one))
      .join('、'),
};
const RESULT: Readonly<Record<string, Say>> = {
  result,
  found: result,
  other: result,
  allowed: (value, _facts, words) =>
    String(value)
      .split(' ')
      .map((one) => wordOf(words.codes.result, one))
      .join('、'),
};
const MONEY: Readonly<Record<string, Say>> = { sum, seen: sum, free: sum, open: sum };

/** By the first part of a code. */
const OWN: Readonly<Record<string, Readonly<Record<string, Say>>>> = { result: RESULT, money: MONEY, bank: BANK };

export function spoken(facts: Facts, words: OfficeWords, found: Problem): Problem {
  if (found.params === undefined) return found;
  const own = OWN[found.code.split('.')[0] ?? ''] ?? {};
  const params: Record<string, Value> = {};
  for (const [key, value] of Object.entries(found.params)) {
    const say = own[key] ?? SAY[key];
    params[key] = say ? say(value, facts, words) : value;
  }
  return { ...found, params };
}
