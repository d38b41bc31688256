/** Made-up entrants of a small go championship: delegations of five, singles, wild cards, youth, infants, seniors, new professionals. */
import type { Entry } from './types';

const pad = (n: number): string => String(n).padStart(4, '0');
const CITIES = ['杭州', '北京', '上海', '成都', '广州', '武汉', '西安'];

interface Person {
  division: string;
  sex: 'f' | 'm';
  birthDate: string;
  rank: string;
  more?: Partial<Entry['attributes']>;
}

function entry(number: number, { division, sex, birthDate, rank, more = {} }: Person): Entry {
  const asks = division !== 'open' || more.delegation !== undefined || more.invited === true;
  const row = (day: string, action: string, state: string) => ({
    ...{ at: `2025-${day}T10:00:00+08:00`, action, state, division },
  });
  return {
    ...{ id: `E-${pad(number)}`, person: `P-${pad(number)}`, name: `棋手${String(number)}`, division },
    ...{ receivedAt: '2025-10-01T10:00:00+08:00', state: 'checked-in', due: 260, paid: 260, refunded: 0 },
    history: [
      ...(asks
        ? [row('10-01', 'entry.received', 'approval'), row('10-02', 'entry.approved', 'held')]
        : [row('10-01', 'entry.received', 'held')]),
      row('10-05', 'entry.paid', 'confirmed'),
      row('11-07', 'entry.checked-in', 'checked-in'),
    ],
    attributes: { sex, birthDate, rank, city: CITIES[number % CITIES.length]!, ...more },
  };
}

/** Numbers of each division; ids run on from `E-0001`. */
export interface Sizes {
  open: number;
  youth: number;
  kids: number;
  seniors: number;
}

/** The first delegations have three men and two women, one is short of a man; every fifth of the rest is a woman. */
export function people({ open, youth, kids, seniors }: Sizes): Entry[] {
  const found: Entry[] = [];
  const add = (person: Person): void => void found.push(entry(found.length + 1, person));
  for (let i = 0; i < open; i++) {
    const team = Math.floor(i / 5);
    const inTeam = team < 4 && i < open - 6;
    const woman = inTeam ? i % 5 >= 3 : i % 5 === 2;
    const rank = `${String(3 + ((i * 7) % 5))}d`;
    const city = CITIES[team]!;
    const short = team === 3 && i % 5 === 2;
    add({
      ...{ division: 'open', sex: woman ? 'f' : 'm', birthDate: `19${String(70 + (i % 30))}-05-05`, rank },
      more: {
        ...(inTeam && !short ? { delegation: `${city}队`, city } : {}),
        ...(i === open - 1 ? { professional: true, rank: '6d' } : {}),
        ...(i === open - 2 ? { invited: true } : {}),
      },
    });
  }
  const group = (division: string, n: number, born: (i: number) => string, rank: (i: number) => string): void => {
    for (let i = 0; i < n; i++) {
      const person: Person = { division, sex: i % 3 === 1 ? 'f' : 'm', birthDate: born(i), rank: rank(i) };
      add({ ...person, more: i < 6 ? { team: `${division}${String(i % 2)}` } : {} });
    }
  };
  group(
    'youth',
    youth,
    (i) => `2012-0${String((i % 9) + 1)}-15`,
    (i) => `${String((i % 5) + 1)}d`,
  );
  group(
    'kids',
    kids,
    (i) => `2020-0${String((i % 9) + 1)}-15`,
    (i) => `${String((i % 9) + 1)}k`,
  );
  group(
    'seniors',
    seniors,
    (i) => `19${String(57 + (i % 20))}-11-07`,
    (i) => `${String((i % 4) + 3)}d`,
  );
  return found;
}
