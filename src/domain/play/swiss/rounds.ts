/** How many rounds a Swiss stage has for its field, and when all play all instead (B9: rounds ≥ players − 1). */
import type { SwissStage } from '../../regulation/regulation';

/** Rounds the regulation plans for so many players. */
function swissRounds({ rounds }: SwissStage, players: number): number {
  if ('fixed' in rounds) return rounds.fixed;
  const row = rounds.byField.find(({ upTo }) => upTo === null || players <= upTo);
  return row?.rounds ?? 0;
}

/** Times everybody meets everybody: 0 = a Swiss, 2 = a double round robin that fits into the rounds. */
export function roundRobinCycles(stage: SwissStage, players: number): 0 | 1 | 2 {
  const rounds = swissRounds(stage, players);
  if (!stage.roundRobinWhenShort || players < 2 || rounds < players - 1) return 0;
  const once = players % 2 === 0 ? players - 1 : players;
  return stage.doubleRoundRobinWhenTwice && rounds >= 2 * once ? 2 : 1;
}

/** Rounds this field plays. */
export function plannedRounds(stage: SwissStage, players: number): number {
  const cycles = roundRobinCycles(stage, players);
  if (cycles > 0) return cycles * (players % 2 === 0 ? players - 1 : players);
  return swissRounds(stage, players);
}
