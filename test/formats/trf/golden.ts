/** Reads the golden files of the TRF tests. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readTrf, type TrfDocument } from '../../../src/formats/trf';

const folder = path.join(__dirname, '../../golden/trf');

export const goldenNames = (): string[] => readdirSync(folder).filter((name) => name.endsWith('.trf'));

export const goldenText = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

export function read(text: string): TrfDocument {
  const result = readTrf(text);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

/** `code @ place` of every problem; empty when the text was read. */
export function problemsOf(text: string): string[] {
  const result = readTrf(text);
  return result.ok ? [] : result.problems.map(({ code, at }) => `${code} @ ${at ?? ''}`);
}

/** A line written by columns (1-based), apart from the writer under test. */
export function columns(...cells: readonly (readonly [number, string])[]): string {
  let line = '';
  for (const [column, text] of cells) line = line.padEnd(column - 1) + text;
  return line;
}

/** A player of this number with nothing but points and rounds; `rounds` starts in column 90. */
export const plainLine = (number: number, rounds = '', points = ' 0.0'): string =>
  columns([1, '001'], [5, String(number).padStart(4)], [15, 'P'], [81, points], [90, rounds]);
