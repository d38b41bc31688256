/** An oracle for rehearsals of the go championship, written from the regulation's text and apart from the product's code. */
import { judgeLots } from './draws';
import { judgeFields } from './fields';
import { judgeLists } from './lists';
import { judgePairings } from './pairings';
import { judgePlaces } from './places';
import { judgePrizes, judgePrizeSum } from './prizes';
import { judgePromotions } from './promotions';
import { judgeRegistration } from './registration';
import { readForm } from './shape';

/**
 * Every violation of regulation C in a rehearsal document, each as "rule: sentence with ids"; an empty list is a good
 * document. A document of the wrong form, or with ids that lead nowhere, is judged no further.
 */
export function judgeGo(document: unknown): string[] {
  const violations: string[] = [];
  const say = (rule: string, sentence: string): void => void violations.push(`${rule}: ${sentence}`);
  const read = readForm(document, say);
  if (!read) return violations;
  judgeRegistration(read, say);
  judgeLots(read, say);
  for (const division of read.divisions) {
    if (division.rounds.length > 0) {
      judgePairings(read, division, say);
      judgeFields(read, division, say);
    }
    if (division.standings.length === 0) continue;
    judgePlaces(read, division, say);
    judgeLists(read, division, say);
    judgePrizes(read, division, say);
    judgePromotions(read, division, say);
  }
  judgePrizeSum(read, say);
  return violations;
}
