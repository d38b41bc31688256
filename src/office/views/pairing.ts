/** 配對‹組別›R‹n›: who meets whom at which board, and one drop-down a game for the volunteer (REGULATION.md "The pairing tab"). */
import type { Stage } from '../../domain/regulation/regulation';
import type { Game, GameResult } from '../../domain/play/game';
import type { Cell } from '../../tables/cell';
import { addTab, choices, colourWhen, hideColumns, protect, rowHeight, style, widths } from '../../tables/format';
import type { Facts } from '../facts';
import { gamesOf, nameBook, recordBefore } from '../players';
import { clockText, divisionName, fill } from '../say';
import { pointsBefore } from '../score-stage';
import type { OfficeWords } from '../words';
import { pointsText } from './score-standings';
import type { FloorView } from './view';

export const PAIRING_INPUT = { column: 3, id: 7, firstRow: 3 } as const;
const COLUMNS = 8;
const HEAD = 3;

/** Sheet ids of pairing tabs: by division, stage and round, the same in every copy. */
export function pairingTab(facts: Facts, division: string, stage: string, round: number): number {
  const d = facts.regulation.divisions.findIndex((one) => one.id === division);
  const s = facts.regulation.divisions[d]?.stages.findIndex((one) => one.id === stage) ?? 0;
  return 4000 + d * 400 + s * 60 + round;
}

export const allowedResults = (facts: Facts, stage: Stage): GameResult[] =>
  facts.regulation.event.drawsExist && stage.kind !== 'knockout'
    ? ['1-0', '0-1', '1/2', '+/-', '-/+', '-/-']
    : ['1-0', '0-1', '+/-', '-/+', '-/-'];

/** A final of one round is called as the regulation calls it. */
export const pairingTitle = (
  facts: Facts,
  words: OfficeWords,
  division: string,
  stage: Stage,
  round: number,
): string => {
  const { knockout, final, pairing } = words.tabs;
  const sentence = stage.kind === 'knockout' ? knockout : stage.kind === 'same-rank-final' ? final : pairing;
  return fill(sentence, { division: divisionName(facts, division), stage: stage.name, round });
};

function remarkText(game: Game, words: OfficeWords): string {
  const w = words.pairing.remarks;
  const found: string[] = [];
  if (game.kind === 'friendly') found.push(w.friendly);
  if (game.kind === 'walkover') found.push(w.walkover);
  if (game.kind === 'bye') found.push(game.remarks.includes('requested') ? w.requested : w.bye);
  if (game.remarks.includes('repeat')) found.push(w.repeat);
  if (game.remarks.some((r) => r.startsWith('nominal'))) found.push(w.nominal);
  if (game.remarks.some((r) => r.startsWith('withdrawn'))) found.push(w.withdrawn);
  if (game.corrected) found.push(w.corrected);
  return found.join('、');
}

export const startOf = (facts: Facts, stage: Stage, round: number): string =>
  facts.regulation.event.schedule.find((row) => row.stage === stage.id && row.round === round)?.from ??
  stage.starts[round - 1] ??
  '';

export interface PairingNotes {
  /** game id → remark about what was typed and refused */
  readonly refused: ReadonlyMap<string, string>;
}

