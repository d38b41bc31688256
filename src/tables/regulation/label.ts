/** What a row is called: the word for its pattern and the names of the list members on the way. */
import { valueAt } from '../../domain/regulation/path';
import type { Regulation } from '../../domain/regulation/regulation';
import { labelWord, type RegulationWords } from './words';

/** The name people know a member of a list by; its number when it has none. */
export function memberName(member: unknown, index: number): string {
  if (typeof member !== 'object' || member === null) return String(index + 1);
  const { names, label, what, role, title, id } = member as Record<string, unknown>;
  const own = typeof names === 'object' && names !== null ? (names as { own?: unknown }).own : undefined;
  const named = [own, label, what, role, title, id].find((name): name is string => typeof name === 'string');
  return named ?? String(index + 1);
}

/** Parts of a division's path that are looked up without the stage or the place in the eligibility tree. */
function divisionPattern(inner: string): { pattern: string; names: readonly string[] } {
  const stage = /^stages\.([^.]+)\.(.+)$/.exec(inner);
  if (stage) return { pattern: `stages.*.${stage[2]!}`, names: [stage[1]!] };
  const tree = /^eligibility\.(may|must)\.(?:.*\.)?([^.]+\.[^.]+)$/.exec(inner);
  if (tree) return { pattern: `eligibility.${tree[1]!}.${tree[2]!}`, names: [] };
  return { pattern: inner, names: [] };
}

export function label(regulation: Regulation, words: RegulationWords, pattern: string, path: string): string {
  if (pattern.startsWith('divisions.*.')) {
    const { pattern: inner, names } = divisionPattern(path);
    const stage = regulation.divisions.flatMap(({ stages }) => stages).find(({ id }) => id === names[0]);
    const word = labelWord(words, `divisions.${inner}`);
    return stage ? `${stage.name} · ${word}` : word;
  }
  const word = labelWord(words, pattern);
  const keys = path.split('.');
  const found: string[] = [];
  pattern.split('.').forEach((part, index) => {
    if (part !== '*') return;
    const list = valueAt(regulation, keys.slice(0, index).join('.'));
    const member = valueAt(regulation, keys.slice(0, index + 1).join('.'));
    const at = Array.isArray(list) ? (list as unknown[]).indexOf(member) : 0;
    found.push(memberName(member, at));
  });
  return found.length === 0 ? word : `${found.join(' · ')} · ${word}`;
}
