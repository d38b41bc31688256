/** Conditions of drop-downs, validation and conditional colours, tested against one cell. */
import { toBox } from './a1';
import { CellError } from './cell';
import type { BooleanCondition, Scalar, ValidationRule } from './cell';
import { typeText } from './coerce';
import { formatValue } from './number-format';
import type { Sheet } from './sheet';
import type { Effective, Workbook } from './workbook';

export interface Candidate {
  sheet: Sheet;
  r: number;
  c: number;
  /** what is in the cell, or is to be written there */
  value: Effective;
  /** its text as shown */
  text: string;
}

/** An operand as a value: typed, or calculated when it is a formula. */
function operand(workbook: Workbook, text: string, at: Candidate, home: { r: number; c: number }): Effective {
  const typed = typeText(text, undefined, workbook.typing);
  if (typed.kind === 'empty') return null;
  return typed.kind === 'formula' ? workbook.calculate(typed.formula, at.sheet, at, home) : typed.value;
}

/** What a drop-down offers; undefined when the condition is no list. */
function listChoices(workbook: Workbook, sheet: Sheet, condition: BooleanCondition): string[] | undefined {
  const values = (condition.values ?? []).map((value) => value.userEnteredValue ?? '');
  if (condition.type === 'ONE_OF_LIST') return values;
  if (condition.type !== 'ONE_OF_RANGE') return undefined;
  const text = (values[0] ?? '').replace(/^=/, '').replace(/\$/g, '');
  const place =
    text.includes('!') || workbook.names.some((one) => one.name === text)
      ? workbook.find(text)
      : { ...workbook.find(text), sheet };
  const box = toBox(
    {
      startRowIndex: place.box.r0,
      endRowIndex: place.box.r1,
      startColumnIndex: place.box.c0,
      endColumnIndex: place.box.c1,
    },
    place.sheet.rowCount,
    place.sheet.columnCount,
  );
  const choices: string[] = [];
  for (let r = box.r0; r < box.r1; r++)
    for (let c = box.c0; c < box.c1; c++) {
      const shown = workbook.display(place.sheet, r, c);
      if (shown !== '' && !choices.includes(shown)) choices.push(shown);
    }
  return choices;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const URL = /^(https?:\/\/)?[^\s/]+\.[^\s]+$/i;

type NumberTest = (n: number, a: number, b: number) => boolean;
const NUMBER: Readonly<Record<string, NumberTest>> = {
  GREATER: (n, a) => n > a,
  GREATER_THAN_EQ: (n, a) => n >= a,
  LESS: (n, a) => n < a,
  LESS_THAN_EQ: (n, a) => n <= a,
  EQ: (n, a) => n === a,
  NOT_EQ: (n, a) => n !== a,
  BETWEEN: (n, a, b) => n >= a && n <= b,
  NOT_BETWEEN: (n, a, b) => n < a || n > b,
  BEFORE: (n, a) => n < a,
  AFTER: (n, a) => n > a,
  ON_OR_BEFORE: (n, a) => n <= a,
  ON_OR_AFTER: (n, a) => n >= a,
};

const TEXT: Readonly<Record<string, (text: string, a: string) => boolean>> = {
  TEXT_CONTAINS: (text, a) => text.includes(a),
  TEXT_NOT_CONTAINS: (text, a) => !text.includes(a),
  TEXT_STARTS_WITH: (text, a) => text.startsWith(a),
  TEXT_ENDS_WITH: (text, a) => text.endsWith(a),
  TEXT_EQ: (text, a) => text === a,
  TEXT_NOT_EQ: (text, a) => text !== a,
  TEXT_IS_EMAIL: (text) => EMAIL.test(text),
  TEXT_IS_URL: (text) => URL.test(text),
};

export function holds(
  workbook: Workbook,
  condition: BooleanCondition,
  at: Candidate,
  home: { r: number; c: number } = at,
): boolean {
  const { type } = condition;
  const values = (condition.values ?? []).map((value) => value.userEnteredValue ?? '');
  if (type === 'BLANK') return at.value === null;
  if (type === 'NOT_BLANK') return at.value !== null;
  if (type === 'CUSTOM_FORMULA') {
    const result = operand(workbook, values[0] ?? '', at, home);
    return result !== null && !(result instanceof CellError) && result !== '' && result !== false && result !== 0;
  }
  if (at.value instanceof CellError) return false;
  if (type === 'BOOLEAN') return values.length === 0 ? typeof at.value === 'boolean' : values.includes(at.text);
  const choices = listChoices(workbook, at.sheet, condition);
  if (choices) return choices.includes(at.text) || choices.includes(String(at.value));
  if (type === 'DATE_IS_VALID') return typeof at.value === 'number' && at.value >= 0;
  const test = TEXT[type];
  if (test) {
    const value = operand(workbook, values[0] ?? '', at, home);
    const text = typeof value === 'string' ? value : (values[0] ?? '');
    return test(at.text.toLowerCase(), text.toLowerCase());
  }
  const number = NUMBER[type.replace(/^(NUMBER|DATE)_/, '')];
  if (!number || typeof at.value !== 'number') return false;
  const [a, b] = values.map((value) => operand(workbook, value, at, home));
  const whole = (n: Effective | undefined): number => (typeof n === 'number' ? n : NaN);
  const n = type.startsWith('DATE') ? Math.floor(at.value) : at.value;
  return number(n, whole(a), whole(b));
}

/** Why a value may not stand in a cell with this rule, or undefined. Empty cells are always allowed. */
export function violation(
  workbook: Workbook,
  sheet: Sheet,
  r: number,
  c: number,
  value: Scalar | null,
): string | undefined {
  const rule = workbook.rules.get(sheet.rule(r, c));
  if (!rule?.condition || value === null) return undefined;
  const text = formatValue(value, workbook.formatOf(sheet, r, c)?.numberFormat, workbook.locale);
  if (holds(workbook, rule.condition, { sheet, r, c, value, text })) return undefined;
  return ruleText(workbook, sheet, rule);
}

/** The help a person sees: the rule's own, or a plain description. */
function ruleText(workbook: Workbook, sheet: Sheet, rule: ValidationRule): string {
  if (rule.inputMessage) return rule.inputMessage;
  const condition = rule.condition!;
  const choices = listChoices(workbook, sheet, condition);
  if (choices) return `Input must be an item on the specified list: ${choices.join(', ')}`;
  const values = (condition.values ?? []).map((value) => value.userEnteredValue ?? '').join(', ');
  return `Input must satisfy ${condition.type}${values ? ` ${values}` : ''}`;
}
