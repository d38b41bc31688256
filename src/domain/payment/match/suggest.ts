/** For a person to decide: whatever points from the lines that are left, with reasons, best first. Nothing here is applied. */
import type { BankLineId, ClaimId, EntryId } from '../../common/ids';
import { sha256Hex } from '../../common/sha256';
import type { Claim } from '../records';
import { byContent, digitEdges, distribute, type Edge, type Rest } from './auto';
import { components, push } from './components';
import { banksDiffer, nameFinder, openOf, windowOf } from './evidence';
import { byReport, contactsOf, type Usable } from './facts';
import { onlySubset } from './subset';
import type { Reason, Suggestion, SuggestionKind } from './types';

const WEIGHT: Readonly<Record<Reason, number>> = {
  code: 100,
  'last-digits': 60,
  'bank-agrees': 15,
  name: 25,
  'amount-exact': 30,
  'in-window': 10,
  'one-group': 10,
  'same-contact': 15,
  'sums-up': 20,
  'only-amount': 5,
  'amount-short': 0,
  'amount-over': 0,
  'already-paid': -10,
  'entry-late': -10,
  'entry-not-due': -20,
  'bank-differs': -25,
  'before-registration': -20,
  'after-report': -10,
  'code-elsewhere': -60,
  'digits-elsewhere': -40,
  'several-lines': -5,
  'several-claims': -5,
  'reversal-unclear': -30,
};

/** Nobody reads more than so many proposals for one line, and larger families come as a group. */
const MOST_IDEAS = 8;
const LARGEST_FAMILY = 20;

interface Idea {
  readonly lines: readonly Usable[];
  readonly claims: readonly Claim[];
  readonly entries: readonly EntryId[];
  readonly reasons: readonly Reason[];
  readonly kind?: SuggestionKind;
}

/** Everything the idea rests on; a change of any of it makes another id. */
function factsHash(idea: Idea, rest: Rest, outcome: unknown): string {
  const facts = [
    idea.lines.map(({ line, free }) => [line.id, line.key, free]),
    idea.claims.map((claim) => [claim.id, claim.state, claim.lastDigits, claim.entries]),
    rest.entries(idea.entries).map(({ entry, open }) => [entry.id, entry.state, entry.due, open]),
    outcome,
  ];
  return sha256Hex(JSON.stringify(facts)).slice(0, 12);
}

function kindOf(idea: Idea, rest: Rest): { kind: SuggestionKind; reasons: Reason[] } {
  const free = idea.lines.reduce((sum, usable) => sum + usable.free, 0);
  const open = openOf(idea.entries, rest.now);
  const owing = rest.entries(idea.entries).filter((p) => p.open > 0);
  const left = idea.lines.some((usable) => usable.free < usable.line.amountIn);
  if (open === 0) return { kind: left ? 'over' : 'duplicate', reasons: ['already-paid'] };
  const fit: Reason[] = free === open ? ['amount-exact'] : free < open ? ['amount-short'] : ['amount-over'];
  if (owing.some((p) => p.takes === 'late')) return { kind: 'late', reasons: [...fit, 'entry-late'] };
  if (owing.some((p) => p.takes === 'not-due')) return { kind: 'not-due', reasons: [...fit, 'entry-not-due'] };
  return { kind: free === open ? 'exact' : free < open ? 'part' : 'over', reasons: fit };
}

function build(idea: Idea, rest: Rest): Suggestion {
  const derived = kindOf(idea, rest);
  const kind = idea.kind ?? derived.kind;
  const reasons = [...new Set([...idea.reasons, ...derived.reasons])];
  if (idea.lines.some(({ line }) => rest.state.held.has(line.id))) reasons.push('reversal-unclear');
  const claimOf = (id: EntryId): ClaimId | null => idea.claims.find((claim) => claim.entries.includes(id))?.id ?? null;
  const given = distribute(idea.lines, rest.entries(idea.entries), claimOf, `suggested:${kind}`);
  const rows =
    given.length > 0
      ? given
      : idea.lines.map(({ line, free }) => ({
          kind: 'refund-due' as const,
          amount: free,
          bankLine: line.id,
          reason: `suggested:${kind}`,
        }));
  return {
    id: `${kind}:${idea.lines[0]!.line.id}:${factsHash(idea, rest, [kind, reasons, rows])}`,
    kind,
    lines: idea.lines.map(({ line }) => line.id),
    claims: idea.claims.map((claim) => claim.id),
    entries: rest.entries(idea.entries).map((p) => p.entry.id),
    rows,
    reasons,
    score: reasons.reduce((sum, reason) => sum + WEIGHT[reason], 0),
  };
}

