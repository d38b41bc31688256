/** Turns one bracket into a matching problem: who may meet whom, kinds of players, criteria packed into whole numbers. */
import type { MatchingGraph } from '../matching/graph';
import { BlossomMatching } from '../matching/blossom-matching';
import { identity } from '../matching/graph';
import { kindDuals } from '../matching/kind-duals';
import { ABSOLUTE } from './colour-preference';
import type { Field } from './field';
import type { Criterion } from './quality';
import { BYE, FLOAT_SLOT, inBracket, MOVED_DOWN, type Seat } from './seats';

/** A limb holds counts up to this product, so that duals, sums of several costs, stay exact in a double. */
const LIMB = 2 ** 40;

/** Who may meet whom among the seats; consumed by the decisions of one bracket. */
export function legalTable(field: Field, seats: readonly Seat[]): Uint8Array {
  const n = seats.length;
  const table = new Uint8Array(n * n);
  const { legal, stride, size } = field;
  for (let u = 0; u < n; u++) {
    const a = seats[u]!;
    if (a.part === FLOAT_SLOT) continue;
    const row = (a.part === BYE ? size : a.player) * stride;
    for (let v = 0; v < n; v++) {
      const b = seats[v]!;
      let edge: number;
      if (b.part === FLOAT_SLOT) edge = inBracket(a) ? 1 : 0;
      else edge = a.part === MOVED_DOWN && b.part === MOVED_DOWN ? 0 : legal[row + (b.part === BYE ? size : b.player)]!;
      table[u * n + v] = edge;
      if (b.part === FLOAT_SLOT) table[v * n + u] = edge;
    }
  }
  return table;
}

/** How finely players of a bracket must be told apart: by part alone, by score, or by all that criteria look at. */
export type Detail = 'part' | 'score' | 'all';

/** Players no criterion can tell apart share a kind. */
function kindsOf(
  field: Field,
  seats: readonly Seat[],
  withGames: boolean,
  detail: Detail,
): { kind: Int32Array; first: number[] } {
  const known = new Map<string, number>();
  const first: number[] = [];
  const kind = Int32Array.from(seats, (seat, v) => {
    let key = String(seat.part);
    if (detail !== 'part' && inBracket(seat)) {
      const p = seat.player;
      const c = field.colours[p]!;
      key += `,${field.score[p]}`;
      if (detail === 'all') key += `,${c.colour},${c.strength},${field.float1[p]},${field.float2[p]}`;
      if (detail === 'all' && field.isLast) key += `,${c.difference},${c.repeated},${field.topscorer[p]}`;
      if (withGames) key += `,${c.games}`;
    }
    let at = known.get(key);
    if (at === undefined) {
      at = first.length;
      known.set(key, at);
      first.push(v);
    }
    return at;
  });
  return { kind, first };
}

/** One criterion at one level: the cells of the kinds' table it marks, and by how much. */
interface Digit {
  readonly bound: number;
  readonly cells: number[];
  readonly counts: number[];
}

/** Levels nothing here can break are left out. */
function digitsOf(criterion: Criterion, seats: readonly Seat[], first: readonly number[], may: Uint8Array): Digit[] {
  const kinds = first.length;
  const digits: (Digit | undefined)[] = [];
  for (let i = 0; i < kinds; i++) {
    for (let j = i; j < kinds; j++) {
      if (may[i * kinds + j] === 0) continue;
      const s = seats[first[i]!]!;
      const t = seats[first[j]!]!;
      const [a, b] = s.part <= t.part ? [s, t] : [t, s];
      const count = criterion.count(a, b);
      if (count === 0) continue;
      const level = criterion.level === undefined ? 0 : criterion.level(a);
      const digit = (digits[level] ??= { bound: criterion.bounds[level]!, cells: [], counts: [] });
      digit.cells.push(i * kinds + j);
      digit.counts.push(count);
      if (i === j) continue;
      digit.cells.push(j * kinds + i);
      digit.counts.push(count);
    }
  }
  return digits.filter((digit) => digit !== undefined);
}

/** Counts as digits of few large whole numbers, twice their value. */
function pack(
  criteria: readonly Criterion[],
  seats: readonly Seat[],
  first: readonly number[],
  may: Uint8Array,
): Float64Array[] {
  const limbs: Digit[][] = [];
  let room = 0;
  for (const criterion of criteria) {
    for (const digit of digitsOf(criterion, seats, first, may)) {
      if (room < digit.bound + 1) {
        limbs.push([]);
        room = LIMB;
      }
      room /= digit.bound + 1;
      limbs[limbs.length - 1]!.push(digit);
    }
  }
  return limbs.map((digits) => {
    const table = new Float64Array(first.length * first.length);
    let unit = 2;
    for (let d = digits.length - 1; d >= 0; d--) {
      const { bound, cells, counts } = digits[d]!;
      for (let k = 0; k < cells.length; k++) table[cells[k]!] = table[cells[k]!]! + unit * counts[k]!;
      unit *= bound + 1;
    }
    return table;
  });
}

