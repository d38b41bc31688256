/** The offline host: Google's services for one script bundle, rebuilt on this machine. It knows nothing of what the bundle is for. */
export type * from './types';
export type * from './dialogs';
export type * from './execution/types';
export type * from './forms/types';
export type * from './rest-types';
export type * from './workbook/api-types';

export { createHost } from './host';
export { ApiError } from './errors';
