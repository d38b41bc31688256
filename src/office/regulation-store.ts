/**
 * The regulation in force, kept as JSON in marks of the system tab (cells hold 50,000 characters at most). The readings
 * are long texts that only the organiser's own tab needs, so they are kept apart and not parsed at every click.
 */
import type { Reading, Regulation } from '../domain/regulation/regulation';

const CHUNK = 40_000;

function chunks(key: string, text: string): Record<string, string> {
  const marks: Record<string, string> = {};
  for (let i = 0; i * CHUNK < text.length; i++) marks[`${key}.${String(i)}`] = text.slice(i * CHUNK, (i + 1) * CHUNK);
  return marks;
}

function joined(marks: Readonly<Record<string, string>>, key: string): string {
  let text = '';
  for (let i = 0; marks[`${key}.${String(i)}`]; i++) text += marks[`${key}.${String(i)}`] ?? '';
  return text;
}

export const regulationMarks = (regulation: Regulation): Record<string, string> => ({
  ...chunks('regulation', JSON.stringify({ ...regulation, readings: [] })),
  ...chunks('readings', JSON.stringify(regulation.readings)),
});

/** null when no regulation was accepted yet; it was validated when it was written. */
export function regulationFromMarks(marks: Readonly<Record<string, string>>): Regulation | null {
  const text = joined(marks, 'regulation');
  return text === '' ? null : (JSON.parse(text) as Regulation);
}

export const withReadings = (regulation: Regulation, marks: Readonly<Record<string, string>>): Regulation => ({
  ...regulation,
  readings: JSON.parse(joined(marks, 'readings') || '[]') as Reading[],
});
