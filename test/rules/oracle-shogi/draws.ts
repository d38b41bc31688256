/** Every draw: its hash, its replay where it is a plain permutation, and that the tournament followed it. */
import { countingGames, idsOf, outOf, prelimRounds } from './records';
import { permutation, sha256 } from './stream';
import type { Division, Document, Draw, Say } from './types';

const IS_BRACKET = /bracket|籤表|knockout/i;
const IS_LUCKY = /lucky|幸運/i;
const idsIn = (text: string): string[] => text.match(/E-\d{4,}/g) ?? [];
const poolIds = (draw: Draw): Set<string> => new Set(draw.pool.flatMap(idsIn));
const isPlain = (draw: Draw): boolean =>
  /fisher-?yates|permutation|shuffle/i.test(draw.algorithm) && !/pair/i.test(draw.algorithm);

export function judgeDraws(document: Document, say: Say): void {
  for (const draw of document.draws) {
    if (sha256(draw.pool.join('\n')) !== draw.poolSha256)
      say('pool hash', `${draw.id} (${draw.what}) does not hash to its poolSha256`);
    const pool = poolIds(draw);
    const strangers = draw.outcome.flatMap(idsIn).filter((id) => !pool.has(id));
    if (strangers.length > 0) say('draw', `${draw.id} draws ${strangers.join(', ')}, not in its pool`);
    if (isPlain(draw)) judgeReplay(draw, say);
  }
  for (const division of document.divisions) {
    judgePairings(document, division, say);
    judgeBracketDraw(document, division, say);
  }
  judgeLucky(document, say);
}

/** The first so many of the permutation; the label may be the draw's own key, its subject or its id. */
function judgeReplay(draw: Draw, say: Say): void {
  const labels = [draw.label, draw.what, draw.id].filter((label) => label !== undefined);
  const same = labels.some((label) => {
    const drawn = permutation(draw.pool, draw.seed, label);
    return draw.outcome.length <= drawn.length && draw.outcome.every((one, index) => one === drawn[index]);
  });
  if (!same) say('replay', `${draw.id} (${draw.what}) gives another outcome when it is drawn again`);
}

/** Pairs of an outcome: strings that name two ids, else neighbours. */
function pairsOf(draw: Draw): Set<string> {
  const pairs = new Set<string>();
  const rows = draw.outcome.map(idsIn);
  if (rows.some((ids) => ids.length >= 2)) {
    for (const ids of rows) if (ids.length >= 2) pairs.add(pairKey(ids[0]!, ids[1]!));
    return pairs;
  }
  for (let at = 0; at + 1 < rows.length; at += 2) {
    const [a, b] = [rows[at]![0], rows[at + 1]![0]];
    if (a !== undefined && b !== undefined) pairs.add(pairKey(a, b));
  }
  return pairs;
}

const pairKey = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** Each official prelim game was drawn, and each bye of round one by a draw that had the whole division in its pool. */
function judgePairings(document: Document, division: Division, say: Say): void {
  const gone = outOf(document);
  const everybody = division.players.filter((id) => !gone.has(id));
  const drawn = document.draws
    .filter((draw) => !IS_BRACKET.test(draw.what) && !IS_LUCKY.test(draw.what))
    .map((draw) => ({ pool: poolIds(draw), pairs: pairsOf(draw), ids: new Set(draw.outcome.flatMap(idsIn)) }));
  const opening = drawn.filter((one) => everybody.every((id) => one.pool.has(id)));
  for (const round of prelimRounds(division)) {
    for (const game of countingGames(round)) {
      const ids = idsOf(game);
      const where = `${division.id} round ${round.round}`;
      const among = round.round === 1 ? opening : drawn;
      if (
        game.kind === 'official' &&
        ids.length === 2 &&
        !among.some((one) => one.pairs.has(pairKey(ids[0]!, ids[1]!)))
      ) {
        say('undrawn', `${where}: no draw pairs ${ids.join(' and ')}`);
      }
      if (ids.length === 1 && round.round === 1 && !opening.some((one) => one.ids.has(ids[0]!))) {
        say('undrawn', `${where}: no draw gave ${ids[0]!} the bye`);
      }
    }
  }
}

/** Every seat of the bracket was drawn among qualifiers; an outcome as long as the bracket must be the bracket. */
function judgeBracketDraw(document: Document, division: Division, say: Say): void {
  const slots = division.bracket?.slots ?? [];
  if (slots.length === 0) return;
  const seated = slots.filter((one) => one !== null);
  const qualified = new Set([...division.qualifiers, ...seated]);
  const draws = document.draws.filter((draw) => {
    const pool = [...poolIds(draw)];
    return (
      pool.length > 0 &&
      pool.every((id) => qualified.has(id) || division.players.includes(id)) &&
      IS_BRACKET.test(draw.what)
    );
  });
  if (draws.length === 0 && seated.length > 0) say('undrawn', `${division.id}: no draw of the bracket`);
  const ids = new Set(draws.flatMap((draw) => draw.outcome.flatMap(idsIn)));
  for (const id of seated)
    if (draws.length > 0 && !ids.has(id)) say('undrawn', `${division.id}: ${id} has a bracket slot nobody drew`);
  const whole = draws.filter(
    (draw) => draw.outcome.length === slots.length && draw.outcome.every((one) => idsIn(one).length <= 1),
  );
  const fits = (draw: Draw): boolean =>
    slots.every((one, index) => one === null || idsIn(draw.outcome[index]!)[0] === one);
  if (whole.length > 0 && !whole.some(fits))
    say('bracket draw', `${division.id}: ${whole.map((one) => one.id).join(', ')} drew another bracket`);
}

/** Lucky winners come out of a draw among players only. */
function judgeLucky(document: Document, say: Say): void {
  const players = new Set(document.divisions.flatMap((division) => division.players));
  const draws = document.draws.filter((draw) => IS_LUCKY.test(draw.what));
  for (const draw of draws) {
    for (const id of poolIds(draw))
      if (!players.has(id)) say('lucky draw', `${draw.id} has ${id} in the pool, no player`);
  }
  const drawn = new Set(draws.flatMap((draw) => draw.outcome.flatMap(idsIn)));
  for (const division of document.divisions) {
    for (const award of division.awards) {
      const lucky = [award.prize, ...award.items].some((text) => /lucky|幸運獎|參賽紀念獎/i.test(text));
      if (lucky && !drawn.has(award.entry)) say('lucky draw', `no draw made ${award.entry} a lucky winner`);
    }
  }
}
