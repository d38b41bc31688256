/**
 * The Dutch system by brute force, for few players: walks the candidates of each bracket in the order of the rules
 * (C.04.3 art. 3 and 4), judges each by C4–C21 word for word, and keeps the first of the best.
 */
import { canComplete, diff, due, mayMeet, topscorer, twice, type Card, type Situation } from './ledger';

type Pair = [Card, Card];
interface Candidate {
  pairs: Pair[];
  down: Card[];
}

function* choose<T>(list: readonly T[], count: number, from = 0): Generator<T[]> {
  if (count === 0) yield [];
  else
    for (let k = from; k <= list.length - count; k++)
      for (const tail of choose(list, count - 1, k + 1)) yield [list[k]!, ...tail];
}

/** Ordered choices, lexicographic: transpositions of S2 by the first N1 places. */
function* arrange<T>(list: readonly T[], count: number): Generator<T[]> {
  if (count === 0) yield [];
  else
    for (const first of list)
      for (const tail of arrange(
        list.filter((x) => x !== first),
        count - 1,
      ))
        yield [first, ...tail];
}

/** Resident exchanges in their order (art. 4.3); numbers are BSNs. */
function exchanges(s1: readonly number[], s2: readonly number[]): [number[], number[]][] {
  const all: { out: number[]; into: number[] }[] = [];
  for (let size = 0; size <= Math.min(s1.length, s2.length); size++)
    for (const out of choose(s1, size)) for (const into of choose(s2, size)) all.push({ out, into });
  const sum = (list: number[]): number => list.reduce((a, b) => a + b, 0);
  const firstDifference = (a: number[], b: number[], sign: number): number => {
    for (let k = 0; k < a.length; k++) if (a[k] !== b[k]) return sign * (a[k]! - b[k]!);
    return 0;
  };
  all.sort(
    (x, y) =>
      x.out.length - y.out.length ||
      sum(x.into) - sum(x.out) - (sum(y.into) - sum(y.out)) ||
      firstDifference(x.out.slice().reverse(), y.out.slice().reverse(), -1) ||
      firstDifference(x.into, y.into, 1),
  );
  return all.map(({ out, into }) => [
    [...s1.filter((n) => !out.includes(n)), ...into].sort((a, b) => a - b),
    [...s2.filter((n) => !into.includes(n)), ...out].sort((a, b) => a - b),
  ]);
}

function* homogeneous(s: Situation, list: readonly Card[], pairs: number): Generator<Candidate> {
  const bsn = list.map((_, k) => k);
  for (const [s1, s2] of exchanges(bsn.slice(0, pairs), bsn.slice(pairs))) {
    for (const opponents of legalArrangements(s, list, s1, s2)) {
      const used = new Set(opponents);
      yield {
        pairs: s1.map((a, k): Pair => [list[a]!, list[opponents[k]!]!]),
        down: s2.filter((n) => !used.has(n)).map((n) => list[n]!),
      };
    }
  }
}

/** Transpositions whose pairs are all legal, still in lexicographic order. */
function* legalArrangements(
  s: Situation,
  list: readonly Card[],
  s1: readonly number[],
  s2: readonly number[],
): Generator<number[]> {
  if (s1.length === 0) {
    yield [];
    return;
  }
  for (const n of s2) {
    if (!mayMeet(s, list[s1[0]!]!, list[n]!)) continue;
    for (const tail of legalArrangements(
      s,
      list,
      s1.slice(1),
      s2.filter((x) => x !== n),
    ))
      yield [n, ...tail];
  }
}

/** All candidates of a bracket: who of the moved-down pair, their opponents, then the remainder. */
function* candidates(s: Situation, moved: readonly Card[], residents: readonly Card[]): Generator<Candidate> {
  for (let m1 = Math.min(moved.length, residents.length); m1 >= 0; m1--) {
    for (const s1 of choose(moved, m1)) {
      const limbo = moved.filter((c) => !s1.includes(c));
      for (const opponents of arrange(residents, m1)) {
        if (!s1.every((c, k) => mayMeet(s, c, opponents[k]!))) continue;
        const remainder = residents.filter((c) => !opponents.includes(c));
        for (let pairs = remainder.length >> 1; pairs >= 0; pairs--) {
          for (const rest of homogeneous(s, remainder, pairs)) {
            yield {
              pairs: [...s1.map((c, k): Pair => [c, opponents[k]!]), ...rest.pairs],
              down: [...limbo, ...rest.down],
            };
          }
        }
      }
    }
  }
}

const falling = (list: readonly Card[]): number[] => list.map((c) => c.pts).sort((a, b) => b - a);

function compare(a: readonly number[], b: readonly number[]): number {
  for (let k = 0; k < Math.max(a.length, b.length); k++)
    if ((a[k] ?? -1) !== (b[k] ?? -1)) return (a[k] ?? -1) - (b[k] ?? -1);
  return 0;
}

class Round {
  private readonly byePts: number;
  private readonly known = new Map<string, number[][]>();

  constructor(
    private readonly s: Situation,
    private readonly groups: Card[][],
  ) {
    const odd = s.list.length % 2 === 1;
    const fit = s.list.filter(
      (c) =>
        !c.byeBarred &&
        canComplete(
          s,
          s.list.filter((o) => o !== c),
          () => false,
        ),
    );
    this.byePts = odd ? Math.min(...fit.map((c) => c.pts)) : -1;
  }

