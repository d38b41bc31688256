/** The shogi office in a browser: menus, dialogs, tabs and cells as a person finds them on the page, and pictures of them. */
import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { loadForms, newOffice, openOffice } from '../../src/cli/office-host';
import { picturesOf } from '../../src/cli/pictures/index';
import { fromLocal } from '../../src/domain/common/time';
import type { Host } from '../../src/host';
import type { FormKind } from '../../src/office/forms';
import { repositoryRoot } from '../../src/cli/root';
import { cell, scene, type Scene } from '../host/page/browser';

const DASHBOARD = 2001;
const JOURNAL = 1010;

export interface ShownOffice extends Scene {
  readonly host: Host;
  readonly officeId: string;
  /** answers by field or meaning, into the form's own titles and labels */
  submit(kind: FormKind, values: Readonly<Record<string, string>>): void;
  /** what the forms' pre-filled links in a letter's text carry, by meaning */
  follow(kind: FormKind, letter: string): Record<string, string>;
  picture(page: Page, name: string): Promise<void>;
}

export async function shownOffice(now: string): Promise<ShownOffice> {
  const build = (name: string): string => path.join(repositoryRoot(), '.build', name);
  const { host, officeId, regulation } = openOffice({
    regulation: 'shogi-open-2026',
    now: fromLocal(now, 480) ?? 0,
    seed: 'browser',
    mailQuota: 1500,
    workerFile: build('host-worker.cjs'),
  });
  const files = {
    script: build('client.js'),
    style: build('client.css'),
    hall: build('hall.js'),
    pictures: picturesOf(regulation, newOffice(regulation).words),
    firstSheet: DASHBOARD,
    journal: JOURNAL,
  };
  const shown = await scene(host, files, true);
  const wished = process.env['HOSHITORI_PICTURES'];
  const folder = wished ?? fs.mkdtempSync(path.join(os.tmpdir(), 'hoshitori-pictures-'));
  fs.mkdirSync(folder, { recursive: true });
  const fieldsOf = (kind: FormKind) =>
    loadForms(regulation)[kind]?.fields.filter((one) => one.type !== 'section') ?? [];
  const formOf = (kind: FormKind) =>
    host.forms.list().find((form) => form.title === loadForms(regulation)[kind]?.title);
  let count = 0;
  return {
    ...shown,
    host,
    officeId,
    submit: (kind, values) => {
      const answers: Record<string, string | string[]> = {};
      for (const { id, meaning, type, title, required, choices } of fieldsOf(kind)) {
        const value = values[id] ?? values[meaning] ?? (required ? (choices?.[0]?.value ?? '') : '');
        const text = choices?.find((choice) => choice.value === value)?.label ?? value;
        if (text !== '') answers[title] = type === 'checkbox' ? [text] : text;
      }
      const sent = host.forms.submit(formOf(kind)?.id ?? '', answers);
      const failed = sent.executions.filter((one) => !one.ok).map((one) => one.error);
      if (!sent.ok || failed.length > 0) throw new Error(JSON.stringify([sent.problems, failed]));
    },
    follow: (kind, letter) => {
      for (const url of letter.match(/https?:\/\/\S+/g) ?? []) {
        const { formId, answers } = host.forms.parsePrefilled(url);
        if (formId !== formOf(kind)?.id) continue;
        const given = fieldsOf(kind).filter(({ title }) => answers[title] !== undefined);
        return Object.fromEntries(given.map(({ meaning, title }) => [meaning, String(answers[title])]));
      }
      throw new Error(`no ${kind} link in ${letter}`);
    },
    picture: async (page, name) => {
      const file = path.join(folder, `${String(++count).padStart(2, '0')}-${name}.png`);
      await page.screenshot({ path: file, fullPage: !(await page.locator('body.office').count()) });
    },
    close: async () => {
      await shown.close();
      if (wished === undefined) fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** One window with the grid in it, and the hands of whoever sits before it. */
export class Desk {
  constructor(readonly page: Page) {}

  /** Chooses from the custom menu. */
  async choose(...labels: readonly string[]): Promise<void> {
    await this.page.getByRole('button', { name: '賽務', exact: true }).click();
    for (const label of labels) await this.page.getByRole('menuitem', { name: label, exact: true }).click();
  }

  dialog(title: string): Locator {
    return this.page.getByRole('dialog', { name: title, exact: true });
  }

  /** Answers the question of that title with OK; gives back what it said. */
  async agree(title: string, text?: string): Promise<string> {
    const dialog = this.dialog(title);
    await dialog.waitFor();
    const said = await dialog.innerText();
    if (text === undefined) await dialog.getByRole('button', { name: '確定' }).click();
    else {
      await dialog.getByRole('textbox').fill(text);
      await this.page.keyboard.press('Enter');
    }
    await dialog.waitFor({ state: 'detached' });
    return said;
  }

  /** Waits for a message at the edge of the page, takes it away and gives back its text. */
  async told(text: string): Promise<string> {
    const toast = this.page.locator('.toast', { hasText: text }).first();
    await toast.waitFor();
    const said = await toast.innerText();
    await toast.getByRole('button').click();
    return said;
  }

  async open(title: string): Promise<void> {
    await this.page.getByRole('tab', { name: title, exact: true }).click();
    await this.page.getByRole('grid', { name: title }).waitFor();
  }

  tabs(): Promise<string[]> {
    return this.page.getByRole('tab').allInnerTexts();
  }

  read(name: string): Promise<string> {
    return cell(this.page, name).innerText();
  }

  /** Texts of the cells of a row of the open tab, empty ones at the end left out. */
  async row(number: number): Promise<string[]> {
    const texts = await this.page.locator(`td[data-r="${String(number - 1)}"]`).allInnerTexts();
    while (texts.length > 0 && texts[texts.length - 1] === '') texts.pop();
    return texts;
  }

  /** Rows from one on, up to the first empty one. */
  async rows(from: number): Promise<string[][]> {
    const found: string[][] = [];
    for (let number = from; ; number++) {
      const row = await this.row(number);
      if (row.length === 0) return found;
      found.push(row);
    }
  }

  /** The first rows of the open tab. */
  async rowsOf(count: number): Promise<string[][]> {
    const found: string[][] = [];
    for (let number = 1; number <= count; number++) found.push(await this.row(number));
    return found;
  }

  async select(name: string): Promise<void> {
    await cell(this.page, name).click();
  }

  async moveClock(to: string): Promise<void> {
    const { page } = this;
    await page.getByRole('button', { name: '時鐘' }).click();
    await page.getByLabel('移到').fill(to);
    await page.getByRole('button', { name: '移動', exact: true }).click();
    const [day = '', time = ''] = to.split('T');
    const shown = day.split('-').map(Number).join('/');
    await page.getByRole('button', { name: new RegExp(`時鐘 ${shown}.* ${time}`) }).waitFor({ timeout: 30_000 });
    await page.keyboard.press('Escape');
  }
}
