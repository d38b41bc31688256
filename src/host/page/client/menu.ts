/** Menus that drop down, with sub-menus beside them: pointer and arrow keys alike. */
import { el } from './dom';

export interface Item {
  readonly label?: string;
  readonly separator?: true;
  readonly submenu?: readonly Item[];
  readonly run?: () => void;
  readonly hint?: string;
  readonly disabled?: boolean;
}

let open: { list: HTMLElement; close: () => void } | undefined;

export function closeMenus(): void {
  open?.close();
}

addEventListener('mousedown', (event) => {
  if (open && !(event.target as HTMLElement).closest('.menu, [aria-haspopup]')) closeMenus();
});
addEventListener('blur', () => {
  // the focus went into a frame: a click there is a click elsewhere
  if (document.activeElement instanceof HTMLIFrameElement) closeMenus();
});

/** Shows a menu at a point of the window; `opener` gets the focus back. */
export function showMenu(
  items: readonly Item[],
  x: number,
  y: number,
  opener: HTMLElement | undefined,
  label: string,
): void {
  closeMenus();
  const list = build(items, label);
  list.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    event.preventDefault();
    closeMenus();
  });
  document.body.append(list);
  put(list, x, y);
  open = {
    list,
    close: () => {
      list.remove();
      opener?.setAttribute('aria-expanded', 'false');
      open = undefined;
      opener?.focus();
    },
  };
  opener?.setAttribute('aria-expanded', 'true');
  focusable(list)[0]?.focus();
}

function put(list: HTMLElement, x: number, y: number): void {
  const { width, height } = list.getBoundingClientRect();
  list.style.left = `${Math.max(4, Math.min(x, innerWidth - width - 4))}px`;
  list.style.top = `${Math.max(4, Math.min(y, innerHeight - height - 4))}px`;
}

const focusable = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(':scope > li > button')];

function build(items: readonly Item[], label: string): HTMLElement {
  const list = el('ul', { class: 'menu', role: 'menu', 'aria-label': label });
  for (const item of items) list.append(entry(list, item));
  list.addEventListener('keydown', (event) => {
    const buttons = focusable(list);
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const go = (index: number): void => buttons[(index + buttons.length) % buttons.length]?.focus();
    if (event.key === 'ArrowDown') go(at + 1);
    else if (event.key === 'ArrowUp') go(at - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(buttons.length - 1);
    else if (event.key === 'ArrowLeft' && list.parentElement?.closest('.menu')) {
      list.parentElement.querySelector<HTMLElement>(':scope > button')?.focus();
      list.remove();
    } else if (event.key === 'ArrowRight' && buttons[at]?.hasAttribute('aria-haspopup')) buttons[at].click();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  return list;
}

function entry(list: HTMLElement, item: Item): HTMLElement {
  if (item.separator) return el('li', { role: 'separator' });
  const button = el('button', {
    type: 'button',
    role: 'menuitem',
    tabindex: -1,
    ...(item.submenu && { 'aria-haspopup': 'menu', 'aria-expanded': 'false' }),
    ...(item.disabled && { 'aria-disabled': 'true' }),
  });
  button.append(el('span', {}, item.label ?? ''));
  if (item.hint) button.append(el('kbd', {}, item.hint));
  const li = el('li', { role: 'none' }, button);
  const { submenu } = item;
  const closeOthers = (): void => {
    for (const other of list.querySelectorAll(':scope > li > .menu')) {
      if (other.parentElement === li) continue;
      other.parentElement?.querySelector('button')?.setAttribute('aria-expanded', 'false');
      other.remove();
    }
  };
  const openSub = (focus: boolean): void => {
    closeOthers();
    if (submenu && !li.querySelector('.menu')) {
      const sub = build(submenu, item.label ?? '');
      li.append(sub);
      button.setAttribute('aria-expanded', 'true');
      const { right, left, top } = button.getBoundingClientRect();
      const { width, height } = sub.getBoundingClientRect();
      sub.style.left = `${right + width > innerWidth ? Math.max(4, left - width) : right - 2}px`;
      sub.style.top = `${Math.max(4, Math.min(top - 5, innerHeight - height - 4))}px`;
    }
    if (focus) focusable(li.querySelector<HTMLElement>('.menu') ?? list)[0]?.focus();
  };
  button.addEventListener('mouseenter', () => {
    button.focus();
    openSub(false);
  });
  button.addEventListener('click', () => {
    if (item.disabled) return;
    if (submenu) {
      openSub(true);
      return;
    }
    closeMenus();
    item.run?.();
  });
  return li;
}

/** A button of the menu bar; left and right go along the bar while a menu is open. */
export function menuButton(label: string, items: () => readonly Item[]): HTMLButtonElement {
  const button = el(
    'button',
    { type: 'button', class: 'menubutton', 'aria-haspopup': 'menu', 'aria-expanded': 'false' },
    label,
  );
  const show = (): void => {
    const { left, bottom } = button.getBoundingClientRect();
    showMenu(items(), left, bottom + 2, button, label);
  };
  const toggle = (): void => {
    if (button.getAttribute('aria-expanded') === 'true') closeMenus();
    else show();
  };
  button.addEventListener('click', toggle);
  button.addEventListener('mouseenter', () => {
    if (
      open &&
      open.list.getAttribute('aria-label') !== label &&
      button.parentElement?.querySelector('[aria-expanded=true]')
    )
      show();
  });
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    show();
  });
  return button;
}
