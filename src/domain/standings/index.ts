/** Standings: ranks by points and tie-breaks, and ratings afterwards. */
export { parseDescriptor, type Descriptor, type Modifiers } from './descriptor';
export { type Edition, type StandingsOptions } from './event';
export { rankStandings, resolveCriteria, type StandingsRow, type StandingsValue } from './rank';
export { tieBreakCodes } from './registry';
export { type Part, type PartReason } from './tie-break';
