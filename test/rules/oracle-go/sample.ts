/**
 * A go championship played with the product's own rooms (fields, pairings, standings, final, lists, prizes, promotions),
 * without the office: what the oracle judges here is the rooms, and every seeded fault starts from one of these.
 */
import { makeId, type EntryId } from '../../../src/domain/common/ids';
import { eventOutcome, type PlayedDivision } from '../../../src/domain/outcome/event-outcome';
import { pairGoRound } from '../../../src/domain/pairing/go-score/pair';
import {
  needLots,
  sameRankGames,
  sameRankPlaces,
  undecidedGroups,
} from '../../../src/domain/pairing/same-rank/same-rank';
import type { Crosstable, RoundRecord } from '../../../src/domain/play/crosstable';
import { makeDraw } from '../../../src/domain/play/draws/draw';
import { drawFields, readFields, unitKey } from '../../../src/domain/play/fields/form-fields';
import type { Draw } from '../../../src/domain/play/game';
import type { DeclaredTeam, FinalStanding, PlayerFacts } from '../../../src/domain/ranking-lists/standing';
import { rankLevel } from '../../../src/domain/regulation/rank';
import { brokenByLots, tiedOnes } from '../../../src/domain/standings/lots';
import { rankStandings } from '../../../src/domain/standings/rank';
import { regulation } from '../../domain/regulation/files';
import { value } from '../shogi-open/day';
import { people, type Sizes } from './sample-people';
import { permutation, sha256 } from '../oracle-shogi/stream';
import type { Division, Document, Entry, Game, Round, Standing } from './types';

const cup = regulation('go-shanhai-2025');
const POINTS = {
  ...{ win: 20, draw: 10, loss: 0, forfeitWin: 20, forfeitLoss: 0 },
  ...{ pairingBye: 20, halfBye: 0, fullBye: 20, zeroBye: 0 },
};

interface Play {
  readonly seed: string;
  readonly draws: Draw[];
  readonly book: ReadonlyMap<string, Entry>;
}
interface Row extends FinalStanding {
  readonly sos: number;
  readonly cuss: number;
}

const levelOf = ({ attributes }: Entry): number | null => {
  const level = rankLevel(attributes.rank ?? '');
  return typeof level === 'number' ? level : null;
};

function lots(play: Play, what: string, pool: readonly string[]): readonly string[] {
  if (pool.length === 0) return [];
  const draw = makeDraw({ id: makeId('draw', play.draws.length + 1), what, seed: sha256(play.seed + what), pool });
  play.draws.push(draw);
  return draw.outcome;
}

/** The stronger wins more often; sometimes somebody does not come. */
function result(play: Play, what: string, first: string, second: string): string {
  const fate = permutation([...Array(20).keys()], sha256(play.seed), `${what} ${first} ${second}`)[0]!;
  if (fate === 0) return '-/+';
  const gap = (levelOf(play.book.get(first)!) ?? 0) - (levelOf(play.book.get(second)!) ?? 0);
  return fate < 10 + 2 * gap ? '1-0' : '0-1';
}

