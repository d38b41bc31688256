/** One file of the host as an Excel workbook: text stays text; lists, colours, widths, frozen rows, locks and notes go along. */
import type { Cell, CellStyle, ConditionalRule, DataValidation, WriteSheet } from 'hucre/xlsx';
import type { Host } from '../../types';
import { boxToA1, toBox } from '../../workbook/a1';
import type { Box, GridRange } from '../../workbook/a1';
import type { ValidationRule } from '../../workbook/cell';
import { colour } from '../server/looks';
import { toCharacters, toPoints } from './api-sheet';
import type { ApiCell, ApiSheet } from './api-sheet';
import { toExcel } from './xlsx-style';

const USUAL_HEIGHT = 21;

/** Longer lists, and values with a comma in them, cannot stand in the rule itself. */
const LIST_LIMIT = 255;

export async function writeXlsx(host: Host, id: string): Promise<Uint8Array> {
  const { writeXlsx: write } = await import('hucre/xlsx');
  const sheets = host.sheets.get(id, { includeGridData: true })['sheets'] as ApiSheet[];
  const lists: string[][] = [];
  const written = sheets.map((sheet) => sheetOf(sheet, lists));
  if (lists.length > 0) written.push(listSheet(lists));
  const first = sheets.findIndex((sheet) => !sheet.properties.hidden);
  return write({ sheets: written, activeSheet: Math.max(0, first), defaultFont: { name: 'Arial', size: 10 } });
}

const LISTS = '_lists';
function listSheet(lists: readonly (readonly string[])[]): WriteSheet {
  const height = lists.reduce((most, list) => Math.max(most, list.length), 0);
  const rows = Array.from({ length: height }, (_, r) => lists.map((list) => list[r] ?? null));
  return { name: LISTS, rows, hidden: true };
}

function sheetOf(sheet: ApiSheet, lists: string[][]): WriteSheet {
  const { properties } = sheet;
  const grid = properties.gridProperties;
  const box = (range: GridRange): Box => toBox(range, grid.rowCount, grid.columnCount);
  const data = sheet.data?.[0] ?? {};
  const locks = (sheet.protectedRanges ?? [])
    .filter((one) => !one.warningOnly)
    .map((one) => ({ area: box(one.range ?? {}), free: (one.unprotectedRanges ?? []).map(box) }));
  const inside = (one: Box, r: number, c: number): boolean => r >= one.r0 && r < one.r1 && c >= one.c0 && c < one.c1;
  const locked = (r: number, c: number): boolean | undefined =>
    locks.length === 0
      ? undefined
      : locks.some(({ area, free }) => inside(area, r, c) && !free.some((open) => inside(open, r, c)));
  const cells = new Map<string, Partial<Cell>>();
  const rows = (data.rowData ?? []).map((row, r) =>
    (row.values ?? []).map((cell, c) => {
      const value = valueOf(cell);
      const style = toExcel(cell.userEnteredFormat, locked(r, c));
      const formula = cell.userEnteredValue?.formulaValue;
      if (style || formula !== undefined || cell.note)
        cells.set(`${r},${c}`, {
          value,
          ...(style && { style }),
          ...(formula !== undefined && { formula: formula.slice(1), formulaResult: value }),
          ...(cell.note && { comment: { text: cell.note } }),
        });
      return value;
    }),
  );
  const painted = colour(properties.tabColor, properties.tabColorStyle);
  const open = locks.length > 0 && locked(grid.rowCount - 1, 0) === false;
  return {
    name: properties.title,
    rows,
    cells,
    columns: (data.columnMetadata ?? []).map((one) => ({
      width: toCharacters(one.pixelSize ?? 100),
      ...(one.hiddenByUser && { hidden: true }),
      ...(open && { style: { protection: { locked: false } } }),
    })),
    rowDefs: new Map(
      (data.rowMetadata ?? []).flatMap((one, r) =>
        one.hiddenByUser || (one.pixelSize ?? USUAL_HEIGHT) !== USUAL_HEIGHT
          ? [
              [
                r,
                { height: toPoints(one.pixelSize ?? USUAL_HEIGHT), ...(one.hiddenByUser && { hidden: true }) },
              ] as const,
            ]
          : [],
      ),
    ),
    merges: (sheet.merges ?? [])
      .map(box)
      .map(({ r0, r1, c0, c1 }) => ({ startRow: r0, startCol: c0, endRow: r1 - 1, endCol: c1 - 1 })),
    ...((grid.frozenRowCount || grid.frozenColumnCount) && {
      freezePane: { rows: grid.frozenRowCount ?? 0, columns: grid.frozenColumnCount ?? 0 },
    }),
    dataValidations: validations(data.rowData ?? [], lists),
    conditionalRules: conditional(sheet, box),
    ...(sheet.basicFilter?.range && { autoFilter: { range: boxToA1(box(sheet.basicFilter.range)) } }),
    view: { showGridLines: grid.hideGridlines !== true, ...(painted && { tabColor: { rgb: painted.slice(1) } }) },
    ...(properties.hidden && { hidden: true }),
    ...(locks.length > 0 && { protection: { sheet: true } }),
  };
}

