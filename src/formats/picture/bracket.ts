/** The bracket as a picture: names in boxes, the winner's way drawn strong; from sixteen places on in two halves that meet. */
import { INK, lettering, path, picture, QUIET, rect, type Box } from './svg';

export interface BracketPicture {
  readonly title: string;
  readonly note: string;
  /** name of each round, first round first */
  readonly rounds: readonly string[];
  readonly winner: string;
  /** names in the order of the places; a power of two of them, '' where nobody is known */
  readonly places: readonly string[];
  /** the word that stands where nobody plays */
  readonly bye: string;
  /** by round, then by match: who went through, '' while open */
  readonly through: readonly (readonly string[])[];
}

const TOP = 118;
const SIDE = 24;
const FIRST = 218;
const LATER = 172;
const GAP = 34;
const MIDDLE = 236;
const LINE = '#b4c0cb';
const GOLD = '#ffe9a8';

interface Plan {
  readonly width: number;
  readonly height: number;
  /** box of whoever stands there after so many rounds; round 0 = the places */
  box(round: number, index: number): Box;
  /** the box faces the winner at its right side */
  facesRight(round: number, index: number): boolean;
  /** where the heads of a round stand */
  heads(round: number): readonly Box[];
}

const columnLeft = (round: number): number => SIDE + (round === 0 ? 0 : FIRST + GAP + (round - 1) * (LATER + GAP));

function planOf(size: number, rounds: number): Plan {
  const halves = size >= 16;
  const rows = halves ? size / 2 : size;
  const row = Math.max(halves ? 58 : 44, Math.min(96, 640 / rows));
  const height = TOP + rows * row + SIDE;
  const tall = Math.min(52, row - 10);
  const widthAt = (round: number): number => (round === 0 ? FIRST : LATER);
  const y = (round: number, index: number): number => TOP + (index + 0.5) * 2 ** round * row - tall / 2;
  if (!halves) {
    const box = (round: number, index: number): Box => ({
      x: columnLeft(round),
      y: y(round, index),
      width: round === rounds ? MIDDLE : widthAt(round),
      height: tall,
    });
    return {
      width: columnLeft(rounds) + MIDDLE + SIDE,
      height,
      box,
      facesRight: () => true,
      heads: (round) => [{ ...box(round, 0), y: TOP - 34, height: 26 }],
    };
  }
  // the two halves meet in one column: finalists above and below, the winner between them
  const middle = columnLeft(rounds - 1);
  const width = 2 * middle + MIDDLE;
  const centre = TOP + (rows * row) / 2;
  const half = (round: number): number => size / 2 ** (round + 1);
  const box = (round: number, index: number): Box => {
    const across = { x: middle, width: MIDDLE };
    if (round === rounds) return { ...across, y: centre - 40, height: 80 };
    if (round === rounds - 1) return { ...across, y: centre + (index === 0 ? -182 : 182) - tall / 2, height: tall };
    const left = index < half(round);
    const x = left ? columnLeft(round) : width - columnLeft(round) - widthAt(round);
    return { x, y: y(round, left ? index : index - half(round)), width: widthAt(round), height: tall };
  };
  return {
    width,
    height,
    box,
    facesRight: (round, index) => index < half(round),
    heads: (round) =>
      (round >= rounds - 1 ? [0] : [0, half(round)]).map((index) => {
        const at = box(round, index);
        return round >= rounds - 1 ? { ...at, y: at.y - 34, height: 30 } : { ...at, y: TOP - 34, height: 26 };
      }),
  };
}

export function bracketSvg(bracket: BracketPicture): string {
  const { title, note, places, bye, through } = bracket;
  const rounds = Math.log2(places.length);
  const plan = planOf(places.length, rounds);
  const nameAt = (round: number, index: number): string =>
    (round === 0 ? places[index] : through[round - 1]?.[index]) ?? '';
  const lines: string[] = [];
  const strong: string[] = [];
  const boxes: string[] = [];
  for (let round = 0; round <= rounds; round++)
    for (let index = 0; index < places.length / 2 ** round; index++) {
      const box = plan.box(round, index);
      const name = nameAt(round, index);
      const nobody = name === bye && bye !== '';
      const next = round < rounds ? nameAt(round + 1, index >> 1) : '';
      const lost = next !== '' && next !== name;
      if (round < rounds) {
        const went = name !== '' && name === next && !nobody;
        (went ? strong : lines).push(connector(plan, round, index, went ? INK : LINE, went ? 3.5 : 2));
      }
      boxes.push(
        rect(
          box,
          nobody ? '#f4f6f7' : round === rounds && name !== '' ? GOLD : '#ffffff',
          frame(nobody, name !== '' && !lost),
        ),
        round === 0 ? number(box, index + 1, plan.facesRight(0, index)) : '',
        lettering(name, round === 0 ? besideNumber(box, plan.facesRight(0, index)) : box, {
          colour: nobody || lost ? QUIET : INK,
          bold: name !== '' && name === next && !nobody,
          largest: round === rounds ? 28 : 20,
          ...(round === rounds && { anchor: 'middle' as const }),
        }),
      );
    }
  const heads = Array.from({ length: rounds + 1 }, (_, round) =>
    plan.heads(round).map((box) =>
      lettering(round === rounds ? bracket.winner : (bracket.rounds[round] ?? ''), box, {
        colour: QUIET,
        bold: true,
        largest: round === rounds ? 20 : 16,
        anchor: 'middle',
        pad: 0,
      }),
    ),
  ).flat();
  const headline = { x: SIDE, y: 14, width: plan.width - 2 * SIDE, height: 40 };
  return picture(title, plan.width, plan.height, [
    lettering(title, headline, { bold: true, largest: 30, smallest: 18, pad: 0 }),
    lettering(note, { ...headline, y: 52, height: 24 }, { colour: QUIET, largest: 16, pad: 0 }),
    ...heads,
    ...lines,
    ...strong,
    ...boxes,
  ]);
}

const frame = (nobody: boolean, alive: boolean): string =>
  nobody
    ? `rx="6" stroke="${LINE}" stroke-dasharray="5 4"`
    : `rx="6" stroke="${alive ? INK : LINE}" stroke-width="1.5"`;

const besideNumber = (box: Box, left: boolean): Box => ({
  ...box,
  x: left ? box.x + 30 : box.x,
  width: box.width - 30,
});

const number = (box: Box, place: number, left: boolean): string =>
  lettering(
    String(place),
    { ...box, x: left ? box.x : box.x + box.width - 34, width: 34 },
    {
      colour: QUIET,
      largest: 14,
      anchor: 'middle',
      pad: 0,
    },
  );

/** From the side of a box to the side of the box its winner stands in. */
function connector(plan: Plan, round: number, index: number, colour: string, width: number): string {
  const from = plan.box(round, index);
  const to = plan.box(round + 1, index >> 1);
  if (from.x === to.x) {
    const [x, down] = [from.x + from.width / 2, from.y < to.y];
    return path(
      [
        [x, down ? from.y + from.height : from.y],
        [x, down ? to.y - 32 : to.y + to.height],
      ],
      colour,
      width,
    );
  }
  const right = plan.facesRight(round, index);
  const a = right ? from.x + from.width : from.x;
  const b = right ? to.x : to.x + to.width;
  const [y, end] = [from.y + from.height / 2, to.y + to.height / 2];
  return path(
    [
      [a, y],
      [(a + b) / 2, y],
      [(a + b) / 2, end],
      [b, end],
    ],
    colour,
    width,
  );
}
