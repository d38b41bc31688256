/** Brings a function's result out of its realm as plain host data. */
import { types } from 'node:util';
import { GoogleError } from '../errors';
import type { Facade } from '../services/facade';
import { HtmlOutput } from '../services/html-output';

type Unwrap = (value: unknown) => unknown;

export function extract(value: unknown, unwrap: Unwrap, seen: object[] = []): unknown {
  if (typeof value === 'function') return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if (types.isDate(value)) return new Date(value.getTime());
  const facade = unwrap(value);
  if (facade !== value) return describe(facade as Facade);
  if (seen.includes(value)) throw new GoogleError('The result refers to itself.');
  const path = [...seen, value];
  if (Array.isArray(value)) return Array.from(value as unknown[], (one) => extract(one, unwrap, path));
  if (types.isMap(value) || types.isSet(value)) return {};
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(value)) result[key] = extract((value as Record<string, unknown>)[key], unwrap, path);
  return result;
}

/** Pages and texts of a web app come out whole; of other service objects only their name. */
function describe(facade: Facade): unknown {
  if (facade instanceof HtmlOutput) {
    const { content, title, width, height } = facade;
    return { html: content, title, ...(width !== undefined && { width }), ...(height !== undefined && { height }) };
  }
  if (facade.kind === 'TextOutput') {
    const { content, mimeType } = facade as Facade & { content: string; mimeType: string };
    return { text: content, mimeType };
  }
  return facade.kind;
}

const UNSUPPORTED = 'The script completed but the returned value is not a supported return type.';

/** What google.script.run lets through: no dates, no functions, no service objects; undefined in a list becomes null. */
export function forRpc(value: unknown, unwrap: Unwrap, what: 'result' | 'argument', seen: object[] = []): unknown {
  const refuse = (): GoogleError =>
    new GoogleError(
      what === 'result'
        ? UNSUPPORTED
        : 'Failed due to illegal value in property: google.script.run takes no dates, functions or service objects.',
    );
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') throw refuse();
  if (typeof value === 'number' && !Number.isFinite(value)) return null;
  if (typeof value !== 'object' || value === null) return value;
  if (
    types.isDate(value) ||
    unwrap(value) !== value ||
    types.isMap(value) ||
    types.isSet(value) ||
    seen.includes(value)
  )
    throw refuse();
  const path = [...seen, value];
  if (Array.isArray(value))
    return Array.from(value as unknown[], (one) => (one === undefined ? null : forRpc(one, unwrap, what, path)));
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const field = (value as Record<string, unknown>)[key];
    if (field !== undefined) result[key] = forRpc(field, unwrap, what, path);
  }
  return result;
}
