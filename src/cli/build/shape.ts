/** What a bundle exposes and what it names: read from its syntax tree, parsed as the ES2019 that Google takes. */
import { parse, type AnyNode } from 'acorn';

export interface Shape {
  /** names at top level */
  readonly top: readonly string[];
  /** functions and classes of the module scope, whose names a stack trace shows */
  readonly functions: ReadonlySet<string>;
}

const DEFINES = new Set(['FunctionExpression', 'ArrowFunctionExpression', 'ClassExpression']);

function names(body: readonly AnyNode[], all: boolean): string[] {
  return body.flatMap((node): string[] => {
    if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') return node.id ? [node.id.name] : [];
    if (node.type !== 'VariableDeclaration') return [];
    return node.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && (all || DEFINES.has(init?.type ?? '')) ? [id.name] : [],
    );
  });
}

/** Statements inside the one function that esbuild wraps a bundle in. */
function moduleScope(body: readonly AnyNode[]): readonly AnyNode[] {
  for (const node of body) {
    const init = node.type === 'VariableDeclaration' ? node.declarations[0]?.init : undefined;
    if (init?.type !== 'CallExpression' || init.callee.type !== 'ArrowFunctionExpression') continue;
    return init.callee.body.type === 'BlockStatement' ? init.callee.body.body : [];
  }
  return [];
}

export function shapeOf(code: string): Shape {
  const { body } = parse(code, { ecmaVersion: 2019, sourceType: 'script' });
  return { top: names(body, true), functions: new Set(names(moduleScope(body), false)) };
}
