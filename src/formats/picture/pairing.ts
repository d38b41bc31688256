/** Who meets whom, in letters that a hall can read: a few boards a picture, the winner strong, the loser quiet. */
import { INK, lettering, picture, QUIET, rect, type Box } from './svg';

export interface PairingPicture {
  readonly title: string;
  readonly note: string;
  readonly games: readonly {
    readonly board: string;
    readonly left: string;
    readonly right: string;
    readonly leftRecord: string;
    readonly rightRecord: string;
    readonly result: string;
    readonly winner: 'left' | 'right' | null;
    readonly remark: string;
  }[];
}

/** the shape of a screen */
const WIDTH = 1600;
const HEIGHT = 900;
const TOP = 138;
const MOST = 10;

/** One picture, or several with as many boards on each. */
export function pairingSvgs(pairing: PairingPicture): string[] {
  const pages = Math.max(1, Math.ceil(pairing.games.length / MOST));
  const each = Math.ceil(pairing.games.length / pages);
  return Array.from({ length: pages }, (_, page) => {
    const games = pairing.games.slice(page * each, (page + 1) * each);
    return onePage({ ...pairing, games }, each, pages > 1 ? `${String(page + 1)}/${String(pages)}` : '');
  });
}

function onePage({ title, note, games }: PairingPicture, each: number, page: string): string {
  const tall = Math.min(170, (HEIGHT - TOP - 24) / Math.max(each, 1));
  const columns: readonly (readonly [x: number, width: number])[] = [
    [24, 96],
    [120, 500],
    [620, 90],
    [710, 180],
    [890, 500],
    [1390, 90],
    [1480, 96],
  ];
  const box = (r: number, c: number): Box => {
    const [x, width] = columns[c]!;
    return { x, y: TOP + r * tall, width, height: tall };
  };
  const body = games.flatMap((game, r) => {
    const look = (side: 'left' | 'right') => ({
      bold: game.winner === side,
      colour: game.winner !== null && game.winner !== side ? QUIET : INK,
      largest: Math.round(Math.max(42, tall * 0.36)),
      smallest: 18,
    });
    return [
      rect(
        { x: 24, y: TOP + r * tall, width: WIDTH - 48, height: tall - 4 },
        r % 2 === 0 ? '#eef3f8' : '#ffffff',
        'rx="8"',
      ),
      lettering(game.board, box(r, 0), { bold: true, anchor: 'middle', largest: 40, pad: 2 }),
      lettering(game.left, box(r, 1), { ...look('left'), anchor: 'end' }),
      lettering(game.leftRecord, box(r, 2), { colour: QUIET, anchor: 'middle', largest: 26, pad: 2 }),
      lettering(game.result === '' ? '—' : game.result, box(r, 3), {
        bold: true,
        anchor: 'middle',
        largest: 30,
        smallest: 16,
        colour: game.result === '' ? QUIET : '#1e6b3a',
      }),
      lettering(game.right, box(r, 4), look('right')),
      lettering(game.rightRecord, box(r, 5), { colour: QUIET, anchor: 'middle', largest: 26, pad: 2 }),
      lettering(game.remark, box(r, 6), { colour: QUIET, anchor: 'middle', largest: 20, smallest: 12, pad: 2 }),
    ];
  });
  return picture(`${title} ${page}`.trim(), WIDTH, HEIGHT, [
    lettering(
      title,
      { x: 24, y: 20, width: WIDTH - 200, height: 66 },
      { bold: true, largest: 46, smallest: 24, pad: 0 },
    ),
    lettering(
      page,
      { x: WIDTH - 174, y: 20, width: 150, height: 66 },
      { colour: QUIET, anchor: 'end', largest: 34, pad: 0 },
    ),
    lettering(
      note,
      { x: 24, y: 84, width: WIDTH - 48, height: 40 },
      { colour: QUIET, largest: 26, smallest: 16, pad: 0 },
    ),
    ...body,
  ]);
}
