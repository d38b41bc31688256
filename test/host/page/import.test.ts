/** Files from the disk, opened by a page in a process of its own: what is one becomes a file, what is none a sentence and nothing else. */
import * as fs from 'node:fs';
import * as http from 'node:http';
import * as path from 'node:path';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { buildSync } from 'esbuild';
import type { OfficeView } from '../../../src/host/page/protocol';
import { newFolder } from './browser';
import { sample } from './sample';
import { writeFile } from './xlsx-process';

jest.setTimeout(60_000);
const source = (name: string): string => JSON.stringify(path.join(__dirname, '../../../src/host', name));
const CHILD = `
  import { createHost } from ${source('index')};
  import { startPage } from ${source('page/index')};
  const host = createHost({ bundle: { code: '', name: 'Code.js' }, now: 0, timeZone: 'Asia/Taipei' });
  host.workbooks.bind(host.workbooks.create('office').id);
  startPage(host, { script: '', style: '' }).then((page) => process.stdout.write(page.port + '\\n'));
`;
const folder = newFolder();
let child: ChildProcess;
let port = 0;

beforeAll(async () => {
  const program = path.join(folder, 'child.cjs');
  fs.writeFileSync(path.join(folder, 'child.ts'), CHILD);
  buildSync({
    entryPoints: [path.join(folder, 'child.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: ['esbuild'],
    nodePaths: [path.join(__dirname, '../../../node_modules')],
    logLevel: 'error',
  });
  child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  port = await new Promise<number>((resolve) => {
    child.stdout!.once('data', (line: Buffer) => resolve(Number(line.toString('utf8'))));
  });
});
afterAll(() => {
  child.kill();
  fs.rmSync(folder, { recursive: true });
});

const ask = (address: string, body?: Uint8Array): Promise<{ status: number; json: unknown }> =>
  new Promise((resolve, reject) => {
    const method = body ? 'POST' : 'GET';
    const request = http.request({ host: '127.0.0.1', port, path: address, method }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString('utf8')));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, json: JSON.parse(text) }));
    });
    request.on('error', reject);
    request.end(body);
  });
const titles = async (): Promise<string[]> =>
  ((await ask('/api/office?role=owner')).json as OfficeView).files.map(({ title }) => title);
const open = async (name: string, bytes: Uint8Array): Promise<{ status: number; ok: boolean; refused?: string }> => {
  const { status, json } = await ask(`/api/import?name=${encodeURIComponent(name)}`, bytes);
  return { status, ...(json as { ok: boolean; refused?: string }) };
};
const text = (content: string): Uint8Array => new TextEncoder().encode(content);

function workbook(): Buffer {
  const { host, office } = sample();
  host.sheets.batchUpdate({ requests: [{ deleteSheet: { sheetId: 12 } }] }, office);
  const file = path.join(folder, 'office.xlsx');
  writeFile(folder, host.sheets.get(office, { includeGridData: true }), file);
  return fs.readFileSync(file);
}

test('a workbook and files of text in three encodings become files', async () => {
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('日期,金額\n', 'utf16le')]);
  const big5 = Uint8Array.from([0xa4, 0xe5, 0x2c, 0x30, 0x31, 0x0a]);
  for (const [name, bytes] of [
    ['office.xlsx', workbook()],
    ['bank.csv', text('日期,金額\n')],
    ['utf16.csv', utf16],
    ['big5.csv', big5],
  ] as const)
    expect([name, (await open(name, bytes)).ok]).toEqual([name, true]);
  expect(await titles()).toEqual(['office', 'office.xlsx', 'bank.csv', 'utf16.csv', 'big5.csv']);
});

test('what is no such file, broken, empty or too large is refused in a sentence, and no file appears', async () => {
  const before = await titles();
  const zip = Uint8Array.from([0x50, 0x4b, 5, 6, ...new Array<number>(18).fill(0)]);
  const cases: [string, Uint8Array, number, string][] = [
    ['notes.xlsx', zip, 400, '讀不懂這個檔案：不是完整的 Excel 活頁簿（.xlsx）。'],
    ['half.xlsx', workbook().subarray(0, 3000), 400, '讀不懂這個檔案：不是完整的 Excel 活頁簿（.xlsx）。'],
    ['paper.pdf', text('%PDF-1.7\u0000\u0001'), 400, '讀不懂這個檔案：不是文字檔，也不是 Excel 活頁簿。'],
    ['odd.csv', Uint8Array.from([0x41, 0xa4, 0x0a]), 400, '讀不懂這個檔案：文字編碼不是 UTF-8、UTF-16 或 Big5。'],
    ['quote.csv', text('a,"b\nc'), 400, '讀不懂這個檔案：有一格的引號沒有結束。'],
    ['empty.csv', new Uint8Array(), 400, '讀不懂這個檔案：裡面沒有資料。'],
    ['commas.csv', text(','.repeat(19_000_000)), 400, '讀不懂這個檔案：超過 50 萬格。'],
    ['wide.csv', text(`${','.repeat(2000)}\n${'a\n'.repeat(2000)}`), 400, '讀不懂這個檔案：超過 50 萬格。'],
    ['large.csv', new Uint8Array(20 * 1024 * 1024 + 1).fill(0x61), 413, '檔案太大（上限 20 MB）'],
  ];
  for (const [name, bytes, status, refused] of cases) {
    const answer = await open(name, bytes);
    expect([name, answer.status, answer.refused]).toEqual([name, status, refused]);
  }
  expect(await titles()).toEqual(before);
});
