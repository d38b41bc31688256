/** Groups things that hang together: union-find over keys, each group in the order its first member was named. */

export function components(links: readonly (readonly string[])[]): string[][] {
  const parent = new Map<string, string>();
  const root = (key: string): string => {
    let at = key;
    for (let up = parent.get(at); up !== undefined && up !== at; up = parent.get(at)) {
      parent.set(at, parent.get(up) ?? up);
      at = up;
    }
    return at;
  };
  for (const keys of links) {
    for (const key of keys) if (!parent.has(key)) parent.set(key, key);
    for (const key of keys) parent.set(root(key), root(keys[0]!));
  }
  const groups = new Map<string, string[]>();
  for (const key of parent.keys()) {
    const group = groups.get(root(key));
    if (group) group.push(key);
    else groups.set(root(key), [key]);
  }
  return [...groups.values()];
}

/** Adds to a list in a map of lists. */
export function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
