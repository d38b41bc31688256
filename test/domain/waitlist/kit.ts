/** A small club's regulation and short words for tests about places; times are written in Taipei. */
import type { EntryId, LedgerId } from '../../../src/domain/common/ids';
import type { Result } from '../../../src/domain/common/result';
import { applyEffects, type By, type PlaceEffects, type Places } from '../../../src/domain/payment/effects';
import { settle } from '../../../src/domain/payment/settle';
import type { Entry } from '../../../src/domain/registration/entry';
import type { Submission } from '../../../src/domain/registration/submission';
import type { Regulation } from '../../../src/domain/regulation/regulation';

/** `taipei('2026-12-04 23:59:59')` → epoch milliseconds. */
export const taipei = (text: string): number => Date.parse(`${text.replace(' ', 'T')}+08:00`);

type Loose = { [key: string]: unknown };

const division = (id: string, capacity: number | null, more: Loose = {}): Loose => ({
  id,
  names: { own: id },
  capacity,
  fee: { member: 500, other: 500 },
  minimum: { players: 4, then: 'cancel', into: [], order: null, offers: ['refund', 'move-up', 'return-to-own'] },
  stages: [],
  standing: { tieBreaks: [], edition: '2026', stillTied: 'shared' },
  ...more,
});

const SOURCES = ['rank-diploma', 'rank-wars', 'rank-quest', 'rank-81dojo', 'rank-self'];
const IS_DAN = {
  any: [
    { rankAtLeast: { rank: '1d', sources: SOURCES } },
    { pastResult: { division: 'kyu', place: 1, editions: 'any' } },
  ],
};

/** The shogi open's rules about places, with capacities small enough to overflow at once. */
export function shogi(capacity: number | null = 3, more: Loose = {}): Regulation {
  const regulation: Loose = {
    remembered: { duties: [{ division: 'kyu', place: 1, mustPlay: 'dan' }], pastParticipants: false, titles: [] },
    id: 'test-open',
    version: 1,
    event: {
      utcOffset: 480,
      edition: 7,
      from: '2026-12-19',
      to: '2026-12-19',
      registrationOpens: '2026-10-10T00:00:00',
      registrationCloses: '2026-12-12T23:59:59',
      groupingAnnounced: '2026-12-14',
      minorUnder: 18,
      consents: [],
    },
    evidence: SOURCES.map((id) => ({ id, label: id, window: 'ever' })),
    divisions: [
      division('dan', capacity, {
        eligibility: { may: { always: true }, must: IS_DAN, mayPlayUpTo: [], playUpBy: 'list' },
      }),
      division('kyu', capacity, {
        eligibility: { may: { not: IS_DAN }, must: null, mayPlayUpTo: ['dan'], playUpBy: 'list' },
      }),
    ],
    registration: {
      approval: { needed: false, when: 'before-payment', divisions: [], delegations: false },
      oneEntryPerPerson: true,
      identity: ['name', 'birth-date'],
      groupEntry: 'none',
      delegation: null,
      organiserMayMove: true,
    },
    payment: {
      ways: ['transfer', 'cash'],
      windowDays: 3,
      windowStarts: 'letter-sent',
      counting: 'end-of-day',
      hardStop: '2026-12-13T23:59:59',
      reportDigits: 5,
      lapseWhen: 'not-reported',
      graceMinutes: 0,
      reminderHoursBefore: 24,
      reportedUnpaidDays: 3,
    },
    waitlist: {
      order: ['member-first', 'received'],
      offerDays: 3,
      promotionStops: '2026-12-17T23:59:59',
      lapsedOffer: 'out',
    },
    transfer: { allowed: true, latestDay: '2026-12-17', onlyBefore: null },
    standby: {
      allowed: true,
      arrive: '08:30',
      multipleOf: 4,
      fillTo: 'next-multiple',
      waitlistFirst: true,
      refundUnseated: 100,
    },
    refunds: {
      steps: [
        { before: '2026-12-05', percent: 50 },
        { before: null, percent: 0 },
      ],
      of: 'fee',
      noShow: 0,
      divisionCancelled: 100,
      deduction: 'none',
    },
    checkIn: {
      day: null,
      opens: '08:30',
      closes: '08:50',
      noShow: 'forfeits-place',
      lateUntilRound: null,
      identityCheck: false,
    },
  };
  for (const [key, value] of Object.entries(more)) {
    regulation[key] = Array.isArray(value) ? value : { ...(regulation[key] as Loose), ...(value as Loose) };
  }
  return regulation as unknown as Regulation;
}

export const start = (regulation: Regulation = shogi(), now = taipei('2026-10-11 09:00:00')): Places => ({
  regulation,
  entries: [],
  ledger: [],
  claims: [],
  members: [],
  pastResults: [],
  pastParticipants: [],
  now,
});

let codes = 0;
export const by = (actor = 'office@example.test'): By => ({
  actor,
  newCode: () => `T${String((codes += 1)).padStart(5, '0')}`,
});

let sources = 0;
export const form = (name: string, more: Partial<Submission> = {}): Submission => ({
  source: `form-${String((sources += 1))}`,
  at: taipei('2026-10-11 09:00:00'),
  name,
  email: `${encodeURIComponent(name)}@example.test`,
  phone: '',
  division: 'dan',
  lane: 'regular',
  member: false,
  answers: {},
  ...more,
});

/** Runs a decision that must succeed and gives the places after it. */
export function after(places: Places, result: Result<PlaceEffects> | PlaceEffects): Places {
  const effects = 'ok' in result ? (result.ok ? result.value : null) : result;
  if (effects === null) throw new Error(JSON.stringify((result as { problems: unknown }).problems));
  return applyEffects(places, effects);
}

export const effectsOf = (result: Result<PlaceEffects>): PlaceEffects => {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};

export const codesOf = (result: Result<unknown>): string[] => (result.ok ? [] : result.problems.map((p) => p.code));

export const at = (places: Places, time: string | number): Places => ({
  ...places,
  now: typeof time === 'number' ? time : taipei(time),
});

export const named = (places: Places, name: string): Entry => {
  const found = places.entries.find((entry) => entry.name === name);
  if (!found) throw new Error(`no entry of ${name}`);
  return found;
};

export const states = (places: Places): Record<string, string> =>
  Object.fromEntries(places.entries.map((entry) => [entry.name, entry.state]));

/** A bank line of `amount` was allocated to the entry, and the place follows its money. */
export function paid(places: Places, id: EntryId, amount: number): Places {
  const number = places.ledger.length + 1;
  const row = {
    id: `L-${String(number).padStart(4, '0')}` as LedgerId,
    at: places.now,
    kind: 'allocation' as const,
    amount,
    entry: id,
    bankLine: null,
    claim: null,
    answers: null,
    receipt: '',
    reason: 'test',
  };
  const next = { ...places, ledger: [...places.ledger, row] };
  return after(next, settle(next, [id], by()));
}
