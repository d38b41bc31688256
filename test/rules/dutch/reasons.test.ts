/** What is said about a pairing: causes, floats, the bye, the checklist (C.04.1 art. 9: it can be explained). */
import { pairDutch, type DutchPairing } from '../../../src/domain/pairing/dutch';
import { table } from './table';

function explained(lines: readonly string[], round: number): DutchPairing {
  const result = pairDutch(table(lines, { plannedRounds: 7 }), round, { explain: true });
  if (!result.ok) throw new Error(result.problems[0]!.code);
  return result.value;
}

const nine = [
  '5w= 4b1 3b0',
  '6b= 8w0 U',
  '7w1 9b1 1w1',
  '8b1 1w0 7b1',
  '1b= 6w= 8b=',
  '2w= 5b= 9w=',
  '3b0 U 4w0',
  '4w0 2b1 5w=',
  'U 3w0 6b=',
];

describe('reasons', () => {
  const value = explained(nine, 4);

  test('an opponent met before is named with C1', () => {
    const pair = value.reasons!.pairs.find(({ white, black }) => white === 1 && black === 6);
    expect(pair).toMatchObject({
      scores: [15, 15],
      floated: null,
      passedOver: [{ number: 5, cause: 'C1' }],
      colour: 'both',
    });
  });

  test('who floated down is named', () => {
    expect(value.reasons!.pairs[0]).toMatchObject({ white: 4, black: 3, scores: [30, 20], floated: 3 });
    expect(value.reasons!.floats.map(({ number, score }) => [number, score])).toEqual([
      [3, 30],
      [9, 15],
    ]);
  });

  test('the bye names the lower-ranked players whom C2 bars', () => {
    expect(value.reasons!.bye).toEqual({
      number: 8,
      insteadOf: [
        { number: 7, cause: 'C2' },
        { number: 9, cause: 'C2' },
      ],
    });
  });

  test('a colour criterion that decided is found by trying the alternative', () => {
    const lines = ['5w1', '6b1', '7w1', '8b1', '1b0', '2w0', '3b0', '4w0'];
    const { pairs, reasons } = explained(lines, 2);
    expect(pairs.map(({ white, black }) => [white, black])).toEqual([
      [4, 1],
      [2, 3],
      [5, 8],
      [7, 6],
    ]);
    expect(reasons!.pairs[0]!.passedOver).toEqual([{ number: 3, cause: 'C12' }]);
  });

  test('the checklist has a row for each player in pairing order', () => {
    expect(value.checklist!.slice(0, 4)).toEqual([
      {
        number: 3,
        score: 30,
        colours: 'WBW',
        preference: 'B',
        mayGetBye: true,
        floats: ['D', ''],
        topscorer: false,
        opponents: [7, 9, 1],
      },
      {
        number: 4,
        score: 20,
        colours: 'BWB',
        preference: 'W',
        mayGetBye: true,
        floats: ['', 'D'],
        topscorer: false,
        opponents: [8, 1, 7],
      },
      {
        number: 1,
        score: 15,
        colours: 'WBB',
        preference: 'W!',
        mayGetBye: true,
        floats: ['U', 'U'],
        topscorer: false,
        opponents: [5, 4, 3],
      },
      {
        number: 2,
        score: 15,
        colours: 'BW',
        preference: 'b',
        mayGetBye: false,
        floats: ['D', 'D'],
        topscorer: false,
        opponents: [6, 8, 0],
      },
    ]);
  });
});