function pointing(usable: Usable, claim: Claim, rest: Rest): Reason[] {
  const { line } = usable;
  const reasons: Reason[] = ['last-digits'];
  if (banksDiffer(line, claim)) reasons.push('bank-differs');
  else if (line.bankCode !== '' && claim.bankCode !== '') reasons.push('bank-agrees');
  const window = windowOf(usable, claim, rest.now);
  reasons.push(window === 'inside' ? 'in-window' : window === 'before' ? 'before-registration' : 'after-report');
  if ((rest.codes.get(line.id) ?? []).some((id) => !claim.entries.includes(id))) reasons.push('code-elsewhere');
  return reasons;
}

/** As many equal lines as claims of one family, each fitting each: whichever way round, the same people have paid. */
function families(exact: readonly Edge[], rest: Rest): Idea[] {
  const usable = new Map(exact.map((edge) => [edge.usable.line.id as string, edge.usable]));
  const claims = new Map(exact.map((edge) => [edge.claim.id as string, edge.claim]));
  const fits = new Map<string, number>();
  for (const { claim } of exact) fits.set(claim.id, (fits.get(claim.id) ?? 0) + 1);
  return components(exact.map((edge) => [edge.usable.line.id, edge.claim.id])).flatMap((keys): Idea[] => {
    const lines = keys.flatMap((key) => usable.get(key) ?? []).sort(byContent);
    const own = keys.flatMap((key) => claims.get(key) ?? []);
    if (lines.length < 2 || lines.length > LARGEST_FAMILY || lines.length !== own.length) return [];
    if (own.some((claim) => fits.get(claim.id) !== lines.length)) return [];
    const ids = own.flatMap((claim) => claim.entries);
    const people = rest.entries(ids).map((p) => p.entry);
    if (new Set(ids).size !== ids.length || components(people.map(contactsOf)).length !== 1) return [];
    return [{ lines, claims: own, entries: ids, kind: 'family', reasons: ['last-digits', 'same-contact', 'sums-up'] }];
  });
}

/** Two or more lines of the same digits that only together, and only in one choice, make up a claim. */
function splits(edges: readonly Edge[], rest: Rest): Idea[] {
  const ofClaim = new Map<ClaimId, Edge[]>();
  for (const edge of edges) push(ofClaim, edge.claim.id, edge);
  return [...ofClaim.values()].flatMap((own): Idea[] => {
    const { claim } = own[0]!;
    const lines = own.map(({ usable }) => usable).sort(byContent);
    const chosen = onlySubset(
      lines.map(({ free }) => free),
      openOf(claim.entries, rest.now),
    );
    if (!chosen) return [];
    const reasons: Reason[] = ['last-digits', 'sums-up', 'in-window'];
    return [{ lines: chosen.map((i) => lines[i]!), claims: [claim], entries: claim.entries, kind: 'split', reasons }];
  });
}

interface Indexes {
  readonly byDigits: ReadonlyMap<string, readonly Claim[]>;
  readonly byContact: ReadonlyMap<string, readonly EntryId[]>;
  readonly byOpen: ReadonlyMap<number, readonly Claim[]>;
  readonly names: (memo: string) => EntryId[];
}

function indexes(rest: Rest): Indexes {
  const byDigits = new Map<string, Claim[]>();
  const byOpen = new Map<number, Claim[]>();
  const byContact = new Map<string, EntryId[]>();
  for (const claim of [...rest.state.facts.claims].sort(byReport))
    if (claim.state !== 'superseded' && claim.lastDigits) push(byDigits, claim.lastDigits, claim);
  for (const claim of rest.claims) if (claim.state === 'open') push(byOpen, openOf(claim.entries, rest.now), claim);
  rest.payable.forEach(({ entry, open, takes }) => {
    if (open > 0 && takes === 'money' && entry.email) push(byContact, entry.email.trim().toLowerCase(), entry.id);
  });
  return { byDigits, byContact, byOpen, names: nameFinder(rest.now) };
}

/** One line that pays several: claims with its digits, or everybody of one contact, that together owe exactly this. */
function combined(
  usable: Usable,
  ids: readonly EntryId[],
  claims: readonly Claim[],
  base: Reason,
  index: Indexes,
  rest: Rest,
): Idea[] {
  const asking = claims.filter((claim) => claim.state !== 'matched' && rest.ready(claim.entries));
  const apart =
    new Set(asking.flatMap((claim) => claim.entries)).size === asking.flatMap((claim) => claim.entries).length;
  const chosen = apart
    ? onlySubset(
        asking.map((claim) => openOf(claim.entries, rest.now)),
        usable.free,
      )
    : null;
  if (chosen) {
    const own = chosen.map((i) => asking[i]!);
    return [
      {
        lines: [usable],
        claims: own,
        entries: own.flatMap((claim) => claim.entries),
        kind: 'combined',
        reasons: [base, 'sums-up'],
      },
    ];
  }
  const contacts = new Set(rest.entries(ids).map((p) => p.entry.email.trim().toLowerCase()));
  const kin = [...contacts].flatMap((contact) => index.byContact.get(contact) ?? []);
  if (kin.length < 2 || kin.length <= ids.length || openOf(kin, rest.now) !== usable.free) return [];
  return [{ lines: [usable], claims, entries: kin, kind: 'combined', reasons: [base, 'same-contact', 'sums-up'] }];
}

