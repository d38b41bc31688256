/** HTML from templates in which every value is escaped unless it is HTML already. */
export class Html {
  constructor(readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escape = (text: string): string => text.replace(/[&<>"']/g, (c) => ENTITIES[c]!);

export type Part = Html | string | number | false | undefined | null | readonly Part[];

function render(part: Part): string {
  if (part instanceof Html) return part.text;
  if (part === false || part === undefined || part === null) return '';
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  return part.map(render).join('');
}

export function markup(strings: TemplateStringsArray, ...values: Part[]): Html {
  return new Html(strings.reduce((text, piece, i) => text + (i > 0 ? render(values[i - 1]) : '') + piece, ''));
}
