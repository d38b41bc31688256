/** Certain matches, surest pass first; each pass sees only what the passes before it left, so that no order matters. */
import type { BankLineId, ClaimId, EntryId } from '../../common/ids';
import type { Claim } from '../records';
import { components, push } from './components';
import { banksDiffer, codesInMemos, openOf, windowOf } from './evidence';
import { related, type Payable, type State, type Usable } from './facts';
import type { Conflict, Match, Proposed, Reason } from './types';

/** Lines by what the bank printed, not by the number an import gave them. */
export const byContent = (a: Usable, b: Usable): number => {
  const [x, y] = [`${a.line.day} ${a.line.time} ${a.line.key}`, `${b.line.day} ${b.line.time} ${b.line.key}`];
  return x < y ? -1 : x > y ? 1 : 0;
};
export const byArrival = (a: Payable, b: Payable): number =>
  a.entry.receivedAt - b.entry.receivedAt || a.entry.sequence - b.entry.sequence || (a.entry.id < b.entry.id ? -1 : 1);

/** Gives the free money of the lines to the entries in turn, up to what each still owes. */
export function distribute(
  lines: readonly Usable[],
  entries: readonly Payable[],
  claimOf: (entry: EntryId) => ClaimId | null,
  reason: string,
): Proposed[] {
  const rows: Proposed[] = [];
  const open = entries.map((payable) => payable.open);
  for (const { line, free } of [...lines].sort(byContent)) {
    let left = free;
    entries.forEach(({ entry }, i) => {
      const amount = Math.min(left, open[i]!);
      if (amount <= 0) return;
      left -= amount;
      open[i]! -= amount;
      rows.push({ kind: 'allocation', amount, entry: entry.id, bankLine: line.id, claim: claimOf(entry.id), reason });
    });
  }
  return rows;
}

/** What is still to be matched while the passes run. */
export class Rest {
  readonly lines: Map<BankLineId, Usable>;
  readonly payable: Map<EntryId, Payable>;
  readonly matched = new Set<ClaimId>();
  readonly codes: ReadonlyMap<BankLineId, readonly EntryId[]>;
  readonly state: State;
  private readonly claimsOf = new Map<EntryId, Claim[]>();

  constructor(state: State) {
    this.state = state;
    for (const claim of state.claims) for (const id of claim.entries) push(this.claimsOf, id, claim);
    this.lines = new Map([...state.usable].sort(([, a], [, b]) => byContent(a, b)));
    this.payable = new Map(state.payable);
    this.codes = codesInMemos(
      [...this.lines.values()].map((usable) => usable.line),
      state,
    );
  }

  /** the state as the passes so far left it */
  get now(): State {
    return { ...this.state, payable: this.payable, usable: this.lines };
  }

  get claims(): Claim[] {
    return this.state.claims.filter((claim) => !this.matched.has(claim.id));
  }

  entries(ids: readonly EntryId[]): Payable[] {
    return ids.flatMap((id) => this.payable.get(id) ?? []).sort(byArrival);
  }

  /** Owing something, and every entry may take money without a question. */
  ready(ids: readonly EntryId[]): boolean {
    const entries = this.entries(ids);
    return (
      entries.length === ids.length && entries.every((p) => p.takes === 'money') && entries.some((p) => p.open > 0)
    );
  }

  /** Whole, unspent, not under the shadow of an unclear correction, and not taken back by a person. */
  whole({ free, line }: Usable): boolean {
    return free === line.amountIn && !this.state.held.has(line.id) && !this.state.asked.has(line.id);
  }

  take(match: Match): Match {
    for (const row of match.rows) {
      const payable = this.payable.get(row.entry!)!;
      this.payable.set(row.entry!, { ...payable, open: payable.open - row.amount });
    }
    match.lines.forEach((id) => this.lines.delete(id));
    match.claims.forEach((id) => this.matched.add(id));
    return match;
  }

  /** Claims that name nobody but these, apart from people who owe nothing more. */
  claimsFor(ids: readonly EntryId[]): Claim[] {
    const near = new Set(ids.flatMap((id) => this.claimsOf.get(id) ?? []));
    return [...near].filter(
      (claim) =>
        !this.matched.has(claim.id) &&
        claim.entries.every((id) => ids.includes(id) || this.payable.get(id)?.open === 0),
    );
  }
}

const live = (claim: Claim): boolean => claim.state === 'open' || claim.state === 'conflict';

