/** Formats of cells between the Sheets API and Excel. */
import type { CellStyle } from 'hucre/xlsx';
import type { CellFormat } from '../../workbook/cell';
import { colour } from '../server/looks';

type Side = NonNullable<NonNullable<CellStyle['border']>['top']>;
type Color = NonNullable<Side['color']>;
type Line = Side['style'];
const LINES: Readonly<Record<string, Line>> = {
  DOTTED: 'dotted',
  DASHED: 'dashed',
  SOLID: 'thin',
  SOLID_MEDIUM: 'medium',
  SOLID_THICK: 'thick',
  DOUBLE: 'double',
};
const LINES_BACK: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(LINES).map(([google, excel]) => [excel, google]),
);
const SIDES = ['top', 'right', 'bottom', 'left'] as const;
type Text = Record<string, unknown>;
/** for formats that name their kind alone */
const PATTERNS: Readonly<Record<string, string>> = {
  DATE: 'yyyy/m/d',
  TIME: 'h:mm:ss',
  DATE_TIME: 'yyyy/m/d h:mm:ss',
  PERCENT: '0.00%',
  CURRENCY: '"$"#,##0.00',
  SCIENTIFIC: '0.00E+00',
  NUMBER: '#,##0.00',
};

const excelColour = (plain: unknown, style: unknown): Color | undefined => {
  const found = colour(plain, style);
  return found === undefined ? undefined : { rgb: found.slice(1).toUpperCase() };
};

export function googleColour(found: Color | undefined): object | undefined {
  const hex = found?.rgb?.slice(-6);
  if (hex === undefined || !/^[0-9a-f]{6}$/i.test(hex)) return undefined;
  const part = (at: number): number => parseInt(hex.slice(at, at + 2), 16) / 255;
  return { rgbColor: { red: part(0), green: part(2), blue: part(4) } };
}

export function toExcel(format: CellFormat | undefined, locked?: boolean): CellStyle | undefined {
  const style: CellStyle = {};
  const text = (format?.['textFormat'] ?? {}) as Text;
  const ink = excelColour(text['foregroundColor'], text['foregroundColorStyle']);
  const font = {
    ...(typeof text['fontFamily'] === 'string' && { name: text['fontFamily'] }),
    ...(typeof text['fontSize'] === 'number' && { size: text['fontSize'] }),
    ...(text['bold'] === true && { bold: true }),
    ...(text['italic'] === true && { italic: true }),
    ...(text['underline'] === true && { underline: true }),
    ...(text['strikethrough'] === true && { strikethrough: true }),
    ...(ink && { color: ink }),
  };
  if (Object.keys(font).length > 0) style.font = font;
  const background = excelColour(format?.['backgroundColor'], format?.['backgroundColorStyle']);
  if (background) style.fill = { type: 'pattern', pattern: 'solid', fgColor: background };
  const across = String(format?.['horizontalAlignment'] ?? '').toLowerCase();
  const down = String(format?.['verticalAlignment'] ?? '')
    .toLowerCase()
    .replace('middle', 'center');
  const alignment = {
    ...((across === 'left' || across === 'center' || across === 'right') && { horizontal: across }),
    ...((down === 'top' || down === 'center' || down === 'bottom') && { vertical: down }),
    ...(format?.['wrapStrategy'] === 'WRAP' && { wrapText: true }),
  } as NonNullable<CellStyle['alignment']>;
  if (Object.keys(alignment).length > 0) style.alignment = alignment;
  const borders = format?.['borders'] as
    Record<string, { style?: string; color?: object; colorStyle?: object }> | undefined;
  for (const side of SIDES) {
    const line = LINES[borders?.[side]?.style ?? ''];
    const ruled = excelColour(borders?.[side]?.color, borders?.[side]?.colorStyle) ?? { rgb: '000000' };
    if (line) style.border = { ...style.border, [side]: { style: line, color: ruled } };
  }
  const number = format?.numberFormat;
  if (number) {
    const pattern = number.type === 'TEXT' ? '@' : (number.pattern ?? PATTERNS[number.type ?? '']);
    if (pattern) style.numFmt = pattern;
  }
  if (locked === false) style.protection = { locked: false };
  return Object.keys(style).length > 0 ? style : undefined;
}

/** What kind of number a pattern shows; letters in quotes and brackets do not count. */
function kindOf(pattern: string): string {
  const bare = pattern.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '').toLowerCase();
  if (pattern === '@') return 'TEXT';
  const day = /[yd]|m(?!:)/.test(bare.replace(/am\/pm/g, ''));
  const hour = /[hs]/.test(bare);
  if (day && hour && /[yd]/.test(bare)) return 'DATE_TIME';
  if (hour) return 'TIME';
  if (day) return 'DATE';
  return bare.includes('%') ? 'PERCENT' : 'NUMBER';
}

/** `conditional`: such a fill stands in the other colour, and other programs leave its pattern out. */
export function toGoogle(style: CellStyle | undefined, conditional = false): CellFormat | undefined {
  if (!style) return undefined;
  const { font, fill, alignment, border, numFmt } = style;
  const text = {
    ...(font?.name && { fontFamily: font.name }),
    ...(font?.size && { fontSize: Math.round(font.size) }),
    ...(font?.bold && { bold: true }),
    ...(font?.italic && { italic: true }),
    ...(font?.underline && { underline: true }),
    ...(font?.strikethrough && { strikethrough: true }),
    ...(googleColour(font?.color) && { foregroundColorStyle: googleColour(font?.color) }),
  };
  const painted = fill?.type === 'pattern' && (fill.pattern === 'solid' || (conditional && fill.bgColor)) && fill;
  const paint = painted ? googleColour((conditional && painted.bgColor) || painted.fgColor) : undefined;
  const across = alignment?.horizontal;
  const down = alignment?.vertical;
  const borders = Object.fromEntries(
    SIDES.flatMap((side) => {
      const line = border?.[side];
      const drawn = LINES_BACK[line?.style ?? ''];
      return drawn
        ? [[side, { style: drawn, ...(googleColour(line?.color) && { colorStyle: googleColour(line?.color) }) }]]
        : [];
    }),
  );
  const format: CellFormat = {
    ...(Object.keys(text).length > 0 && { textFormat: text }),
    ...(paint && { backgroundColorStyle: paint }),
    ...((across === 'left' || across === 'center' || across === 'right') && {
      horizontalAlignment: across.toUpperCase(),
    }),
    ...((down === 'top' || down === 'bottom') && { verticalAlignment: down.toUpperCase() }),
    ...(down === 'center' && { verticalAlignment: 'MIDDLE' }),
    ...(alignment?.wrapText && { wrapStrategy: 'WRAP' }),
    ...(Object.keys(borders).length > 0 && { borders }),
    ...(numFmt && numFmt !== 'General' && { numberFormat: { type: kindOf(numFmt), pattern: numFmt } }),
  };
  return Object.keys(format).length > 0 ? format : undefined;
}
