/** Formats and rules as the page draws them: each distinct one once, with a small number that stays. */
import type { CellFormat, ValidationRule } from '../../workbook/cell';
import type { BorderView, Look, RuleView } from '../protocol';

interface Color {
  red?: number;
  green?: number;
  blue?: number;
}
interface ColorStyle {
  rgbColor?: Color;
}

const hex = (part: number | undefined): string =>
  Math.round((part ?? 0) * 255)
    .toString(16)
    .padStart(2, '0');

export function colour(plain: unknown, style: unknown): string | undefined {
  const found = (style as ColorStyle | undefined)?.rgbColor ?? (plain as Color | undefined);
  return found && `#${hex(found.red)}${hex(found.green)}${hex(found.blue)}`;
}

const ACROSS: Readonly<Record<string, Look['across']>> = { LEFT: 'left', CENTER: 'center', RIGHT: 'right' };
const DOWN: Readonly<Record<string, Look['down']>> = { TOP: 'top', MIDDLE: 'middle', BOTTOM: 'bottom' };
const WRAP: Readonly<Record<string, Look['wrap']>> = { WRAP: 'wrap', CLIP: 'clip', LEGACY_WRAP: 'wrap' };
const LINES: Readonly<Record<string, string>> = {
  DOTTED: '1px dotted',
  DASHED: '1px dashed',
  SOLID: '1px solid',
  SOLID_MEDIUM: '2px solid',
  SOLID_THICK: '3px solid',
  DOUBLE: '3px double',
};

function borders(format: CellFormat): Look['borders'] {
  const all = format['borders'] as
    Record<string, { style?: string; color?: Color; colorStyle?: ColorStyle }> | undefined;
  if (!all) return undefined;
  const result: Record<string, BorderView> = {};
  for (const side of ['top', 'right', 'bottom', 'left']) {
    const border = all[side];
    const style = LINES[border?.style ?? ''];
    if (style) result[side] = { style, colour: colour(border?.color, border?.colorStyle) ?? '#000000' };
  }
  return Object.keys(result).length > 0 ? result : undefined;
}

/** Drops what is undefined, so that equal looks read alike. */
const compact = (parts: Record<string, unknown>): Look =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));

/** `under` is what a band paints where the cell has no colour of its own. */
export function lookOf(format: CellFormat | undefined, under: string | undefined): Look | undefined {
  const text = (format?.['textFormat'] ?? {}) as Record<string, unknown>;
  const own = format && colour(format['backgroundColor'], format['backgroundColorStyle']);
  const background = (own === '#ffffff' ? undefined : own) ?? under;
  const look = compact({
    background,
    colour: colour(text['foregroundColor'], text['foregroundColorStyle']),
    bold: text['bold'] === true || undefined,
    italic: text['italic'] === true || undefined,
    underline: text['underline'] === true || undefined,
    strike: text['strikethrough'] === true || undefined,
    size: text['fontSize'],
    font: text['fontFamily'],
    across: ACROSS[(format?.['horizontalAlignment'] as string | undefined) ?? ''],
    down: DOWN[(format?.['verticalAlignment'] as string | undefined) ?? ''],
    wrap: WRAP[(format?.['wrapStrategy'] as string | undefined) ?? ''],
    borders: format && borders(format),
  });
  return Object.keys(look).length > 0 ? look : undefined;
}

/** `choices` reads a drop-down that is fed by a range. */
export function ruleOf(rule: ValidationRule, choices: (range: string) => string[]): RuleView {
  const { condition, strict = false, inputMessage: help = '' } = rule;
  const values = (condition?.values ?? []).map((value) => value.userEnteredValue ?? '');
  if (condition?.type === 'BOOLEAN')
    return { kind: 'checkbox', on: values[0] ?? 'TRUE', off: values.length > 0 ? (values[1] ?? '') : 'FALSE', help };
  if (condition?.type === 'ONE_OF_LIST')
    return { kind: 'list', choices: values, strict, arrow: rule.showCustomUi !== false, help };
  if (condition?.type === 'ONE_OF_RANGE')
    return { kind: 'list', choices: choices(values[0] ?? ''), strict, arrow: rule.showCustomUi !== false, help };
  return { kind: 'other', strict, help };
}

/** Numbers from 0 for objects that are equal as JSON. */
export class Numbers<T extends object> {
  readonly list: T[] = [];
  private readonly known = new Map<string, number>();

  of(value: T): number {
    const key = JSON.stringify(value);
    let number = this.known.get(key);
    if (number === undefined) {
      number = this.list.push(value) - 1;
      this.known.set(key, number);
    }
    return number;
  }
}
