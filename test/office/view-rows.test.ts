/** A view may outgrow the tab the template gave it: the tab grows first, and keeps what the template put into it. */
import * as fs from 'node:fs';
import * as path from 'node:path';
import { GIVEN_ROWS, viewRequests } from '../../src/office/views/view';

const template = JSON.parse(fs.readFileSync(path.join(__dirname, '../../sheets-templates/office.json'), 'utf8')) as {
  tabs: { kind: string; sheetId: number; rows?: number }[];
};
const rowCount = (sheetId: number, length: number): unknown =>
  viewRequests({ sheetId, rows: Array.from({ length }, () => ['x']) }).flatMap((request) =>
    'updateSheetProperties' in request ? [request['updateSheetProperties']] : [],
  );

test('rows given are those of the template', () => {
  const views = template.tabs.filter(({ kind }) => kind === 'view');
  expect(Object.fromEntries(views.map(({ sheetId, rows }) => [sheetId, rows]))).toEqual(GIVEN_ROWS);
});

test('a tab is made longer only when it has to be, and never shorter than it was made', () => {
  expect(rowCount(2002, 3)).toEqual([]);
  expect(rowCount(2002, 200)).toEqual([]);
  const made = (rows: number) => [
    { properties: { sheetId: 2002, gridProperties: { rowCount: rows } }, fields: 'gridProperties.rowCount' },
  ];
  expect(rowCount(2002, 201)).toEqual(made(400));
  expect(rowCount(2002, 2000)).toEqual(made(2000));
  expect(rowCount(2002, 2001)).toEqual(made(2200));
});
