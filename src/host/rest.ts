/** The Sheets and Forms REST methods by HTTP verb and address, for a loopback server to serve: plain data in, plain data out. */
import { ApiError, GoogleError } from './errors';
import { formsRest } from './forms/rest';
import type { RestRequest, RestResponse } from './rest-types';
import { callSheets } from './server/ops/sheets-api';
import type { ApiCall } from './server/ops/sheets-api';
import type { Server } from './server/server';

/** Verb and path pattern → method. Names in the pattern are decoded into the call. */
const ROUTES: readonly (readonly [verb: string, path: RegExp, method: string])[] = [
  ['POST', /^\/v4\/spreadsheets$/, 'create'],
  ['GET', /^\/v4\/spreadsheets\/(?<id>[^/:]+)$/, 'get'],
  ['POST', /^\/v4\/spreadsheets\/(?<id>[^/:]+):batchUpdate$/, 'batchUpdate'],
  ['GET', /^\/v4\/spreadsheets\/(?<id>[^/:]+)\/values:batchGet$/, 'values.batchGet'],
  ['POST', /^\/v4\/spreadsheets\/(?<id>[^/:]+)\/values:batchGetByDataFilter$/, 'values.batchGetByDataFilter'],
  ['POST', /^\/v4\/spreadsheets\/(?<id>[^/:]+)\/values:batchUpdate$/, 'values.batchUpdate'],
  ['POST', /^\/v4\/spreadsheets\/(?<id>[^/:]+)\/values:batchClear$/, 'values.batchClear'],
  ['POST', /^\/v4\/spreadsheets\/(?<id>[^/:]+)\/values\/(?<range>[^/]+):append$/, 'values.append'],
  ['POST', /^\/v4\/spreadsheets\/(?<id>[^/:]+)\/values\/(?<range>[^/]+):clear$/, 'values.clear'],
  ['GET', /^\/v4\/spreadsheets\/(?<id>[^/:]+)\/values\/(?<range>[^/]+)$/, 'values.get'],
  ['PUT', /^\/v4\/spreadsheets\/(?<id>[^/:]+)\/values\/(?<range>[^/]+)$/, 'values.update'],
];
const LISTS = new Set(['ranges']);
const FLAGS = new Set(['includeGridData', 'includeValuesInResponse']);

function queryOptions(query: URLSearchParams): object {
  const options: Record<string, unknown> = {};
  for (const key of new Set(query.keys())) {
    if (LISTS.has(key)) options[key] = query.getAll(key);
    else options[key] = FLAGS.has(key) ? query.get(key) === 'true' : query.get(key);
  }
  return options;
}

const failure = (code: number, status: string, message: string): RestResponse => ({
  status: code,
  body: { error: { code, message, status } },
});

function sheetsRest(server: Server, request: RestRequest): RestResponse | undefined {
  const [path = '', query = ''] = request.url.split('?');
  for (const [verb, pattern, method] of ROUTES) {
    const match = verb === request.method ? pattern.exec(path) : null;
    if (!match) continue;
    const range = match.groups?.['range'];
    const call: ApiCall = {
      id: decodeURIComponent(match.groups?.['id'] ?? ''),
      ...(range !== undefined && { range: decodeURIComponent(range) }),
      ...(request.body && { body: request.body }),
      options: queryOptions(new URLSearchParams(query)),
    };
    return { status: 200, body: callSheets(server, request.user ?? server.owner, method, call) };
  }
  return undefined;
}

export function rest(server: Server, request: RestRequest): RestResponse {
  try {
    const answer = sheetsRest(server, request) ?? formsRest(server, request);
    return (
      answer ?? failure(404, 'NOT_FOUND', `There is no method ${request.method} ${request.url.split('?')[0] ?? ''}`)
    );
  } catch (error) {
    if (error instanceof ApiError) return failure(error.code, error.status, error.message);
    if (error instanceof GoogleError) return failure(501, 'UNIMPLEMENTED', error.message);
    throw error;
  }
}
