/** Colours between CSS texts and Google's fractions of one. */
import { GoogleError } from '../errors';
import type { Json } from '../workbook/cell';

const NAMED: Readonly<Record<string, string>> = {
  white: '#ffffff',
  black: '#000000',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  yellow: '#ffff00',
  orange: '#ffa500',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  lightgray: '#d3d3d3',
  pink: '#ffc0cb',
};

export function toColor(text: string | null): Json | null {
  if (text === null) return null;
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text) ? text : NAMED[text.toLowerCase()];
  if (hex === undefined) throw new GoogleError(`Invalid color: ${text}`);
  const full = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const part = (i: number): number => parseInt(full.slice(i * 2, i * 2 + 2), 16) / 255;
  return { red: part(0), green: part(1), blue: part(2) };
}

export function hexColor(color: Json | null | undefined): string | undefined {
  if (!color) return undefined;
  const part = (name: string): string =>
    Math.round(Number(color[name] ?? 0) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${part('red')}${part('green')}${part('blue')}`;
}
