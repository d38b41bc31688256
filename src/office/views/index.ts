/** Views of the office file, and the facts each is made from: only those whose facts changed are written again. */
import { waitlistOrder } from '../../domain/waitlist/order';
import { RECONCILIATION } from '../decisions';
import type { Facts, TableKey } from '../facts';
import { nextStep } from '../next-step';
import type { Work } from '../work';
import type { OfficeWords } from '../words';
import { closingView } from './closing';
import { dashboardView } from './dashboard';
import { standbyView, waitlistView } from './lists';
import { prizesView } from './prizes';
import { reconciliationView, sameCells, type Desk } from './reconciliation';
import type { View } from './view';

interface Entry {
  readonly from: readonly TableKey[] | 'all';
  /** people type into it: made only from its cells as they were read, and written only when it says something else */
  readonly typed?: boolean;
  readonly make: (facts: Facts, words: OfficeWords, now: number, desk: Desk) => View;
}

const VIEWS: readonly Entry[] = [
  { from: 'all', make: (facts, words, now) => dashboardView(facts, words, nextStep(facts, now), now) },
  {
    from: ['entries', 'members'],
    make: (facts, words) => waitlistView(facts, words, (division) => waitlistOrder(facts, division)),
  },
  { from: ['entries', 'ledger'], make: (facts, words) => standbyView(facts, words) },
  { from: ['bank', 'claims', 'ledger', 'entries'], typed: true, make: reconciliationView },
  { from: ['games', 'draws', 'ledger'], make: (facts, words) => prizesView(facts, words) },
  { from: ['bank', 'ledger', 'entries'], make: closingView },
];

/** `cells`: the tab 對帳 as it was read; null where it was not, and then it is left alone. */
export function officeViews(
  { facts, change, env, filed, remarks }: Pick<Work, 'facts' | 'change' | 'env' | 'filed' | 'remarks'>,
  words: OfficeWords,
  cells: Desk['cells'] | null,
  all: boolean,
): View[] {
  const touched = (key: TableKey): boolean => change.put[key] !== undefined || change.drop[key] !== undefined;
  return VIEWS.filter(
    ({ from, typed }) => (typed !== true || cells !== null) && (all || from === 'all' || from.some(touched)),
  )
    .map(({ make }) => make(facts, words, env.now, { cells: cells ?? [], filed, remarks }))
    .filter((view) => view.sheetId !== RECONCILIATION || !sameCells(view, cells ?? []));
}
