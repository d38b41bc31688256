/** Room of the health check: what is missing in a file. */
export { healthFindings } from '../office/health';
