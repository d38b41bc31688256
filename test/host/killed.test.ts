/** The state survives a kill at any moment: what was acknowledged is there, and nothing is half there. */
import { killRepeatedly } from './killed';

test('After kill -9 every acknowledged edit is there, with what its onEdit wrote', async () => {
  const losses = await killRepeatedly([1, 17, 45, 80]);
  for (const { acknowledged, found, property } of losses) {
    expect(found).toBeGreaterThanOrEqual(acknowledged);
    // more may be there: written while the kill was on its way
    expect(found - acknowledged).toBeLessThanOrEqual(60);
    expect([`n${found}`, `n${found - 1}`]).toContain(property);
  }
}, 60_000);
