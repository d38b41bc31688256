/** HtmlOutput: a page to show in a dialog, a sidebar or a web app. */
import { Facade } from './facade';
import type { Env } from './facade';

export const escapeHtml = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');

export class HtmlOutput extends Facade {
  readonly kind = 'HtmlOutput';
  content: string;
  title = '';
  width: number | undefined;
  height: number | undefined;
  readonly metaTags: { name: string; content: string }[] = [];

  constructor(env: Env, content = '') {
    super(env);
    this.content = content;
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
  appendUntrusted(content: string): this {
    this.content += escapeHtml(content);
    return this;
  }
  clear(): this {
    this.content = '';
    return this;
  }
  getTitle(): string {
    return this.title;
  }
  setTitle(title: string): this {
    this.title = title;
    return this;
  }
  getWidth(): number | null {
    return this.width ?? null;
  }
  setWidth(width: number): this {
    this.width = width;
    return this;
  }
  getHeight(): number | null {
    return this.height ?? null;
  }
  setHeight(height: number): this {
    this.height = height;
    return this;
  }
  addMetaTag(name: string, content: string): this {
    this.metaTags.push({ name, content });
    return this;
  }
  setXFrameOptionsMode(_mode: string): this {
    return this;
  }
  setSandboxMode(_mode: string): this {
    return this;
  }
  setFaviconUrl(_url: string): this {
    return this;
  }
}
