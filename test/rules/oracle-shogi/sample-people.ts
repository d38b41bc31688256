/** The people of the sample documents: a dan division that overflows, a small kyu division, standby players. */
import type { Entry } from './types';

type Happening = [at: string, action: string, state: string];

const FEE = 500;
const MORNING = '2026-12-19T08:35:00+08:00';
const CLOSE = '2026-12-19T08:50:00+08:00';
const pad = (n: number): string => String(n).padStart(4, '0');
const entryId = (n: number): string => `E-${pad(n)}`;

function entry(n: number, division: string, paid: number, happenings: Happening[]): Entry {
  const history = happenings.map(([at, action, state]) => ({ at, action, state, division }));
  return {
    id: entryId(n),
    person: `P-${pad(n)}`,
    name: `Player ${n}`,
    division,
    member: false,
    receivedAt: history[0]!.at,
    state: history.at(-1)!.state,
    due: FEE,
    paid,
    refunded: 0,
    history,
    attributes: { rank: division === 'dan' ? '2d' : '5k' },
  };
}

const minute = (n: number): string => `2026-12-01T09:${String(n).padStart(2, '0')}:00+08:00`;
const enters = (at: string): Happening[] => [
  [at, 'entry.received', 'received'],
  [at, 'entry.held', 'held'],
];
const waits = (at: string): Happening[] => [
  [at, 'entry.received', 'received'],
  [at, 'entry.waitlisted', 'waitlisted'],
];
const pays = (day: string): Happening[] => [
  [`${day}T12:00:00+08:00`, 'claim.reported', 'reported'],
  [`${day}T18:00:00+08:00`, 'entry.confirmed', 'confirmed'],
];
const comes: Happening[] = [[MORNING, 'entry.checked-in', 'checked-in']];
const staysAway: Happening[] = [[CLOSE, 'entry.no-show', 'no-show']];

/** Thirty-two places, four people waiting, one lapse, two cancellations, one transfer; `present` of them check in, and perhaps the last one waiting at the desk. */
export function danPeople(present: number, desk = false): Entry[] {
  let left = present;
  const day = (): Happening[] => (left-- > 0 ? comes : staysAway);
  const people: Entry[] = [];
  for (let n = 1; n <= 32; n += 1) {
    const start = enters(minute(n));
    if (n === 5) people.push(entry(n, 'dan', 0, [...start, ['2026-12-05T00:10:00+08:00', 'entry.lapsed', 'lapsed']]));
    else if (n === 6)
      people.push(
        entry(n, 'dan', FEE, [
          ...start,
          ...pays('2026-12-02'),
          ['2026-12-04T20:00:00+08:00', 'entry.cancelled', 'cancelled'],
        ]),
      );
    else if (n === 7)
      people.push(
        entry(n, 'dan', FEE, [
          ...start,
          ...pays('2026-12-02'),
          ['2026-12-06T09:00:00+08:00', 'entry.cancelled', 'cancelled'],
        ]),
      );
    else if (n === 8)
      people.push(
        entry(n, 'dan', 0, [
          ...start,
          ...pays('2026-12-02'),
          ['2026-12-16T12:00:00+08:00', 'entry.transferred', 'transferred'],
        ]),
      );
    else people.push(entry(n, 'dan', FEE, [...start, ...pays('2026-12-02'), ...day()]));
  }
  const promoted = (n: number, since: string, at: string, paid: string): Entry =>
    entry(n, 'dan', FEE, [...waits(since), [at, 'entry.promoted', 'held'], ...pays(paid), ...day()]);
  people.push(promoted(33, '2026-12-01T10:00:00+08:00', '2026-12-05T00:10:00+08:00', '2026-12-06'));
  people.push({
    ...promoted(34, '2026-12-01T10:05:00+08:00', '2026-12-04T20:00:00+08:00', '2026-12-06'),
    member: true,
  });
  people.push(promoted(35, '2026-12-01T10:10:00+08:00', '2026-12-06T09:00:00+08:00', '2026-12-07'));
  const end: Happening = desk ? [CLOSE, 'entry.seated', 'checked-in'] : [CLOSE, 'entry.closed', 'closed'];
  people.push(entry(36, 'dan', desk ? FEE : 0, [...waits('2026-12-12T23:00:00+08:00'), end]));
  people.push(entry(37, 'dan', FEE, [['2026-12-16T12:00:00+08:00', 'entry.succeeded', 'confirmed'], ...day()]));
  return people;
}

export function kyuPeople(present: number): Entry[] {
  return Array.from({ length: present + 1 }, (_, index) =>
    entry(101 + index, 'kyu', FEE, [
      ...enters(minute(index)),
      ...pays('2026-12-02'),
      ...(index < present ? comes : staysAway),
    ]),
  );
}

/** Three kyu players, too few at the closing date: the division is cancelled and they get everything back. */
export function cancelledKyu(): Entry[] {
  return [101, 102, 103].map((n) =>
    entry(n, 'kyu', FEE, [
      ...enters(minute(n - 100)),
      ...pays('2026-12-02'),
      ['2026-12-13T09:00:00+08:00', 'division.cancelled', 'cancelled'],
    ]),
  );
}

/** Standby players by time: the first `seated` of them play, the others are sent home with their fee. */
export function standbyPeople(from: number, division: string, number: number, seated: number): Entry[] {
  return Array.from({ length: number }, (_, index) => {
    const start: Happening[] = [[`2026-12-10T09:0${index}:00+08:00`, 'standby.registered', 'standby']];
    const end: Happening =
      index < seated ? [CLOSE, 'standby.seated', 'standby-seated'] : [CLOSE, 'standby.released', 'standby-released'];
    return { ...entry(from + index, division, FEE, [...start, end]), refunded: index < seated ? 0 : FEE };
  });
}
