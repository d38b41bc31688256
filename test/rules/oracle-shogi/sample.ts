/** A correct rehearsal document, small enough to read; every seeded fault starts from one of these. */
import { cancelledKyu, danPeople, kyuPeople, standbyPeople } from './sample-people';
import { lot, playDivision } from './sample-play';
import { permutation } from './stream';
import type { Award, Division, Document, Draw, Entry } from './types';

export interface Sample extends Document {
  actions: { action: string; ms: number; serviceCalls: Record<string, number>; methodCalls: number }[];
  bundle: { bytes: number; loadMs: number };
}

/** First and second prize for 12, 13 … 32 players, as published and computed; fewer players get the floor. */
const FIRST = [
  1600, 1700, 1900, 2000, 2100, 2300, 2400, 2500, 2700, 2800, 2900, 3100, 3200, 3300, 3500, 3600, 3700, 3900, 4000,
  4100, 4300,
];
const SECOND = [
  800, 900, 900, 1000, 1100, 1100, 1200, 1300, 1300, 1400, 1500, 1500, 1600, 1700, 1700, 1800, 1900, 1900, 2000, 2100,
  2100,
];
const GIFTS: Record<string, string[][]> = {
  dan: [['「龍馬」頭銜', '龍馬駒', '獎狀'], ['獎狀'], ['獎狀']],
  kyu: [['日本將棋扇', '獎狀'], ['職業棋士簽名板', '獎狀'], ['獎狀']],
};
const PRIZES = ['champion', 'second', 'third'];

/** `dan` and `kyu` regular players check in (no kyu: cancelled); `standby` standby players of each division come too. */
export function sample(dan: number, kyu: number, standby = 0, desk = false): Sample {
  const entries: Entry[] = [...danPeople(dan, desk), ...(kyu === 0 ? cancelledKyu() : kyuPeople(kyu))];
  const fill = (present: number): number => Math.min(standby, (4 - (present % 4)) % 4);
  entries.push(...standbyPeople(201, 'dan', standby, fill(desk ? dan + 1 : dan)));
  if (kyu > 0) entries.push(...standbyPeople(301, 'kyu', standby, fill(kyu)));
  const draws: Draw[] = [];
  const divisions = ['dan', 'kyu'].map((id) => {
    const here = entries.filter(
      (entry) => entry.division === id && ['checked-in', 'standby-seated'].includes(entry.state),
    );
    const players = here.map((entry) => entry.id);
    const division = players.length > 0 ? playDivision(id, players, draws) : unplayed(id);
    division.awards = awards(division);
    return division;
  });
  lucky(divisions, draws);
  const paid = entries.reduce((sum, entry) => sum + entry.paid, 0);
  const done = entries.reduce((sum, entry) => sum + entry.refunded, 0);
  const prizes = divisions.flatMap((one) => one.awards).reduce((sum, award) => sum + award.amount, 0);
  return {
    regulation: 'shogi-open-2026',
    seed: '01',
    version: 1,
    entries,
    divisions,
    draws,
    ledger: {
      in: paid + 100,
      allocated: paid,
      unallocated: 100,
      refundsDue: done + 250 + (kyu === 0 ? 1500 : 0),
      refundsDone: done,
      prizes,
    },
    letters: { queued: 0, sent: 100, failed: 0 },
    actions: [{ action: 'pairRound', ms: 3, serviceCalls: { SpreadsheetApp: 4 }, methodCalls: 20 }],
    bundle: { bytes: 200000, loadMs: 9 },
  };
}

function unplayed(id: string): Division {
  return { id, players: [], slots: 0, rounds: [], qualifiers: [], unbeaten: [], bracket: null, awards: [] };
}

function awards(division: Division): Award[] {
  const n = division.players.length;
  const [first, second] = [FIRST[n - 12] ?? 1500, SECOND[n - 12] ?? 750];
  const given: Award[] = (division.standings ?? []).map(({ entry, rank }) => ({
    entry,
    place: rank,
    prize: PRIZES[rank! - 1]!,
    amount: [first, second, 0][rank! - 1]!,
    items: [...GIFTS[division.id]![rank! - 1]!, '公開賽紀念服'],
  }));
  if (division.id === 'dan') return given;
  return [
    ...given,
    ...division.unbeaten.map((entry) => ({ entry, prize: 'unbeaten', place: null, amount: 0, items: ['待定'] })),
  ];
}

function lucky(divisions: Division[], draws: Draw[]): void {
  const pool = divisions.flatMap((division) => division.players).sort();
  const blank = lot(draws.length + 1, 'A/lucky', pool, []);
  const outcome = permutation(pool, blank.seed, 'A/lucky').slice(0, 3);
  draws.push({ ...blank, algorithm: 'hmac-sha256 fisher-yates', outcome });
  for (const entry of outcome) {
    const home = divisions.find((division) => division.players.includes(entry))!;
    home.awards.push({ entry, prize: 'lucky', place: null, amount: 0, items: ['參賽紀念獎'] });
  }
}
