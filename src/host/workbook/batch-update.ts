/** spreadsheets.batchUpdate: a list of requests, all of them or none. */
import { ApiError, badRequest } from '../errors';
import type { Json } from './cell';
import { attachmentHandlers } from './requests/attachments';
import { cellHandlers } from './requests/cells';
import type { Handlers, RequestContext } from './requests/common';
import { dimensionHandlers } from './requests/dimensions';
import { rangeHandlers } from './requests/ranges';
import { sheetHandlers } from './requests/sheets';
import { checkShape } from './shapes';

const HANDLERS: Handlers = {
  ...sheetHandlers,
  ...cellHandlers,
  ...dimensionHandlers,
  ...rangeHandlers,
  ...attachmentHandlers,
};

export interface BatchReply {
  spreadsheetId: string;
  replies: Json[];
}

export function batchUpdate(context: RequestContext, body: unknown): BatchReply {
  const { workbook } = context;
  checkShape('BatchUpdateSpreadsheetRequest', body);
  const requests = (body as { requests?: Json[] }).requests ?? [];
  if (requests.length === 0) throw badRequest('Must specify at least one request.');
  if (!workbook.mayEdit(context.user)) throw new ApiError(403, 'The caller does not have permission');
  return workbook.atomically(() => ({
    spreadsheetId: workbook.id,
    replies: requests.map((request, index) => {
      const kinds = Object.keys(request).filter((kind) => request[kind] !== undefined && request[kind] !== null);
      const kind = kinds[0];
      if (kind === undefined || kinds.length > 1)
        throw badRequest(`Invalid value at 'requests[${index}]' (oneof), oneof field 'kind' must be set exactly once.`);
      try {
        const reply = HANDLERS[kind]!(context, request[kind]);
        // a formula may be read by a later request of the same batch
        workbook.revision++;
        return reply && Object.keys(reply).length > 0 ? { [kind]: reply } : {};
      } catch (error) {
        if (error instanceof ApiError && error.code === 400)
          throw badRequest(`Invalid requests[${index}].${kind}: ${error.message}`);
        throw error;
      }
    }),
  }));
}
