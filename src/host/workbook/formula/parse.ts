/** Formulas as trees: numbers, texts, references, operators and calls, with spreadsheet precedence. */
import { columnIndex, columnName, quoteTitle } from '../a1';

export interface Ref {
  row: number | undefined;
  column: number | undefined;
  rowFixed: boolean;
  columnFixed: boolean;
}
export type Node =
  | { type: 'number'; value: number }
  | { type: 'text'; value: string }
  | { type: 'boolean'; value: boolean }
  | { type: 'error'; code: string }
  | { type: 'ref'; title: string | undefined; from: Ref; to: Ref | undefined; start: number; end: number }
  | { type: 'name'; name: string }
  | { type: 'missing' }
  | { type: 'list'; rows: Node[][] }
  | { type: 'unary'; operator: '-' | '+' | '%'; of: Node }
  | { type: 'binary'; operator: string; left: Node; right: Node }
  | { type: 'call'; name: string; args: Node[] };

const BINDING: Readonly<Record<string, number>> = {
  '=': 1,
  '<>': 1,
  '<': 1,
  '>': 1,
  '<=': 1,
  '>=': 1,
  '&': 2,
  '+': 3,
  '-': 3,
  '*': 4,
  '/': 4,
  '^': 6,
};
const REF =
  /(?:('(?:[^']|'')+'|[\p{L}_][\p{L}\p{N}_.]*)!)?(\$?[A-Za-z]{1,3}\$?\d+(?::\$?[A-Za-z]{0,3}\$?\d*)?|\$?[A-Za-z]{1,3}:\$?[A-Za-z]{1,3}|\$?\d+:\$?\d+)(?![\p{L}\p{N}_(])/uy;

export class FormulaSyntax extends Error {}

function ref(text: string): Ref {
  const [, columnFixed, letters, rowFixed, digits] = /^(\$?)([A-Za-z]*)(\$?)(\d*)$/.exec(text) ?? [];
  // `$5` is a fixed row
  const onlyRow = !letters;
  return {
    column: letters ? columnIndex(letters) : undefined,
    row: digits ? Number(digits) - 1 : undefined,
    columnFixed: !onlyRow && columnFixed === '$',
    rowFixed: rowFixed === '$' || (onlyRow && columnFixed === '$'),
  };
}

class Parser {
  at = 1;
  constructor(readonly text: string) {}

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at = pattern.lastIndex;
    return found;
  }
  private space(): void {
    this.match(/\s*/y);
  }
  private take(text: string): boolean {
    this.space();
    if (!this.text.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }

  whole(): Node {
    const node = this.expression(0);
    this.space();
    if (this.at < this.text.length) throw new FormulaSyntax(`unexpected "${this.text.slice(this.at)}"`);
    return node;
  }

  expression(least: number): Node {
    let left = this.unary();
    for (;;) {
      this.space();
      const operator = /(<>|<=|>=|[=<>&+\-*/^])/y;
      operator.lastIndex = this.at;
      const found = operator.exec(this.text)?.[0];
      const power = found === undefined ? undefined : BINDING[found];
      if (found === undefined || power === undefined || power <= least) return left;
      this.at += found.length;
      left = { type: 'binary', operator: found, left, right: this.expression(power) };
    }
  }

  private unary(): Node {
    this.space();
    if (this.take('-')) return { type: 'unary', operator: '-', of: this.unary() };
    if (this.take('+')) return { type: 'unary', operator: '+', of: this.unary() };
    let node = this.primary();
    while (this.take('%')) node = { type: 'unary', operator: '%', of: node };
    return node;
  }

  private primary(): Node {
    this.space();
    if (this.take('(')) {
      const inner = this.expression(0);
      if (!this.take(')')) throw new FormulaSyntax('missing )');
      return inner;
    }
    if (this.take('{')) return this.list();
    const text = this.match(/"((?:[^"]|"")*)"/y);
    if (text) return { type: 'text', value: text[1]!.replace(/""/g, '"') };
    const start = this.at;
    const reference = this.match(REF);
    if (reference) {
      const title = reference[1]?.replace(/^'(.*)'$/s, '$1').replace(/''/g, "'");
      const [from = '', to] = reference[2]!.split(':');
      return { type: 'ref', title, from: ref(from), to: to === undefined ? undefined : ref(to), start, end: this.at };
    }
    const number = this.match(/(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?/y);
    if (number) return { type: 'number', value: Number(number[0]) };
    const error = this.match(/#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)/y);
    if (error) return { type: 'error', code: error[0] };
    const name = this.match(/[\p{L}_][\p{L}\p{N}_.]*/uy);
    if (!name) throw new FormulaSyntax('something is missing');
    if (this.take('(')) return { type: 'call', name: name[0].toUpperCase(), args: this.args() };
    if (/^(true|false)$/i.test(name[0])) return { type: 'boolean', value: /^t/i.test(name[0]) };
    return { type: 'name', name: name[0] };
  }

  private args(): Node[] {
    const args: Node[] = [];
    if (this.take(')')) return args;
    for (;;) {
      this.space();
      args.push(/[,;)]/.test(this.text[this.at] ?? '') ? { type: 'missing' } : this.expression(0));
      if (this.take(')')) return args;
      if (!this.take(',') && !this.take(';')) throw new FormulaSyntax('missing )');
    }
  }

  private list(): Node {
    const rows: Node[][] = [[]];
    for (;;) {
      rows[rows.length - 1]!.push(this.expression(0));
      if (this.take('}')) return { type: 'list', rows };
      if (this.take(';')) rows.push([]);
      else if (!this.take(',')) throw new FormulaSyntax('missing }');
    }
  }
}

const cache = new Map<string, Node | FormulaSyntax>();

/** `text` starts with `=`. Throws FormulaSyntax. */
export function parseFormula(text: string): Node {
  let node = cache.get(text);
  if (!node) {
    try {
      node = new Parser(text).whole();
    } catch (error) {
      node = error as FormulaSyntax;
    }
    if (cache.size > 5000) cache.clear();
    cache.set(text, node);
  }
  if (node instanceof FormulaSyntax) throw node;
  return node;
}

const write = (one: Ref): string =>
  (one.column === undefined ? '' : (one.columnFixed ? '$' : '') + columnName(one.column)) +
  (one.row === undefined ? '' : (one.rowFixed ? '$' : '') + (one.row + 1));

/** The formula with every reference replaced by what `change` makes of it (undefined: `#REF!`). */
export function rewriteRefs(
  text: string,
  change: (title: string | undefined, from: Ref, to: Ref | undefined) => [Ref, Ref | undefined] | undefined,
): string {
  let tree: Node;
  try {
    tree = parseFormula(text);
  } catch {
    return text;
  }
  const refs: Extract<Node, { type: 'ref' }>[] = [];
  const walk = (node: Node): void => {
    if (node.type === 'ref') refs.push(node);
    else if (node.type === 'unary') walk(node.of);
    else if (node.type === 'binary') [node.left, node.right].forEach(walk);
    else if (node.type === 'call') node.args.forEach(walk);
    else if (node.type === 'list') node.rows.flat().forEach(walk);
  };
  walk(tree);
  let result = text;
  for (const node of refs.sort((a, b) => b.start - a.start)) {
    const changed = change(node.title, node.from, node.to);
    const prefix = node.title === undefined ? '' : `${quoteTitle(node.title)}!`;
    const written = changed ? prefix + write(changed[0]) + (changed[1] ? `:${write(changed[1])}` : '') : '#REF!';
    result = result.slice(0, node.start) + written + result.slice(node.end);
  }
  return result;
}
