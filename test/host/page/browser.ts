/** Chromium for the tests, and the page's client compiled once. */
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import axeCore from 'axe-core';
import { buildSync } from 'esbuild';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startPage } from '../../../src/host/page/index';
import type { Page as Served } from '../../../src/host/page/index';
import { sample } from './sample';
import type { Sample } from './sample';

const PLACES = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export function buildClient(folder: string): { script: string; style: string } {
  buildSync({
    entryPoints: [path.join(__dirname, '../../../src/host/page/client/main.ts')],
    outfile: path.join(folder, 'client.js'),
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    logLevel: 'error',
  });
  return { script: path.join(folder, 'client.js'), style: path.join(folder, 'client.css') };
}

export const newFolder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'host-page-'));

async function openBrowser(): Promise<Browser> {
  const executablePath = PLACES.find((one) => one !== undefined && fs.existsSync(one));
  if (executablePath === undefined)
    throw new Error(
      'The browser tests need Chromium: install it (apt-get install chromium) or name it in CHROMIUM=/path/to/it.',
    );
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
  return chromium.launch({
    executablePath,
    headless: true,
    args: [...args, '--disable-component-update', '--disable-sync'],
  });
}

export interface Stage extends Sample {
  readonly served: Served;
  readonly folder: string;
  readonly context: BrowserContext;
  /** everything the page asked of another host, and every error it met */
  readonly complaints: string[];
  /** a window on the sample office */
  window(path?: string, size?: { width: number; height: number }): Promise<Page>;
  close(): Promise<void>;
}

export async function stage(): Promise<Stage> {
  const made = sample();
  const folder = newFolder();
  const served = await startPage(made.host, buildClient(folder));
  const browser = await openBrowser();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-TW' });
  context.setDefaultTimeout(10_000);
  const complaints: string[] = [];
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(served.url) && !/^(data|blob|about):/.test(url)) complaints.push(`request to ${url}`);
  });
  return {
    ...made,
    served,
    folder,
    context,
    complaints,
    window: async (address = '', size) => {
      const page = await context.newPage();
      if (size) await page.setViewportSize(size);
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(served.url + address);
      return page;
    },
    close: async () => {
      await browser.close();
      await served.close();
      await made.host.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Sentences on what axe finds wrong. */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(axeCore.source);
  const found = await page.evaluate<Finding[]>('axe.run().then((result) => result.violations)');
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} — ${node.failureSummary ?? ''}`),
  );
}

/** Asks again until the answer is the one awaited, for at most five seconds. */
export async function until<T>(ask: () => T | Promise<T>, wanted: T): Promise<void> {
  const same = async (): Promise<boolean> => JSON.stringify(await ask()) === JSON.stringify(wanted);
  for (let tries = 0; tries < 100 && !(await same()); tries++) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await ask()).toEqual(wanted);
}

export function selector(name: string): string {
  const match = /^([A-Z])(\d+)$/.exec(name)!;
  return `td[data-r="${Number(match[2]) - 1}"][data-c="${match[1]!.charCodeAt(0) - 65}"]`;
}
export const cell = (page: Page, name: string) => page.locator(selector(name));

export async function openTab(page: Page, title: string): Promise<void> {
  await page.getByRole('tab', { name: title, exact: true }).click();
  await page.getByRole('grid', { name: title }).waitFor();
}
