/** Two hundred kills at random places of an editing process; none loses an acknowledged edit. */
import { share } from '../helpers/share';
import { killRepeatedly } from './killed';

test('Two hundred kills lose nothing', async () => {
  let state = 12345;
  const next = (): number => (state = (state * 1103515245 + 12345) % 2 ** 31);
  const kills = Array.from({ length: share(200) }, () => (next() >> 8) % 60);
  for (const { acknowledged, found, property } of await killRepeatedly(kills)) {
    expect(found).toBeGreaterThanOrEqual(acknowledged);
    expect([`n${found}`, `n${found - 1}`]).toContain(property);
  }
}, 600_000);
