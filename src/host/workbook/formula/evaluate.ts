/** Works formulas out over a scope of cells. A function that is not known shows `#NAME?`, never a wrong number. */
import type { Box } from '../a1';
import { CellError } from '../cell';
import type { Scalar } from '../cell';
import { FUNCTIONS, LAZY } from './functions';
import { area, compare, fail, isArea, toNumber, toText } from './values';
import type { Area, Value } from './values';
import { FormulaSyntax, parseFormula } from './parse';
import type { Node, Ref } from './parse';

export interface Scope {
  cell(title: string | undefined, r: number, c: number): Scalar | CellError | null;
  size(title: string | undefined): { rows: number; columns: number } | undefined;
  named(name: string): { title: string; box: Box } | undefined;
  /** this instant as a serial number */
  now(): number;
  readonly locale: string;
}

interface Position {
  r: number;
  c: number;
}

class Evaluation {
  constructor(
    private readonly scope: Scope,
    private readonly at: Position,
    private readonly home: Position,
  ) {}

  private read(title: string | undefined, box: Box): Area {
    return area(box.r1 - box.r0, box.c1 - box.c0, (r, c) => this.scope.cell(title, box.r0 + r, box.c0 + c));
  }

  private resolve(one: Ref): { row: number | undefined; column: number | undefined } {
    return {
      row: one.row === undefined || one.rowFixed ? one.row : one.row + this.at.r - this.home.r,
      column: one.column === undefined || one.columnFixed ? one.column : one.column + this.at.c - this.home.c,
    };
  }

  private reference(node: Extract<Node, { type: 'ref' }>): Value {
    const size = this.scope.size(node.title);
    if (!size) return fail('#REF!', `Unresolved sheet name '${node.title ?? ''}'.`);
    const from = this.resolve(node.from);
    if (!node.to) return this.scope.cell(node.title, from.row ?? 0, from.column ?? 0);
    const to = this.resolve(node.to);
    const rows = [from.row ?? 0, to.row ?? size.rows - 1];
    const columns = [from.column ?? 0, to.column ?? size.columns - 1];
    const box = {
      r0: Math.min(...rows),
      r1: Math.min(Math.max(...rows) + 1, size.rows),
      c0: Math.min(...columns),
      c1: Math.min(Math.max(...columns) + 1, size.columns),
    };
    if (box.r0 < 0 || box.c0 < 0) return fail('#REF!', 'Reference does not exist');
    return this.read(node.title, box);
  }

  of(node: Node): Value {
    switch (node.type) {
      case 'number':
      case 'text':
      case 'boolean':
        return node.value;
      case 'missing':
        return null;
      case 'error':
        return fail(node.code, node.code);
      case 'ref':
        return this.reference(node);
      case 'name': {
        const found = this.scope.named(node.name);
        return found ? this.read(found.title, found.box) : fail('#NAME?', `Unknown range name: '${node.name}'.`);
      }
      case 'list':
        return { rows: node.rows.map((row) => row.map((cell) => this.one(cell))) };
      case 'unary': {
        const value = toNumber(this.one(node.of));
        if (value instanceof CellError) return value;
        return node.operator === '-' ? -value : node.operator === '%' ? value / 100 : value;
      }
      case 'binary':
        return this.binary(node.operator, this.one(node.left), this.one(node.right));
      case 'call':
        return this.call(node.name, node.args);
    }
  }

  /** A single value; of a block, the one in this row or column, or else the first. */
  one(node: Node): Scalar | CellError | null {
    const value = this.of(node);
    return isArea(value) ? (value.rows[0]?.[0] ?? null) : value;
  }

  private binary(operator: string, left: Scalar | CellError | null, right: Scalar | CellError | null): Value {
    if (left instanceof CellError) return left;
    if (right instanceof CellError) return right;
    if (operator === '&') return toText(left) + toText(right);
    if (/[=<>]/.test(operator)) {
      const order = compare(left, right);
      if (operator === '=') return order === 0;
      if (operator === '<>') return order !== 0;
      return operator.startsWith('<')
        ? order < 0 || (operator === '<=' && order === 0)
        : order > 0 || (operator === '>=' && order === 0);
    }
    const a = toNumber(left);
    const b = toNumber(right);
    if (a instanceof CellError) return a;
    if (b instanceof CellError) return b;
    if (operator === '/') return b === 0 ? fail('#DIV/0!', 'Function DIVIDE parameter 2 cannot be zero.') : a / b;
    return operator === '+' ? a + b : operator === '-' ? a - b : operator === '*' ? a * b : a ** b;
  }

  private call(name: string, args: Node[]): Value {
    const lazy = LAZY[name];
    if (lazy)
      return lazy(
        args.map((arg) => () => this.of(arg)),
        this.scope,
      );
    if (name === 'ROW' || name === 'COLUMN') return this.position(name, args[0]);
    const known = FUNCTIONS[name];
    if (!known) return fail('#NAME?', `Unknown function: '${name}'.`);
    return known(
      args.map((arg) => this.of(arg)),
      this.scope,
    );
  }

  private position(name: 'ROW' | 'COLUMN', arg: Node | undefined): Value {
    if (!arg) return (name === 'ROW' ? this.at.r : this.at.c) + 1;
    if (arg.type !== 'ref') return fail('#N/A', 'Argument must be a range.');
    const { row, column } = this.resolve(arg.from);
    return ((name === 'ROW' ? row : column) ?? 0) + 1;
  }
}

/** `home` is the cell the formula was written for, when it is not the cell it is worked out at. */
export function evaluate(formula: string, scope: Scope, at: Position, home: Position = at): Scalar | CellError | null {
  let tree: Node;
  try {
    tree = parseFormula(formula);
  } catch (error) {
    if (error instanceof FormulaSyntax) return new CellError('#ERROR!', 'Formula parse error.');
    throw error;
  }
  const value = new Evaluation(scope, at, home).one(tree);
  return typeof value === 'number' && !Number.isFinite(value)
    ? new CellError('#NUM!', 'Result was not a number.')
    : value;
}
