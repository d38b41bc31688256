/** Profiles: readable, pairable, FIDE-ready. */
import { readTrf, validateTrf, type TrfProfile } from '../../../src/formats/trf';
import { columns, goldenText, plainLine, problemsOf, read } from './golden';

const codes = (name: string, profile: TrfProfile): string[] =>
  validateTrf(read(goldenText(name)), profile).map(({ code }) => code);

test.each([
  ['49-bad-no-round-count.trf', ['trf.pairable.rounds-missing']],
  ['50-bad-no-first-colour.trf', ['trf.pairable.colour-missing']],
  ['51-bad-score.trf', ['trf.player.points-differ']],
])('%s is readable but not pairable', (name, expected) => {
  expect(codes(name, 'readable')).toEqual([]);
  expect(codes(name, 'pairable')).toEqual(expected);
});

test('contradictions and repeated numbers are not readable', () => {
  expect(problemsOf(goldenText('52-bad-contradiction.trf'))).toEqual([
    'trf.round.contradiction @ line 2, column 92',
    'trf.round.contradiction @ line 4, column 92',
  ]);
  expect(problemsOf(goldenText('53-bad-duplicate.trf'))).toEqual(['trf.player.repeated @ line 5, column 5']);
});

test.each([
  '05-r1-240.trf',
  '06-r1-forbidden.trf',
  '08-r1-xxa.trf',
  '09-r1-250.trf',
  '37-baku-16p-r4.trf',
  '40-ragged-20p-r8.trf',
  '47-points-310.trf',
  '48-points-pab-half.trf',
  '54-quirk-all-z-counts-as-round.trf',
  '55-quirk-preassigned-U.trf',
  'gnutterts-bbp-8p5r-input.trf',
])('%s is pairable', (name) => {
  expect(codes(name, 'pairable')).toEqual([]);
});

test('a finished tournament has no round left', () => {
  expect(codes('gnutterts-bbp-8p5r-output.trf', 'pairable')).toEqual(['trf.pairable.no-round-left']);
});

test('points may contain virtual points of the round to come, nothing else', () => {
  const text = (points: string): string =>
    [plainLine(1, '     2 w 1', points), plainLine(2, '     1 b 0'), '142 5', '250       1.0   1   2    1    1'].join(
      '\n',
    );
  const found = (points: string): number => validateTrf(read(text(points)), 'pairable').length;
  expect([' 1.0', ' 2.0', ' 1.5', ' 0.0'].map(found)).toEqual([0, 0, 1, 1]);
  // with a half-point bye asked for in round 2: 1, 1 + 1, 1 + ½, 1 + 1 + ½
  const asked = (points: string): number => validateTrf(read(`${text(points)}\n240 H   2    1`), 'pairable').length;
  expect([' 1.0', ' 2.0', ' 1.5', ' 2.5', ' 3.0'].map(asked)).toEqual([0, 0, 0, 0, 1]);
});

test('other systems, open results and unknown players are named', () => {
  const doc = read(
    [
      plainLine(1, '     2 w'),
      plainLine(2, '     1 b'),
      '142 5',
      '152 W',
      '192 FIDE_ROUNDROBIN',
      'XXZ 9',
      'XXA    1  0.0  0.0  0.0  0.0  0.0  1.0',
    ].join('\n'),
  );
  expect(validateTrf(doc, 'pairable').map(({ code }) => code)).toEqual([
    'trf.pairable.system',
    'trf.pairable.acceleration-beyond',
    'trf.pairable.result-missing',
    'trf.pairable.result-missing',
    'trf.pairable.unknown-player',
  ]);
});

const STARTS = [5, 10, 49, 54, 58, 70, 81, 86, 92];
const player = (...texts: readonly string[]): string => {
  const cells = texts.map((text, index) => [STARTS[index] ?? 0, text] as const);
  const [number, sex, ...rest] = cells;
  return columns([1, '001'], number ?? [5, ''], sex ?? [10, ''], [15, 'Last, First'], ...rest);
};

test('virtual points may last to the last round, not beyond', () => {
  const found = (last: string): string[] =>
    validateTrf(read(`${plainLine(1)}\n142 3\n152 W\n250       1.0   1   ${last}    1    1`), 'pairable').map(
      ({ code }) => code,
    );
  expect(found('3')).toEqual([]);
  expect(found('4')).toEqual(['trf.pairable.acceleration-beyond']);
});

test('a complete report is ready for FIDE, and each missing thing is named', () => {
  const complete = [
    '012 City Open',
    '022 Taipei',
    '032 TPE',
    '042 2026/04/01',
    '052 2026/04/01',
    '062 2',
    '072 1',
    '092 Individual: Swiss-System',
    '102 Chief Arbiter',
    '122 25+10',
    player('   1', 'w', '1500', 'TPE', '12300001', '2001/02/03', ' 1.0', '   1', '   2 w 1'),
    player('   2', 'm', '', 'TPE', '12300002', '2011/09/01', ' 0.0', '   2', '   1 b 0'),
  ];
  expect(validateTrf(read(complete.join('\n')), 'fide')).toEqual([]);
  const broken = complete
    .filter((line) => !line.startsWith('102'))
    .map((line) =>
      line.replace('062 2', '062 3').replace('072 1', '072 2').replace('052 2026/04/01', '052 2026/03/31'),
    );
  broken[broken.length - 1] = player('   2', 'm', '', 'tp', 'None', '1.9.2011', '', '', '   1 b 0');
  expect(validateTrf(read(broken.join('\n')), 'fide').map(({ code, at }) => `${code} ${at ?? ''}`.trim())).toEqual([
    'trf.fide.header-missing',
    'trf.fide.dates-backwards',
    'trf.fide.player-count',
    'trf.fide.rated-count',
    'trf.fide.federation line 11, column 54',
    'trf.fide.id line 11, column 58',
    'trf.fide.birth line 11, column 70',
    'trf.fide.points-missing line 11, column 81',
    'trf.fide.rank-missing line 11, column 86',
  ]);
});

test('an empty report is not ready for FIDE', () => {
  const result = readTrf('012 Event');
  expect(result.ok && validateTrf(result.value, 'fide').map(({ code }) => code)).toContain('trf.fide.no-players');
});