function playField(play: Play, division: string, field: string | null, ids: readonly string[], rounds: number) {
  const records: (RoundRecord | undefined)[][] = ids.map(() => []);
  const numbers = ids.map((_, i) => i + 1);
  const units = new Map(ids.map((id, i) => [i + 1, unitKey(play.book.get(id)!.attributes.city ?? '')]));
  const table = (): Crosstable => ({
    players: ids.map((name, i) => ({ number: i + 1, name, rating: null, rounds: records[i]! })),
    ...{ plannedRounds: rounds, points: POINTS, initialColour: null, accelerations: [], forbidden: [] },
  });
  const played: Round[] = [];
  for (let round = 1; round <= rounds; round++) {
    const options = { round, order: numbers, units, unitsApartUntil: round <= 3 ? round : 0 } as const;
    const paired = value(
      pairGoRound(table(), { ...options, inside: 'fold', colours: 'balance', openColours: 'order' }),
    );
    const games = paired.pairs.map(({ board, players: [a, b], black }): Game => {
      const [first, second] = black === b ? [b, a] : [a, b];
      const found = result(play, `${division} ${String(round)}`, ids[first - 1]!, ids[second - 1]!);
      const win = found === '1-0' ? '1' : found === '0-1' ? '0' : '-';
      const against = { '1': '0', '0': '1', '-': '+' } as const;
      records[first - 1]![round - 1] = { opponent: second, colour: 'b', code: win };
      records[second - 1]![round - 1] = { opponent: first, colour: 'w', code: against[win] };
      const [one, two] = [ids[first - 1]!, ids[second - 1]!];
      return { board, first: one, second: two, kind: 'official', result: found, counts: true };
    });
    if (paired.bye !== null) {
      records[paired.bye - 1]![round - 1] = { opponent: null, colour: null, code: 'U' };
      const first = ids[paired.bye - 1]!;
      games.push({ board: null, first, second: null, kind: 'bye', result: '+/-', counts: true });
    }
    played.push({ stage: 'swiss', round, field, games });
  }
  const ranked = value(rankStandings(table(), ['PTS', 'SOS', 'CUSS'], { edition: '2026', system: 'swiss' }));
  const named = ranked.map((row) => ({ ...row, id: row.name }));
  const drawn = lots(play, `go/${division}/${field ?? ''}/lots`, tiedOnes(named));
  const rows = brokenByLots(named, drawn).map(({ id, rank, points, values }): Row => {
    const number = (at: number): number => values[at]?.value as number;
    const tieBreaks = [number(1), number(2)];
    return {
      ...{ entry: id as EntryId, rank, field, fieldRank: rank, points, tieBreaks },
      sos: number(1),
      cuss: number(2),
    };
  });
  return { played, rows };
}

function finals(play: Play, [a = [], b = []]: readonly (readonly Row[])[]) {
  const rowOf = new Map([...a, ...b].map((row) => [row.entry as string, row]));
  const compare = (one: string, two: string): number => {
    const [x, y] = [rowOf.get(one)!, rowOf.get(two)!];
    return y.points - x.points || y.sos - x.sos || y.cuss - x.cuss;
  };
  const ranked = (rows: readonly Row[]) => rows.map(({ entry }) => ({ id: entry as string }));
  const games = sameRankGames(ranked(a), ranked(b), 16)
    .filter(({ decided }) => decided === 'to-play')
    .map(({ rank, a: first, b: second }): Game => {
      const found = result(play, 'final', first!, second!);
      return { board: rank, first, second, kind: 'official', result: found, counts: true };
    });
  const won = games.map(({ board, first, second, result: found }) => ({
    ...{ rank: board!, won: found === '1-0' ? first : second },
  }));
  const groups = undecidedGroups(ranked(a), ranked(b), 16, 'blocks');
  const drawn = lots(play, 'go/open/blocks', needLots(groups, compare));
  const { places } = sameRankPlaces(ranked(a), ranked(b), 16, won, { compare, lots: drawn });
  const rows = places.map(({ id, place }): Row => ({ ...rowOf.get(id)!, rank: place }));
  return { round: { stage: 'final', round: 1, field: null, games }, rows };
}

const ROUNDS = [4, 8, 16, 32, 64].map((upTo, i) => [upTo, [3, 5, 6, 7, 8][i]!] as const);

