/** The page's server without a browser: who may talk to it, what it refuses, what it escapes and where its links lead. */
import * as http from 'node:http';
import { startPage } from '../../../src/host/page/index';
import type { Page } from '../../../src/host/page/index';
import type { EditReply, OfficeView, SheetView } from '../../../src/host/page/protocol';
import { sample } from './sample';
import type { Sample } from './sample';

let here: Sample;
let page: Page;

beforeEach(async () => {
  here = sample();
  page = await startPage(here.host, { script: __filename, style: __filename });
});
afterEach(async () => {
  await page.close();
  await here.host.close();
});

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
}
/** Plain HTTP, so that every header can be set. */
function ask(
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = options;
    const request = http.request({ host: '127.0.0.1', port: page.port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString('utf8'),
        }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}
const post = async <T>(path: string, body: object): Promise<T> =>
  JSON.parse(
    (await ask(path, { method: 'POST', body: JSON.stringify({ window: 'w1', role: 'owner', ...body }) })).text,
  ) as T;
const edit = (a: {
  r: number;
  c: number;
  typed: string[][];
  window?: string;
  role?: string;
  file?: string;
  sheetId?: number;
}) => post<EditReply>('/api/edit', { file: here.office, sheetId: 11, ...a });
const value = (range: string, file = here.office): unknown =>
  here.host.sheets.values.get(file, range, { valueRenderOption: 'UNFORMATTED_VALUE' }).values?.[0]?.[0];

describe('who may talk to it', () => {
  test('it listens on the loopback address only', () => {
    expect(page.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  });

  test('a foreign Host header gets nothing, under whatever name this machine is reached', async () => {
    for (const host of [
      'evil.example',
      `evil.example:${page.port}`,
      '127.0.0.1',
      `127.0.0.1.evil.example:${page.port}`,
    ])
      expect([host, (await ask('/', { headers: { host } })).status]).toEqual([host, 421]);
    expect((await ask('/', { headers: { host: `localhost:${page.port}` } })).status).toBe(200);
  });

  test('another site cannot write, and cannot read the office through a browser', async () => {
    const body = JSON.stringify({ by: 1000 });
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[])
      expect((await ask('/api/clock', { method: 'POST', headers, body })).status).toBe(403);
    expect((await ask('/api/office', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect(here.host.clock.now()).toBe(Date.UTC(2026, 9, 3, 0, 50));
  });

  test('every page says that it loads from itself alone', async () => {
    for (const path of ['/', '/forms', '/outbox', '/log', `/print?file=${here.office}&sheet=11`, '/nowhere']) {
      const policy = String((await ask(path)).headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('unsafe');
      expect(policy).not.toContain('*');
    }
  });

  test('no path leads out of its folder', async () => {
    for (const path of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/page.js/../../package.json',
      '/etc/passwd',
      '/forms/..%2f..%2fpackage.json',
    ]) {
      const { status, text } = await ask(path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).not.toContain('devDependencies');
    }
  });

  test('a body that is no JSON, or no object, is refused in a sentence', async () => {
    for (const body of ['', '{', '[]', 'null', '7']) {
      const answer = await ask('/api/edit', { method: 'POST', body });
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.text)).toMatchObject({ ok: false });
    }
  });
});

describe('what people write', () => {
  test('is escaped wherever it is shown', async () => {
    const nasty = '<img src=x onerror=alert(1)>"\'&';
    await edit({ r: 1, c: 1, typed: [[nasty]] });
    here.host.forms.submit(here.form, { 姓名: nasty, 組別: nasty });
    here.host.sheets.batchUpdate(
      { requests: [{ updateSheetProperties: { properties: { sheetId: 11, title: nasty }, fields: 'title' } }] },
      here.office,
    );
    here.host.execute('sendLetter');
    const response = here.host.forms.get(here.form).responses[0]!;
    for (const path of [
      '/',
      '/log',
      '/outbox?q=' + encodeURIComponent(nasty),
      `/print?file=${here.office}&sheet=11`,
      `/forms/${here.form}?edit2=${response.id}`,
      `/link?to=${encodeURIComponent(nasty)}`,
    ]) {
      const { text } = await ask(path);
      expect([path, text.includes('<img')]).toEqual([path, false]);
    }
    expect((await ask(`/print?file=${here.office}&sheet=11`)).text).toContain(
      '&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;',
    );
  });

  test('cannot become a formula in a CSV file', async () => {
    await edit({ r: 9, c: 0, typed: [['+886 912', '@x', '-5', "'=1+1", 'a"b,c']] });
    const { text } = await ask(`/sheet.csv?file=${here.office}&sheet=11`);
    const line = text.split('\r\n')[9];
    expect(line).toContain(`'@x,-5,'=1+1,"a""b,c"`);
    expect(text.startsWith('\ufeff')).toBe(true);
  });
});

describe('changes', () => {
  test('a window gets the whole tab once and then only the rows that changed', async () => {
    const get = async (since: number): Promise<SheetView> =>
      JSON.parse((await ask(`/api/sheet?file=${here.office}&sheet=11&since=${since}`)).text) as SheetView;
    const first = await get(0);
    expect(first.whole).toBe(true);
    expect(first.rows.map(([r]) => r)).toEqual([0, 1, 2, 3, 4, 7]);
    const reply = await post<EditReply>('/api/edit', {
      file: here.office,
      sheetId: 11,
      r: 2,
      c: 2,
      typed: [['7']],
      since: first.version,
    });
    expect(reply.sheet?.whole).toBe(false);
    // C4 adds up C2:C3
    expect(reply.sheet?.rows.map(([r]) => r)).toEqual([2, 3]);
    expect((await get(reply.sheet!.version)).rows).toEqual([]);
  });

  test('each window takes back its own edits, exactly, and not what somebody changed since', async () => {
    await edit({ r: 1, c: 2, typed: [['1500']] });
    await edit({ r: 2, c: 2, typed: [['1600']], window: 'w2' });
    expect(await post<EditReply>('/api/undo', {})).toMatchObject({
      ok: true,
      at: { sheetId: 11, box: { r0: 1, r1: 2, c0: 2, c1: 3 } },
    });
    expect([value('報名!C2'), value('報名!C3')]).toEqual([1200, 1600]);
    expect(await post<EditReply>('/api/undo', {})).toMatchObject({ ok: false, refused: '沒有可以復原的動作' });
    here.host.sheets.values.update({ values: [[9]] }, here.office, '報名!C3', { valueInputOption: 'RAW' });
    expect(await post<EditReply>('/api/undo', { window: 'w2' })).toMatchObject({
      ok: false,
      refused: '這些儲存格後來又被修改過，沒有復原。',
    });
    expect(value('報名!C3')).toBe(9);
  });

  test('a text that looks like a number comes back as text', async () => {
    here.host.sheets.values.update({ values: [['0012']] }, here.office, '報名!H2', { valueInputOption: 'RAW' });
    await edit({ r: 1, c: 7, typed: [['x']] });
    await post('/api/undo', {});
    expect(value('報名!H2')).toBe('0012');
  });

  test('a volunteer changes only what is open to him, and ten thousand cells over the rest change nothing', async () => {
    const floor = { file: here.floor, sheetId: 21, role: 'volunteer' };
    expect(await edit({ ...floor, r: 1, c: 2, typed: [['左勝'], ['右勝']] })).toMatchObject({ ok: true });
    const many = Array.from({ length: 2500 }, () => ['左勝', 'TRUE', 'x', 'y']);
    expect(await edit({ ...floor, r: 1, c: 1, typed: many })).toMatchObject({
      ok: false,
      refused: '貼上的內容超出工作表範圍',
    });
    expect((await edit({ ...floor, r: 0, c: 1, typed: many.slice(0, 9) })).refused).toContain('受保護');
    expect(value('配對有段R1!B2', here.floor)).toBe('先手 1');
    expect((await edit({ r: 1, c: 1, typed: [['x']], role: 'volunteer' })).refused).toBe('這個檔案沒有分享給這個角色');
    expect((await edit({ ...floor, role: 'viewer', r: 1, c: 2, typed: [['']] })).refused).toContain('只能檢視');
    const seen = JSON.parse((await ask('/api/office?role=volunteer')).text) as OfficeView;
    expect(seen.files.map((file) => [file.mayView, file.sheets.length])).toEqual([
      [false, 0],
      [true, 1],
    ]);
    const deletion = {
      file: here.floor,
      sheetId: 21,
      role: 'volunteer',
      operation: { op: 'deleteRows', from: 3, to: 4 },
    };
    expect((await post<EditReply>('/api/operate', deletion)).refused).toContain('受保護');
  });

  test('rows are sorted within the block that was asked for', async () => {
    const box = { r0: 1, r1: 3, c0: 0, c1: 7 };
    const reply = await post<EditReply>('/api/operate', {
      file: here.office,
      sheetId: 11,
      operation: { op: 'sort', box, column: 0, ascending: false },
    });
    expect(reply.ok).toBe(true);
    expect([value('報名!B2'), value('報名!B3'), value('報名!A4')]).toEqual(['佐藤 花子', '王小明', '00125']);
  });
});

describe('links of Google’s', () => {
  test('lead to the pages of this machine, or are shown and not followed', async () => {
    const to = async (url: string): Promise<string> => {
      const { status, headers } = await ask(`/link?to=${encodeURIComponent(url)}`);
      return `${status} ${headers.location ?? ''}`;
    };
    const form = here.host.forms.get(here.form);
    const first = form.items[0]!.id;
    expect(await to(`${form.publishedUrl}?usp=pp_url&entry.${first}=%E7%8E%8B+%26`)).toBe(
      `302 /forms/${here.form}?entry.${first}=%E7%8E%8B+%26`,
    );
    expect(await to(`https://docs.google.com/spreadsheets/d/${here.floor}/edit#gid=21`)).toBe(
      `302 /?file=${here.floor}&sheet=21`,
    );
    expect(await to('https://docs.google.com/forms/d/e/unknown/viewform')).toBe('200 ');
    expect(await to('https://evil.example/')).toBe('200 ');
    expect((await ask(`/link?to=${encodeURIComponent('javascript:alert(1)')}`)).text).not.toContain('href="javascript');
  });

  test('links of a letter are found in its HTML and in its text', async () => {
    const { publishedUrl } = here.host.forms.get(here.form);
    here.host.execute('sendHtml');
    const { id } = here.host.mail.outbox()[0]!;
    const frame = await ask(`/letter/${id}`);
    expect(frame.text).toContain(`href="/forms/${here.form}"`);
    expect(frame.text).not.toContain(publishedUrl);
    expect(frame.headers['content-security-policy']).toContain('sandbox allow-popups');
    expect((await ask(`/outbox?letter=${id}`)).text).toContain(`<a href="/forms/${here.form}" target="_blank"`);
    expect((await ask(`/letter/${id}.eml`)).text).toContain('Subject: =?UTF-8?');
  });
});

test('what a function of the script ends with is heard by its own window only', async () => {
  const heard: string[] = [];
  const listen = (window: string): http.ClientRequest =>
    http.get({ host: '127.0.0.1', port: page.port, path: `/api/events?window=${window}` }, (response) =>
      response.on('data', (part: Buffer) =>
        heard.push(
          ...[...part.toString('utf8').matchAll(/event: (run\w+|dialog)/g)].map((one) => `${window} ${one[1]}`),
        ),
      ),
    );
  const requests = ['w1', 'w2'].map(listen);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await post('/api/run', { file: here.office, fn: 'hello' });
  for (let tries = 0; tries < 200 && !heard.includes('w1 runEnd'); tries++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(heard).toEqual(['w1 runStart', 'w1 dialog', 'w1 runEnd']);
  for (const request of requests) request.destroy();
}, 20_000);
