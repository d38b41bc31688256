/** The office in the browser: puts the parts together, fetches what they show and writes what they change. */
import './css/base.css';
import './css/chrome.css';
import './css/grid.css';
import './css/hall.css';
import './css/messages.css';
import './css/pages.css';
import './css/print.css';
import type { EditReply, MenuView, OfficeView, Operation, Role, SheetView } from '../protocol';
import { editMenu, fileMenu, linesMenu } from './commands';
import type { Commands } from './commands';
import { Context } from './context';
import { Dialogs } from './dialogs';
import { el } from './dom';
import { FilterPanel } from './filter';
import { FindBar } from './find';
import { FormulaBar } from './formula-bar';
import { boxName, Grid } from './grid/grid';
import { keyboard } from './grid/keys';
import { mouse } from './grid/mouse';
import { Header } from './header';
import { menuButton, showMenu } from './menu';
import type { Item } from './menu';
import { RunBar } from './runs';
import { get, listen, post } from './server';
import { Tabs } from './tabs';

class Office {
  private readonly context = new Context();
  private readonly grid: Grid;
  private readonly dialogs: Dialogs;
  private readonly header: Header;
  private readonly tabs: Tabs;
  private readonly runs: RunBar;
  private readonly formula: FormulaBar;
  private readonly find: FindBar;
  private readonly sieve: FilterPanel;
  private readonly heading = el('h1', { class: 'sr' });
  private readonly empty = el('p', { class: 'nothing' });
  private readonly lost = el('p', { class: 'lost', role: 'status' });
  private readonly commands: Commands;
  /** edits go one after another, so that versions only grow */
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor() {
    const { context } = this;
    const { say } = context;
    this.dialogs = new Dialogs(context, () => this.grid.focus());
    this.grid = new Grid(say, {
      write: (r, c, typed) => this.write(r, c, typed),
      selected: () => this.formula.draw(),
      typing: (text) => this.formula.follow(text),
      filter: (column) => this.sieve.open(column),
      refuse: () => this.refuse(),
    });
    this.formula = new FormulaBar(context, this.grid);
    this.header = new Header(context, this.dialogs, {
      file: (id) => void this.openFile(id),
      role: (role) => this.changeRole(role),
    });
    this.tabs = new Tabs(context, (sheetId) => void this.openSheet(sheetId));
    this.tabs.element.append(this.formula.summary);
    this.runs = new RunBar(context, this.dialogs);
    this.find = new FindBar(context, this.grid);
    this.sieve = new FilterPanel(context, this.grid, (operation) => this.operate(operation));
    this.commands = {
      undo: () => this.takeBack('/api/undo'),
      redo: () => this.takeBack('/api/redo'),
      find: () => this.find.open(),
      operate: (operation) => this.operate(operation),
      pasteHint: () => this.dialogs.toast(say('pasteHint')),
      note: () => void this.askNote(),
    };
    keyboard(this.grid, {
      ...this.commands,
      leave: () => this.header.menubar.querySelector('button')?.focus(),
      nextSheet: (by) => this.tabs.step(by),
    });
    mouse(this.grid, {
      menu: (x, y) => this.contextMenu(x, y),
      resize: (column, size) => this.operate({ op: 'resizeColumns', from: column, to: column + 1, size }),
    });
    this.empty.hidden = true;
    this.lost.hidden = true;
    this.lost.textContent = say('offline');
    const middle = el(
      'div',
      { class: 'middle' },
      el('main', {}, this.heading, this.find.element, this.empty, this.grid.element),
      this.dialogs.side,
    );
    document.body.append(this.header.element, this.formula.element, middle, this.tabs.element);
    document.body.append(this.runs.element, this.dialogs.toasts, this.lost);
  }

  async start(): Promise<void> {
    const { context } = this;
    listen(
      context,
      {
        file: ({ id }) => this.changed(id),
        office: ({ now, letters }) => {
          if (!context.office) return;
          context.office = { ...context.office, now, letters };
          this.header.drawCounts();
          this.refresh();
        },
        dialog: (event) => this.dialogs.show(event),
        runStart: (begun) => this.runs.began(begun),
        runEnd: (end) => {
          this.runs.end(end);
          this.refresh();
        },
      },
      (broken) => {
        if (!broken && !this.lost.hidden) void this.reload();
        this.lost.hidden = !broken;
      },
    );
    await this.reload();
    this.grid.focus();
  }

  // ---- what is open

  private async reload(): Promise<void> {
    const { context } = this;
    const office = await get<OfficeView>('/api/office', { role: context.role });
    if (!office) return;
    context.office = office;
    const wished = office.files.find((one) => one.id === context.file && one.mayView);
    const file = wished ?? office.files.find((one) => one.mayView);
    if (file) await this.openFile(file.id, context.sheetId);
    else {
      context.file = undefined;
      this.header.draw();
      this.drawMenus();
      this.nothing(context.say('notShared'));
    }
  }

