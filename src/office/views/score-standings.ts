/** 戰績‹組別› of a Swiss stage: the crosstable with points and tie-breaks, best first, one block a field. */
import { winnerSide } from '../../domain/play/game-result';
import type { Game } from '../../domain/play/game';
import type { Division, SwissStage } from '../../domain/regulation/regulation';
import type { StageStanding } from '../../domain/standings/stage-standings';
import type { Cell } from '../../tables/cell';
import type { Facts } from '../facts';
import { nameBook, WITHDRAWN } from '../players';
import { divisionName, fill } from '../say';
import { fieldStandings, roundsOf, type FieldStandings } from '../score-stage';
import type { OfficeWords } from '../words';
import { placesSetUp, standingsTab } from './standings-tab';
import type { FloorView } from './view';

/** Tenths as people read them: `4.5`, `14`. */
export const pointsText = (tenths: number): string =>
  tenths % 10 === 0 ? String(tenths / 10) : (tenths / 10).toFixed(1);

const valueText = ({ value, scale }: StageStanding['values'][number]): string =>
  value === null ? '' : (typeof value === 'number' ? [value] : value).map((one) => String(one / scale)).join(' ');

/** `BH/M1` → 中間布氏分; a code without a word of its own stands as it is. */
const tieBreakTitle = (code: string, words: OfficeWords): string =>
  (words.standings.tieBreaks as Readonly<Record<string, string>>)[code] ?? code;

function markOf(game: Game, entry: string, words: OfficeWords): string {
  const m = words.standings.marks;
  if (game.kind === 'bye') return game.result === '+/-' ? m.bye : game.result === '1/2' ? m['half-bye'] : m.absent;
  if (game.result === null) return m.none;
  if (game.result === '1/2') return m.draw;
  const won = winnerSide(game.result) === (game.first === entry ? 0 : 1);
  if (game.result === '1-0' || game.result === '0-1') return won ? m.win : m.loss;
  return won ? m['walkover-win'] : m['walkover-loss'];
}

function rowOf(
  row: StageStanding,
  block: FieldStandings,
  rounds: number,
  numberOf: ReadonlyMap<string, number>,
  name: string,
  words: OfficeWords,
  out: string,
): Cell[] {
  const cells: Cell[] = [row.rank ?? '', row.number, name];
  for (let round = 1; round <= rounds; round++) {
    const game = block.games.find(
      (one) => one.round === round && (one.first === row.entry || one.second === row.entry),
    );
    const other = game ? (game.first === row.entry ? game.second : game.first) : null;
    cells.push(game ? `${markOf(game, row.entry, words)}${other ? String(numberOf.get(other) ?? '') : ''}` : '');
  }
  return [...cells, pointsText(row.points), ...row.values.slice(1).map(valueText), out];
}

export function scoreStandingsView(
  facts: Facts,
  words: OfficeWords,
  division: Division,
  stage: SwissStage,
): FloorView | null {
  const blocks = fieldStandings(facts, division, stage);
  if (blocks.length === 0) return null;
  const w = words.standings;
  const names = nameBook(facts);
  const rounds = roundsOf(facts, division.id, stage);
  const out = new Map(
    facts.entries.map((entry) => [
      entry.id as string,
      entry.flags.includes('disqualified')
        ? words.flags.disqualified
        : entry.flags.includes(WITHDRAWN)
          ? words.flags.withdrawn
          : '',
    ]),
  );
  const codes = blocks[0]?.rows[0]?.values.slice(1).map(({ tieBreak }) => tieBreak) ?? [];
  const c = w.columns;
  const head: Cell[] = [
    c.rank,
    c.number,
    c.name,
    ...Array.from({ length: rounds }, (_, i) => fill(w.round, { round: i + 1 })),
    c.points,
    ...codes.map((code) => tieBreakTitle(code, words)),
    c.note,
  ];
  const body: Cell[][] = [];
  for (const block of blocks) {
    if (block.id !== null) body.push([fill(w.field, { field: block.id })]);
    const numberOf = new Map(block.rows.map((row) => [row.entry as string, row.number]));
    for (const row of block.rows)
      body.push(
        rowOf(row, block, rounds, numberOf, names.get(row.entry) ?? row.entry, words, out.get(row.entry) ?? ''),
      );
  }
  const open = blocks.some(({ games }) => games.some((game) => game.counts && game.result === null));
  const sheetId = standingsTab(facts, division.id);
  const title = fill(words.tabs.standings, { division: divisionName(facts, division.id) });
  return {
    sheetId,
    title,
    kind: 'standings',
    input: null,
    rows: [
      [fill(w.heading, { division: divisionName(facts, division.id) })],
      [open ? w.provisional : ''],
      head,
      ...body,
    ],
    setUp: () =>
      placesSetUp({
        sheetId,
        title,
        rows: body.length,
        spare: 12,
        frozenColumns: 3,
        pixels: [50, 50, 180, ...Array.from({ length: rounds }, () => 64), 64, ...codes.map(() => 90), 100],
      }),
  };
}
