/** Layouts of banks that organisers explained once: kept in the system tab, the newest first. */
import type { Facts } from './facts';
import type { Work } from './work';

/** Structure of formats/bank/mapping, which the office may not import. */
export interface Explained<Role extends string = string> {
  readonly words: readonly string[];
  readonly roles: readonly Role[];
}

const MARK = 'bank-mappings';
const MOST = 10;

export const explainedLayouts = <Role extends string>({ marks }: Pick<Facts, 'marks'>): Explained<Role>[] =>
  JSON.parse(marks[MARK] ?? '[]') as Explained<Role>[];

export function rememberLayout(work: Work, layout: Explained): void {
  const others = explainedLayouts(work.facts).filter((one) => one.words.join('|') !== layout.words.join('|'));
  work.mark(MARK, JSON.stringify([layout, ...others].slice(0, MOST)));
  work.journal({ action: 'bank.layout-explained', subject: 'bank', after: { columns: layout.roles.join(' ') } });
}
