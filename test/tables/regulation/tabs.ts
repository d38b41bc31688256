/** The tabs of a regulation in the words of a language, and cells addressed as people do. */
import type { Regulation } from '../../../src/domain/regulation/regulation';
import { zhCN } from '../../../src/messages/regulation/zh-CN';
import { zhTW } from '../../../src/messages/regulation/zh-TW';
import type { Cell } from '../../../src/tables/cell';
import { tabsToRegulation } from '../../../src/tables/regulation/read';
import type { RegulationWords } from '../../../src/tables/regulation/words';
import { regulationToTabs, type TabRows } from '../../../src/tables/regulation/write';

const wordsOf = (regulation: Regulation): RegulationWords => (regulation.event.language === 'zh-CN' ? zhCN : zhTW);

export class Tabs {
  readonly tabs: TabRows[];
  constructor(
    readonly base: Regulation,
    readonly words: RegulationWords = wordsOf(base),
  ) {
    this.tabs = regulationToTabs(base, words);
  }
  rows(tab: string): Cell[][] {
    const found = this.tabs.find((one) => one.tab === tab);
    if (!found) throw new Error(`no tab ${tab}`);
    return found.rows;
  }
  /** `組別!B7` of a row (by its path) and a column (by its key) */
  place(tab: string, path: string, key = '#value'): { row: number; column: number; at: string } {
    const rows = this.rows(tab);
    const row = rows.findIndex((cells) => cells[cells.length - 1] === path);
    const column = (rows[1] ?? []).indexOf(key);
    if (row < 0 || column < 0) throw new Error(`no cell ${path} ${key}`);
    const letter = column < 26 ? String.fromCharCode(65 + column) : `A${String.fromCharCode(65 + column - 26)}`;
    return { row, column, at: `${tab}!${letter}${row + 1}` };
  }
  type(cell: Cell, tab: string, path: string, key = '#value'): string {
    const { row, column, at } = this.place(tab, path, key);
    this.rows(tab)[row]![column] = cell;
    return at;
  }
  read(): ReturnType<typeof tabsToRegulation> {
    return tabsToRegulation(this.tabs, this.base, this.words);
  }
  /** problems as `place found → expected` */
  complaints(): string[] {
    const read = this.read();
    return read.ok
      ? []
      : read.problems.map(({ code, at, params }) => `${at ?? ''} ${code} ${String(params?.['found'] ?? '')}`.trim());
  }
  changed(): Regulation {
    const read = this.read();
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return read.value;
  }
}
