/**
 * The first candidate of best quality (C.04.3 art. 3 and 4, edition 1 Feb 2026): among all optimal matchings, decisions
 * are fixed one at a time in the order in which the rules generate candidates.
 */
import type { BlossomMatching } from '../matching/blossom-matching';
import { augmentAll, dissolveAll, prefer, removePair } from '../matching/prefer';
import type { Field } from './field';
import { inBracket, MOVED_DOWN, type Seat } from './seats';

export interface BracketResult {
  /** field indices, the higher-ranked first */
  readonly pairs: readonly (readonly [number, number])[];
  /** vertices of the bracket that stay unpaired in it */
  readonly floaters: readonly number[];
  readonly exchanges: number;
}

class Chooser {
  readonly pairs: [number, number][] = [];
  readonly bracket: number;
  readonly movedDown: number;
  exchanges = 0;
  private readonly rank: Int32Array;

  constructor(
    private readonly m: BlossomMatching,
    private readonly seats: readonly Seat[],
    private readonly field: Field,
  ) {
    this.bracket = seats.filter(inBracket).length;
    this.movedDown = seats.filter((seat) => seat.part === MOVED_DOWN).length;
    this.rank = new Int32Array(seats.length);
  }

  private pairedInside(v: number): boolean {
    return this.m.mate[v]! < this.bracket;
  }

  private settle(i: number): void {
    const j = this.m.mate[i]!;
    this.pairs.push([i, j]);
    removePair(this.m, i, j);
  }

  /** Which moved-down players pair: of equal scores the higher ranked first (S1 ↔ Limbo exchanges, 4.4). */
  chooseMovedDown(): void {
    for (let begin = 0; begin < this.movedDown;) {
      const score = this.field.score[this.seats[begin]!.player]!;
      let end = begin;
      while (end < this.movedDown && this.field.score[this.seats[end]!.player] === score) end++;
      let toPair = 0;
      for (let v = begin; v < end; v++) if (this.pairedInside(v)) toPair++;
      for (let v = begin; v < end && toPair > 0 && end - v > toPair; v++) {
        for (let w = 0; w < this.rank.length; w++) this.rank[w] = w < this.bracket ? 0 : 1;
        prefer(this.m, v, this.rank);
        if (this.pairedInside(v)) toPair--;
      }
      begin = end;
    }
  }

  /** Their opponents: for each in turn the highest-ranked resident (transpositions of S2, 4.2). */
  pairMovedDown(): void {
    for (let v = 0; v < this.movedDown; v++) {
      if (!this.pairedInside(v)) continue;
      for (let w = 0; w < this.rank.length; w++) this.rank[w] = Math.min(w, this.bracket);
      prefer(this.m, v, this.rank);
      this.settle(v);
    }
  }

  /** Fewest exchanges, then the smallest difference of BSN sums (4.3). Returns S1 ∪ S2 of the remainder in order. */
  fold(): number[] {
    const { m } = this;
    const remainder: number[] = [];
    for (const v of m.alive) if (v >= this.movedDown && v < this.bracket) remainder.push(v);
    const pairs = remainder.filter((v) => this.pairedInside(v)).length >> 1;
    dissolveAll(m);
    const side = new Int8Array(m.n);
    const last = m.y[m.limbs - 1]!;
    last.fill(0);
    m.foldUnit = 2 * (m.n + 1);
    m.exchangeUnit = m.foldUnit * (remainder.length * remainder.length + 1);
    remainder.forEach((v, at) => {
      side[v] = at < pairs ? 1 : 2;
      m.place[v] = at;
      if (at < pairs) last[v] = m.foldUnit * at;
    });
    m.side = side;
    for (const v of m.alive) {
      const w = m.mate[v]!;
      if (w !== -1 && !m.isTight(v, w)) {
        m.mate[v] = -1;
        m.mate[w] = -1;
      }
    }
    augmentAll(m);
    for (let at = 0; at < pairs; at++) if (!this.isHigher(remainder[at]!)) this.exchanges++;
    return remainder;
  }

  private isHigher(v: number): boolean {
    const w = this.m.mate[v]!;
    return w < this.bracket && w > v;
  }

  /** Which players change halves: lowest leaves S1 first, highest leaves S2 first (4.3). */
  exchange(remainder: readonly number[]): void {
    const half = remainder.filter((v) => this.m.side![v] === 1).length;
    const choose = (v: number, wantHigher: boolean): void => {
      for (let w = 0; w < this.rank.length; w++) {
        const higher = w < this.bracket && w > v;
        this.rank[w] = higher === wantHigher ? 0 : 1;
      }
      prefer(this.m, v, this.rank);
    };
    let left = this.exchanges;
    for (let at = half - 1; at >= 0 && left > 0; at--) {
      choose(remainder[at]!, false);
      if (!this.isHigher(remainder[at]!)) left--;
    }
    left = this.exchanges;
    for (let at = half; at < remainder.length && left > 0; at++) {
      choose(remainder[at]!, true);
      if (this.isHigher(remainder[at]!)) left--;
    }
  }

  /** Each player of S1 in turn gets the highest-ranked opponent possible (transpositions, 4.2). */
  pairRemainder(remainder: readonly number[]): void {
    for (const v of remainder) {
      if (!this.isHigher(v)) continue;
      for (let w = 0; w < this.rank.length; w++) this.rank[w] = w < this.bracket && w > v ? w : this.bracket;
      prefer(this.m, v, this.rank);
      this.settle(v);
    }
  }
}

/** Null when the seats cannot all be matched. `m` must hold the costs; it is used up. */
export function firstCandidate(field: Field, seats: readonly Seat[], m: BlossomMatching): BracketResult | null {
  if (!augmentAll(m)) return null;
  const chooser = new Chooser(m, seats, field);
  chooser.chooseMovedDown();
  chooser.pairMovedDown();
  const remainder = chooser.fold();
  if (chooser.exchanges > 0) chooser.exchange(remainder);
  chooser.pairRemainder(remainder);
  const inPairs = new Set<number>();
  for (const [a, b] of chooser.pairs) inPairs.add(a).add(b);
  const floaters: number[] = [];
  for (let v = 0; v < chooser.bracket; v++) if (!inPairs.has(v)) floaters.push(v);
  return {
    pairs: chooser.pairs.map(([a, b]) => [seats[a]!.player, seats[b]!.player] as const),
    floaters,
    exchanges: chooser.exchanges,
  };
}
