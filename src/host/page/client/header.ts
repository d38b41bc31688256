/** The bars above the grid: files, role, clock, ways to the other pages; menus; the active cell's name and contents. */
import { LANGUAGES, ROLES } from '../protocol';
import type { Role } from '../protocol';
import type { WordKey } from '../words';
import { ClockButton } from './clock';
import type { Context } from './context';
import type { Dialogs } from './dialogs';
import { el } from './dom';

const ROLE_WORDS: Readonly<Record<Role, WordKey>> = {
  owner: 'roleOwner',
  volunteer: 'roleVolunteer',
  viewer: 'roleViewer',
};
const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  'zh-TW': '繁體中文',
  'zh-CN': '简体中文',
  ja: '日本語',
  en: 'English',
};

export interface HeaderActions {
  file(id: string): void;
  role(role: Role): void;
}

export class Header {
  readonly element: HTMLElement;
  readonly menubar = el('div', { class: 'menubar' });
  private readonly files: HTMLElement;
  private readonly letters = el('b', { class: 'count' });
  private readonly clock: ClockButton;

  constructor(
    private readonly context: Context,
    dialogs: Dialogs,
    private readonly actions: HeaderActions,
  ) {
    const { say } = context;
    this.files = el('nav', { class: 'files', 'aria-label': say('files') });
    this.clock = new ClockButton(context, dialogs);
    this.letters.hidden = true;
    const role = el('select', { 'aria-label': say('role'), class: 'role' });
    for (const one of ROLES) {
      const option = el('option', { value: one }, say(ROLE_WORDS[one]));
      option.selected = one === context.role;
      role.append(option);
    }
    role.addEventListener('change', () => actions.role(role.value as Role));
    const language = el('select', { 'aria-label': say('language'), class: 'language' });
    for (const one of LANGUAGES) {
      const option = el('option', { value: one, lang: one }, LANGUAGE_NAMES[one]);
      option.selected = one === context.language;
      language.append(option);
    }
    language.addEventListener('change', () => {
      location.search = `?lang=${language.value}`;
    });
    const link = (href: string, key: WordKey, badge?: HTMLElement): HTMLElement => el('a', { href }, say(key), badge);
    this.element = el(
      'header',
      { class: 'top' },
      el('span', { class: 'mark', 'aria-hidden': 'true' }, '星'),
      el('div', { class: 'titles' }, this.files, this.menubar),
      el(
        'div',
        { class: 'tools' },
        this.clock.element,
        el(
          'nav',
          { 'aria-label': say('product') },
          link('/forms', 'forms'),
          link('/outbox', 'outbox', this.letters),
          link('/log', 'log'),
        ),
        role,
        language,
      ),
    );
  }

  draw(): void {
    const { office, file, say } = this.context;
    if (!office) return;
    this.files.replaceChildren(
      ...office.files.map((one) => {
        const button = el(
          'button',
          {
            type: 'button',
            ...(one.id === file && { 'aria-current': 'page' }),
            ...(!one.mayView && { 'aria-disabled': 'true' }),
            title: one.mayView ? one.title : say('notShared'),
            onclick: () => one.mayView && this.actions.file(one.id),
          },
          shortTitle(
            one.title,
            office.files.map((other) => other.title),
          ),
        );
        return button;
      }),
    );
    this.drawCounts();
  }

  drawCounts(): void {
    const { office } = this.context;
    if (!office) return;
    this.letters.hidden = office.letters === 0;
    this.letters.textContent = String(office.letters);
    this.clock.draw();
  }
}

/** A title that only goes on from another file's, or begins as another does, is told apart by what it adds. */
function shortTitle(title: string, all: readonly string[]): string {
  const shared = all.filter((other) => other !== title).map((other) => sharedBeginning(title, other));
  const rest = title.slice(Math.max(0, ...shared)).replace(/^[\s・·:：—–-]+/, '');
  return rest || title;
}

/** How much of a title another file's has as well: all of that one, or up to a dividing mark. */
function sharedBeginning(title: string, other: string): number {
  if (title.startsWith(other)) return other.length;
  let same = 0;
  while (same < title.length && title[same] === other[same]) same++;
  const mark = /^.*[・·:：—–]/s.exec(title.slice(0, same))?.[0] ?? '';
  return mark.length;
}