/** Which kinds may meet at all, rematches and barred pairs aside. */
function legalKinds(
  field: Field,
  seats: readonly Seat[],
  first: readonly number[],
  count: Int32Array,
  detail: Detail,
): Uint8Array {
  const kinds = first.length;
  const legal = new Uint8Array(kinds * kinds);
  for (let i = 0; i < kinds; i++) {
    for (let j = 0; j < kinds; j++) {
      const a = seats[first[i]!]!;
      const b = seats[first[j]!]!;
      let may = i !== j || count[i]! > 1;
      if (a.part === MOVED_DOWN && b.part === MOVED_DOWN) may = false;
      if (a.part >= FLOAT_SLOT && b.part >= FLOAT_SLOT) may = false;
      if ((a.part === FLOAT_SLOT && !inBracket(b)) || (b.part === FLOAT_SLOT && !inBracket(a))) may = false;
      if (detail === 'all' && inBracket(a) && inBracket(b)) {
        const c = field.colours[a.player]!;
        const d = field.colours[b.player]!;
        const clash = c.strength === ABSOLUTE && d.strength === ABSOLUTE && c.colour === d.colour;
        if (clash && field.topscorer[a.player] === 0 && field.topscorer[b.player] === 0) may = false;
      }
      legal[i * kinds + j] = may ? 1 : 0;
    }
  }
  return legal;
}

/** Tight edges first, in the shape of the plain fold: near to the answer most of the time. */
function greedy(m: BlossomMatching, seats: readonly Seat[], hint?: Int32Array): void {
  if (hint !== undefined) {
    for (let u = 0; u < hint.length; u++) {
      const v = hint[u]!;
      if (v > u && m.isEdge(u, v) && m.isTight(u, v)) {
        m.mate[u] = v;
        m.mate[v] = u;
      }
    }
  }
  const join = (u: number, start: number, end: number): boolean => {
    for (let v = start; v < end; v++) {
      if (v !== u && m.mate[v] === -1 && m.isEdge(u, v) && m.isTight(u, v)) {
        m.mate[u] = v;
        m.mate[v] = u;
        return true;
      }
    }
    return false;
  };
  const bracket = seats.filter(inBracket).length;
  const movedDown = seats.filter((seat) => seat.part === MOVED_DOWN).length;
  for (let u = 0; u < movedDown; u++) if (m.mate[u] === -1) join(u, movedDown, bracket);
  const open: number[] = [];
  for (let u = movedDown; u < bracket; u++) if (m.mate[u] === -1) open.push(u);
  const middle = open[open.length >> 1] ?? bracket;
  for (const u of open) if (u < middle && m.mate[u] === -1) join(u, middle, bracket);
  for (let u = seats.length - 1; u >= 0; u--) if (m.mate[u] === -1) join(u, 0, seats.length);
}

/** A matching of the seats on tight edges, for the caller to complete; `hint` names partners to try first. */
export function bracketMatching(
  field: Field,
  seats: readonly Seat[],
  criteria: readonly Criterion[],
  legal: Uint8Array = legalTable(field, seats),
  hint?: Int32Array,
  detail: Detail = 'all',
): BlossomMatching {
  const withGames = criteria.some((criterion) => criterion.id === 'C9');
  const { kind, first } = kindsOf(field, seats, withGames, detail);
  const kinds = first.length;
  const count = new Int32Array(kinds);
  for (const k of kind) count[k] = count[k]! + 1;
  const may = legalKinds(field, seats, first, count, detail);
  const costs = pack(criteria, seats, first, may);
  const graph: MatchingGraph = {
    size: seats.length,
    legal,
    stride: seats.length,
    index: identity(seats.length),
    kind,
    kinds,
    costs,
  };
  const m = new BlossomMatching(graph);
  const duals = kindDuals(count, kinds, costs, may);
  if (duals !== null) {
    duals.forEach((y, l) => {
      for (let v = 0; v < seats.length; v++) m.y[l]![v] = y[kind[v]!]!;
    });
  }
  greedy(m, seats, hint);
  return m;
}