function playDivision(play: Play, division: string, entries: readonly Entry[]): { rounds: Round[]; rows: Row[] } {
  const ids = entries.map(({ id }) => id);
  if (division !== 'open') {
    const rounds = ROUNDS.find(([upTo]) => ids.length <= upTo)?.[1] ?? 9;
    const { played, rows } = playField(play, division, null, ids, Math.min(rounds, ids.length - 2));
    return { rounds: played, rows };
  }
  const draw = value(
    drawFields({
      rules: { ids: ['A', 'B'], by: 'snake', spread: 'city', fromPlayers: 2 },
      players: entries.map((entry) => ({
        ...{ entry: entry.id as EntryId, level: levelOf(entry), unit: entry.attributes.city ?? null },
      })),
      ...{ id: makeId('draw', play.draws.length + 1), label: 'go/open/fields', seed: sha256(`${play.seed}fields`) },
    }),
  );
  play.draws.push(draw);
  const fields = [...readFields(draw.outcome)].sort().map(([name, own]) => playField(play, division, name, own, 9));
  const final = finals(
    play,
    fields.map(({ rows }) => rows),
  );
  return { rounds: [...fields.flatMap(({ played }) => played), final.round], rows: final.rows };
}

const teamsOf = (entries: readonly Entry[]): DeclaredTeam[] => {
  const teams = new Map<string, DeclaredTeam>();
  for (const { id, division, attributes } of entries)
    for (const by of ['delegation', 'team'] as const) {
      const name = attributes[by];
      if (name === undefined) continue;
      const before = teams.get(name)?.members ?? [];
      teams.set(name, { division, by, name, members: [...before, id as EntryId] });
    }
  return [...teams.values()];
};

const shown = ({ rank, entry, field, fieldRank, points, sos, cuss }: Row): Standing => ({
  ...{ rank, entry, field, fieldRank: field === null ? null : fieldRank, points: points / 10 },
  tieBreaks: { SOS: sos / 10, CUSS: cuss / 10 },
});

/** A whole event of these sizes; the same seed gives the same one. */
export function sample(sizes: Sizes, seed = 'go'): Document {
  const entries = people(sizes);
  const play: Play = { seed, draws: [], book: new Map(entries.map((entry) => [entry.id, entry])) };
  const ids = cup.divisions.map(({ id }) => id).filter((id) => sizes[id as keyof Sizes] > 0);
  const played = ids.map((id) => {
    const own = entries.filter(({ division }) => division === id);
    const players = own.map((entry) => entry.id as EntryId);
    return { id, players, ...playDivision(play, id, own) };
  });
  const outcome = eventOutcome({
    regulation: cup,
    divisions: played.map(({ id: division, players, rows: standings }): PlayedDivision => {
      const base = { division, players, started: players, registered: players, standings, finished: true };
      return { ...base, bracket: null, unbeaten: [], unbeatenByWalkover: [] };
    }),
    factsOf: (id): PlayerFacts => {
      const entry = play.book.get(id)!;
      const { sex, birthDate, professional = false } = entry.attributes;
      return { home: entry.division, sex, birthDate, level: levelOf(entry), professional };
    },
    ...{ teams: teamsOf(entries), absent: [], barred: [], fines: [], lucky: [], alternatives: [] },
  });
  const divisions = played.map(({ id, players, rounds, rows }): Division => ({
    ...{ id, players, mergedInto: [], mergedFrom: [], rounds, standings: rows.map(shown) },
    lists: outcome.lists
      .filter(({ division }) => division === id)
      .map((list) => ({ id: list.id, rows: list.rows.map((row) => ({ ...row, members: [...row.members] })) })),
    awards: outcome.awards
      .filter(({ division }) => division === id)
      .map(({ list, items, ...award }) => ({ ...award, list: list ?? 'mixed', items: [...items] })),
    promotions: outcome.promotions
      .flatMap(({ promotions }) => promotions)
      .filter(({ entry }) => players.includes(entry))
      .map(({ entry, from, to, rule }) => ({ entry, from, to, rule })),
  }));
  const paid = entries.reduce((sum, entry) => sum + entry.paid, 0);
  return {
    ...{ regulation: cup.id, entries, divisions, letters: { failed: 0 } },
    draws: play.draws.map((draw) => ({ ...draw, pool: [...draw.pool], outcome: [...draw.outcome] })),
    ledger: { in: paid, allocated: paid, unallocated: 0, prizes: outcome.totals.paid },
  };
}
