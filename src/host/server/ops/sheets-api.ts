/** The advanced service Sheets: REST methods with Google's quota of reads and writes a minute. */
import { ApiError } from '../../errors';
import { batchUpdate } from '../../workbook/batch-update';
import type { ReadOptions, ValueRange, WriteOptions } from '../../workbook/api-types';
import { getSpreadsheet } from '../../workbook/get';
import type { GetOptions } from '../../workbook/get';
import type { RequestContext } from '../../workbook/requests/common';
import {
  appendValues,
  batchClearValues,
  batchGetValues,
  batchGetValuesByDataFilter,
  batchUpdateValues,
  clearValues,
  getValues,
  updateValues,
} from '../../workbook/values';
import type { Server } from '../server';
import type { Op } from './types';

export interface ApiCall {
  id: string;
  body?: object;
  range?: string;
  options?: object;
}

type Method = (context: RequestContext, call: ApiCall) => object;

/** By REST method name below `spreadsheets`. */
const METHODS: Readonly<Record<string, { writes: boolean; run: Method }>> = {
  get: { writes: false, run: (context, { options }) => getSpreadsheet(context, options as GetOptions) },
  batchUpdate: { writes: true, run: (context, { body }) => batchUpdate(context, body ?? {}) },
  'values.get': {
    writes: false,
    run: (context, { range, options }) => getValues(context, range ?? '', options as ReadOptions),
  },
  'values.batchGet': {
    writes: false,
    run: (context, { options }) => batchGetValues(context, options as ReadOptions & { ranges?: string[] }),
  },
  'values.batchGetByDataFilter': {
    writes: false,
    run: (context, { body }) => batchGetValuesByDataFilter(context, (body ?? {}) as ReadOptions),
  },
  'values.update': {
    writes: true,
    run: (context, { range, body, options }) =>
      updateValues(context, range ?? '', body as ValueRange, options as WriteOptions),
  },
  'values.batchUpdate': { writes: true, run: (context, { body }) => batchUpdateValues(context, body ?? {}) },
  'values.append': {
    writes: true,
    run: (context, { range, body, options }) =>
      appendValues(context, range ?? '', body as ValueRange, options as WriteOptions),
  },
  'values.clear': { writes: true, run: (context, { range }) => clearValues(context, range ?? '') },
  'values.batchClear': {
    writes: true,
    run: (context, { body }) => batchClearValues(context, (body ?? {}) as { ranges: string[] }),
  },
};

export const writes = (method: string): boolean => method === 'create' || METHODS[method]?.writes === true;

/** Does one method as that user, without quota. */
export function callSheets(server: Server, user: string, method: string, call: ApiCall): object {
  if (method === 'create') return getSpreadsheet(server.context(server.createWorkbook(call.body ?? {}, user), user));
  const workbook = server.workbook(call.id);
  if (!workbook) throw new ApiError(404, 'Requested entity was not found.');
  const known = METHODS[method];
  if (!known) throw new ApiError(404, `Method not found: spreadsheets.${method}`);
  const result = known.run(server.context(workbook, user), call);
  if (known.writes) server.changed('workbook', workbook.id);
  return result;
}

const MINUTE = 60_000;

function useQuota(server: Server, user: string, writing: boolean): void {
  const kind = writing ? 'Write' : 'Read';
  const key = `${kind}:${user}`;
  const now = server.clock.now();
  const recent = (server.apiUse.get(key) ?? []).filter((at) => at > now - MINUTE);
  const most = writing ? server.limits.sheetWritesPerMinute : server.limits.sheetReadsPerMinute;
  if (recent.length >= most)
    throw new ApiError(
      429,
      `Quota exceeded for quota metric '${kind} requests' and limit '${kind} requests per minute per user' of service ` +
        `'sheets.googleapis.com' for consumer 'project_number:0'.`,
    );
  recent.push(now);
  server.apiUse.set(key, recent);
}

const call: Op<{ method: string; call: ApiCall }, object> = (server, session, payload) => {
  const { method } = payload;
  try {
    useQuota(server, session.user, writes(method));
    return callSheets(server, session.user, method, payload.call);
  } catch (error) {
    if (error instanceof ApiError)
      throw new ApiError(error.code, `API call to sheets.spreadsheets.${method} failed with error: ${error.message}`);
    throw error;
  }
};

export const sheetsApiOps = { 'sheets.call': call };
