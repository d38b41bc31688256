/** Ui: alerts, prompts, dialogs and the custom menu. */
import type { ButtonSetName } from '../dialogs';
import { GoogleError } from '../errors';
import type { Menu as MenuTree, MenuItem } from '../types';
import { Facade, enumeration, mismatch } from './facade';
import type { Env } from './facade';
import { HtmlOutput } from './html-output';

const BUTTON = enumeration('CLOSE', 'OK', 'CANCEL', 'YES', 'NO');
const BUTTON_SET = enumeration('OK', 'OK_CANCEL', 'YES_NO', 'YES_NO_CANCEL');

class PromptResponse extends Facade {
  readonly kind = 'PromptResponse';
  constructor(
    env: Env,
    private readonly button: string,
    private readonly text: string,
  ) {
    super(env);
  }
  getSelectedButton(): string {
    return this.button;
  }
  getResponseText(): string {
    return this.text;
  }
}

class Menu extends Facade {
  readonly kind = 'Menu';
  readonly items: MenuItem[] = [];
  constructor(
    env: Env,
    readonly title: string,
  ) {
    super(env);
  }
  get tree(): MenuTree {
    return { title: this.title, items: this.items };
  }
  addItem(label: string, functionName: string): this {
    if (typeof label !== 'string' || typeof functionName !== 'string')
      throw mismatch('Menu.addItem', [label, functionName]);
    this.items.push({ label, functionName });
    return this;
  }
  addSeparator(): this {
    this.items.push({ separator: true });
    return this;
  }
  addSubMenu(menu: Facade): this {
    if (!(menu instanceof Menu)) throw mismatch('Menu.addSubMenu', [menu]);
    this.items.push({ submenu: menu.tree });
    return this;
  }
  addToUi(): void {
    if (this.items.length === 0) throw new GoogleError('A menu needs at least one item.');
    this.gate.peek('ui.addMenu', { menu: this.tree });
  }
}

export class Ui extends Facade {
  readonly kind = 'Ui';
  override readonly constants = { Button: BUTTON, ButtonSet: BUTTON_SET };

  /** (prompt), (prompt, buttons) or (title, prompt, buttons) */
  #ask(kind: 'alert' | 'prompt', args: unknown[]): { button: string; text: string } {
    const set = args.length > 1 ? args[args.length - 1] : 'OK';
    const texts = args.length > 1 ? args.slice(0, -1) : args;
    if (typeof set !== 'string' || !(set in BUTTON_SET) || texts.length < 1 || texts.length > 2)
      throw mismatch(`Ui.${kind}`, args);
    const [first, second] = texts.map((text) => String(text));
    const dialog = {
      kind,
      title: second === undefined ? '' : first!,
      message: second ?? first!,
      buttons: set as ButtonSetName,
    };
    return this.gate.cross(`Ui.${kind}`, 'ui.show', { dialog, blocks: true })!;
  }
  #show(kind: 'modal' | 'modeless' | 'sidebar', html: unknown, title: string): void {
    if (!(html instanceof HtmlOutput)) throw mismatch(`Ui.${kind}`, [html]);
    const { width, height } = html;
    const dialog = {
      kind,
      title,
      message: '',
      html: html.content,
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
    };
    this.gate.cross(`Ui.${kind}`, 'ui.show', { dialog, blocks: false });
  }

  alert(...args: unknown[]): string {
    return this.#ask('alert', args).button;
  }
  prompt(...args: unknown[]): Facade {
    const { button, text } = this.#ask('prompt', args);
    return new PromptResponse(this.env, button, text);
  }
  createMenu(title: string): Facade {
    return new Menu(this.env, String(title));
  }
  createAddonMenu(): Facade {
    return new Menu(this.env, 'Add-on');
  }
  showModalDialog(html: unknown, title: string): void {
    this.#show('modal', html, String(title));
  }
  showModelessDialog(html: unknown, title: string): void {
    this.#show('modeless', html, String(title));
  }
  showSidebar(html: unknown): void {
    this.#show('sidebar', html, html instanceof HtmlOutput ? html.title : '');
  }
}
