/** The host's page: an office in the browser, on this machine alone. */
export { startPage } from './server/serve';
export type { Page, PageOptions } from './server/serve';
export type { Pictures, TabText } from './pictures';
