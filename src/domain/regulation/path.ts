/** Dotted paths into a regulation: lists are entered by the id of their members, or by index where they have none. */
type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

function step(value: unknown, key: string): unknown {
  if (Array.isArray(value)) {
    const members: readonly unknown[] = value;
    const named = members.find((member) => isTree(member) && member['id'] === key);
    return named ?? (/^\d+$/.test(key) ? members[Number(key)] : undefined);
  }
  return isTree(value) && Object.prototype.hasOwnProperty.call(value, key) ? value[key] : undefined;
}

/** The value at `divisions.dan.stages.prelim.rounds`; undefined when the path leads nowhere. */
export const valueAt = (root: unknown, path: string): unknown =>
  path.split('.').reduce((value: unknown, key) => step(value, key), root);

/** A copy with the value at the path replaced; null when the path leads nowhere. Nothing else is copied deeply. */
export function withValueAt<T>(root: T, path: string, value: unknown): T | null {
  const put = (node: unknown, keys: readonly string[]): { readonly node: unknown } | null => {
    const [key, ...rest] = keys;
    if (key === undefined) return { node: value };
    const below = step(node, key);
    if (below === undefined) return null;
    const changed = put(below, rest);
    if (changed === null) return null;
    if (Array.isArray(node)) {
      const members: readonly unknown[] = node;
      const named = members.findIndex((member) => isTree(member) && member['id'] === key);
      const at = named >= 0 ? named : Number(key);
      return { node: members.map((member, index) => (index === at ? changed.node : member)) };
    }
    return { node: { ...(node as Tree), [key]: changed.node } };
  };
  const done = put(root, path.split('.'));
  return done === null ? null : (done.node as T);
}

/** `divisions.0.stages.1.size` → `divisions.dan.stages.knockout.size`: indexes become ids where members have one. */
export function namedPath(root: unknown, path: readonly PropertyKey[]): string {
  let node = root;
  const names: string[] = [];
  for (const key of path) {
    const member = step(node, String(key));
    names.push(Array.isArray(node) && isTree(member) && typeof member['id'] === 'string' ? member['id'] : String(key));
    node = member;
  }
  return names.join('.');
}