function valueOf({ userEnteredValue: entered, effectiveValue: effective }: ApiCell): string | number | boolean | null {
  const value = entered?.formulaValue !== undefined ? effective : entered;
  return value?.stringValue ?? value?.numberValue ?? value?.boolValue ?? null;
}

/** Equal rules below one another become one range. */
function validations(rows: readonly { values?: ApiCell[] }[], lists: string[][]): DataValidation[] {
  const found: DataValidation[] = [];
  const width = rows.reduce((most, row) => Math.max(most, row.values?.length ?? 0), 0);
  for (let c = 0; c < width; c++)
    for (let r = 0; r < rows.length; r++) {
      const rule = rows[r]?.values?.[c]?.dataValidation;
      if (!rule) continue;
      const start = r;
      const same = JSON.stringify(rule);
      while (JSON.stringify(rows[r + 1]?.values?.[c]?.dataValidation) === same) r++;
      const made = validation(rule, boxToA1({ r0: start, r1: r + 1, c0: c, c1: c + 1 }), lists);
      if (made) found.push(made);
    }
  return found;
}

function validation(rule: ValidationRule, range: string, lists: string[][]): DataValidation | undefined {
  const { condition, strict, inputMessage } = rule;
  const values = (condition?.values ?? []).map((value) => value.userEnteredValue ?? '');
  const shared = {
    range,
    allowBlank: true,
    showErrorMessage: true,
    errorStyle: strict ? ('stop' as const) : ('warning' as const),
    ...(inputMessage && { errorMessage: inputMessage, inputMessage, showInputMessage: true }),
  };
  if (condition?.type === 'BOOLEAN')
    return { ...shared, type: 'list', values: values.length > 0 ? values : ['TRUE', 'FALSE'] };
  if (condition?.type === 'ONE_OF_RANGE')
    return { ...shared, type: 'list', formula1: (values[0] ?? '').replace(/^=/, '') };
  if (condition?.type !== 'ONE_OF_LIST') return undefined;
  if (values.join(',').length <= LIST_LIMIT && !values.some((value) => value.includes(',')))
    return { ...shared, type: 'list', values };
  const key = JSON.stringify(values);
  let column = lists.findIndex((list) => JSON.stringify(list) === key);
  if (column < 0) column = lists.push(values) - 1;
  const place = boxToA1({ r0: 0, r1: values.length, c0: column, c1: column + 1 }).replace(/([A-Z]+)(\d+)/g, '$$$1$$$2');
  return { ...shared, type: 'list', formula1: `${LISTS}!${place}` };
}

const COMPARE: Readonly<Record<string, ConditionalRule['operator']>> = {
  NUMBER_GREATER: 'greaterThan',
  NUMBER_GREATER_THAN_EQ: 'greaterThanOrEqual',
  NUMBER_LESS: 'lessThan',
  NUMBER_LESS_THAN_EQ: 'lessThanOrEqual',
  NUMBER_EQ: 'equal',
  NUMBER_NOT_EQ: 'notEqual',
  NUMBER_BETWEEN: 'between',
  NUMBER_NOT_BETWEEN: 'notBetween',
};

/** Excel paints a conditional fill with its second colour, others with the first. */
const bothColours = (style: CellStyle): CellStyle =>
  style.fill?.type === 'pattern' && style.fill.fgColor
    ? { ...style, fill: { ...style.fill, bgColor: style.fill.fgColor } }
    : style;

function conditional(sheet: ApiSheet, box: (range: GridRange) => Box): ConditionalRule[] {
  return (sheet.conditionalFormats ?? []).flatMap(({ ranges, booleanRule }, i): ConditionalRule[] => {
    if (!booleanRule) return [];
    const { type, values = [] } = booleanRule.condition;
    const operands = values.map((value) => value.userEnteredValue ?? '');
    const style = bothColours(toExcel(booleanRule.format) ?? {});
    const boxes = ranges.map(box);
    const range = boxes.map(boxToA1).join(' ');
    const shared = { priority: i + 1, range, style };
    const first = boxes[0] && boxToA1({ ...boxes[0], r1: boxes[0].r0 + 1, c1: boxes[0].c0 + 1 });
    const text = `"${(operands[0] ?? '').replace(/"/g, '""')}"`;
    const operator = COMPARE[type];
    if (operator) return [{ ...shared, type: 'cellIs', operator, formula: operands }];
    const formula: Readonly<Record<string, string>> = {
      CUSTOM_FORMULA: (operands[0] ?? '').replace(/^=/, ''),
      TEXT_EQ: `${first}=${text}`,
      TEXT_NOT_EQ: `${first}<>${text}`,
      TEXT_CONTAINS: `ISNUMBER(SEARCH(${text},${first}))`,
      TEXT_STARTS_WITH: `LEFT(${first},${(operands[0] ?? '').length})=${text}`,
      BLANK: `ISBLANK(${first})`,
      NOT_BLANK: `NOT(ISBLANK(${first}))`,
    };
    const wished = formula[type];
    return wished ? [{ ...shared, type: 'expression', formula: wished }] : [];
  });
}