/** Where very many share their digits, the claims worth showing: amount right, then in the window, then first reported. */
function nearest(usable: Usable, claims: readonly Claim[], rest: Rest): readonly Claim[] {
  if (claims.length <= MOST_IDEAS) return claims;
  const far = (claim: Claim): number =>
    (openOf(claim.entries, rest.now) === usable.free ? 0 : 2) +
    (windowOf(usable, claim, rest.now) === 'inside' ? 0 : 1);
  const sorted = claims.map((claim) => ({ claim, far: far(claim) })).sort((a, b) => a.far - b.far);
  return sorted.slice(0, MOST_IDEAS).map(({ claim }) => claim);
}

function ideasFor(usable: Usable, index: Indexes, rest: Rest): Idea[] {
  const { line } = usable;
  const named = rest.codes.get(line.id);
  const pointed = index.byDigits.get(line.lastDigits) ?? [];
  const asking = nearest(
    usable,
    pointed.filter((claim) => claim.state !== 'matched' && openOf(claim.entries, rest.now) > 0),
    rest,
  );
  const ideas: Idea[] = (asking.length > 0 || named ? asking : pointed.slice(0, MOST_IDEAS)).map((claim) => ({
    lines: [usable],
    claims: [claim],
    entries: claim.entries,
    reasons: pointing(usable, claim, rest),
  }));
  if (named) {
    const claims = rest.claimsFor(named);
    const other = asking.length > 0 && !asking.some((claim) => claim.entries.some((id) => named.includes(id)));
    ideas.push({ lines: [usable], claims, entries: named, reasons: other ? ['code', 'digits-elsewhere'] : ['code'] });
  }
  const near = named ?? asking.flatMap((claim) => claim.entries);
  if (near.length > 0) ideas.push(...combined(usable, near, asking, named ? 'code' : 'last-digits', index, rest));
  if (ideas.length > 0) return ideas;
  for (const id of index.names(line.memo)) {
    const own: Idea = {
      lines: [usable],
      claims: rest.claimsFor([id]),
      entries: [id],
      reasons: ['name'],
    };
    ideas.push(own, ...combined(usable, [id], own.claims, 'name', index, rest));
  }
  if (ideas.length > 0) return ideas;
  if (line.lastDigits !== '') return [];
  let only: Claim | null = null;
  for (const claim of index.byOpen.get(usable.free) ?? []) {
    if (windowOf(usable, claim, rest.now) !== 'inside') continue;
    if (only) return [];
    only = claim;
  }
  return only
    ? [{ lines: [usable], claims: [only], entries: only.entries, reasons: ['only-amount', 'in-window'] }]
    : [];
}

export function suggest(rest: Rest): { suggestions: Suggestion[]; unmatched: BankLineId[] } {
  const index = indexes(rest);
  const edges = digitEdges(rest);
  const exact = edges.filter(({ usable, claim }) => usable.free === openOf(claim.entries, rest.now));
  const bundles = [...families(exact, rest), ...splits(edges, rest)];
  const seen = new Map<string, number>();
  for (const { usable, claim } of exact)
    for (const key of [usable.line.id, claim.id]) seen.set(key, (seen.get(key) ?? 0) + 1);
  const suggestions: Suggestion[] = [];
  const unmatched: BankLineId[] = [];
  const bundled = new Map<BankLineId, Idea[]>();
  for (const idea of bundles) push(bundled, idea.lines[0]!.line.id, idea);
  const spoken = new Set(bundles.flatMap((idea) => idea.lines.map(({ line }) => line.id)));
  rest.lines.forEach((usable) => {
    const own = ideasFor(usable, index, rest).map((idea): Idea => {
      const crowd: Reason[] = [];
      const claim = idea.claims.length === 1 ? idea.claims[0]! : null;
      if (claim && exact.some((edge) => edge.usable === usable && edge.claim === claim)) {
        if ((seen.get(usable.line.id) ?? 0) > 1) crowd.push('several-claims');
        if ((seen.get(claim.id) ?? 0) > 1) crowd.push('several-lines');
      }
      return { ...idea, reasons: [...idea.reasons, ...crowd] };
    });
    const all = [...(bundled.get(usable.line.id) ?? []), ...own].map((idea) => build(idea, rest));
    if (all.length === 0 && !spoken.has(usable.line.id)) unmatched.push(usable.line.id);
    suggestions.push(...all.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)));
  });
  return { suggestions, unmatched };
}
