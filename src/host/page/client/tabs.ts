/** The tabs at the bottom, coloured as the file says; hidden ones are not shown. */
import type { SheetHead } from '../protocol';
import type { Context } from './context';
import { el } from './dom';
import { menuButton } from './menu';

export class Tabs {
  readonly element: HTMLElement;
  private readonly list = el('div', { class: 'tablist', role: 'tablist' });

  constructor(
    private readonly context: Context,
    private readonly choose: (sheetId: number) => void,
  ) {
    this.list.setAttribute('aria-label', context.say('sheets'));
    const all = menuButton('☰', () =>
      this.visible.map((sheet) => ({ label: sheet.title, run: () => this.choose(sheet.sheetId) })),
    );
    all.setAttribute('aria-label', context.say('allSheets'));
    this.element = el('footer', { class: 'tabs' }, all, this.list);
    this.list.addEventListener('keydown', (event) => {
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (by === 0) return;
      event.preventDefault();
      this.step(by);
      this.list.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
    });
    this.list.addEventListener(
      'wheel',
      (event) => {
        if (event.deltaY !== 0) this.list.scrollLeft += event.deltaY;
      },
      { passive: true },
    );
  }

  get visible(): readonly SheetHead[] {
    return this.context.openFile?.sheets.filter((sheet) => !sheet.hidden) ?? [];
  }

  step(by: number): void {
    const tabs = this.visible;
    const at = tabs.findIndex((tab) => tab.sheetId === this.context.sheetId);
    const next = tabs[(at + by + tabs.length) % tabs.length];
    if (next) this.choose(next.sheetId);
  }

  draw(): void {
    const { sheetId } = this.context;
    const known = [...this.list.children] as HTMLElement[];
    const tabs = this.visible;
    const same =
      known.length === tabs.length &&
      tabs.every((tab, i) => known[i]!.dataset['key'] === JSON.stringify([tab.sheetId, tab.title, tab.colour]));
    if (!same) this.list.replaceChildren(...tabs.map((tab) => this.tab(tab)));
    for (const child of this.list.children as HTMLCollectionOf<HTMLElement>) {
      const on = Number(child.dataset['id']) === sheetId;
      if (on && child.getAttribute('aria-selected') !== 'true')
        child.scrollIntoView({ inline: 'nearest', block: 'nearest' });
      child.setAttribute('aria-selected', String(on));
      child.tabIndex = on ? 0 : -1;
    }
  }

  private tab({ sheetId, title, colour }: SheetHead): HTMLElement {
    const tab = el('button', {
      type: 'button',
      role: 'tab',
      'aria-controls': 'sheet',
      'data-id': sheetId,
      'data-key': JSON.stringify([sheetId, title, colour]),
      onclick: () => this.choose(sheetId),
    });
    const stripe = el('i', { 'aria-hidden': 'true' });
    if (colour) stripe.style.background = colour;
    tab.append(el('span', {}, title), stripe);
    return tab;
  }
}
