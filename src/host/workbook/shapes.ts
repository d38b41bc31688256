/** Refuses request bodies that Google would refuse: unknown fields and values of the wrong type. */
import { badRequest, NotEmulated } from '../errors';
import table from './request-shapes.json';

type Check = (value: unknown, path: () => string) => void;
type Fields = Map<string, Check>;

const shapes = new Map<string, Fields>();
const notEmulated = new Set(table.notEmulated);
const snake = (name: string): string => name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);

const bad = (path: string, kind: string, value: unknown): Error =>
  badRequest(
    `Invalid value at '${path}' (${kind}), ${typeof value === 'string' ? JSON.stringify(value) : String(value)}`,
  );

function enumCheck(names: ReadonlySet<string>): Check {
  return (value, path) => {
    if (typeof value !== 'string' || !names.has(value)) throw bad(path(), 'TYPE_ENUM', value);
  };
}

const simple: Record<string, Check> = {
  '*': () => undefined,
  s: (value, path) => {
    if (typeof value !== 'string') throw bad(path(), 'TYPE_STRING', value);
  },
  b: (value, path) => {
    if (typeof value !== 'boolean') throw bad(path(), 'TYPE_BOOL', value);
  },
  n: (value, path) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) throw bad(path(), 'TYPE_DOUBLE', value);
  },
  i: (value, path) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) throw bad(path(), 'TYPE_INT32', value);
  },
};

function compile(type: string): Check {
  const known = simple[type];
  if (known) return known;
  if (type.startsWith('@')) {
    const name = type.slice(1);
    return (value, path) => checkFields(name, value, path);
  }
  if (type.startsWith('[')) {
    const one = compile(type.slice(1));
    return (value, path) => {
      if (!Array.isArray(value)) throw bad(path(), 'TYPE_LIST', value);
      for (let i = 0; i < value.length; i++) one(value[i], () => `${path()}[${i}]`);
    };
  }
  if (type.startsWith('{')) {
    const one = compile(type.slice(1));
    return (value, path) => {
      for (const [key, field] of Object.entries(value as object)) one(field, () => `${path()}[${key}]`);
    };
  }
  return enumCheck(new Set(type.split('|')));
}

function fieldsOf(name: string): Fields {
  let fields = shapes.get(name);
  if (!fields) {
    fields = new Map();
    shapes.set(name, fields);
    const source = (table.shapes as Record<string, Record<string, string>>)[name] ?? {};
    for (const [field, type] of Object.entries(source)) fields.set(field, compile(type));
  }
  return fields;
}

function checkFields(name: string, value: unknown, path: () => string): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw bad(path(), `type.googleapis.com/${name}`, value);
  const fields = fieldsOf(name);
  for (const key in value) {
    const field = (value as Record<string, unknown>)[key];
    if (field === undefined || field === null) continue;
    const check = fields.get(key);
    if (check) check(field, () => (path() ? `${path()}.${snake(key)}` : snake(key)));
    else if (name === 'Request' && notEmulated.has(key)) throw new NotEmulated(`spreadsheets.batchUpdate ${key}`);
    else {
      const where = path();
      throw badRequest(
        `Invalid JSON payload received. Unknown name "${key}"${where ? ` at '${where}'` : ''}: Cannot find field.`,
      );
    }
  }
}

/** Throws the sentence Google answers with; returns when the body has the named shape. */
export function checkShape(name: string, body: unknown): void {
  checkFields(name, body, () => '');
}
