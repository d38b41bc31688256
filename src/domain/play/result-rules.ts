/** What results a division's games may have, read from its stages. */
import type { Stage } from '../regulation/regulation';
import type { ResultRules } from './enter-results';

/** Win-count and knockout games need a winner; drawn games elsewhere as the game knows them. */
export const resultRules = (stages: readonly Stage[], drawsExist: boolean, correcting: boolean): ResultRules => ({
  drawsExist,
  correcting,
  decisiveStages: stages.filter(({ kind }) => kind === 'win-count' || kind === 'knockout').map(({ id }) => id),
  bracketStages: stages.filter(({ kind }) => kind === 'knockout').map(({ id }) => id),
});
