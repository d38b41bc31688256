/** C.07 article 16, case by case with numbers worked out by hand. */
import { rows, SWISS_2024, SWISS_2026, tableOf, valuesOf } from './tables';

test('16.3: a requested bye followed by a game counts as awarded, at the end it counts as a draw', () => {
  // 2 asks for round 2 off and comes back; 4 leaves after round 1; 1 meets 2, 3 meets 4.
  const event = tableOf(['+W2 +B3 +W4', '-B1 Z +W3', '+W4 -W1 -B2', '-B3 Z -F1']);
  // 2 made 0 + 0 + 1: the absence in round 2 stays 0. 4 made 0 + 0 + 0, and the forfeit loss after it stays 0.
  expect(valuesOf(event, 'ABH')).toEqual({ 1: 3, 2: 1, 3: 1, 4: 0.5 });
});

test('16.3: a withdrawn player counts half a point for each round after he left', () => {
  const event = tableOf(['+W4 +W3 +W2', '+W3 U -B1', '-B2 -B1 U', '-B1 Z Z']);
  expect(valuesOf(event, 'ABH')[4]).toBe(1);
  // opponents of 1: 4 counts 1, 3 counts 1, 2 counts 2
  expect(valuesOf(event, 'BH')[1]).toBe(4);
});

test('16.4: a bye is a game against oneself; 2026 caps it at draws in all rounds', () => {
  const event = tableOf(['U +W2 +W3', '+W3 -B1 U', '-B2 U -B1']);
  // 2024: 3 (own) + 2 + 1; 2026: the dummy is worth at most 1.5
  expect(valuesOf(event, 'BH', SWISS_2024)[1]).toBe(6);
  expect(valuesOf(event, 'BH', SWISS_2026)[1]).toBe(4.5);
  const parts = rows(event, ['BH'])
    .find((row) => row.number === 1)
    ?.values[0]?.parts.map(({ round, opponent, value, why }) => [round, opponent, value, why]);
  expect(parts).toEqual([
    [1, null, 15, 'capped-by-draws'],
    [2, 2, 20, 'opponent'],
    [3, 3, 10, 'opponent'],
  ]);
});

test('16.4: a forfeit win is worth no more than the scheduled opponent (2026)', () => {
  const event = tableOf(['+F2 +W3', '-F1 -B4', '+W4 -B1', '-B3 +W2']);
  // 1 has two points; 2, whom he should have met, has none
  expect(valuesOf(event, 'BH', SWISS_2024)[1]).toBe(2 + 1);
  expect(valuesOf(event, 'BH', SWISS_2026)[1]).toBe(0 + 1);
});

test('16.5: a cut takes a voluntarily unplayed round before a lower real opponent', () => {
  const event = tableOf(['+W2 H +W3', '-B1 -B4 -W4', '+W4 U -B1', '-B3 +W2 +B2']);
  const parts = rows(event, ['BH/C1']).find((row) => row.number === 1)?.values[0];
  // dummy of round 2: own 2.5, capped at 1.5; opponents 2 (0 points) and 3 (2 points)
  expect(parts?.parts.map(({ value, cut }) => [value, cut === true])).toEqual([
    [0, false],
    [15, true],
    [20, false],
  ]);
  expect(parts?.value).toBe(20);
});

test('8.3: Fore Buchholz takes the games of the last round as drawn', () => {
  const event = tableOf(['+W2 +W3', '-B1 +W4', '+W4 -B1', '-B3 -B2']);
  // with draws in round 2: 1 has 1.5, 2 has 0.5, 3 has 1.5, 4 has 0.5
  expect(valuesOf(event, 'FB')).toEqual({ 1: 2, 2: 2, 3: 2, 4: 2 });
  expect(valuesOf(event, 'BH/F')).toEqual(valuesOf(event, 'FB'));
});

test('8.3: before the last round of the event there is nothing to take as drawn', () => {
  const event = { ...tableOf(['+W2 +W3', '-B1 +W4', '+W4 -B1', '-B3 -B2']), plannedRounds: 5 };
  expect(valuesOf(event, 'FB')).toEqual(valuesOf(event, 'BH'));
});

test('15.2: with pairings fixed beforehand forfeits count like games', () => {
  const event = tableOf(['+F2 +W3', '-F1 -B3', '-B1 +W2']);
  expect(valuesOf(event, 'SB', { edition: '2026', system: 'round-robin' })[1]).toBe(1);
  expect(valuesOf(event, 'BH/P')[1]).toBe(1);
});

test('7.6 and 7.1: byes of the pairing are rounds one elected to play, requested ones are not', () => {
  const event = tableOf(['U H Z F -F2 +F2', 'Z Z Z Z +F1 -F1']);
  expect(valuesOf(event, 'REP')).toEqual({ 1: 3, 2: 1 });
  expect(valuesOf(event, 'WIN')).toEqual({ 1: 3, 2: 1 });
  expect(valuesOf(event, 'WON')).toEqual({ 1: 0, 2: 0 });
});

test('an event with its own points: 3 for a win, 1 for a draw', () => {
  const points = {
    win: 30,
    draw: 10,
    loss: 0,
    forfeitWin: 30,
    forfeitLoss: 0,
    pairingBye: 30,
    halfBye: 10,
    fullBye: 30,
    zeroBye: 0,
  };
  const event = tableOf(['+W2 =B3', '-B1 +W4', '=B4 =W1', '=W3 -B2'], points);
  expect(valuesOf(event, 'PTS')).toEqual({ 1: 4, 2: 3, 3: 2, 4: 1 });
  expect(valuesOf(event, 'SB')).toEqual({ 1: 11, 2: 3, 3: 5, 4: 2 });
  expect(valuesOf(event, 'STD')).toEqual({ 1: 1.5, 2: 1, 3: 1, 4: 0.5 });
});
