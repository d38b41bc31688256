/** All ways to pair a small field, one by one: the slow oracle for systems that look for the best pairing. */
export function* allPairings(people: readonly string[]): Generator<[string, string][]> {
  const [first, ...rest] = people;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const partner of rest)
    for (const others of allPairings(rest.filter((person) => person !== partner))) yield [[first, partner], ...others];
}

/** First difference decides. */
export function compareLists(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
