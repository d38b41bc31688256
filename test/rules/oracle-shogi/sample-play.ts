/** Plays a division of the sample through: deterministic pairings that keep every rule, the first of a pair wins. */
import { sha256 } from './stream';
import type { Bracket, Division, Draw, Game, Round } from './types';

type Place = { id: string | null; wins: number; losses: number; met: Set<Place> };

const SEED = 'ab'.repeat(32);

export function lot(n: number, what: string, pool: string[], outcome: string[]): Draw {
  const algorithm = 'pairing-by-lot';
  return {
    id: `D-${String(n).padStart(4, '0')}`,
    what,
    seed: SEED,
    algorithm,
    pool,
    poolSha256: sha256(pool.join('\n')),
    outcome,
  };
}

/** Empty places meet players while there are any, and nobody meets an earlier opponent where that can be helped. */
function pairUp(group: Place[]): [Place, Place][] {
  const empty = group.filter((place) => place.id === null);
  const live = group.filter((place) => place.id !== null);
  const pairs: [Place, Place][] = [];
  while (empty.length > live.length) pairs.push([empty.shift()!, empty.shift()!]);
  const search = (left: Place[], strict: boolean): [Place, Place][] | null => {
    const [first, ...others] = left;
    if (!first) return [];
    const free = others.filter((one) => (one.id ?? first.id) !== null && (!strict || !one.met.has(first)));
    for (const other of free) {
      const rest = search(
        others.filter((one) => one !== other),
        strict,
      );
      if (rest) return [[first, other], ...rest];
    }
    return null;
  };
  const order = [...live, ...empty];
  return [...pairs, ...(search(order, true) ?? search(order, false)!)];
}

export function playDivision(id: string, players: string[], draws: Draw[]): Division {
  const slots = 4 * Math.ceil(players.length / 4);
  const places: Place[] = Array.from({ length: slots }, (_, at) => ({
    id: players[at] ?? null,
    wins: 0,
    losses: 0,
    met: new Set<Place>(),
  }));
  const rounds: Round[] = [];
  for (const round of [1, 2, 3]) rounds.push(playRound(id, round, places, draws));
  const qualified = places.filter((place) => place.wins === 2 && place.id !== null);
  const unbeaten = qualified.filter((place) => place.losses === 0).map((place) => place.id!);
  const qualifiers = qualified.map((place) => place.id!);
  const bracket = seat(qualifiers, unbeaten, slots / 2);
  draws.push(
    lot(
      draws.length + 1,
      `${id} bracket`,
      qualifiers,
      bracket.slots.map((one) => one ?? 'empty'),
    ),
  );
  const { games, order } = knockout(bracket);
  return {
    id,
    players,
    slots,
    rounds: [...rounds, ...games],
    qualifiers,
    unbeaten,
    bracket,
    standings: order,
    awards: [],
  };
}

function playRound(division: string, round: number, places: Place[], draws: Draw[]): Round {
  const games: Game[] = [];
  const free: string[] = [];
  const over = (place: Place): boolean => place.wins === 2 || place.losses === 2;
  for (const place of places) if (over(place) && place.id !== null) free.push(place.id);
  const groups = new Map<string, Place[]>();
  for (const place of places.filter((one) => !over(one))) {
    const record = `${place.wins}-${place.losses}`;
    groups.set(record, [...(groups.get(record) ?? []), place]);
  }
  for (const [record, group] of groups) {
    const pairs = pairUp(group);
    const ids = group.flatMap((place) => place.id ?? []);
    draws.push(
      lot(
        draws.length + 1,
        `${division} R${round} ${record}`,
        ids,
        pairs.map(([a, b]) => `${a.id ?? '-'} ${b.id ?? '-'}`),
      ),
    );
    for (const [a, b] of pairs) {
      a.wins += 1;
      b.losses += 1;
      a.met.add(b);
      b.met.add(a);
      const board = games.length + 1;
      if (a.id === null) continue;
      if (b.id === null) free.push(a.id);
      const kind = b.id === null ? 'bye' : 'official';
      games.push({ board, first: a.id, second: b.id, kind, result: b.id === null ? '+/-' : '1-0', counts: true });
    }
  }
  for (let at = 0; at + 1 < free.length; at += 2) {
    const pair = { first: free[at]!, second: free[at + 1]! };
    games.push({ board: games.length + 1, ...pair, kind: 'friendly', result: null, counts: false });
  }
  return { stage: 'prelim', round, games };
}

function seat(qualifiers: string[], unbeaten: string[], places: number): Bracket {
  const size = { 2: 2, 4: 4, 6: 8, 8: 8 }[places] ?? 16;
  const start = { 2: '16:00', 4: '15:00', 8: '14:00' }[size] ?? '13:00';
  const order = [...unbeaten, ...qualifiers.filter((one) => !unbeaten.includes(one))];
  const byes = size - places;
  return { size, start, slots: [...order.slice(0, byes).flatMap((one) => [one, null]), ...order.slice(byes)] };
}

function knockout(bracket: Bracket): { games: Round[]; order: { rank: number; entry: string; points: number }[] } {
  const games: Round[] = [];
  const order: { rank: number; entry: string; points: number }[] = [];
  let level = bracket.slots;
  for (let round = 1; level.length > 1; round += 1) {
    const played: Game[] = [];
    const next: (string | null)[] = [];
    for (let at = 0; at < level.length; at += 2) {
      const [a, b] = [level[at]!, level[at + 1] ?? null];
      next.push(a);
      if (b === null) continue;
      played.push({ board: played.length + 1, first: a, second: b, kind: 'official', result: '1-0', counts: true });
      if (level.length <= 4) order.unshift({ rank: level.length === 4 ? 3 : 2, entry: b, points: 2 });
    }
    games.push({ stage: 'knockout', round, games: played });
    level = next;
  }
  order.unshift({ rank: 1, entry: level[0]!, points: 2 });
  return { games, order };
}
