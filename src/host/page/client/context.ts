/** What every part of the page shares: words, who one is, which file and tab are open. */
import { ROLES } from '../protocol';
import type { FileView, Language, OfficeView, Role } from '../protocol';
import { languageOf, speak } from '../words';
import type { Say } from '../words';

type Listener = () => void;

export class Context {
  readonly language: Language;
  readonly say: Say;
  /** a name for this window, so that dialogs and undo come back to it */
  readonly window: string;
  role: Role;
  office: OfficeView | undefined;
  file: string | undefined;
  sheetId: number | undefined;
  private readonly listeners = new Map<string, Set<Listener>>();

  constructor() {
    this.language = languageOf(document.body.dataset['language']);
    this.say = speak(this.language);
    this.window = kept('window', () => crypto.randomUUID());
    const query = new URLSearchParams(location.search);
    const role = query.get('role') ?? sessionStorage.getItem('role');
    this.role = ROLES.find((one) => one === role) ?? 'owner';
    this.file = query.get('file') ?? sessionStorage.getItem('file') ?? undefined;
    const sheet = query.get('sheet') ?? sessionStorage.getItem('sheet') ?? document.body.dataset['first'];
    this.sheetId = sheet ? Number(sheet) : undefined;
  }

  get openFile(): FileView | undefined {
    return this.office?.files.find((one) => one.id === this.file);
  }

  /** `office` · `sheet` · `clock` · `letters` */
  on(what: string, listener: Listener): void {
    let set = this.listeners.get(what);
    if (!set) this.listeners.set(what, (set = new Set()));
    set.add(listener);
  }
  tell(what: string): void {
    for (const listener of this.listeners.get(what) ?? []) listener();
  }

  remember(): void {
    sessionStorage.setItem('role', this.role);
    sessionStorage.setItem('file', this.file ?? '');
    sessionStorage.setItem('sheet', String(this.sheetId ?? ''));
  }
}

/** A copy of the tab in the browser would share the name, so it is not kept where copies see it. */
function kept(key: string, make: () => string): string {
  const old = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  const value = (old?.type === 'reload' && sessionStorage.getItem(key)) || make();
  sessionStorage.setItem(key, value);
  return value;
}
