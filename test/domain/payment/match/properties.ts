/** Invariants of matching over random worlds full of twins; oracles are the test's own sums and a naive matcher. */
import fc from 'fast-check';
import { acceptSuggestion, allocateByHand, applyCertain } from '../../../../src/domain/payment/match/decide';
import type { Facts } from '../../../../src/domain/payment/match/facts';
import { reconcile } from '../../../../src/domain/payment/match/reconcile';
import type { Match } from '../../../../src/domain/payment/match/types';
import type { BankLine, Claim, LedgerRow } from '../../../../src/domain/payment/records';
import { DAY, HOUR, NOON, claim, entry, facts, ledger, line } from './world';

const CODES = ['HT7Q2K', 'KMW4X9', 'PPR3D5'];
const DIGITS = ['80607', '80607', '80607', '97014', ''];

const entries = (coded: boolean) =>
  fc
    .array(
      fc.record({
        due: fc.constantFrom(500, 500, 500, 400, 1000),
        state: fc.constantFrom(
          'reported' as const,
          'reported' as const,
          'held' as const,
          'confirmed' as const,
          'lapsed' as const,
          'waitlisted' as const,
        ),
        family: fc.constantFrom(1, 2, 3),
        hours: fc.integer({ min: 0, max: 40 }),
        code: coded ? fc.constantFrom('', ...CODES) : fc.constant(''),
      }),
      { minLength: 1, maxLength: 6 },
    )
    .map((list) => {
      const used = new Set<string>();
      return list.map(({ due, state, family, hours, code }, i) => {
        const own = used.has(code) ? '' : code;
        used.add(code);
        return entry(i + 1, {
          due,
          state,
          code: own,
          email: `family${family}@example.org`,
          receivedAt: NOON + hours * HOUR,
        });
      });
    });

const claims = (n: number) =>
  fc
    .array(
      fc.record({
        who: fc.subarray(
          Array.from({ length: n }, (_, i) => i + 1),
          { minLength: 1, maxLength: Math.min(3, n) },
        ),
        digits: fc.constantFrom('80607', '80607', '97014', '11111'),
        bank: fc.constantFrom('', '', '807', '017'),
        hours: fc.integer({ min: 0, max: 60 }),
        state: fc.constantFrom(
          'open' as const,
          'open' as const,
          'open' as const,
          'late' as const,
          'superseded' as const,
        ),
      }),
      { maxLength: 6 },
    )
    .map((list) =>
      list.map(({ who, digits, bank, hours, state }, i) =>
        claim(i + 1, who, digits, { bankCode: bank, at: NOON + hours * HOUR, state }),
      ),
    );

const lines = (coded: boolean) =>
  fc
    .array(
      fc.record({
        amount: fc.constantFrom(500, 500, 500, 1000, 1000, 400, 900, 1500, 15),
        digits: fc.constantFrom(...DIGITS),
        bank: fc.constantFrom('', '807', '807', '017'),
        day: fc.integer({ min: 8, max: 17 }),
        time: fc.constantFrom('', '00:00:00', '12:00:00', '23:59:59'),
        memo: fc.constantFrom('跨行轉入', '現金', ...(coded ? [...CODES, `${CODES[0]!} ${CODES[1]!}`] : [])),
        kind: fc.constantFrom('in', 'in', 'in', 'in', 'in', 'out', 'reversal'),
      }),
      { maxLength: 8 },
    )
    .map((list) =>
      list.map(({ amount, digits, bank, day, time, memo, kind }, i) =>
        line(i + 1, kind === 'in' ? amount : 0, digits, {
          amountOut: kind === 'in' ? 0 : amount,
          reversal: kind === 'reversal',
          bankCode: bank,
          day: `2026-10-${String(day).padStart(2, '0')}`,
          time,
          memo,
        }),
      ),
    );

