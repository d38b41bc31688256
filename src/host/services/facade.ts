/** What every Google object rebuilt here has in common. Public methods are what a script may call; all else is hidden. */
import type { Gate } from '../execution/gate';
import { GoogleError } from '../errors';

type Method = (...args: unknown[]) => unknown;

/** The makers of objects that know each other, so that no two files need to import each other. */
interface Makers {
  spreadsheet(id: string): Facade;
  sheet(id: string, sheetId: number): Facade;
  range(id: string, sheetId: number, box: { r0: number; r1: number; c0: number; c1: number }): Facade;
  form(id: string): Facade;
  item(formId: string, itemId: number): Facade;
  protect(id: string, what: object): Facade;
  protections(id: string, type: string, sheetId?: number): Facade[];
  htmlFile(name: string): string | undefined;
  evaluate(code: string): unknown;
}

export interface Env {
  readonly gate: Gate;
  readonly make: Makers;
  /** the service object behind a value from the realm */
  unwrap(value: unknown): unknown;
}

export abstract class Facade {
  /** Google's name of the class, for messages */
  abstract readonly kind: string;
  /** enumerations and other plain members */
  readonly constants: Readonly<Record<string, unknown>> = {};
  /** members that a script may set (HTML templates only) */
  readonly fields: Record<string, unknown> | undefined = undefined;

  constructor(protected readonly env: Env) {}

  protected get gate(): Gate {
    return this.env.gate;
  }

  /** A public method by name; getters, fields and what Object has are none. */
  static method(facade: Facade, name: string): Method | undefined {
    for (
      let proto: object = Object.getPrototypeOf(facade) as object;
      proto !== Facade.prototype;
      proto = Object.getPrototypeOf(proto) as object
    ) {
      const found = Object.getOwnPropertyDescriptor(proto, name);
      if (found)
        return typeof found.value === 'function' && name !== 'constructor' ? (found.value as Method) : undefined;
    }
    return undefined;
  }
}

/** Enumerations are their own names: `ScriptApp.AuthMode.FULL` is 'FULL'. */
export const enumeration = (...names: string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, name]));

export function mismatch(what: string, args: readonly unknown[]): GoogleError {
  const types = args.map((arg) =>
    arg === null ? 'null' : typeof arg === 'number' ? 'number' : typeof arg === 'string' ? 'String' : typeof arg,
  );
  return new GoogleError(`The parameters (${types.join(',')}) don't match the method signature for ${what}.`);
}

/** The argument as a text, where Google insists on one. */
export function needText(value: unknown, what: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw mismatch(what, [value]);
}