  /** C2 and C5 */
  private byeOk = (c: Card): boolean => !c.byeBarred && c.pts === this.byePts;

  private below(at: number): Card[] {
    return this.groups.slice(at + 1).flat();
  }

  /** C6 and C7 of the best any candidate of bracket `at` can do with these moved down. */
  private bestOf(at: number, moved: readonly Card[]): number[][] {
    const residents = this.groups[at];
    if (residents === undefined) return [];
    const key = `${at}:${moved.map((c) => c.no).join()}`;
    const stored = this.known.get(key);
    if (stored !== undefined) return stored;
    let best: number[][] | null = null;
    const seen = new Set<string>();
    for (const { down } of candidates(this.s, moved, residents)) {
      const id = down
        .map((c) => c.no)
        .sort()
        .join();
      if (seen.has(id)) continue;
      seen.add(id);
      const scores = falling(down);
      if (best !== null && (down.length - best[0]![0]! || compare(scores, best[1]!)) >= 0) continue;
      if (canComplete(this.s, [...down, ...this.below(at)], this.byeOk)) best = [[down.length], scores];
    }
    const answer = best ?? [[Infinity], []];
    this.known.set(key, answer);
    return answer;
  }

  /** C6 … C21, each a list to be compared from the front; null when C4 fails. */
  private judge(at: number, c: Candidate): number[][] | null {
    const { s } = this;
    if (!canComplete(s, [...c.down, ...this.below(at)], this.byeOk)) return null;
    const level = this.groups[at]![0]!.pts;
    const clash = (test: (a: Card, b: Card) => boolean): number => c.pairs.filter(([a, b]) => test(a, b)).length;
    const same = (a: Card, b: Card): boolean => due(a).hue !== '' && due(a).hue === due(b).hue;
    const last = s.list.some((card) => topscorer(s, card));
    const wide = (card: Card): number => Math.abs(diff(card));
    const upfloat = (k: 0 | 1): Pair[] => c.pairs.filter(([a, b]) => a.pts > b.pts && b.floats[k] === 'U');
    const single = this.byePts >= level && c.down.length === 1;
    const list: number[][] = [[c.down.length], falling(c.down), ...this.bestOf(at + 1, c.down)];
    list.push([single ? c.down[0]!.unplayed : 0]);
    list.push([last ? clash((a, b) => same(a, b) && wide(a) > 1 && wide(b) > 1) : 0]);
    list.push([
      last
        ? clash((a, b) => {
            if (!same(a, b) || due(a).force < 3 || due(b).force < 3) return false;
            if (wide(a) === wide(b)) return twice(a) !== '' && twice(a) === twice(b);
            const loser = wide(a) > wide(b) ? b : a;
            return twice(loser) !== '' && twice(loser) !== due(a).hue;
          })
        : 0,
    ]);
    list.push([clash(same)]);
    list.push([
      clash((a, b) => same(a, b) && due(a).force >= 2 && due(b).force >= 2 && due(a).force + due(b).force < 6),
    ]);
    for (const k of [0, 1] as const) {
      list.push([c.down.filter((card) => card.pts === level && card.floats[k] === 'D').length], [upfloat(k).length]);
    }
    for (const k of [0, 1] as const) {
      list.push(falling(c.down.filter((card) => card.floats[k] === 'D')), falling(upfloat(k).map(([a]) => a)));
    }
    return list;
  }

  solve(): { pairs: Pair[]; bye: Card | null } {
    const pairs: Pair[] = [];
    let moved: Card[] = [];
    this.groups.forEach((residents, at) => {
      let best: { c: Candidate; marks: number[][] } | null = null;
      for (const c of candidates(this.s, moved, residents)) {
        if (best !== null && c.down.length > best.marks[0]![0]!) continue;
        const marks = this.judge(at, c);
        if (marks === null) continue;
        if (best !== null) {
          let order = 0;
          for (let k = 0; k < marks.length && order === 0; k++) order = compare(marks[k]!, best.marks[k]!);
          if (order >= 0) continue;
        }
        best = { c, marks };
        if (marks.every((list) => list.every((mark) => mark === 0))) break;
      }
      if (best === null) return;
      pairs.push(...best.c.pairs);
      moved = best.c.down.slice().sort((a, b) => this.s.list.indexOf(a) - this.s.list.indexOf(b));
    });
    return { pairs, bye: moved[0] ?? null };
  }
}

/** Pairs as "low-high" numbers, the bye as "n-0", sorted; null when no legal pairing exists. */
export function enumerate(s: Situation): string[] | null {
  if (!canComplete(s, s.list, (c) => !c.byeBarred)) return null;
  const groups: Card[][] = [];
  for (const c of s.list) {
    const group = groups[groups.length - 1];
    if (group !== undefined && group[0]!.pts === c.pts) group.push(c);
    else groups.push([c]);
  }
  const { pairs, bye } = new Round(s, groups).solve();
  const names = pairs.map(([a, b]) => `${Math.min(a.no, b.no)}-${Math.max(a.no, b.no)}`);
  if (bye !== null) names.push(`${bye.no}-0`);
  return names.sort();
}