export const world = (coded: boolean): fc.Arbitrary<Facts> =>
  entries(coded).chain((people) =>
    fc
      .tuple(claims(people.length), lines(coded))
      .map(([reports, bank]) => facts({ entries: people, claims: reports, lines: bank, now: NOON + 20 * DAY })),
  );

/** A match in terms that do not depend on ids given at import. */
const named = (world: Facts, match: Match): string => {
  const key = new Map(world.lines.map((l) => [l.id as string, l.key]));
  const source = new Map([...world.claims, ...world.entries].map((c) => [c.id as string, c.source]));
  return JSON.stringify([
    match.pass,
    match.claims.map((id) => source.get(id)).sort(),
    match.rows.map((row) => [key.get(row.bankLine!), source.get(row.entry!), row.amount]).sort(),
  ]);
};
const autoOf = (world: Facts): string[] =>
  reconcile(world)
    .auto.map((match) => named(world, match))
    .sort();

/* --- the test's own sums, from the ledger alone --- */
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const onLine = (rows: readonly LedgerRow[], id: string): number =>
  sum(
    rows
      .filter((row) => row.bankLine === id)
      .map((row) =>
        row.kind === 'allocation' || (row.kind === 'refund-due' && !row.entry)
          ? row.amount
          : row.kind === 'deallocation'
            ? -row.amount
            : 0,
      ),
  );
const onEntry = (rows: readonly LedgerRow[], id: string): number =>
  sum(
    rows
      .filter((row) => row.entry === id)
      .map((row) =>
        row.kind === 'allocation' || row.kind === 'cash' ? row.amount : row.kind === 'deallocation' ? -row.amount : 0,
      ),
  );

function checkLedger(world: Facts): void {
  for (const l of world.lines) {
    const used = onLine(world.ledger, l.id);
    expect(used).toBeGreaterThanOrEqual(0);
    expect(used).toBeLessThanOrEqual(l.amountIn);
    if (l.amountIn === 0 || l.reversal) expect(world.ledger.filter((row) => row.bankLine === l.id)).toEqual([]);
  }
  for (const e of world.entries) {
    expect(onEntry(world.ledger, e.id)).toBeGreaterThanOrEqual(0);
    expect(onEntry(world.ledger, e.id)).toBeLessThanOrEqual(e.due);
  }
  const incoming = sum(world.lines.map((l) => l.amountIn));
  const allocated = sum(world.entries.map((e) => onEntry(world.ledger, e.id)));
  const refunded = sum(world.ledger.filter((row) => row.kind === 'refund-due').map((row) => row.amount));
  const left = sum(world.lines.map((l) => l.amountIn - onLine(world.ledger, l.id)));
  expect(allocated + refunded + left).toBe(incoming);
}

const put = (world: Facts, decided: { rows: readonly LedgerRow[]; claims: readonly Claim[] }): Facts => ({
  ...world,
  ledger: [...world.ledger, ...decided.rows],
  claims: world.claims.map((c) => decided.claims.find((d) => d.id === c.id) ?? c),
});

/** Every pair is looked at, with a calendar of its own; code-free worlds only. */
function naive(world: Facts): string[] {
  const corrected = world.lines.some((l) => l.reversal);
  if (corrected) return [];
  const open = (ids: readonly string[]): number =>
    sum(world.entries.filter((e) => ids.includes(e.id)).map((e) => e.due));
  const pairs: { l: BankLine; c: Claim }[] = [];
  for (const l of world.lines)
    for (const c of world.claims) {
      const people = world.entries.filter((e) => c.entries.includes(e.id));
      if (c.state !== 'open' || l.amountIn === 0 || l.lastDigits === '' || l.lastDigits !== c.lastDigits) continue;
      if (l.bankCode && c.bankCode && l.bankCode !== c.bankCode) continue;
      if (people.some((e) => e.state === 'lapsed' || e.state === 'waitlisted')) continue;
      if (l.amountIn !== open(c.entries)) continue;
      const start = Date.parse(`${l.day}T${l.time || '00:00:00'}+08:00`);
      const end = l.time ? start : start + 24 * HOUR - 1;
      const earliest = Math.max(...people.map((e) => e.receivedAt)) - 24 * HOUR;
      if (end < earliest || start > c.at + 72 * HOUR) continue;
      pairs.push({ l, c });
    }
  return pairs
    .filter(({ l, c }) =>
      pairs.every(
        (p) =>
          (p.l === l && p.c === c) || (p.l !== l && p.c !== c && !p.c.entries.some((id) => c.entries.includes(id))),
      ),
    )
    .map(({ l, c }) => `${l.key} ${c.source}`)
    .sort();
}

