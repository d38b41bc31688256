/** Chromium for the tests, and the page's client compiled once. */
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import axeCore from 'axe-core';
import { buildSync } from 'esbuild';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startPage } from '../../../src/host/page/index';
import type { Page as Served, PageOptions } from '../../../src/host/page/index';
import type { Host } from '../../../src/host/index';
import { sample } from './sample';
import type { Sample } from './sample';

const PLACES = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export function buildClient(folder: string): { script: string; style: string; hall: string } {
  const client = path.join(__dirname, '../../../src/host/page/client');
  buildSync({
    entryPoints: { client: path.join(client, 'main.ts'), hall: path.join(client, 'hall/main.ts') },
    outdir: folder,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    logLevel: 'error',
  });
  const [script, style, hall] = ['client.js', 'client.css', 'hall.js'].map((name) => path.join(folder, name));
  return { script: script!, style: style!, hall: hall! };
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

export interface Scene {
  readonly served: Served;
  readonly context: BrowserContext;
  /** everything the page asked of another host, and every error it met */
  readonly complaints: string[];
  window(path?: string, size?: { width: number; height: number }): Promise<Page>;
  close(): Promise<void>;
}

/** A page of a host, and a browser to look at it with; errors that the page writes to its console count where wished. */
export async function scene(host: Host, options: PageOptions, consoleToo = false): Promise<Scene> {
  const browser = await openBrowser();
  const served = await startPage(host, options);
  const complaints: string[] = [];
  const device = async (viewport: { width: number; height: number }): Promise<BrowserContext> => {
    const made = await browser.newContext({ viewport, locale: 'zh-TW' });
    made.setDefaultTimeout(10_000);
    made.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(served.url) && !/^(data|blob|about):/.test(url)) complaints.push(`request to ${url}`);
    });
    made.on('page', (page) => {
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (line) => consoleToo && line.type() === 'error' && complaints.push(line.text()));
    });
    return made;
  };
  const context = await device({ width: 1280, height: 800 });
  return {
    served,
    context,
    complaints,
    window: async (address = '', size) => {
      // a page of another size is another device: resizing one beside it makes Chromium deaf in frames
      const page = await (size ? await device(size) : context).newPage();
      await page.goto(served.url + address);
      return page;
    },
    close: async () => {
      await browser.close();
      await served.close();
      await host.close();
    },
  };
}

export interface Stage extends Sample, Scene {
  readonly folder: string;
}

/** The scene of the sample office. */
export async function stage(): Promise<Stage> {
  const made = sample();
  const folder = newFolder();
  const shown = await scene(made.host, buildClient(folder));
  return {
    ...made,
    ...shown,
    folder,
    close: async () => {
      await shown.close();
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