  private async openFile(id: string, sheetId?: number): Promise<void> {
    const { context } = this;
    context.file = id;
    context.office = await post<OfficeView>(context, '/api/open', { file: id });
    const wished = this.tabs.visible.find((tab) => tab.sheetId === sheetId) ?? this.tabs.visible[0];
    this.header.draw();
    this.drawMenus();
    document.title = context.openFile?.title ?? '';
    this.heading.textContent = document.title;
    if (wished) await this.openSheet(wished.sheetId);
    else this.nothing(context.say('noSheets'));
  }

  private async openSheet(sheetId: number): Promise<void> {
    const { context, grid } = this;
    if (grid.editor.state !== 'idle') grid.commit();
    context.sheetId = sheetId;
    context.remember();
    this.tabs.draw();
    const view = await this.fetchSheet(0);
    if (view && context.sheetId === sheetId) this.show(view);
    grid.focus();
  }

  private fetchSheet(since: number): Promise<SheetView | undefined> {
    const { file = '', sheetId = 0, role } = this.context;
    return get<SheetView>('/api/sheet', { file, sheet: sheetId, role, since });
  }

  private show(view: SheetView): void {
    this.empty.hidden = true;
    this.grid.element.hidden = false;
    this.grid.show(view);
    this.formula.draw();
  }
  private nothing(text: string): void {
    this.empty.textContent = text;
    this.empty.hidden = false;
    this.grid.element.hidden = true;
    this.tabs.draw();
  }

  private changeRole(role: Role): void {
    this.context.role = role;
    this.grid.model.version = 0;
    this.grid.model.sheetId = -1;
    void this.reload();
  }

  // ---- what happens elsewhere

