/** Formulas: precedence, references, coercion, errors; what they come to was worked out by hand. */
import { bench } from './bundle';
import { batch, write } from './schema';

const DATA = [
  [1, 'apple', true],
  [2, 'Banana', false],
  [3, 'apple pie', null],
  [null, '', '#'],
];
const { host, id } = bench('');
batch(
  host,
  id,
  write(DATA),
  { addSheet: { properties: { title: '名 單', sheetId: 3 } } },
  write(
    [
      ['甲', 10],
      ['乙', 20],
    ],
    0,
    0,
    3,
  ),
  {
    addNamedRange: {
      namedRange: {
        name: 'scores',
        range: { sheetId: 0, startRowIndex: 0, endRowIndex: 3, startColumnIndex: 0, endColumnIndex: 1 },
      },
    },
  },
);

test.each<[string, unknown]>([
  ['=1+2*3', 7],
  ['=(1+2)*3', 9],
  ['=2^3^2', 64],
  ['=-2^2', 4],
  ['=10%*50', 5],
  ['="a"&1&TRUE', 'a1TRUE'],
  ['=1/0', '#DIV/0!'],
  ['="x"+1', '#VALUE!'],
  ['="3"+1', 4],
  ['=A1:A3', 1],
  ['=SUM(A1:A4)', 6],
  ['=SUM(A:A)', 6],
  ['=SUM(scores)', 6],
  ['=SUM(A1:B3)', 6],
  ['=AVERAGE(A1:A4)', 2],
  ['=MAX(A1:A3)-MIN(A1:A3)', 2],
  ['=COUNT(A1:C4)', 3],
  ['=COUNTA(A1:B4)', 6],
  ['=COUNTBLANK(A1:A4)', 1],
  ['=COUNTIF(A1:A4,">=2")', 2],
  ['=COUNTIF(B1:B3,"apple*")', 2],
  ['=COUNTIF(B1:B3,"APPLE")', 1],
  ['=COUNTIFS(A1:A3,">1",B1:B3,"*a*")', 2],
  ['=SUMIF(B1:B3,"apple*",A1:A3)', 4],
  ["=SUM('名 單'!B1:B2)", 30],
  ['=VLOOKUP("乙",\'名 單\'!A1:B2,2,FALSE)', 20],
  ['=VLOOKUP("丙",\'名 單\'!A1:B2,2,FALSE)', '#N/A'],
  ['=INDEX(B1:B3,MATCH(2,A1:A3,0))', 'Banana'],
  ['=IF(A1>0,"yes","no")', 'yes'],
  ['=IF(FALSE,1)', false],
  ['=IFERROR(1/0,"none")', 'none'],
  ['=IFS(A1=2,"two",A1=1,"one")', 'one'],
  ['=SWITCH(A2,1,"one",2,"two")', 'two'],
  ['=AND(A1=1,C1)', true],
  ['=NOT(C1)', false],
  ['=ISBLANK(A4)', true],
  ['=ROUND(2.5,0)', 3],
  ['=ROUND(-2.5,0)', -3],
  ['=ROUND(2.675,2)', 2.68],
  ['=ROUNDDOWN(-1.5,0)', -1],
  ['=MOD(-3,5)', 2],
  ['=LEN("將棋")', 2],
  ['=MID("hoshitori",6,4)', 'tori'],
  ['=TEXT(0.25,"0%")', '25%'],
  ['=TEXT(DATE(2026,3,1),"yyyy/mm/dd dddd")', '2026/03/01 星期日'],
  ['=YEAR(DATE(2026,14,1))', 2027],
  ['=WEEKDAY(DATE(2026,3,1))', 1],
  ['=TEXTJOIN("-",TRUE,B1:B4)', 'apple-Banana-apple pie'],
  ['=HYPERLINK("https://example.com/","here")', 'here'],
  ['={1,2;3,4}', 1],
  ['=SUM({1,2;3,4})', 10],
  ['=ROW(B7)+COLUMN(B7)', 9],
  ['="a"="A"', true],
  ['=5>"a"', false],
  ['=Nowhere!A1', '#REF!'],
  ['=UNKNOWNNAME', '#NAME?'],
  ['=ARRAYFORMULA(A1)', '#NAME?'],
  ['=SUM(1,', '#ERROR!'],
  ['=Z2000', '#REF!'],
  ['=A4', ''],
])('%s is %j', (formula, value) => {
  host.sheets.values.update({ values: [[formula]] }, id, 'F1', { valueInputOption: 'USER_ENTERED' });
  expect(host.sheets.values.get(id, 'F1', { valueRenderOption: 'UNFORMATTED_VALUE' }).values?.[0]?.[0] ?? '').toEqual(
    value,
  );
});

test('A result follows the cells it depends on; a circle is an error', () => {
  host.sheets.values.update(
    {
      values: [
        ['=A1*10', '=H1+1'],
        ['=G2', '=G2'],
      ],
    },
    id,
    'G1',
    { valueInputOption: 'USER_ENTERED' },
  );
  host.sheets.values.update({ values: [[7]] }, id, 'A1', { valueInputOption: 'RAW' });
  expect(host.sheets.values.get(id, 'G1:H2').values).toEqual([
    ['70', '#REF!'],
    ['#REF!', '#REF!'],
  ]);
});
