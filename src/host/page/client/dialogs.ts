/** Alerts, prompts, toasts, dialogs and the sidebar of a script, and the page's own messages. */
import type { ButtonName, ButtonSetName } from '../../dialogs';
import type { DialogEvent, Reply } from '../protocol';
import type { WordKey } from '../words';
import type { Context } from './context';
import { el } from './dom';
import { Frame } from './frame';
import { post } from './server';

const BUTTONS: Readonly<Record<ButtonSetName, readonly ButtonName[]>> = {
  OK: ['OK'],
  OK_CANCEL: ['OK', 'CANCEL'],
  YES_NO: ['YES', 'NO'],
  YES_NO_CANCEL: ['YES', 'NO', 'CANCEL'],
};
const LABEL: Readonly<Record<ButtonName, WordKey>> = {
  OK: 'ok',
  CANCEL: 'cancel',
  YES: 'yes',
  NO: 'no',
  CLOSE: 'close',
};
const TOAST_MS = 6000;

export class Dialogs {
  readonly toasts = el('div', { class: 'toasts', role: 'status', 'aria-live': 'polite' });
  readonly side = el('aside', { class: 'side' });
  private count = 0;

  constructor(
    private readonly context: Context,
    private readonly afterwards: () => void,
  ) {
    this.side.hidden = true;
  }

  show(event: DialogEvent): void {
    const { kind, title, message } = event.view;
    if (kind === 'toast') this.toast(message, title);
    else if (kind === 'alert' || kind === 'prompt')
      void this.ask(title, message, event.view.buttons ?? 'OK', kind === 'prompt').then((reply) =>
        post(this.context, '/api/answer', { dialog: event.dialog, ...reply }),
      );
    else if (kind === 'sidebar') this.sidebar(event);
    else this.page(event, kind === 'modal');
  }

  toast(message: string, title = '', bad = false): void {
    const toast = el(
      'div',
      { class: bad ? 'toast bad' : 'toast' },
      title !== '' && el('strong', {}, title),
      el('span', {}, message),
    );
    const close = el(
      'button',
      { type: 'button', 'aria-label': this.context.say('close'), onclick: () => toast.remove() },
      '×',
    );
    toast.append(close);
    this.toasts.append(toast);
    setTimeout(() => toast.remove(), TOAST_MS + message.length * 40);
  }

  message(title: string, message: string): void {
    void this.ask(title, message, 'OK', false);
  }

  /** Opens a dialog and resolves with the button, and the text of a prompt. */
  ask(title: string, message: string, buttons: ButtonSetName, prompt: boolean, text = ''): Promise<Reply> {
    const { say } = this.context;
    const id = ++this.count;
    const field = el('input', { type: 'text', value: text, 'aria-labelledby': `message${id}`, autocomplete: 'off' });
    const dialog = el(
      'dialog',
      {
        class: 'ask',
        'aria-labelledby': title === '' ? `message${id}` : `title${id}`,
        'aria-describedby': `message${id}`,
      },
      title !== '' && el('h2', { id: `title${id}` }, title),
      el('p', { id: `message${id}` }, message),
      prompt && field,
    );
    return new Promise((resolve) => {
      let reply: Reply = { button: 'CLOSE', text: '' };
      const answer = (button: ButtonName): void => {
        reply = { button, text: prompt ? field.value : '' };
        dialog.close();
      };
      const row = el('div', { class: 'buttons' });
      for (const name of BUTTONS[buttons])
        row.append(
          el(
            'button',
            { type: 'button', class: name === 'OK' || name === 'YES' ? 'primary' : '', onclick: () => answer(name) },
            say(LABEL[name]),
          ),
        );
      dialog.append(row);
      field.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' || event.isComposing) return;
        event.preventDefault();
        answer('OK');
      });
      dialog.addEventListener('close', () => {
        dialog.remove();
        this.afterwards();
        resolve(reply);
      });
      document.body.append(dialog);
      dialog.showModal();
      (prompt ? field : row.querySelector<HTMLElement>('.primary'))?.focus();
    });
  }

  private page(event: DialogEvent, modal: boolean): void {
    const { title, width = 600, height = 400 } = event.view;
    const id = ++this.count;
    const dialog = el('dialog', { class: 'paged', 'aria-labelledby': `title${id}` });
    const close = (): void => dialog.close();
    const frame = new Frame(this.context, event.frame ?? '', title, {
      close,
      size: (w, h) => resize(w, h),
    });
    const resize = (w: number | undefined, h: number | undefined): void => {
      if (w) dialog.style.width = `${Math.min(w, innerWidth - 40) + 2}px`;
      if (h) frame.element.style.height = `${Math.min(h, innerHeight - 120)}px`;
    };
    const head = el('header', {}, el('h2', { id: `title${id}` }, title));
    head.append(
      el('button', { type: 'button', class: 'x', 'aria-label': this.context.say('close'), onclick: close }, '×'),
    );
    dialog.append(head, frame.element);
    resize(width, height);
    dialog.addEventListener('close', () => {
      frame.stop();
      dialog.remove();
      this.afterwards();
    });
    document.body.append(dialog);
    if (modal) dialog.showModal();
    else dialog.show();
  }

  private sidebar(event: DialogEvent): void {
    const { title } = event.view;
    const close = (): void => {
      frame.stop();
      this.side.replaceChildren();
      this.side.hidden = true;
      this.afterwards();
    };
    const frame = new Frame(this.context, event.frame ?? '', title, { close, size: () => undefined });
    const head = el('header', {}, el('h2', {}, title));
    head.append(
      el('button', { type: 'button', class: 'x', 'aria-label': this.context.say('close'), onclick: close }, '×'),
    );
    this.side.replaceChildren(head, frame.element);
    this.side.setAttribute('aria-label', title);
    this.side.hidden = false;
  }
}
