/** What the regulation says of a prelim, worked out from the games alone and apart from the code under test. */
import type { EntryId } from '../../../src/domain/common/ids';
import type { Game } from '../../../src/domain/play/game';
import type { PrelimRound } from '../../../src/domain/play/win-count/round';
import type { Played } from './day';

interface Tally {
  wins: number;
  losses: number;
  met: Set<string>;
}

/** Names of both sides: entry ids, or `#3` for the third empty place. */
export function names(game: Game): [string, string] {
  const empties = game.remarks.filter((r) => r.startsWith('empty-slot:')).map((r) => `#${r.slice(11)}`);
  const first = game.first ?? empties.shift() ?? 'nobody';
  return [first, game.second ?? empties.shift() ?? 'nobody'];
}

export function tally(played: Played, upTo: number): Map<string, Tally> {
  const size = Math.ceil(played.players.length / 4) * 4;
  const all = [
    ...played.players,
    ...Array.from({ length: size - played.players.length }, (_, i) => `#${String(i + 1)}`),
  ];
  const table = new Map<string, Tally>(all.map((name) => [name, { wins: 0, losses: 0, met: new Set<string>() }]));
  for (const game of played.games) {
    if (game.round > upTo || !game.counts) continue;
    const sides = names(game);
    const winner = game.result === '1-0' || game.result === '+/-' ? 0 : game.result === '-/-' ? 2 : 1;
    sides.forEach((name, side) => {
      const own = table.get(name);
      if (!own) return;
      if (winner === side || (winner === 2 && side === 0)) own.wins++;
      else own.losses++;
      if (game.kind === 'official' && game.result && '1-0 0-1'.includes(game.result)) own.met.add(sides[1 - side]!);
    });
  }
  return table;
}

/** Fewest rematches among players of whom `facing` meet nobody real, by trying everything with memory. */
export function fewest(group: readonly string[], facing: number, met: (a: string, b: string) => boolean): number {
  const memory = new Map<string, number>();
  const search = (left: readonly string[], free: number): number => {
    if (left.length === 0) return 0;
    const key = `${left.join()}|${String(free)}`;
    const known = memory.get(key);
    if (known !== undefined) return known;
    const [first, ...rest] = left as [string, ...string[]];
    let least = free > 0 ? search(rest, free - 1) : Infinity;
    for (const other of rest) {
      if (least === 0) break;
      const cost =
        (met(first, other) ? 1 : 0) +
        search(
          rest.filter((name) => name !== other),
          free,
        );
      least = Math.min(least, cost);
    }
    memory.set(key, least);
    return least;
  };
  return search(group, facing);
}

/** Every sentence of 第四條 that a drawn round can break; the list is empty when it breaks none. */
export function faults(played: Played, { round, games, sitsOut }: PrelimRound, inEvent: readonly EntryId[]): string[] {
  const found: string[] = [];
  const before = tally(played, round - 1);
  const virtual = (name: string): boolean => name.startsWith('#') || !inEvent.includes(name as EntryId);
  const open = [...before].filter(([, { wins, losses }]) => wins < 2 && losses < 2).map(([name]) => name);
  const counting = games.filter((game) => game.counts);
  const seen = counting.flatMap(names);
  if (seen.slice().sort().join() !== open.slice().sort().join()) found.push('not everybody open exactly once');
  const record = (name: string): string => `${String(before.get(name)?.wins)}-${String(before.get(name)?.losses)}`;
  const groups = new Map<string, { real: string[]; virtual: number; rematches: number; empties: number }>();
  for (const name of open) {
    const group = groups.get(record(name)) ?? { real: [], virtual: 0, rematches: 0, empties: 0 };
    if (virtual(name)) group.virtual++;
    else group.real.push(name);
    groups.set(record(name), group);
  }
  const met = (a: string, b: string): boolean => before.get(a)?.met.has(b) ?? false;
  for (const game of counting) {
    const [a, b] = names(game);
    if (record(a) !== record(b)) found.push(`${a} and ${b} have different records`);
    const group = groups.get(record(a))!;
    if (virtual(a) && virtual(b)) group.empties++;
    else if (!virtual(a) && !virtual(b)) {
      if (met(a, b)) group.rematches++;
      if (met(a, b) !== game.remarks.includes('repeat')) found.push(`${a} and ${b}: remark about the repeat`);
      if (game.kind !== 'official' || game.result !== null) found.push(`${a} and ${b} should play`);
    }
    if (virtual(a) !== virtual(b) && (virtual(a) || game.kind !== 'walkover' || game.result !== '+/-')) {
      found.push(`${a} against ${b} is no win without a game for the player`);
    }
  }
  for (const [name, group] of groups) {
    const facing = Math.min(group.virtual, group.real.length);
    if (group.empties !== (group.virtual - facing) / 2) found.push(`${name}: empty slots meet without need`);
    if (group.rematches !== fewest(group.real, facing, met)) found.push(`${name}: a rematch could be avoided`);
  }
  // friendly games: who has no counting game to play, each at most once, and at most one is left over
  const busy = new Set(counting.filter((game) => game.kind === 'official').flatMap(names));
  const free = inEvent.filter((player) => !busy.has(player));
  const friendly = games.filter((game) => !game.counts).flatMap(names);
  if (games.some((game) => !game.counts && game.kind !== 'friendly'))
    found.push('a game that does not count is no friendly');
  if (new Set(friendly).size !== friendly.length) found.push('two friendly games in one round');
  if (friendly.some((name) => !free.includes(name as EntryId))) found.push('a friendly game for somebody busy');
  const over = free.filter((player) => !friendly.includes(player));
  if (over.length > 1) found.push(`${String(over.length)} free players sit out`);
  if ((over[0] ?? null) !== sitsOut) found.push('the one who sits out is not named');
  const decided = (wanted: number): number =>
    free.filter((player) => before.get(player)!.wins === wanted && before.get(player)!.losses === 2 - wanted).length;
  const crossed = games.filter(
    (game) =>
      !game.counts &&
      names(game)
        .map((name) => before.get(name)!.wins)
        .sort()
        .join() === '0,2' &&
      names(game).every((name) => before.get(name)!.wins + before.get(name)!.losses === 2),
  ).length;
  if (round === 3 && crossed < Math.min(decided(2), decided(0))) found.push('more of 2-0 could meet 0-2');
  const boards = games.map((game) => game.board);
  if (
    boards
      .slice()
      .sort((a, b) => a - b)
      .join() !== boards.map((_, i) => i + 1).join()
  )
    found.push('boards');
  return found;
}
