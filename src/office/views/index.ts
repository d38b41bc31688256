/** Views of the office file, and the facts each is made from: only those whose facts changed are written again. */
import { waitlistOrder } from '../../domain/waitlist/order';
import type { Change } from '../change';
import type { Facts, TableKey } from '../facts';
import { nextStep } from '../next-step';
import type { OfficeWords } from '../words';
import { dashboardView } from './dashboard';
import { standbyView, waitlistView } from './lists';
import { prizesView } from './prizes';
import { reconciliationView } from './reconciliation';
import type { View } from './view';

interface Entry {
  readonly from: readonly TableKey[] | 'all';
  readonly make: (facts: Facts, words: OfficeWords, now: number) => View;
}

const VIEWS: readonly Entry[] = [
  { from: 'all', make: (facts, words, now) => dashboardView(facts, words, nextStep(facts, now), now) },
  {
    from: ['entries', 'members'],
    make: (facts, words) => waitlistView(facts, words, (division) => waitlistOrder(facts, division)),
  },
  { from: ['entries', 'ledger'], make: (facts, words) => standbyView(facts, words) },
  { from: ['bank', 'claims', 'ledger', 'entries'], make: (facts, words, now) => reconciliationView(facts, words, now) },
  { from: ['games', 'draws', 'ledger'], make: (facts, words) => prizesView(facts, words) },
];

export function officeViews(facts: Facts, words: OfficeWords, change: Change, now: number, all: boolean): View[] {
  const touched = (key: TableKey): boolean => change.put[key] !== undefined || change.drop[key] !== undefined;
  return VIEWS.filter(({ from }) => all || from === 'all' || from.some(touched)).map(({ make }) =>
    make(facts, words, now),
  );
}
