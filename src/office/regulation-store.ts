/** The regulation in force, kept as JSON in marks of the system tab (cells hold 50,000 characters at most). */
import type { Regulation } from '../domain/regulation/regulation';

const CHUNK = 40_000;
const KEY = 'regulation.';

export function regulationMarks(regulation: Regulation): Record<string, string> {
  const text = JSON.stringify(regulation);
  const marks: Record<string, string> = {};
  for (let i = 0; i * CHUNK < text.length; i++) marks[`${KEY}${i}`] = text.slice(i * CHUNK, (i + 1) * CHUNK);
  return marks;
}

/** null when no regulation was accepted yet; it was validated when it was written. */
export function regulationFromMarks(marks: Readonly<Record<string, string>>): Regulation | null {
  let text = '';
  for (let i = 0; marks[`${KEY}${i}`]; i++) text += marks[`${KEY}${i}`] ?? '';
  return text === '' ? null : (JSON.parse(text) as Regulation);
}