const RUNS: Readonly<Record<string, (runs: number) => void>> = {
  'no line is given more than it brought, no entry more than it owes, nothing going out pays anybody (13, 14, 17, 26)':
    (runs) => {
      fc.assert(
        fc.property(world(true), fc.array(fc.nat(), { maxLength: 6 }), (start, picks) => {
          let now = start;
          const corrections = start.lines.some((l) => l.reversal);
          now = put(now, applyCertain(now));
          for (const pick of picks) {
            const { suggestions } = reconcile(now);
            if (suggestions.length === 0) break;
            const chosen = suggestions[pick % suggestions.length]!;
            const accepted = acceptSuggestion(now, chosen.id);
            expect(accepted.ok).toBe(true);
            if (!accepted.ok) break;
            now = put(now, accepted.value);
            expect(acceptSuggestion(now, chosen.id).ok).toBe(false);
            now = put(now, applyCertain(now));
          }
          if (!corrections) checkLedger(now);
          for (const l of start.lines.filter((l) => l.amountIn === 0 || l.reversal))
            expect(now.ledger.some((row) => row.bankLine === l.id)).toBe(false);
          expect(reconcile(now).auto).toEqual([]);
        }),
        { numRuns: runs },
      );
    },
  'one line answers one claim, one entry is paid once, in one reconciliation (26)': (runs) => {
    fc.assert(
      fc.property(world(true), (w) => {
        const { auto } = reconcile(w);
        const once = (ids: readonly string[]): void => expect(new Set(ids).size).toBe(ids.length);
        once(auto.flatMap((m) => m.lines));
        once(auto.flatMap((m) => m.claims));
        once(auto.flatMap((m) => m.rows.map((row) => `${row.entry} ${row.bankLine}`)));
        for (const e of w.entries)
          expect(
            sum(auto.flatMap((m) => m.rows.filter((row) => row.entry === e.id).map((row) => row.amount))),
          ).toBeLessThanOrEqual(e.due);
        for (const m of auto)
          expect(sum(m.rows.map((row) => row.amount))).toBe(
            sum(w.lines.filter((l) => m.lines.includes(l.id)).map((l) => l.amountIn)),
          );
      }),
      { numRuns: runs },
    );
  },
  'order of rows and numbers of ids change nothing (27)': (runs) => {
    const shuffled = <T>(list: readonly T[]) => fc.shuffledSubarray([...list], { minLength: list.length });
    fc.assert(
      fc.property(
        world(true).chain((w) =>
          fc.tuple(fc.constant(w), shuffled(w.lines), shuffled(w.claims), shuffled(w.entries), shuffled(w.lines)),
        ),
        ([w, ls, cs, es, renamed]) => {
          const other = { ...w, lines: ls, claims: cs, entries: es };
          expect(autoOf(other)).toEqual(autoOf(w));
          const [a, b] = [reconcile(w), reconcile(other)];
          expect(b.suggestions.map((s) => s.id).sort()).toEqual(a.suggestions.map((s) => s.id).sort());
          expect([...b.unmatched].sort()).toEqual([...a.unmatched].sort());
          expect(b.conflicts.map((c) => [c.kind, c.line]).sort()).toEqual(
            a.conflicts.map((c) => [c.kind, c.line]).sort(),
          );
          const ids = { ...w, lines: w.lines.map((l, i) => ({ ...l, id: renamed[i]!.id })) };
          expect(autoOf(ids)).toEqual(autoOf(w));
        },
      ),
      { numRuns: runs },
    );
  },
  'exactly what a naive matcher finds alone is matched by digits, and nothing else (28)': (runs) => {
    fc.assert(
      fc.property(world(false), (w) => {
        fc.pre(!w.lines.some((l) => l.reversal));
        const key = new Map(w.lines.map((l) => [l.id as string, l.key]));
        const source = new Map(w.claims.map((c) => [c.id as string, c.source]));
        const digits = reconcile(w)
          .auto.filter((m) => m.pass === 'digits')
          .map((m) => `${key.get(m.lines[0]!)} ${source.get(m.claims[0]!)}`)
          .sort();
        expect(digits).toEqual(naive(w));
      }),
      { numRuns: runs },
    );
  },
  'a stranger changes no match; a newcomer undoes only matches it makes doubtful (29)': (runs) => {
    fc.assert(
      fc.property(world(true), lines(true), claims(1), (w, more, reports) => {
        const before = new Set(autoOf(w));
        const stranger = {
          ...w,
          entries: [...w.entries, entry(90)],
          claims: [...w.claims, claim(90, [90], '55555')],
          lines: [...w.lines, line(90, 500, '55555'), line(91, 777, '44444')],
        };
        const after = autoOf(stranger);
        expect([...before].every((match) => after.includes(match))).toBe(true);
        const extra = more
          .filter((l) => l.amountIn > 0)
          .slice(0, 1)
          .map((l) => ({ ...l, id: line(70, 0, '').id, key: 'extra' }));
        const late = reports.slice(0, 1).map((c) => ({ ...c, id: claim(70, [], '').id, source: 'extra' }));
        const crowded = { ...w, lines: [...w.lines, ...extra], claims: [...w.claims, ...late] };
        const still = new Set(autoOf(crowded));
        for (const match of reconcile(w).auto.filter((m) => !still.has(named(w, m)))) {
          const touched =
            match.entries.some((id) => late.some((c) => c.entries.includes(id))) ||
            w.lines.some(
              (l) => match.lines.includes(l.id) && [...extra, ...late].some((x) => x.lastDigits === l.lastDigits),
            ) ||
            extra.some((x) => CODES.some((code) => x.memo.includes(code))) ||
            w.claims.some((c) => match.claims.includes(c.id) && extra.some((x) => x.lastDigits === c.lastDigits));
          expect(touched).toBe(true);
        }
      }),
      { numRuns: runs },
    );
  },
  'ambiguity taken away by hand leaves what would have been without it (30)': (runs) => {
    fc.assert(
      fc.property(world(true), fc.nat(), fc.nat(), (w, l, e) => {
        const incoming = w.lines.filter((one) => one.amountIn > 0 && !one.reversal);
        fc.pre(incoming.length > 0 && !w.lines.some((one) => one.reversal));
        const [chosen, who] = [incoming[l % incoming.length]!, w.entries[e % w.entries.length]!];
        fc.pre(chosen.amountIn <= who.due);
        const hand = allocateByHand(w, {
          line: chosen.id,
          seenFree: chosen.amountIn,
          parts: [{ entry: who.id, amount: chosen.amountIn }],
          reason: 'by hand',
        });
        expect(hand.ok).toBe(true);
        if (!hand.ok) return;
        const after = put(w, hand.value);
        const never = {
          ...after,
          lines: w.lines.filter((one) => one !== chosen),
          ledger: [ledger(1, { kind: 'cash', entry: who.id, amount: chosen.amountIn })],
        };
        expect(autoOf(after)).toEqual(autoOf(never));
      }),
      { numRuns: runs },
    );
  },
};

export const properties = Object.keys(RUNS).map((name) => [name, RUNS[name]!] as const);
