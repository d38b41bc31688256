/** Field masks: `a,b(c,d.e),f.g` as a tree; what to copy on an update, what to keep on a read. */
import { badRequest } from '../errors';

/** A leaf is an empty map: the field with everything in it. */
export type Mask = Map<string, Mask>;

const cache = new Map<string, Mask>();

export function parseMask(text: string): Mask {
  const known = cache.get(text);
  if (known) return known;
  let at = 0;
  const bad = (): never => {
    throw badRequest(`Request contains an invalid argument. Invalid field mask: ${text}`);
  };
  const list = (closing: boolean): Mask => {
    const mask: Mask = new Map();
    for (;;) {
      const path = /^\s*([A-Za-z_*][\w*]*(?:[./][A-Za-z_*][\w*]*)*)\s*/.exec(text.slice(at));
      if (!path) return bad();
      at += path[0].length;
      let node = mask;
      for (const name of path[1]!.split(/[./]/)) {
        const key = name.replace(/_([a-z])/g, (_, c: string) => c.toUpperCase());
        let next = node.get(key);
        if (!next) node.set(key, (next = new Map()));
        node = next;
      }
      if (text[at] === '(') {
        at++;
        for (const [key, value] of list(true)) node.set(key, value);
      }
      const end = text.slice(at).match(/^\s*/)![0].length;
      at += end;
      if (text[at] === ',') at++;
      else if (closing && text[at] === ')') {
        at++;
        return mask;
      } else if (!closing && at >= text.length) return mask;
      else return bad();
    }
  };
  const mask = list(false);
  if (cache.size > 2000) cache.clear();
  cache.set(text, mask);
  return mask;
}

export const isLeaf = (mask: Mask): boolean => mask.size === 0;
export const wantsAll = (mask: Mask): boolean => mask.has('*');

/** The sub-mask for a field, or undefined when the mask leaves it out. A leaf asks for everything below. */
export function below(mask: Mask, name: string): Mask | undefined {
  if (isLeaf(mask) || wantsAll(mask)) return new Map();
  return mask.get(name);
}

type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Copies JSON data, so that nothing of the caller's stays referenced. */
export function copyJson<T>(value: T): T {
  if (Array.isArray(value)) return Array.from(value, copyJson) as T;
  if (typeof value === 'object' && value !== null) {
    const result: Plain = {};
    for (const key of Object.keys(value)) {
      const field = (value as Plain)[key];
      if (field !== undefined) result[key] = copyJson(field);
    }
    return result as T;
  }
  return value;
}

/** `target` with every field of the mask taken from `patch`: set where the patch has it, removed where not. */
export function applyMask<T extends object>(target: T, patch: object, mask: Mask): T {
  if (wantsAll(mask)) return copyJson(patch) as T;
  const result: Plain = { ...(target as Plain) };
  for (const [name, sub] of mask) {
    const value = (patch as Plain)[name];
    if (isLeaf(sub)) {
      if (value === undefined || value === null) delete result[name];
      else result[name] = copyJson(value);
    } else {
      const old = isPlain(result[name]) ? result[name] : {};
      const next = applyMask(old, isPlain(value) ? value : {}, sub);
      if (Object.keys(next).length === 0) delete result[name];
      else result[name] = next;
    }
  }
  return result as T;
}

/** Only what the mask names, arrays element by element. */
export function prune(value: unknown, mask: Mask): unknown {
  if (isLeaf(mask) || wantsAll(mask)) return value;
  if (Array.isArray(value)) return value.map((element) => prune(element, mask));
  if (!isPlain(value)) return value;
  const result: Plain = {};
  for (const [name, sub] of mask) if (value[name] !== undefined) result[name] = prune(value[name], sub);
  return result;
}