export function pairingView(
  facts: Facts,
  words: OfficeWords,
  division: string,
  stage: Stage,
  round: number,
  start: string,
  notes: PairingNotes,
): FloorView {
  const w = words.pairing;
  const names = nameBook(facts);
  const own = gamesOf(facts, division, stage.id);
  const games = own.filter((game) => game.round === round).sort((a, b) => a.board - b.board);
  const sheetId = pairingTab(facts, division, stage.id, round);
  const title = pairingTitle(facts, words, division, stage, round);
  const points = stage.kind === 'swiss' ? pointsBefore(facts, division, stage, round) : null;
  const record = (id: Game['first']): string => {
    if (id === null || stage.kind === 'knockout' || stage.kind === 'same-rank-final') return '';
    return points ? pointsText(points.get(id) ?? 0) : recordBefore(own, id, round);
  };
  const body = games.map((game): Cell[] => [
    game.board,
    game.first ? (names.get(game.first) ?? game.first) : w.empty,
    record(game.first),
    game.kind === 'friendly' || game.result === null ? '' : words.codes.result[game.result],
    game.second ? (names.get(game.second) ?? game.second) : w.empty,
    record(game.second),
    notes.refused.get(game.id) ?? remarkText(game, words),
    game.id,
  ]);
  const draw = games.find((game) => game.draw !== null)?.draw;
  const timing = [
    start ? fill(w.time, { time: start }) : '',
    clockText(stage.timeControl, words),
    draw ? fill(w.drawnBy, { draw }) : '',
  ];
  const c = w.columns;
  const { game: kind } = facts.regulation.event;
  // sides are given by the pairing of a Swiss stage; elsewhere they are tossed at the board
  const given = stage.kind === 'swiss' && stage.colours !== 'nigiri' && kind !== 'shogi';
  const sides = given ? w.sides[kind] : [c.first, c.second];
  const score = stage.kind === 'swiss' ? w.points : c.record;
  return {
    sheetId,
    title,
    kind: 'pairing',
    input: PAIRING_INPUT,
    rows: [
      [fill(w.heading, { division: divisionName(facts, division), stage: stage.name, round })],
      [timing.filter(Boolean).join('　')],
      [c.board, sides[0] ?? c.first, score, c.result, sides[1] ?? c.second, score, c.remark, c.id],
      ...body,
    ],
    setUp: () => {
      const rows = games.length;
      const results = { row: HEAD, column: 3, rows, columns: 1 };
      const all = { row: HEAD, column: 0, rows, columns: COLUMNS };
      const words5 = allowedResults(facts, stage).map((result) => words.codes.result[result]);
      return [
        addTab({
          sheetId,
          title,
          rows: Math.max(HEAD + rows, 5),
          columns: COLUMNS,
          frozenRows: HEAD,
          colour: '#b9770e',
        }),
        style(sheetId, { row: 0, column: 0, rows: 1, columns: COLUMNS }, { bold: true, size: 16 }),
        style(
          sheetId,
          { row: 2, column: 0, rows: 1, columns: COLUMNS },
          { bold: true, background: '#17324d', colour: '#ffffff', align: 'CENTER' },
        ),
        style(sheetId, all, { size: 14, numberFormat: '@', middle: true }),
        style(sheetId, { row: HEAD, column: 0, rows, columns: 1 }, { align: 'CENTER', numberFormat: '0' }),
        style(sheetId, { row: HEAD, column: 2, rows, columns: 2 }, { align: 'CENTER' }),
        style(sheetId, { row: HEAD, column: 5, rows, columns: 1 }, { align: 'CENTER' }),
        style(sheetId, { row: HEAD, column: 6, rows, columns: 1 }, { size: 11, wrap: true }),
        ...widths(sheetId, [60, 210, 60, 120, 210, 60, 200, 80]),
        rowHeight(sheetId, HEAD, rows, 40),
        ...games.flatMap((game, i) =>
          game.kind === 'official'
            ? [choices(sheetId, { row: HEAD + i, column: 3, rows: 1, columns: 1 }, words5, w.needResult)]
            : [],
        ),
        hideColumns(sheetId, PAIRING_INPUT.id, 1),
        colourWhen(sheetId, all, `=$G${HEAD + 1}="${w.remarks.friendly}"`, '#eceff1', '#78909c'),
        colourWhen(sheetId, results, `=AND($D${HEAD + 1}="",$G${HEAD + 1}<>"${w.remarks.friendly}")`, '#ffe082'),
        colourWhen(sheetId, results, `=$D${HEAD + 1}<>""`, '#c8e6c9'),
        protect(sheetId, w.protected, [results]),
      ];
    },
  };
}
