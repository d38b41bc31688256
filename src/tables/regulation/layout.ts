/** All regulation tabs of a regulation. */
import type { Regulation } from '../../domain/regulation/regulation';
import type { TabLayout } from './tab';
import { divisionTab } from './tab-division';
import { eventTab } from './tab-event';
import { prizeTab, readingTab } from './tab-member';
import type { RegulationWords } from './words';

export function layoutOf(regulation: Regulation, words: RegulationWords): TabLayout[] {
  const tabs = [eventTab(regulation, words), divisionTab(regulation, words), prizeTab(regulation, words)];
  return [...tabs, readingTab(regulation, words, tabs)];
}