  private changed(file: string): void {
    this.refresh();
    if (file !== this.context.file || this.waiting > 0) return;
    void this.fetchSheet(this.grid.model.version).then((view) => {
      const { context, grid } = this;
      if (
        view &&
        this.waiting === 0 &&
        view.file === context.file &&
        view.sheetId === context.sheetId &&
        view.sheetId === grid.model.sheetId
      )
        this.show(view);
    });
  }

  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Tabs, menus and counts, at most a few times a second. */
  private refresh(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      void get<OfficeView>('/api/office', { role: this.context.role }).then((office) => {
        if (!office) return;
        this.context.office = office;
        this.header.draw();
        this.tabs.draw();
        this.drawMenus();
        const open = this.tabs.visible.some((tab) => tab.sheetId === this.context.sheetId);
        const first = this.tabs.visible[0];
        if (!open && first) void this.openSheet(first.sheetId);
      });
    }, 250);
  }

  // ---- writing

  private write(r: number, c: number, typed: (string[] | null)[]): void {
    const { model, view } = this.grid;
    const before = typed.map((_, i) => model.rows[r + i]);
    const width = typed.reduce((most, row) => Math.max(most, row?.length ?? 0), 0);
    // shown at once; what the host makes of it follows
    typed.forEach((texts, i) => {
      if (texts === null) return;
      const row = [...(before[i] ?? [])];
      while (row.length < c + width) row.push(0);
      texts.forEach((text, j) => {
        const { e: _e, ...old } = row[c + j] || {};
        row[c + j] = { ...old, t: text };
      });
      if (r + i < model.rowCount) model.rows[r + i] = row;
    });
    const touched = typed.map((_, i) => r + i);
    view.redraw(touched);
    const { file, sheetId } = this.context;
    void this.ask('/api/edit', { file, sheetId, r, c, typed }, () => {
      if (model.sheetId !== sheetId || model.file !== file) return;
      before.forEach((row, i) => (model.rows[r + i] = row));
      view.redraw(touched);
    });
  }

  private takeBack(path: string): void {
    const { file, sheetId } = this.context;
    void this.ask(path, { file, sheetId });
  }
  private operate(operation: Operation): void {
    const { file, sheetId } = this.context;
    void this.ask('/api/operate', { file, sheetId, operation });
  }

  /** `restore` puts back what was shown before the answer came. */
  private ask(path: string, body: object, restore?: () => void): Promise<unknown> {
    this.waiting++;
    this.queue = this.queue.then(async () => {
      let reply: EditReply;
      try {
        reply = await post<EditReply>(this.context, path, { ...body, since: this.grid.model.version });
      } catch {
        reply = { ok: false, refused: this.context.say('serverError') };
      }
      this.waiting--;
      restore?.();
      const { sheet } = reply;
      if (sheet && sheet.file === this.context.file && sheet.sheetId === this.context.sheetId) this.show(sheet);
      if (!reply.ok) this.dialogs.message(this.context.say('problem'), reply.refused ?? '');
      for (const warning of reply.warnings ?? []) this.dialogs.toast(warning);
      const { at } = reply;
      if (path !== '/api/edit' && at && reply.ok) await this.showPlace(at);
    });
    return this.queue;
  }

  /** Undo takes the eye to what it changed. */
  private async showPlace({ sheetId, box }: NonNullable<EditReply['at']>): Promise<void> {
    if (sheetId !== this.context.sheetId && this.tabs.visible.some((tab) => tab.sheetId === sheetId))
      await this.openSheet(sheetId);
    const { grid } = this;
    const { rowCount, columnCount } = grid.model;
    const everything = box.r1 - box.r0 >= rowCount && box.c1 - box.c0 >= columnCount;
    if (sheetId !== this.context.sheetId || everything) return;
    grid.select({ r: box.r0, c: box.c0 }, { r: box.r1 - 1, c: box.c1 - 1 });
    grid.view.reveal(box.r0, box.c0);
  }

  private refuse(): void {
    const { say } = this.context;
    const { model, selection } = this.grid;
    const { r, c } = selection.active;
    const lock = model.locks.find(({ box }) => r >= box.r0 && r < box.r1 && c >= box.c0 && c < box.c1);
    const why = lock?.description ? ` (${lock.description})` : '';
    const range = boxName({ r0: r, r1: r + 1, c0: c, c1: c + 1 });
    this.dialogs.message(say('problem'), model.mayEdit ? say('locked', { range, why }) : say('readOnly'));
  }

  private async askNote(): Promise<void> {
    const { say } = this.context;
    const { selection, model } = this.grid;
    const { r, c } = selection.active;
    const place = { r0: r, r1: r + 1, c0: c, c1: c + 1 };
    const old = model.cell(r, c).n ?? '';
    const { button, text = '' } = await this.dialogs.ask(say('editNote'), boxName(place), 'OK_CANCEL', true, old);
    if (button === 'OK' && text !== old) this.operate({ op: 'note', box: place, text });
  }

  // ---- menus

  private drawnMenus = '';
  private drawMenus(): void {
    const { context, grid } = this;
    const { say, office } = context;
    const key = JSON.stringify([office?.menus, context.file === undefined]);
    if (key === this.drawnMenus) return;
    this.drawnMenus = key;
    const own = [
      menuButton(say('file'), () => fileMenu(context, () => this.pickFile())),
      menuButton(say('edit'), () => editMenu(context, grid, this.commands)),
      menuButton(say('rowsColumns'), () => linesMenu(context, grid, this.commands)),
    ];
    const custom = (office?.menus ?? []).map((menu) => {
      const button = menuButton(menu.title, () => this.itemsOf(menu));
      button.classList.add('custom');
      return button;
    });
    this.header.menubar.replaceChildren(...own, ...custom);
  }

  private itemsOf(menu: MenuView): Item[] {
    return menu.items.map((item): Item => {
      if (item.separator) return { separator: true };
      const { label = '', functionName, submenu } = item;
      if (submenu) return { label: submenu.title, submenu: this.itemsOf(submenu) };
      return { label, run: () => this.run(functionName ?? '', label) };
    });
  }

  private run(fn: string, label: string): void {
    const { grid } = this;
    if (grid.editor.state !== 'idle') grid.commit();
    const selection = { sheet: grid.model.title, a1: boxName(grid.selection.box) };
    void this.queue.then(() => this.runs.start(fn, label, selection));
    grid.focus();
  }

  /** A file from the disk becomes a file of the office. */
  private pickFile(): void {
    const { say } = this.context;
    const input = el('input', { type: 'file', accept: '.xlsx,.csv,.txt,.tsv' });
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (!file) return;
      void fetch(`/api/import?name=${encodeURIComponent(file.name)}`, { method: 'POST', body: file })
        .then((answer) => answer.json() as Promise<{ ok: boolean; refused?: string; file?: string }>)
        .catch(() => ({ ok: false, refused: say('serverError'), file: undefined }))
        .then((reply) => {
          if (reply.ok && reply.file) void this.openFile(reply.file);
          else this.dialogs.message(say('openFile'), reply.refused ?? '');
        });
    });
    input.click();
  }

  private contextMenu(x: number, y: number): void {
    const { context, grid, commands } = this;
    const edit = editMenu(context, grid, commands).slice(3, -2);
    showMenu(
      [...edit, { separator: true }, ...linesMenu(context, grid, commands)],
      x,
      y,
      grid.editor.input,
      context.say('edit'),
    );
  }
}

void new Office().start();
