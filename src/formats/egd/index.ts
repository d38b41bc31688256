/** Results of go tournaments in the European format: read, check, turn into a crosstable. */
export { readGoResults } from './read';
export { checkGoResults, goCrosstable } from './recompute';
