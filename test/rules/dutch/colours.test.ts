/** Art. 1.7 and 5.2 (C.04.3, edition 1 Feb 2026): colour preferences and who has White. */
import { pairDutch } from '../../../src/domain/pairing/dutch';
import { colourHistory, colourPreference } from '../../../src/domain/pairing/dutch/colour-preference';
import type { Colour, CrosstablePlayer } from '../../../src/domain/play/crosstable';
import { table } from './table';

const preference = (history: string): string => {
  const { colour, strength } = colourPreference([...history] as Colour[]);
  return `${colour ?? '-'}${strength}`;
};

describe('colour preference', () => {
  test.each([
    ['', '-0'],
    ['w', 'b2'],
    ['b', 'w2'],
    ['wb', 'w1'],
    ['bw', 'b1'],
    ['ww', 'b3'],
    ['wbb', 'w3'],
    ['bww', 'b3'],
    ['wbw', 'b2'],
    ['wwbb', 'w3'],
    ['wbww', 'b3'],
    ['bbwb', 'w3'],
    ['wwwb', 'b3'],
  ])('after "%s" it is %s', (history, expected) => {
    expect(preference(history)).toBe(expected);
  });

  test('what is known beside it: the difference, the colour of the last two games when it was the same, the games', () => {
    expect(colourPreference([])).toEqual({ colour: null, strength: 0, difference: 0, repeated: null, games: 0 });
    expect(colourPreference(['w'])).toMatchObject({ difference: 1, repeated: null, games: 1 });
    expect(colourPreference(['b', 'b', 'w', 'w'])).toMatchObject({ difference: 0, repeated: 'w', games: 4 });
    expect(colourPreference(['w', 'w', 'w', 'b'])).toMatchObject({ difference: 2, repeated: null, games: 4 });
  });

  test('games alone leave a colour: no forfeit, bye or absence, no game whose colour the file does not tell', () => {
    const rounds: CrosstablePlayer['rounds'] = [
      { opponent: 2, colour: 'w', code: '+' },
      { opponent: null, colour: null, code: 'U' },
      undefined,
      { opponent: 3, colour: null, code: '1' },
      { opponent: 4, colour: 'b', code: '=' },
      { opponent: 5, colour: 'w', code: null },
      { opponent: 6, colour: 'w', code: '0' },
      { opponent: 7, colour: 'w', code: '0' },
    ];
    const player = { number: 1, name: 'One', rating: null, rounds };
    expect(colourHistory(player, 8)).toEqual(['b', 'w']);
    expect(colourHistory(player, 1)).toEqual([]);
  });
});

/** Two players whose earlier opponents are gone; the colour rule that decides and the board. */
function decided(first: string, second: string, more: Parameters<typeof table>[1] = {}): string {
  const extra = Math.max(first.length, second.length);
  const line = (hues: string, base: number): string => [...hues].map((hue, k) => `${base + k}${hue}1`).join(' ');
  const lines = [line(first, 3), line(second, 3 + extra)];
  for (const hues of [first, second]) {
    for (let k = 0; k < extra; k++) {
      const words = Array.from({ length: extra }, () => 'Z');
      const hue = hues.charAt(k);
      if (hue !== '') words[k] = `${hues === first && lines.length < 2 + extra ? 1 : 2}${hue === 'w' ? 'b' : 'w'}0`;
      lines.push(words.join(' '));
    }
  }
  const result = pairDutch(table(lines, more), extra + 1, { present: [1, 2], explain: true });
  if (!result.ok) return result.problems.map(({ code }) => code).join();
  const [pair] = result.value.reasons!.pairs;
  return `${pair!.white}-${pair!.black} ${pair!.colour}`;
}

describe('allocation of colours', () => {
  test('5.2.1 both preferences', () => {
    expect(decided('w', 'b')).toBe('2-1 both');
    expect(decided('b', 'w')).toBe('1-2 both');
  });

  test('5.2.2 the stronger preference', () => {
    expect(decided('wbw', 'bww')).toBe('1-2 stronger');
    expect(decided('bww', 'wbw')).toBe('2-1 stronger');
    expect(decided('wbbw', 'bwww', { plannedRounds: 5 })).toBe('1-2 stronger');
  });

  test('5.2.2 of two absolute ones the wider difference', () => {
    expect(decided('bwbww', 'wwbww', { plannedRounds: 6 })).toBe('1-2 stronger');
  });

  test('5.2.3 the reverse of the last round in which they differed', () => {
    expect(decided('wbwb', 'bwwb')).toBe('1-2 alternate');
    expect(decided('bwwb', 'wbwb')).toBe('2-1 alternate');
    expect(decided('wwbw', 'bwww', { plannedRounds: 5 })).toBe('1-2 alternate');
  });

  test('5.2.4 the preference of the higher ranked', () => {
    expect(decided('w', 'w')).toBe('2-1 higher');
    expect(decided('b', 'b')).toBe('1-2 higher');
  });

  test('5.2.5 by number, from the colour drawn by lot', () => {
    expect(decided('', '')).toBe('1-2 lot');
    expect(decided('', '', { initialColour: 'b' })).toBe('2-1 lot');
  });
});
