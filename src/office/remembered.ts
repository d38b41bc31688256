/** What follows from facts alone is reckoned once for each state of the facts: they never change, a change makes new ones. */

/** `make` by its first argument's identity and a key. */
export function remembered<F extends object, A extends readonly unknown[], T>(
  make: (from: F, ...args: A) => T,
  keyOf: (...args: A) => string,
): (from: F, ...args: A) => T {
  const known = new WeakMap<F, Map<string, T>>();
  return (from, ...args) => {
    const own = known.get(from) ?? new Map<string, T>();
    known.set(from, own);
    const key = keyOf(...args);
    if (!own.has(key)) own.set(key, make(from, ...args));
    return own.get(key) as T;
  };
}
