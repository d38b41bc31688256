/** One preliminary round (龍馬盃 第四條): same record meets, everyone plays once, vacancies as virtual losers. */
import { idsOf, outcome } from './records';
import type { Game, Round } from './types';

/** The records that still play for something, and how many places each group has before the round; k = slots / 4. */
const GROUPS: Record<number, [record: string, quarters: number][]> = {
  1: [['0-0', 4]],
  2: [
    ['1-0', 2],
    ['0-1', 2],
  ],
  3: [['1-1', 2]],
};

export interface RoundView {
  division: string;
  slots: number;
  players: string[];
  round: Round;
  records: Map<string, string>;
  out: Set<string>;
  /** Places are counted per group only while no result was corrected afterwards. */
  counted: boolean;
  report: (rule: string, sentence: string) => void;
}

export function judgeCountingGames(view: RoundView): void {
  const { round, report } = view;
  const where = `${view.division} round ${round.round}`;
  const groups = GROUPS[round.round] ?? [];
  const active = groups.map(([record]) => record);
  const games = round.games.filter((game) => game.kind !== 'friendly');
  const met = new Map<string, number>();
  for (const game of games) {
    judgeGame(view, game, where);
    for (const id of idsOf(game)) met.set(id, (met.get(id) ?? 0) + 1);
  }
  for (const id of view.players) {
    const times = met.get(id) ?? 0;
    const record = view.records.get(id)!;
    if (times > 1) report('once a round', `${where}: ${id} has ${times} games that count`);
    if (times === 0 && active.includes(record) && !view.out.has(id)) {
      report('everyone plays', `${where}: ${id} (${record}) has no game`);
    }
    if (times > 0 && record !== '?' && !active.includes(record)) {
      report('decided', `${where}: ${id} (${record}) is decided and plays a game that counts`);
    }
  }
  if (view.counted)
    for (const [record, quarters] of groups) judgeGroup(view, record, (view.slots / 4) * quarters, where);
}

function judgeGame(view: RoundView, game: Game, where: string): void {
  const { report, records, out } = view;
  const ids = idsOf(game);
  const label = `${where}: ${game.first ?? 'empty'} v ${game.second ?? 'empty'}`;
  for (const id of ids) if (!records.has(id)) report('stranger', `${label}: ${id} is no player of the division`);
  if (ids.length === 2) {
    const [a, b] = ids.map((id) => records.get(id) ?? '?') as [string, string];
    if (a !== b && a !== '?' && b !== '?') report('same record', `${label}: records ${a} and ${b}`);
    if (ids[0] === ids[1]) report('same record', `${label}: meets himself`);
  }
  if (game.counts !== true) report('counts', `${label}: a game of kind ${game.kind} counts`);
  if (game.kind === 'official' && ids.length < 2) report('kind', `${label}: an official game needs two players`);
  if (game.kind === 'bye' && game.second !== null) report('kind', `${label}: a bye has no second player`);
  if (game.result === null && game.kind !== 'bye') report('result', `${label}: no result`);
  for (const id of ids) {
    const other = ids.find((one) => one !== id);
    const unplayed = game.kind !== 'official' || /[+-]\/[+-]/.test(game.result ?? '');
    if (unplayed && outcome(game, id) !== 'win' && !out.has(id) && game.result !== null) {
      report('walkover', `${label}: ${id} lost without a game and neither left nor stayed away`);
    }
    if (game.kind === 'official' && unplayed && other === undefined) report('kind', `${label}: won against nobody`);
  }
}

/** Empty places of a group = its places less its players; as few of them as possible meet each other (A10). */
function judgeGroup(view: RoundView, record: string, places: number, where: string): void {
  const inGroup = (id: string | null): boolean => id !== null && view.records.get(id) === record;
  const members = view.players.filter((id) => inGroup(id));
  if (members.length > places) {
    view.report('group size', `${where}: ${members.length} players at ${record}, the group has ${places} places`);
    return;
  }
  const games = view.round.games.filter(
    (game) => game.kind !== 'friendly' && (inGroup(game.first) || inGroup(game.second)),
  );
  const dead = (game: Game, id: string | null): boolean =>
    !inGroup(id) || (game.kind !== 'official' && view.out.has(id!) && outcome(game, id!) !== 'win');
  let empty = places - members.length;
  let met = 0;
  let doubtful = 0;
  for (const game of games) {
    const lost = [game.first, game.second].filter((id) => dead(game, id));
    empty += lost.filter((id) => inGroup(id)).length;
    if (lost.length !== 1) continue;
    met += 1;
    if (idsOf(game).length === 1 && view.out.has(idsOf(game)[0]!)) doubtful += 1;
  }
  empty += members.filter((id) => !games.some((game) => idsOf(game).includes(id))).length;
  // Somebody who left at some time and won against an empty place may have been gone already: then two empty ones met.
  const fits = Array.from({ length: doubtful + 1 }, (_, gone) => {
    return met - gone === Math.min(empty + gone, places - empty - gone);
  });
  const wanted = Math.min(empty, places - empty);
  if (fits.includes(true)) return;
  const byes = games.filter((game) => idsOf(game).length === 1).map((game) => idsOf(game)[0]);
  view.report(
    view.round.round === 1 ? 'byes' : 'vacancies',
    `${where}: ${met} of ${empty} empty places at ${record} meet a player (${byes.join(', ')}), expected ${wanted}`,
  );
}
