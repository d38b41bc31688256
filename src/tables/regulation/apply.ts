/** Puts values read from cells into a copy of the regulation. */
import { valueAt } from '../../domain/regulation/path';

/** Changes `root` in place; undefined removes the member. The way there must exist. */
export function setAt(root: object, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop()!;
  const holder = keys.length === 0 ? root : valueAt(root, keys.join('.'));
  if (typeof holder !== 'object' || holder === null) return;
  const record = holder as Record<string, unknown>;
  if (value === undefined) delete record[last];
  else record[last] = value;
}

/** Equal as data; the order of members does not matter. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => sameValue(left[key], right[key]));
}
