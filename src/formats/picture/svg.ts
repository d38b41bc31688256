/** The few shapes that pictures of a tournament are made of, as SVG text with every name escaped. */
import { fitted, FONT, type Place } from './text';

export const INK = '#17324d';
export const QUIET = '#5f6b76';

export const escapeXml = (text: string): string =>
  text
    // letters that XML forbids even escaped
    .replace(
      /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
      '',
    )
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');

const rounded = (number: number): string => String(Math.round(number * 100) / 100);

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function rect({ x, y, width, height }: Box, fill: string, more = ''): string {
  const [left, top, w, h] = [x, y, width, height].map(rounded);
  return `<rect x="${left!}" y="${top!}" width="${w!}" height="${h!}" fill="${fill}"${more === '' ? '' : ` ${more}`}/>`;
}

export const path = (points: readonly (readonly [number, number])[], colour: string, width: number): string =>
  `<path d="M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join('L')}" fill="none" stroke="${colour}" stroke-width="${String(width)}"/>`;

export interface Lettering {
  readonly colour?: string;
  readonly bold?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly largest?: number;
  readonly smallest?: number;
  readonly pad?: number;
}

/** how much wider bold letters run */
const BOLDER = 1.07;

/** Text inside a box, as large as fits, on one line or two. */
export function lettering(text: string, box: Box, options: Lettering = {}): string {
  const { colour = INK, bold = false, anchor = 'start', largest = 20, smallest = 11, pad = 8 } = options;
  if (text.trim() === '') return '';
  const place: Place = { width: (box.width - 2 * pad) / (bold ? BOLDER : 1), height: box.height, largest, smallest };
  const { size, lines } = fitted(text.trim(), place);
  const x = anchor === 'start' ? box.x + pad : anchor === 'end' ? box.x + box.width - pad : box.x + box.width / 2;
  const middle = box.y + box.height / 2;
  const spans = lines.map((line, i) => {
    const y = middle + (i - (lines.length - 1) / 2) * size * 1.14 + size * 0.36;
    return lines.length === 1
      ? escapeXml(line)
      : `<tspan x="${rounded(x)}" y="${rounded(y)}">${escapeXml(line)}</tspan>`;
  });
  const y = middle + size * 0.36;
  const marks = `${bold ? ' font-weight="700"' : ''}${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}`;
  return `<text x="${rounded(x)}" y="${rounded(y)}" font-size="${String(size)}" fill="${colour}"${marks}>${spans.join('')}</text>`;
}

/** A whole picture on white, named for those who cannot see it. */
export const picture = (title: string, width: number, height: number, body: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${rounded(width)} ${rounded(height)}" width="${rounded(width)}" height="${rounded(height)}" role="img" font-family="${FONT}"><title>${escapeXml(title)}</title>${rect({ x: 0, y: 0, width, height }, '#ffffff')}${body.join('')}</svg>\n`;
