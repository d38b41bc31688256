/** 檢查賽事規程: reads the regulation tabs, lists every mistake with its cell, or takes the regulation into force. */
import type { Problem } from '../../src/domain/common/result';
import { regulationMarks, withReadings } from '../../src/office/regulation-store';
import { tabsToRegulation } from '../../src/rooms/regulation';
import type { Desk } from '../desk';
import { officeId } from '../desk';
import { readTabs, tabsOf } from '../google/books';
import { click } from './run';

/** Sheet ids of 賽事規程, 組別, 獎項, 規程疑義 (sheets-templates/office.json). */
const TABS = [2101, 2102, 2103, 2104] as const;

function accept({ work, tongue, properties }: Desk): readonly Problem[] {
  const book = officeId(properties);
  const cells = readTabs(book, TABS);
  const titles = new Map(tabsOf(book).map((tab) => [tab.sheetId, tab.title]));
  const tabs = TABS.map((sheetId) => ({ tab: titles.get(sheetId) ?? '', rows: cells.get(sheetId) ?? [] }));
  const base = withReadings(work.facts.regulation, work.facts.marks);
  const read = tabsToRegulation(tabs, base, tongue.regulation);
  if (!read.ok) return read.problems;
  const before = JSON.stringify(base);
  if (JSON.stringify(read.value) !== before) {
    for (const [key, value] of Object.entries(regulationMarks(read.value))) work.mark(key, value);
    work.facts = { ...work.facts, regulation: read.value };
    work.journal({ action: 'regulation.accepted', subject: read.value.id });
  }
  work.notice('regulation.accepted');
  return [];
}

export function checkRegulation(): void {
  click(accept, { allViews: true });
}
