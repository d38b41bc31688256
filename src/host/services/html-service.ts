/** HtmlService: pages from texts, files and templates. */
import { GoogleError } from '../errors';
import { Blob } from './blob';
import { Facade, enumeration, needText } from './facade';
import type { Env } from './facade';
import { HtmlOutput, escapeHtml } from './html-output';

type Piece = { kind: 'text' | 'code' | 'escaped' | 'raw'; source: string };

/** `<? code ?>`, `<?= value, escaped ?>`, `<?!= value, as it is ?>` */
function pieces(source: string): Piece[] {
  const list: Piece[] = [];
  let at = 0;
  for (const match of source.matchAll(/<\?(!?=)?([\s\S]*?)\?>/g)) {
    list.push({ kind: 'text', source: source.slice(at, match.index) });
    list.push({ kind: match[1] === '=' ? 'escaped' : match[1] === '!=' ? 'raw' : 'code', source: match[2]! });
    at = match.index + match[0].length;
  }
  list.push({ kind: 'text', source: source.slice(at) });
  return list;
}

/** The template as a function of the template object and an output: names of its fields are visible in the code. */
function compileTemplate(source: string): string {
  const body = pieces(source).map((piece) => {
    if (piece.kind === 'text') return `$out.text(${JSON.stringify(piece.source)});`;
    return piece.kind === 'code' ? `${piece.source}\n` : `$out.${piece.kind}(${piece.source}\n);`;
  });
  return `(function ($fields, $out) { with ($fields) {\n${body.join('\n')}\n} })`;
}

class HtmlTemplate extends Facade {
  readonly kind = 'HtmlTemplate';
  override readonly fields: Record<string, unknown> = {};
  constructor(
    env: Env,
    private readonly source: string,
  ) {
    super(env);
  }
  evaluate(): Facade {
    const parts: string[] = [];
    const run = this.env.make.evaluate(compileTemplate(this.source)) as (fields: object, out: object) => void;
    run(this.fields, {
      text: (text: string) => parts.push(text),
      escaped: (value: unknown) => parts.push(escapeHtml(String(value))),
      raw: (value: unknown) => parts.push(String(value)),
    });
    return new HtmlOutput(this.env, parts.join(''));
  }
  getCode(): string {
    return compileTemplate(this.source);
  }
  getRawContent(): string {
    return this.source;
  }
}

const CONSTANTS = {
  SandboxMode: enumeration('EMULATED', 'IFRAME', 'NATIVE'),
  XFrameOptionsMode: enumeration('ALLOWALL', 'DEFAULT'),
};

export class HtmlService extends Facade {
  readonly kind = 'HtmlService';
  override readonly constants = CONSTANTS;
  #file(name: string): string {
    const source = this.env.make.htmlFile(name);
    if (source === undefined) throw new GoogleError(`No HTML file named ${name} was found.`);
    return source;
  }
  createHtmlOutput(source: unknown = ''): Facade {
    return new HtmlOutput(
      this.env,
      source instanceof Blob ? source.bytes.toString('utf8') : needText(source, 'HtmlService.createHtmlOutput'),
    );
  }
  createHtmlOutputFromFile(name: string): Facade {
    return new HtmlOutput(this.env, this.#file(name));
  }
  createTemplate(source: unknown): Facade {
    return new HtmlTemplate(
      this.env,
      source instanceof Blob ? source.bytes.toString('utf8') : needText(source, 'HtmlService.createTemplate'),
    );
  }
  createTemplateFromFile(name: string): Facade {
    return new HtmlTemplate(this.env, this.#file(name));
  }
  getUserAgent(): string {
    return 'offline host';
  }
}

class TextOutput extends Facade {
  readonly kind = 'TextOutput';
  mimeType = 'TEXT';
  fileName: string | undefined;
  constructor(
    env: Env,
    public content: string,
  ) {
    super(env);
  }
  getContent(): string {
    return this.content;
  }
  setContent(content: string): this {
    this.content = content;
    return this;
  }
  append(content: string): this {
    this.content += content;
    return this;
  }
  setMimeType(type: string): this {
    this.mimeType = type;
    return this;
  }
  getMimeType(): string {
    return this.mimeType;
  }
  downloadAsFile(name: string): this {
    this.fileName = name;
    return this;
  }
}

/** ContentService: plain answers of a web app. */
export class ContentService extends Facade {
  readonly kind = 'ContentService';
  override readonly constants = {
    MimeType: enumeration('TEXT', 'JSON', 'CSV', 'XML', 'ICAL', 'JAVASCRIPT', 'ATOM', 'RSS', 'VCARD'),
  };
  createTextOutput(content: unknown = ''): Facade {
    return new TextOutput(this.env, String(content));
  }
}
