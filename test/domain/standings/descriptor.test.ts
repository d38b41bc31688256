/** Descriptors of MTB26, SwissPerfect's names, the words of go, and everything wrong at once. */
import { parseDescriptor, resolveCriteria, tieBreakCodes } from '../../../src/domain/standings';
import { tableOf, valuesOf } from './tables';

const parsed = (text: string): string => {
  const result = parseDescriptor(text);
  return result.ok ? result.value.text : result.problems.map(({ code }) => code).join(' ');
};

test.each([
  ['BH/C1', 'BH/C1'],
  [' bh / c1 ', 'BH/C1'],
  ['KS/L-1', 'KS/L-1'],
  ['Median-Buchholz', 'BH/M1'],
  ['Median Buchholz (2)', 'BH/M2'],
  ['MBH', 'BH/M1'],
  ['Buchholz/C2', 'BH/C2'],
  ['Berger', 'SB'],
  ['Sonneborn-Berger/C1', 'SB/C1'],
  ['Progress', 'PS'],
  ['Number of wins', 'WIN'],
  ['GE', 'REP'],
  ['积分', 'PTS'],
  ['对手分', 'SOS'],
  ['累進分', 'CUSS'],
  ['逆减', 'RSOS'],
  ['胜对手分', 'WSOS'],
  ['直胜', 'DW'],
  ['BH:MP/C1', 'tie-break.team-only'],
  ['BH/X9', 'tie-break.modifier'],
  ['', 'tie-break.empty'],
])('%s', (text, expected) => {
  expect(parsed(text)).toBe(expected);
});

test('modifiers are read', () => {
  const result = parseDescriptor('BH/M2/P/F/R');
  expect(result.ok && result.value.modifiers).toEqual({
    cutLow: 2,
    cutHigh: 2,
    limitPercent: 50,
    limitHalfPoints: 0,
    predetermined: true,
    fore: true,
    reversed: true,
  });
});

test('everything wrong in a list is named', () => {
  const result = resolveCriteria('PTS,FOO,BH/L1,SB/Q,DE/C1');
  expect(result.ok ? [] : result.problems.map(({ code, params }) => `${code} ${String(params?.['found'])}`)).toEqual([
    'tie-break.unknown FOO',
    'tie-break.modifier-not-here L',
    'tie-break.modifier Q',
    'tie-break.modifier-not-here C',
  ]);
});

test('every code the product promises is registered', () => {
  const promised =
    'PTS DE WIN WON BPG BWG PS REP STD BH AOB FB SB KS ARO TPR PTP APRO APPO TPN RTNG SOS CUSS RSOS SOSOS SODOS WSOS BEST DW';
  for (const code of promised.split(' ')) expect(tieBreakCodes()).toContain(code);
});

test('names of objects are no tie-breaks', () => {
  expect(parsed('constructor')).toBe('CONSTRUCTOR');
  expect(resolveCriteria('__proto__,constructor').ok).toBe(false);
});

test('/R turns the order round', () => {
  const event = tableOf(['+W2', '-B1']);
  expect(valuesOf(event, 'PTS/R')).toEqual({ 1: 1, 2: 0 });
});
