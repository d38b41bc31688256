/** An office made at Google, as far as Google's own descriptions and clients can show it on this machine. */
import { provision } from '../../src/cli/provision/steps';
import { plan } from '../../src/cli/provision/dry-run';
import { clients, HASTY, loopback, stopAll, target } from './kit';
import { judge } from './loopback/judge';
import type { Loopback } from './loopback/server';

afterEach(stopAll);

/** One office file, one floor file, one script with the program in it, a form for each kind, and nothing unfit was sent. */
function expectOneOffice(server: Loopback, forms = 4): void {
  expect(server.faults).toEqual([]);
  expect(server.drive.kept('spreadsheet').map((file) => file.name)).toEqual([
    '第七屆桂馬會日本將棋公開賽（龍馬盃）・賽務簿',
    '第七屆桂馬會日本將棋公開賽（龍馬盃）・現場簿',
  ]);
  expect(server.drive.kept('form')).toHaveLength(forms);
  const scripts = server.scriptsKept();
  expect(scripts).toHaveLength(1);
  expect(scripts[0]!.files.map((file) => file.name)).toEqual(target().project.map((file) => file.name));
}

test('every request of a dry run is a method of Google, and its body fits', () => {
  for (const regulation of ['shogi-open-2026', 'chess-cup-109', 'go-shanhai-2025'])
    for (const { method, url, body } of plan(target(regulation))) {
      const address = new URL(url.replace(/\{[\w.]+\}/g, 'id'));
      expect(judge(method, address.pathname, body).faults).toEqual([]);
    }
});

test('the judge refuses a field Google does not know, a wrong type and a method that is not there', () => {
  expect(judge('POST', '/v4/spreadsheets', { title: 'x' }).faults).not.toEqual([]);
  expect(judge('POST', '/v1/forms', { info: { title: 5 } }).faults).not.toEqual([]);
  expect(judge('POST', '/v1/projects/id/publish', {}).faults).not.toEqual([]);
  expect(judge('GET', '/drive/v3/files?query=x', undefined).faults).not.toEqual([]);
});

test('a run makes what the dry run said, in that order', async () => {
  const server = await loopback();
  const made = await provision(await clients(), target(), HASTY);
  expectOneOffice(server);
  const ids: Record<string, string> = { office: made.officeId, floor: made.floorId, script: made.scriptId };
  for (const [kind, id] of Object.entries(made.forms)) ids[`form.${kind}`] = id;
  const filled = (text: string): string => text.replace(/\{([\w.]+)\}/g, (word, key: string) => ids[key] ?? word);
  const sent = server.seen.filter(({ method, url }) => method !== 'GET' && !url.includes('batchGetByDataFilter'));
  const planned = plan(target());
  expect(sent.map(({ method, url }) => `${method} ${new URL(url, 'http://g').pathname}`)).toEqual(
    planned.map(({ method, url }) => `${method} ${new URL(filled(url)).pathname}`),
  );
  sent.forEach(({ body, url }, i) => {
    if (url.includes('/content')) return;
    expect(JSON.stringify(body)).toBe(filled(JSON.stringify(planned[i]!.body)));
  });
});

test('the second run finds everything and changes nothing', async () => {
  const server = await loopback();
  const first = await provision(await clients(), target(), HASTY);
  const before = server.host.workbooks.get(first.officeId).revision;
  const second = await provision(await clients(), target(), HASTY);
  expect({ ...second, made: [] }).toEqual({ ...first, made: [] });
  expect(second.made).toEqual([]);
  expect(server.host.workbooks.get(first.officeId).revision).toBe(before);
  expectOneOffice(server);
});

test('renamed files are found, a tab that was deleted and an old program are mended', async () => {
  const server = await loopback();
  const first = await provision(await clients(), target(), HASTY);
  const { sheets } = server.host;
  sheets.batchUpdate(
    {
      requests: [
        { updateSpreadsheetProperties: { properties: { title: '我的賽務' }, fields: 'title' } },
        { deleteSheet: { sheetId: 1005 } },
      ],
    },
    first.officeId,
  );
  server.scripts.projects.get(first.scriptId)!.files = [];
  const second = await provision(await clients(), target(), HASTY);
  expect(second.made).toEqual(['program', 'tabs']);
  expect(second.officeId).toBe(first.officeId);
  expect(server.host.workbooks.get(first.officeId).sheets.map((sheet) => sheet.sheetId)).toContain(1005);
});

test('two names make two offices of one regulation', async () => {
  const server = await loopback();
  const google = await clients();
  const first = await provision(google, target(), HASTY);
  const second = await provision(google, target('shogi-open-2026', { name: 'trial' }), HASTY);
  expect(second.officeId).not.toBe(first.officeId);
  expect(server.scriptsKept()).toHaveLength(2);
  expect(server.drive.kept('form')).toHaveLength(8);
});

test("somebody else's file of the same name is left alone", async () => {
  const server = await loopback();
  const foreign = server.host.workbooks.create('第七屆桂馬會日本將棋公開賽（龍馬盃）・賽務簿');
  const made = await provision(await clients(), target(), HASTY);
  expect(made.officeId).not.toBe(foreign.id);
  expect(server.host.workbooks.get(foreign.id).sheets).toHaveLength(1);
});

test('questions changed by hand are told and left', async () => {
  const server = await loopback();
  const first = await provision(await clients(), target(), HASTY);
  const { registration = '' } = first.forms;
  // the office does not know the form yet, so that the run looks at it again
  const { system } = target().office.words.tables;
  const rows = server.host.workbooks.get(first.officeId).values(system.title);
  const row = rows.findIndex((cells) => cells[0] === 'formId.registration');
  server.host.sheets.batchUpdate(
    {
      requests: [
        {
          deleteDimension: { range: { sheetId: 1011, dimension: 'ROWS', startIndex: row, endIndex: row + 1 } },
        },
      ],
    },
    first.officeId,
  );
  server.host.rest({
    method: 'POST',
    url: `/v1/forms/${registration}:batchUpdate`,
    body: {
      requests: [
        {
          createItem: {
            item: { title: '自加', questionItem: { question: { textQuestion: {} } } },
            location: { index: 0 },
          },
        },
      ],
    },
  });
  const second = await provision(await clients(), target(), HASTY);
  expect(second.forms).toEqual(first.forms);
  expect(second.notes.join()).toContain('registration');
});
