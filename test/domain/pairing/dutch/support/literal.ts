/** An independent, slow, literal checker of the absolute criteria (C1–C5) and of the colours of a pairing. */
import type { DutchPairing } from '../../../../../src/domain/pairing/dutch';
import { canComplete, diff, due, mayMeet, type Card, type Situation } from './ledger';

/** A perfect matching exists iff the Tutte matrix is regular (Lovász: random entries modulo a prime). */
function perfect(s: Situation, list: readonly Card[]): boolean {
  const p = 1_000_003;
  const n = list.length;
  if (n % 2 === 1) return false;
  const m = list.map(() => new Array<number>(n).fill(0));
  let state = 12345;
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      state = (state * 48271) % 2147483647;
      if (!mayMeet(s, list[i]!, list[j]!)) continue;
      m[i]![j] = 1 + (state % (p - 1));
      m[j]![i] = p - m[i]![j]!;
    }
  }
  const power = (b: number, e: number): number => {
    let [base, exp, out] = [b, e, 1];
    while (exp > 0) {
      if (exp & 1) out = (out * base) % p;
      base = (base * base) % p;
      exp >>= 1;
    }
    return out;
  };
  for (let col = 0; col < n; col++) {
    const row = m.findIndex((r, k) => k >= col && r[col] !== 0);
    if (row === -1) return false;
    [m[row], m[col]] = [m[col]!, m[row]!];
    const inverse = power(m[col]![col]!, p - 2);
    for (let r = col + 1; r < n; r++) {
      const factor = (m[r]![col]! * inverse) % p;
      if (factor === 0) continue;
      for (let c = col; c < n; c++) m[r]![c] = (m[r]![c]! + (p - factor) * m[col]![c]!) % p;
    }
  }
  return true;
}

/** Art. 5.2: the colour of `a`, the higher ranked. */
export function hueOf(s: Situation, a: Card, b: Card): string {
  const x = due(a);
  const y = due(b);
  const not = (hue: string): string => (hue === 'w' ? 'b' : 'w');
  if (x.hue !== y.hue) return x.hue === '' ? not(y.hue) : x.hue;
  if (x.hue !== '') {
    if (x.force !== y.force) return x.force > y.force ? x.hue : not(x.hue);
    if (x.force === 3 && Math.abs(diff(a)) !== Math.abs(diff(b)))
      return Math.abs(diff(a)) > Math.abs(diff(b)) ? x.hue : not(x.hue);
  }
  for (let k = 1; k <= Math.min(a.hues.length, b.hues.length); k++) {
    const [u, v] = [a.hues.slice(-k).charAt(0), b.hues.slice(-k).charAt(0)];
    if (u !== v) return v;
  }
  if (x.hue !== '') return x.hue;
  const counted = s.t.players
    .filter(
      (p) =>
        s.list.some((c) => c.no === p.number) ||
        p.rounds.slice(0, s.round - 1).some((r) => r !== undefined && (r.opponent !== null || r.code === 'U')),
    )
    .map((p) => p.number)
    .sort((m, n) => m - n);
  const odd = counted.indexOf(a.no) % 2 === 0;
  return odd ? s.t.initialColour! : not(s.t.initialColour!);
}

/** Every breach found, in words; empty for a pairing that keeps the rules. */
export function breaches(s: Situation, pairing: DutchPairing): string[] {
  const found: string[] = [];
  const card = (no: number): Card | undefined => s.list.find((c) => c.no === no);
  const seen = [...pairing.pairs.flatMap((p) => [p.white, p.black]), ...(pairing.bye === null ? [] : [pairing.bye])];
  const expected = s.list.map((c) => c.no).sort((a, b) => a - b);
  if (
    seen
      .slice()
      .sort((a, b) => a - b)
      .join() !== expected.join()
  )
    found.push('not everyone exactly once');
  for (const { white, black } of pairing.pairs) {
    const w = card(white)!;
    const b = card(black)!;
    if (!mayMeet(s, w, b)) found.push(`C1/C3: ${white}-${black}`);
    const [high, low] = s.list.indexOf(w) < s.list.indexOf(b) ? [w, b] : [b, w];
    if ((hueOf(s, high, low) === 'w' ? high : low) !== w) found.push(`colours: ${white}-${black}`);
  }
  if (pairing.bye !== null) {
    const taker = card(pairing.bye)!;
    if (taker.byeBarred) found.push(`C2: bye ${pairing.bye}`);
    const cheaper = s.list.filter((c) => !c.byeBarred && c.pts < taker.pts);
    const small = s.list.length <= 9;
    for (const c of cheaper) {
      const others = s.list.filter((o) => o !== c);
      if (small ? canComplete(s, others, () => false) : perfect(s, others))
        found.push(`C5: ${c.no} could have had the bye`);
    }
  } else if (s.list.length % 2 === 1) found.push('nobody has the bye');
  return found;
}

/** Can this field be paired at all? */
export const pairable = (s: Situation): boolean =>
  s.list.length % 2 === 0
    ? perfect(s, s.list)
    : s.list.some(
        (c) =>
          !c.byeBarred &&
          perfect(
            s,
            s.list.filter((o) => o !== c),
          ),
      );
