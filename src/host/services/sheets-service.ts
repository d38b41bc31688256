/** Sheets: the advanced service, Sheets REST with Google's argument order. */
import type { ApiCall } from '../server/ops/sheets-api';
import { Facade, mismatch } from './facade';
import type { Env } from './facade';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function call(env: Env, path: string, method: string, call: ApiCall): unknown {
  return env.gate.cross(`Sheets.Spreadsheets.${path}`, 'sheets.call', { method, call });
}

class Values extends Facade {
  readonly kind = 'Sheets.Spreadsheets.Values';
  get(id: string, range: string, options?: object): unknown {
    return call(this.env, 'Values.get', 'values.get', { id, range, ...(options && { options }) });
  }
  batchGet(id: string, options?: object): unknown {
    return call(this.env, 'Values.batchGet', 'values.batchGet', { id, ...(options && { options }) });
  }
  batchGetByDataFilter(body: unknown, id: string): unknown {
    if (!isObject(body)) throw mismatch('Sheets.Spreadsheets.Values.batchGetByDataFilter', [body, id]);
    return call(this.env, 'Values.batchGetByDataFilter', 'values.batchGetByDataFilter', { id, body });
  }
  update(body: unknown, id: string, range: string, options?: object): unknown {
    if (!isObject(body)) throw mismatch('Sheets.Spreadsheets.Values.update', [body, id, range]);
    return call(this.env, 'Values.update', 'values.update', { id, range, body, ...(options && { options }) });
  }
  batchUpdate(body: unknown, id: string): unknown {
    if (!isObject(body)) throw mismatch('Sheets.Spreadsheets.Values.batchUpdate', [body, id]);
    return call(this.env, 'Values.batchUpdate', 'values.batchUpdate', { id, body });
  }
  append(body: unknown, id: string, range: string, options?: object): unknown {
    if (!isObject(body)) throw mismatch('Sheets.Spreadsheets.Values.append', [body, id, range]);
    return call(this.env, 'Values.append', 'values.append', { id, range, body, ...(options && { options }) });
  }
  clear(_body: unknown, id: string, range: string): unknown {
    return call(this.env, 'Values.clear', 'values.clear', { id, range });
  }
  batchClear(body: unknown, id: string): unknown {
    if (!isObject(body)) throw mismatch('Sheets.Spreadsheets.Values.batchClear', [body, id]);
    return call(this.env, 'Values.batchClear', 'values.batchClear', { id, body });
  }
}

class Spreadsheets extends Facade {
  readonly kind = 'Sheets.Spreadsheets';
  override readonly constants = { Values: new Values(this.env) };
  create(body: unknown): unknown {
    if (!isObject(body)) throw mismatch('Sheets.Spreadsheets.create', [body]);
    return call(this.env, 'create', 'create', { id: '', body });
  }
  get(id: string, options?: object): unknown {
    return call(this.env, 'get', 'get', { id, ...(options && { options }) });
  }
  batchUpdate(body: unknown, id: string): unknown {
    if (!isObject(body)) throw mismatch('Sheets.Spreadsheets.batchUpdate', [body, id]);
    return call(this.env, 'batchUpdate', 'batchUpdate', { id, body });
  }
}

/** The makers of bodies (`Sheets.newCellData()` …) are left out: plain objects do the same. */
export class SheetsService extends Facade {
  readonly kind = 'Sheets';
  override readonly constants = { Spreadsheets: new Spreadsheets(this.env) };
}
