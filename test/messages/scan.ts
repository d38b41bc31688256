/** What the code can say, read from its syntax trees: codes of problems and notices with their blanks, actions, reasons, remarks. */
import * as fs from 'node:fs';
import * as path from 'node:path';
import * as ts from 'typescript';

const ROOT = path.join(__dirname, '../..');
const ROOMS = ['src/domain', 'src/office', 'src/formats', 'src/tables', 'apps-script'];

export interface Said {
  readonly code: string;
  readonly file: string;
  /** names of the blanks that are filled; null when they cannot be read from the call */
  readonly blanks: readonly string[] | null;
}
export interface Found {
  readonly problems: Said[];
  readonly notices: Said[];
  readonly actions: Said[];
  readonly reasons: Said[];
  readonly flags: Said[];
  /** every dotted lower-case text of the rooms, whatever it is for */
  readonly dotted: Said[];
  /** beginnings of codes that are put together, e.g. `check-in.${…}` */
  readonly made: Said[];
}

const filesIn = (dir: string): string[] =>
  fs.readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const inner = path.join(dir, entry.name);
    if (entry.isDirectory()) return filesIn(inner);
    return /\.ts$/.test(entry.name) && !/\.d\.ts$/.test(entry.name) ? [inner] : [];
  });

const textOf = (node: ts.Node | undefined): string | null =>
  node && (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) ? node.text : null;

/** Both arms of `a ? 'x' : 'y'`, or the one text. */
const textsOf = (node: ts.Node | undefined): string[] => {
  if (node && ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  const text = textOf(node);
  return text === null ? [] : [text];
};

function blanksOf(node: ts.Node | undefined): readonly string[] | null {
  if (node === undefined) return [];
  if (!ts.isObjectLiteralExpression(node)) return null;
  const names: string[] = [];
  for (const property of node.properties) {
    if (ts.isSpreadAssignment(property)) return null;
    const name = property.name;
    if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name))) names.push(name.text);
  }
  return names;
}

const calledName = (call: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(call.expression)
    ? call.expression.name.text
    : ts.isIdentifier(call.expression)
      ? call.expression.text
      : '';

/** Position of the reason among the arguments of what changes a place. */
const REASON_AT: Readonly<Record<string, number>> = {
  change: 3,
  line: 2,
  add: 1,
  lapse: 2,
  closeWaiting: 2,
  moveIn: 3,
};
const ACTION_AT: Readonly<Record<string, number>> = { change: 2, line: 1, strike: 2 };

function visitCall(call: ts.CallExpression, file: string, found: Found): void {
  const name = calledName(call);
  const args = call.arguments;
  const onColumns = ts.isPropertyAccessExpression(call.expression) && name === 'problem';
  if (name === 'problem' || name === 'notice') {
    const blanks = onColumns ? ['found'] : blanksOf(args[1]);
    for (const code of textsOf(args[0]))
      (name === 'problem' ? found.problems : found.notices).push({ code, file, blanks });
  }
  const dotted = /^[a-z-]+\.[a-z-]+$/;
  const action = ACTION_AT[name];
  if (action !== undefined)
    for (const code of textsOf(args[action])) if (dotted.test(code)) found.actions.push({ code, file, blanks: null });
  const reason = REASON_AT[name];
  const plain = name !== 'add' || args.length === 2;
  if (reason !== undefined && plain)
    for (const code of textsOf(args[reason])) if (code !== '') found.reasons.push({ code, file, blanks: null });
  if (name === 'withFlag')
    for (const arg of args.slice(1)) for (const code of textsOf(arg)) found.flags.push({ code, file, blanks: null });
  if (name === 'push' && /(^|\.)flags\.push$/.test(call.expression.getText()))
    for (const code of textsOf(args[0])) found.flags.push({ code, file, blanks: null });
}

/** `memberFlags`, `doubts`, `remarks`: functions that give remarks about an entry. */
function isInFlags(node: ts.Node): boolean {
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    const name = ts.isFunctionDeclaration(at) || ts.isVariableDeclaration(at) ? at.name : undefined;
    if (name && ts.isIdentifier(name) && /[fF]lags$|^doubts$|^remarks$/.test(name.text)) return true;
  }
  return false;
}

function visit(node: ts.Node, file: string, found: Found): void {
  if (ts.isArrayLiteralExpression(node) && node.elements.length === 1 && isInFlags(node))
    for (const code of textsOf(node.elements[0])) found.flags.push({ code, file, blanks: null });
  if (ts.isCallExpression(node)) visitCall(node, file, found);
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) {
    const texts = textsOf(node.initializer);
    if (node.name.text === 'action')
      for (const code of texts) if (code.includes('.')) found.actions.push({ code, file, blanks: null });
    if (node.name.text === 'reason')
      for (const code of texts) if (code !== '') found.reasons.push({ code, file, blanks: null });
    if (node.name.text === 'code' && ts.isObjectLiteralExpression(node.parent))
      for (const code of texts) if (code.includes('.')) found.problems.push({ code, file, blanks: null });
  }
  if (ts.isTemplateExpression(node) && /^[a-z-]+(\.[a-z-]+)*\.([a-z]+-)*$/.test(node.head.text))
    found.made.push({ code: node.head.text, file, blanks: null });
  const text = textOf(node);
  const imported = ts.isImportDeclaration(node.parent ?? node) || ts.isExportDeclaration(node.parent ?? node);
  if (text !== null && !imported && /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+$/.test(text))
    found.dotted.push({ code: text, file, blanks: null });
  ts.forEachChild(node, (child) => visit(child, file, found));
}

export function scan(): Found {
  const found: Found = { problems: [], notices: [], actions: [], reasons: [], flags: [], dotted: [], made: [] };
  for (const room of ROOMS)
    for (const file of filesIn(path.join(ROOT, room))) {
      const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
      visit(source, path.relative(ROOT, file), found);
    }
  return found;
}

/** Members of a union of texts (`type Reason = 'code' | …`) or of a constant list, as they stand in the file. */
export function membersOf(file: string, name: string): string[] {
  const source = fs.readFileSync(path.join(ROOT, file), 'utf8');
  const body = new RegExp(`(?:type|const) ${name}\\b[^=]*=([^;]*);`).exec(source)?.[1] ?? '';
  return [...body.matchAll(/'([^']+)'/g)].map(([, member]) => member ?? '');
}
