/** Sheet ids of the standings tabs: by division, the same in every copy. */
import type { Facts } from '../facts';

export const standingsTab = (facts: Facts, division: string): number =>
  3100 + facts.regulation.divisions.findIndex((d) => d.id === division);
