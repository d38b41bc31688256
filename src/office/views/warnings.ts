/** What an organiser should look at today: lapses, same names, unmatched money, letters in trouble. */
import { unallocatedLines } from '../money';
import { HOUR, type Instant } from '../../domain/common/time';
import type { Facts } from '../facts';
import { amountText, fill } from '../say';
import type { OfficeWords } from '../words';

const ODD_NAMES: ReadonlySet<string> = new Set([
  'name-invisible',
  'name-mixed-scripts',
  'name-formula',
  'name-long',
  'name-lookalike',
]);

export function warnings(facts: Facts, words: OfficeWords, now: Instant): string[] {
  const w = words.warnings;
  const found: string[] = [];
  const lapsing = facts.entries.filter(
    (entry) => entry.state === 'held' && entry.deadline !== null && entry.deadline - now < 24 * HOUR,
  );
  if (lapsing.length > 0)
    found.push(fill(w.lapsing, { count: lapsing.length, ids: lapsing.map((entry) => entry.id).join(' ') }));
  const twins = facts.entries.filter((entry) => entry.flags.includes('name-twin'));
  if (twins.length > 0) found.push(fill(w.twins, { ids: twins.map((entry) => entry.id).join(' ') }));
  const odd = facts.entries.filter((entry) => entry.flags.some((flag) => ODD_NAMES.has(flag)));
  if (odd.length > 0) found.push(fill(w.odd, { ids: odd.map((entry) => entry.id).join(' ') }));
  const loose = unallocatedLines(facts);
  if (loose.length > 0)
    found.push(
      fill(w.unmatched, {
        count: loose.length,
        amount: amountText(
          facts,
          loose.reduce((sum, { left }) => sum + left, 0),
        ),
      }),
    );
  const letters = facts.outbox.filter((letter) => ['failed', 'unsure', 'bounced'].includes(letter.state));
  if (letters.length > 0)
    found.push(fill(w.letters, { count: letters.length, ids: letters.map((letter) => letter.id).join(' ') }));
  return found;
}
