/** Workbooks as tests and the page see them, and Sheets REST as plain functions. */
import { GoogleError } from './errors';
import { callSheets, writes } from './server/ops/sheets-api';
import type { Server } from './server/server';
import type { Sharing, Workbook as WorkbookView, Workbooks } from './types';
import type { SheetsApi } from './workbook/api-types';
import { readBox } from './workbook/values';
import type { Sheet } from './workbook/sheet';
import type { Workbook } from './workbook/workbook';

class View implements WorkbookView {
  constructor(
    private readonly server: Server,
    private readonly model: Workbook,
    private readonly commit: () => void,
  ) {}
  get id(): string {
    return this.model.id;
  }
  get url(): string {
    return this.model.url;
  }
  get title(): string {
    return this.model.properties.title;
  }
  get owner(): string {
    return this.model.owner;
  }
  get timeZone(): string {
    return this.model.properties.timeZone;
  }
  get locale(): string {
    return this.model.locale;
  }
  get sharing(): Required<Sharing> {
    return this.model.access;
  }
  get revision(): number {
    return this.model.revision;
  }
  get sheets() {
    return this.model.sheets.map((sheet) => ({
      sheetId: sheet.id,
      title: sheet.title,
      hidden: sheet.state.properties.hidden === true,
    }));
  }
  share(sharing: Sharing): void {
    const { editors, viewers, anyoneWithLink } = { ...this.model.access, ...sharing };
    this.model.access = { editors: [...editors], viewers: [...viewers], anyoneWithLink };
    this.server.changed('workbook', this.model.id);
    this.commit();
  }
  private need(title: string): Sheet {
    const sheet = this.model.byTitle(title);
    if (!sheet) throw new GoogleError(`There is no tab "${title}" in "${this.title}"`);
    return sheet;
  }
  values(title: string): (string | number | boolean)[][] {
    const sheet = this.need(title);
    const box = { r0: 0, r1: sheet.rowCount, c0: 0, c1: sheet.columnCount };
    return readBox(this.model, { sheet, box }, { valueRenderOption: 'UNFORMATTED_VALUE' });
  }
  display(title: string): string[][] {
    const sheet = this.need(title);
    const box = { r0: 0, r1: sheet.rowCount, c0: 0, c1: sheet.columnCount };
    return readBox(this.model, { sheet, box }, { valueRenderOption: 'FORMATTED_VALUE' }) as string[][];
  }
}

export class WorkbookList implements Workbooks {
  private readonly views = new WeakMap<Workbook, View>();
  constructor(
    private readonly server: Server,
    private readonly commit: () => void,
  ) {}

  private view(model: Workbook): View {
    let view = this.views.get(model);
    if (!view) this.views.set(model, (view = new View(this.server, model, this.commit)));
    return view;
  }
  create(spec: string | object, owner = this.server.owner): WorkbookView {
    const body = typeof spec === 'string' ? { properties: { title: spec } } : spec;
    const made = this.server.createWorkbook(body, owner);
    this.server.boundId ??= made.id;
    this.commit();
    return this.view(made);
  }
  get(id: string): WorkbookView {
    const model = this.server.workbook(id);
    if (!model) throw new GoogleError(`There is no spreadsheet with id ${id}`);
    return this.view(model);
  }
  list(): WorkbookView[] {
    return [...this.server.workbooks.values()].map((model) => this.view(model));
  }
  bind(id: string): void {
    this.get(id);
    this.server.boundId = id;
    this.commit();
  }
  get boundId(): string | undefined {
    return this.server.boundId;
  }
}

/** Everything as the owner of the file: not counted, not limited. */
export function sheetsApi(server: Server, commit: () => void): SheetsApi {
  const call = (method: string, id: string, rest: object = {}): never => {
    const user = server.workbook(id)?.owner ?? server.owner;
    const result = callSheets(server, user, method, { id, ...rest });
    if (writes(method)) commit();
    return result as never;
  };
  return {
    create: (body) => call('create', '', { body }),
    get: (id, options = {}) => call('get', id, { options }),
    batchUpdate: (body, id) => call('batchUpdate', id, { body }),
    values: {
      get: (id, range, options = {}) => call('values.get', id, { range, options }),
      batchGet: (id, options) => call('values.batchGet', id, { options }),
      batchGetByDataFilter: (body, id) => call('values.batchGetByDataFilter', id, { body }),
      update: (body, id, range, options = {}) => call('values.update', id, { body, range, options }),
      batchUpdate: (body, id) => call('values.batchUpdate', id, { body }),
      append: (body, id, range, options = {}) => call('values.append', id, { body, range, options }),
      clear: (_body, id, range) => call('values.clear', id, { range }),
      batchClear: (body, id) => call('values.batchClear', id, { body }),
    },
  };
}