/** Pass 1: the memo names codes, and the amount is exactly what these entries owe. */
export function passCode(rest: Rest): { matches: Match[]; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  const digits = new Map<string, Claim[]>();
  for (const claim of rest.claims) if (live(claim) && claim.lastDigits) push(digits, claim.lastDigits, claim);
  const fits: { usable: Usable; ids: readonly EntryId[] }[] = [];
  rest.codes.forEach((ids, lineId) => {
    const usable = rest.lines.get(lineId)!;
    const pointed = (digits.get(usable.line.lastDigits) ?? []).filter(
      (claim) => !banksDiffer(usable.line, claim) && windowOf(usable, claim, rest.now) === 'inside',
    );
    const named = rest.entries(ids).map((p) => p.entry);
    const elsewhere = pointed.filter(
      (claim) =>
        !related(
          named,
          rest.entries(claim.entries).map((p) => p.entry),
        ),
    );
    if (pointed.length > 0 && elsewhere.length === pointed.length) {
      conflicts.push({
        kind: 'code-against-digits',
        line: lineId,
        claims: elsewhere.map((claim) => claim.id),
        entries: ids,
      });
      return;
    }
    const owing = rest.entries(ids).every((p) => p.open > 0);
    if (rest.whole(usable) && rest.ready(ids) && owing && usable.free === openOf(ids, rest.now))
      fits.push({ usable, ids });
  });
  const alone = new Set(
    components(fits.map(({ usable, ids }) => [usable.line.id, ...ids]))
      .filter((keys) => keys.filter((key) => rest.codes.has(key as BankLineId)).length === 1)
      .flat(),
  );
  const matches = fits
    .filter(({ usable }) => alone.has(usable.line.id))
    .map(({ usable, ids }) => {
      const claims = rest.claimsFor(ids).filter(live);
      const claimOf = (id: EntryId): ClaimId | null => claims.find((claim) => claim.entries.includes(id))?.id ?? null;
      return rest.take({
        pass: 'code',
        lines: [usable.line.id],
        claims: claims.map((claim) => claim.id),
        entries: ids,
        rows: distribute([usable], rest.entries(ids), claimOf, 'code'),
        reasons: ['code', 'amount-exact'],
      });
    });
  return { matches, conflicts };
}

export interface Edge {
  readonly usable: Usable;
  readonly claim: Claim;
}

/**
 * Line and claim agree in digits (none never agree with none), bank and window; codes in the memo, if any, name nobody
 * outside the claim.
 */
export function digitEdges(rest: Rest): Edge[] {
  const byDigits = new Map<string, Usable[]>();
  rest.lines.forEach((usable) => {
    if (usable.line.lastDigits && rest.whole(usable)) push(byDigits, usable.line.lastDigits, usable);
  });
  return rest.claims.flatMap((claim) =>
    !live(claim) || !rest.ready(claim.entries)
      ? []
      : (byDigits.get(claim.lastDigits) ?? [])
          .filter(
            (usable) =>
              !banksDiffer(usable.line, claim) &&
              windowOf(usable, claim, rest.now) === 'inside' &&
              (rest.codes.get(usable.line.id) ?? []).every((id) => claim.entries.includes(id)),
          )
          .map((usable) => ({ usable, claim })),
  );
}

const reasonsOf = ({ usable, claim }: Edge): Reason[] => [
  'last-digits',
  ...(usable.line.bankCode !== '' && usable.line.bankCode === claim.bankCode ? (['bank-agrees'] as const) : []),
  'amount-exact',
  'in-window',
];

/** Pass 2: exactly one line and exactly one claim, and no other claim for the same entries with a line of its own. */
export function passDigits(rest: Rest): Match[] {
  const edges = digitEdges(rest).filter(({ usable, claim }) => usable.free === openOf(claim.entries, rest.now));
  const degree = new Map<string, number>();
  const links = edges.map(({ usable, claim }) => [
    usable.line.id,
    claim.id,
    // an entry that owes nothing more ties nobody together
    ...claim.entries.filter((id) => rest.payable.get(id)!.open > 0),
  ]);
  for (const keys of components(links)) {
    const size = keys.filter((key) => key.startsWith('B-') || key.startsWith('C-')).length;
    keys.forEach((key) => degree.set(key, size));
  }
  return edges
    .filter(({ claim }) => degree.get(claim.id) === 2)
    .map((edge) =>
      rest.take({
        pass: 'digits',
        lines: [edge.usable.line.id],
        claims: [edge.claim.id],
        entries: edge.claim.entries,
        rows: distribute([edge.usable], rest.entries(edge.claim.entries), () => edge.claim.id, 'last-digits'),
        reasons: reasonsOf(edge),
      }),
    );
}

/** Pass 3: one report for k people who owe the same, and exactly k lines of that amount that nobody else could mean. */
export function passGroup(rest: Rest): Match[] {
  const edges = digitEdges(rest);
  const ofClaim = new Map<ClaimId, Edge[]>();
  const ofLine = new Map<BankLineId, number>();
  for (const edge of edges) {
    push(ofClaim, edge.claim.id, edge);
    ofLine.set(edge.usable.line.id, (ofLine.get(edge.usable.line.id) ?? 0) + 1);
  }
  const claimed = new Map<EntryId, number>();
  for (const claim of rest.claims.filter(live))
    for (const id of claim.entries) claimed.set(id, (claimed.get(id) ?? 0) + 1);
  const matches: Match[] = [];
  ofClaim.forEach((own) => {
    const { claim } = own[0]!;
    const owing = rest.entries(claim.entries).filter((p) => p.open > 0);
    const each = owing[0]?.open ?? 0;
    if (owing.length < 2 || own.length !== owing.length || owing.some((p) => p.open !== each)) return;
    if (own.some(({ usable }) => usable.free !== each || ofLine.get(usable.line.id) !== 1)) return;
    if (claim.entries.some((id) => claimed.get(id) !== 1)) return;
    const lines = own.map(({ usable }) => usable);
    matches.push({
      pass: 'group',
      lines: lines.map(({ line }) => line.id),
      claims: [claim.id],
      entries: claim.entries,
      rows: distribute(lines, owing, () => claim.id, 'last-digits'),
      reasons: ['last-digits', 'one-group', 'sums-up', 'in-window'],
    });
  });
  return matches.map((match) => rest.take(match));
}
