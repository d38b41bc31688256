/**
 * The same-rank final (同名次决赛, go regulation C 八(二)): after the group rounds the k-th of A meets the k-th of
 * B; the winner takes place 2k − 1, the loser 2k (recommended reading, entry C2). From rank `finalists` + 1 the k-th
 * of A and of B share the block 2k − 1, 2k without a game; inside it points, tie-breaks and then lots decide (C3).
 *
 * Places leave no gaps: where one group is shorter, a player without a counterpart takes one place. Where the regulation
 * merges the rest by points instead, both groups behind the finals are one list.
 */
import { problem, type Problem } from '../../common/result';

export type Group = 'A' | 'B';

export interface Ranked {
  readonly id: string;
  /** cannot play the final; his opponent wins without playing and he takes the lower place */
  readonly missing?: boolean;
}

export interface FinalGame {
  /** k */
  readonly rank: number;
  /** null = the group has no player of this rank */
  readonly a: string | null;
  readonly b: string | null;
  /** decided without a game; null = to be played, or nobody can play it */
  readonly walkover: string | null;
  readonly decided: 'to-play' | 'walkover' | 'nobody';
}

const presence = (player: Ranked | undefined): boolean => player !== undefined && player.missing !== true;

/** The games of the final; `finalists` = how many of each group take part (16 in the regulation). */
export function sameRankGames(a: readonly Ranked[], b: readonly Ranked[], finalists: number): FinalGame[] {
  const games: FinalGame[] = [];
  for (let k = 0; k < Math.min(finalists, Math.max(a.length, b.length)); k++) {
    const left = a[k];
    const right = b[k];
    const [withA, withB] = [presence(left), presence(right)];
    games.push({
      rank: k + 1,
      a: left?.id ?? null,
      b: right?.id ?? null,
      walkover: withA === withB ? null : ((withA ? left : right)?.id ?? null),
      decided: withA && withB ? 'to-play' : withA || withB ? 'walkover' : 'nobody',
    });
  }
  return games;
}

/** `won` = the id of the winner; null = not known yet, both lost, or no result. */
export interface FinalResult {
  readonly rank: number;
  readonly won: string | null;
}

export type PlaceReason = 'final' | 'walkover' | 'criteria' | 'lots' | 'alone';

export interface FinalPlace {
  readonly place: number;
  readonly id: string;
  readonly group: Group;
  /** rank in the group */
  readonly rank: number;
  readonly why: PlaceReason;
}

/** What decides where no game does. */
export interface Deciding {
  /** negative when the first stands before the second by points and tie-breaks; 0 = equal */
  compare(a: string, b: string): number;
  /** ids in the order of a recorded draw of lots */
  readonly lots: readonly string[];
}

/** By criteria, then lots; whoever has no lot stands behind. */
function compareDecided(first: string, second: string, deciding: Deciding): number {
  const at = (id: string): number => {
    const index = deciding.lots.indexOf(id);
    return index < 0 ? deciding.lots.length : index;
  };
  return deciding.compare(first, second) || at(first) - at(second);
}

/** The two of a block, better one first, and why. */
function order(first: string, second: string, deciding: Deciding): { ids: [string, string]; why: PlaceReason } {
  const why = deciding.compare(first, second) === 0 ? 'lots' : 'criteria';
  return { ids: compareDecided(first, second, deciding) <= 0 ? [first, second] : [second, first], why };
}

/**
 * Who has to draw lots for a place that no final decides: ids of `groups` (blocks of two, or everybody behind the
 * finals) that are equal to another of their group by all criteria.
 */
export function needLots(groups: readonly (readonly string[])[], compare: Deciding['compare']): string[] {
  return groups.flatMap((group) =>
    group.filter((id) => group.some((other) => other !== id && compare(id, other) === 0)),
  );
}

/** Groups whose order points and tie-breaks have to give: two and two, or all together. */
export function undecidedGroups(
  a: readonly Ranked[],
  b: readonly Ranked[],
  finalists: number,
  below: 'blocks' | 'merge-by-points',
): string[][] {
  const blocks: string[][] = [];
  for (let k = 0; k < Math.max(a.length, b.length); k++) {
    const [left, right] = [a[k], b[k]];
    if (k < finalists && (presence(left) || presence(right))) continue;
    blocks.push([left, right].flatMap((player) => (player ? [player.id] : [])));
  }
  if (below === 'blocks') return blocks;
  const inFinals = (block: readonly string[]): boolean =>
    block.some((id) => [...a.slice(0, finalists), ...b.slice(0, finalists)].some((player) => player.id === id));
  return [...blocks.filter(inFinals), blocks.filter((block) => !inFinals(block)).flat()];
}

function block(
  k: number,
  a: readonly Ranked[],
  b: readonly Ranked[],
  finalists: number,
  won: string | null,
  deciding: Deciding,
): { id: string; why: PlaceReason }[] {
  const left = a[k];
  const right = b[k];
  if (left === undefined || right === undefined) {
    const alone = left ?? right;
    return alone === undefined ? [] : [{ id: alone.id, why: 'alone' }];
  }
  const pair = (winner: string, why: PlaceReason): { id: string; why: PlaceReason }[] => [
    { id: winner, why },
    { id: winner === left.id ? right.id : left.id, why },
  ];
  if (k < finalists) {
    if (presence(left) !== presence(right)) return pair(presence(left) ? left.id : right.id, 'walkover');
    if (presence(left) && (won === left.id || won === right.id)) return pair(won, 'final');
  }
  const { ids, why } = order(left.id, right.id, deciding);
  return ids.map((id) => ({ id, why }));
}

/**
 * All places of both groups, best first. Finals without a winner yet are ordered like the blocks below them and
 * named in `open`, so that a provisional list can be shown as such.
 */
export function sameRankPlaces(
  a: readonly Ranked[],
  b: readonly Ranked[],
  finalists: number,
  results: readonly FinalResult[],
  deciding: Deciding,
  below: 'blocks' | 'merge-by-points' = 'blocks',
): { readonly places: readonly FinalPlace[]; readonly open: readonly Problem[] } {
  const places: FinalPlace[] = [];
  const open: Problem[] = [];
  const inA = new Set(a.map((player) => player.id));
  const last = Math.max(a.length, b.length);
  const blocks = below === 'blocks' ? last : Math.min(last, finalists);
  const add = (id: string, rank: number, why: PlaceReason): void => {
    places.push({ place: places.length + 1, id, group: inA.has(id) ? 'A' : 'B', rank, why });
  };
  for (let k = 0; k < blocks; k++) {
    const won = results.find((result) => result.rank === k + 1)?.won ?? null;
    if (k < finalists && presence(a[k]) && presence(b[k]) && won !== a[k]?.id && won !== b[k]?.id)
      open.push(problem('same-rank.result-missing', { rank: k + 1 }));
    for (const { id, why } of block(k, a, b, finalists, won, deciding)) add(id, k + 1, why);
  }
  const ranked = (list: readonly Ranked[]) => list.map(({ id }, k) => ({ id, rank: k + 1 })).slice(blocks);
  const rest = [...ranked(a), ...ranked(b)].sort((one, two) => compareDecided(one.id, two.id, deciding));
  const drawn = new Set(needLots([rest.map(({ id }) => id)], (one, two) => deciding.compare(one, two)));
  for (const { id, rank } of rest) add(id, rank, drawn.has(id) ? 'lots' : 'criteria');
  return { places, open };
}
