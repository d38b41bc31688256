/** 戰績‹組別›: the star table of a win-count prelim, one row a player, one column a round. */
import { winnerSide } from '../../domain/play/game-result';
import type { Game } from '../../domain/play/game';
import { prelimRecords } from '../../domain/play/win-count/records';
import { isEmpty } from '../../domain/play/win-count/slots';
import type { Cell } from '../../tables/cell';
import { addTab, colourWhen, protect, rowHeight, style, widths } from '../../tables/format';
import type { Facts } from '../facts';
import { divisionOf, prelimField, stageOfKind } from '../phases';
import { gamesOf, lastRound, nameBook } from '../players';
import { divisionName, fill } from '../say';
import type { OfficeWords } from '../words';
import { scoreStandingsView } from './score-standings';
import { standingsTab } from './standings-tab';
import type { FloorView } from './view';

function mark(game: Game, side: 0 | 1, words: OfficeWords): string {
  const m = words.standings.marks;
  if (!game.counts) return m.friendly;
  if (game.result === null) return m.none;
  const won = winnerSide(game.result) === side;
  if (game.result === '1-0' || game.result === '0-1') return won ? m.win : m.loss;
  return won ? m['walkover-win'] : m['walkover-loss'];
}

/** The standings tab of a division, whatever it plays; null before there is anything to show. */
export function standingsView(facts: Facts, words: OfficeWords, division: string): FloorView | null {
  const found = divisionOf(facts, division);
  const swiss = stageOfKind(facts, division, 'swiss');
  return found && swiss ? scoreStandingsView(facts, words, found, swiss) : prelimStandingsView(facts, words, division);
}

function prelimStandingsView(facts: Facts, words: OfficeWords, division: string): FloorView | null {
  const stage = stageOfKind(facts, division, 'win-count');
  if (!stage) return null;
  const w = words.standings;
  const names = nameBook(facts);
  const rounds = Math.max(lastRound(facts, division, stage.id), stage.rounds);
  const games = gamesOf(facts, division, stage.id);
  const open = games.some((game) => game.counts && game.result === null);
  const records = prelimRecords(prelimField(facts, division, stage))
    .filter((record) => !isEmpty(record.slot))
    .sort((a, b) => b.wins - a.wins || a.losses - b.losses || (a.slot < b.slot ? -1 : 1));
  const body = records.map((record, i): Cell[] => {
    const cells: Cell[] = [i + 1, names.get(record.slot) ?? record.slot];
    for (let round = 1; round <= rounds; round++) {
      const own = games.filter(
        (game) => game.round === round && (game.first === record.slot || game.second === record.slot),
      );
      cells.push(
        own
          .map((game) => {
            const side = game.first === record.slot ? 0 : 1;
            const other = side === 0 ? game.second : game.first;
            return `${mark(game, side, words)} ${other ? (names.get(other) ?? other) : words.pairing.empty}`.trim();
          })
          .join('　'),
      );
    }
    const status = record.status === 'in' ? w.qualified : record.status === 'out' ? w.out : w.playing;
    return [
      ...cells,
      `${String(record.wins)}-${String(record.losses)}`,
      status,
      record.virtual ? words.pairing.remarks.withdrawn : '',
    ];
  });
  const c = w.columns;
  const sheetId = standingsTab(facts, division);
  const title = fill(words.tabs.standings, { division: divisionName(facts, division) });
  const columns = rounds + 5;
  return {
    sheetId,
    title,
    kind: 'standings',
    input: null,
    rows: [
      [fill(w.heading, { division: divisionName(facts, division) })],
      [open ? w.provisional : ''],
      [
        '',
        c.name,
        ...Array.from({ length: rounds }, (_, i) => fill(w.round, { round: i + 1 })),
        c.record,
        c.qualified,
        c.note,
      ],
      ...body,
    ],
    setUp: () => {
      const all = { row: 3, column: 0, rows: records.length, columns };
      const at = String.fromCharCode(65 + rounds + 3);
      return [
        addTab({
          sheetId,
          title,
          rows: records.length + 6,
          columns,
          frozenRows: 3,
          frozenColumns: 2,
          colour: '#1e8449',
        }),
        style(sheetId, { row: 0, column: 0, rows: 1, columns }, { bold: true, size: 16 }),
        style(
          sheetId,
          { row: 2, column: 0, rows: 1, columns },
          { bold: true, background: '#17324d', colour: '#ffffff' },
        ),
        style(sheetId, all, { size: 12, numberFormat: '@', middle: true }),
        ...widths(sheetId, [40, 180, ...Array.from({ length: rounds }, () => 190), 70, 80, 100]),
        rowHeight(sheetId, 3, records.length, 30),
        colourWhen(sheetId, all, `=$${at}4="${w.qualified}"`, '#d4edda'),
        colourWhen(sheetId, all, `=$${at}4="${w.out}"`, '#eceff1', '#78909c'),
        protect(sheetId, title),
      ];
    },
  };
}
