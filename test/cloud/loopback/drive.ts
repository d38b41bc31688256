/** Drive as far as the commands use it: which files there are, by name or property, the bin, and who may open them. */
import type { Host } from '../../../src/host';
import { ApiFault, type Call } from './call';

const SPREADSHEET = 'application/vnd.google-apps.spreadsheet';
const FORM = 'application/vnd.google-apps.form';

interface Extra {
  name?: string;
  appProperties: Record<string, string>;
  trashed: boolean;
  readonly order: number;
  permissions: { id: string; type: string; role: string }[];
}
interface File extends Extra {
  readonly id: string;
  readonly name: string;
  readonly mimeType: string;
}

const QUERY =
  /^trashed = false and mimeType = '([^']+)' and \(appProperties has \{ key='(\w+)' and value='((?:[^'\\]|\\.)*)' \} or name = '((?:[^'\\]|\\.)*)'\)$/;
const plain = (text: string | undefined): string => (text ?? '').replace(/\\(.)/g, '$1');

export class Drive {
  private readonly extras = new Map<string, Extra>();

  constructor(private readonly host: Host) {}

  extra(id: string): Extra {
    let known = this.extras.get(id);
    if (!known)
      this.extras.set(id, (known = { appProperties: {}, trashed: false, order: this.extras.size, permissions: [] }));
    return known;
  }

  files(): File[] {
    const books = this.host.workbooks.list().map(({ id, title }) => ({ id, mimeType: SPREADSHEET, name: title }));
    const forms = this.host.forms.list().map(({ id, title }) => ({ id, mimeType: FORM, name: title }));
    return [...books, ...forms].map((file) => ({ ...file, ...this.extra(file.id) }));
  }

  /** Files of that kind that are not in the bin. */
  kept(mimeType: 'spreadsheet' | 'form'): File[] {
    return this.files().filter((file) => !file.trashed && file.mimeType.endsWith(mimeType));
  }

  private need(id: string): File {
    const file = this.files().find((one) => one.id === id);
    if (!file) throw new ApiFault(404, `File not found: ${id}.`);
    return file;
  }

  answer({ method, path, query, body }: Call): object {
    if (method === 'GET' && path === '/drive/v3/files') {
      const [, mimeType, key, value, name] = QUERY.exec(query.get('q') ?? '') ?? [];
      if (mimeType === undefined || key === undefined)
        throw new ApiFault(400, `Invalid Value: ${query.get('q') ?? ''}`);
      const found = this.files()
        .filter((file) => !file.trashed && file.mimeType === mimeType)
        .filter((file) => file.appProperties[key] === plain(value) || file.name === plain(name))
        .sort((a, b) => a.order - b.order);
      return { files: found.map(({ id, name: title, appProperties }) => ({ id, name: title, appProperties })) };
    }
    const [, id = '', rest] = /^\/drive\/v3\/files\/([^/]+)(\/permissions)?$/.exec(path) ?? [];
    const file = this.need(decodeURIComponent(id));
    const extra = this.extra(file.id);
    if (rest && method === 'GET') return { permissions: extra.permissions };
    if (rest && method === 'POST') {
      const { type = '', role = '' } = body as { type?: string; role?: string };
      const made = { id: type === 'anyone' ? 'anyoneWithLink' : String(extra.permissions.length), type, role };
      extra.permissions = [...extra.permissions.filter((one) => one.id !== made.id), made];
      if (type === 'anyone')
        this.host.workbooks.get(file.id).share({ anyoneWithLink: role === 'writer' ? 'editor' : 'viewer' });
      return { id: made.id };
    }
    if (method !== 'PATCH') throw new ApiFault(404, `No method ${method} ${path}`);
    const wish = body as { appProperties?: Record<string, string>; trashed?: boolean };
    extra.appProperties = { ...extra.appProperties, ...wish.appProperties };
    if (wish.trashed !== undefined) extra.trashed = wish.trashed;
    return { id: file.id };
  }
}
