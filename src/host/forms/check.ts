/** Whether a form takes these answers: pages visited, required questions, choices, patterns, real dates. */
import type { Answers, Form, FormItem, Navigation } from './form';
import { isQuestion } from './form';
import type { ItemValidation } from './types';

export interface FormProblem {
  title: string;
  message: string;
}

const list = (answer: string | string[] | undefined): string[] =>
  answer === undefined ? [] : Array.isArray(answer) ? answer : [answer];
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const URL_TEXT = /^(https?|ftp):\/\/[^\s/$.?#].[^\s]*$/i;

function whole(pattern: string | number | undefined): RegExp {
  try {
    return new RegExp(`^(?:${String(pattern)})$`, 'u');
  } catch {
    return new RegExp(`^(?:${String(pattern)})$`);
  }
}

type TextTest = (text: string, a: string | number | undefined, b: string | number | undefined) => boolean;
const n = Number;
const isNumber = (text: string): boolean => text.trim() !== '' && Number.isFinite(n(text));

/** By the names of Google's validation builders, without their "require". */
const TESTS: Readonly<Record<string, TextTest>> = {
  NUMBER: isNumber,
  WHOLE_NUMBER: (text) => isNumber(text) && Number.isInteger(n(text)),
  NUMBER_BETWEEN: (text, a, b) => isNumber(text) && n(text) >= n(a) && n(text) <= n(b),
  NUMBER_NOT_BETWEEN: (text, a, b) => isNumber(text) && (n(text) < n(a) || n(text) > n(b)),
  NUMBER_GREATER_THAN: (text, a) => isNumber(text) && n(text) > n(a),
  NUMBER_GREATER_THAN_OR_EQUAL_TO: (text, a) => isNumber(text) && n(text) >= n(a),
  NUMBER_LESS_THAN: (text, a) => isNumber(text) && n(text) < n(a),
  NUMBER_LESS_THAN_OR_EQUAL_TO: (text, a) => isNumber(text) && n(text) <= n(a),
  NUMBER_EQUAL_TO: (text, a) => isNumber(text) && n(text) === n(a),
  NUMBER_NOT_EQUAL_TO: (text, a) => isNumber(text) && n(text) !== n(a),
  TEXT_IS_EMAIL: (text) => EMAIL.test(text),
  TEXT_IS_URL: (text) => URL_TEXT.test(text),
  TEXT_MATCHES_PATTERN: (text, a) => whole(a).test(text),
  TEXT_DOES_NOT_MATCH_PATTERN: (text, a) => !whole(a).test(text),
  TEXT_CONTAINS_PATTERN: (text, a) => new RegExp(String(a)).test(text),
  TEXT_DOES_NOT_CONTAIN_PATTERN: (text, a) => !new RegExp(String(a)).test(text),
  TEXT_LENGTH_LESS_THAN_OR_EQUAL_TO: (text, a) => [...text].length <= n(a),
  TEXT_LENGTH_GREATER_THAN_OR_EQUAL_TO: (text, a) => [...text].length >= n(a),
};

function selected(validation: ItemValidation, count: number): boolean {
  const bound = n(validation.values[0]);
  if (validation.kind === 'SELECT_AT_LEAST') return count >= bound;
  return validation.kind === 'SELECT_AT_MOST' ? count <= bound : count === bound;
}

function realDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const at = new Date(Date.UTC(n(match[1]), n(match[2]) - 1, n(match[3])));
  return at.getUTCMonth() === n(match[2]) - 1 && at.getUTCDate() === n(match[3]);
}

function itemProblem(item: FormItem, answer: string | string[] | undefined): string | undefined {
  const given = list(answer).filter((one) => one !== '');
  if (given.length === 0) return item.required ? 'This is a required question' : undefined;
  if (item.type !== 'CHECKBOX' && given.length > 1) return 'Only one answer can be given';
  if (item.type === 'MULTIPLE_CHOICE' || item.type === 'LIST' || item.type === 'CHECKBOX') {
    const known = new Set(item.choices.map((choice) => choice.value));
    const foreign = given.find((one) => !known.has(one));
    if (foreign !== undefined && !item.hasOther) return `Not a choice of this question: ${foreign}`;
    if (item.validation && !selected(item.validation, given.length))
      return item.validation.helpText || `Selection does not fit ${item.validation.kind}`;
    return undefined;
  }
  const text = given[0]!;
  if (item.type === 'DATE') return realDate(text) ? undefined : 'Invalid date';
  if (item.type === 'TEXT' && /[\r\n]/.test(text)) return 'A short answer has one line';
  if (!item.validation) return undefined;
  const test = TESTS[item.validation.kind];
  const [a, b] = item.validation.values;
  return !test || test(text, a, b)
    ? undefined
    : item.validation.helpText || `The answer does not fit ${item.validation.kind}`;
}

/** The questions on the pages that these answers lead through. */
function visited(form: Form, answers: Answers): FormItem[] {
  const pages: { opener: FormItem | undefined; items: FormItem[] }[] = [{ opener: undefined, items: [] }];
  for (const item of form.state.items) {
    if (item.type === 'PAGE_BREAK') pages.push({ opener: item, items: [] });
    else if (isQuestion(item)) pages[pages.length - 1]!.items.push(item);
  }
  const seen: FormItem[] = [];
  const been = new Set<number>();
  for (let at = 0; at < pages.length && !been.has(at);) {
    been.add(at);
    const page = pages[at]!;
    seen.push(...page.items);
    let next: Navigation = pages[at + 1]?.opener?.goTo ?? 'CONTINUE';
    for (const item of page.items) {
      const chosen = item.choices.find((choice) => choice.value === answers[item.id]);
      if (chosen?.goTo !== undefined) next = chosen.goTo;
    }
    // SUBMIT is no page, and so the end
    at = next === 'CONTINUE' ? at + 1 : next === 'RESTART' ? 0 : pages.findIndex((one) => one.opener?.id === next);
    if (at < 0) break;
  }
  return seen;
}

export function checkAnswers(form: Form, answers: Answers): FormProblem[] {
  return visited(form, answers).flatMap((item) => {
    const message = itemProblem(item, answers[item.id]);
    return message === undefined ? [] : [{ title: item.title, message }];
  });
}
