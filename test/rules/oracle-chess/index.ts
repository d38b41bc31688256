/** An oracle for rehearsals of the chess cup, written from the regulation's text and its readings, apart from the product's code. */
import { judgeColours } from './colours';
import { readForm } from './form';
import { judgeHistories, judgeIdentities, judgeOneGroup } from './identities';
import { judgeMerging } from './merging';
import { judgeMoney, judgeReceipts } from './money';
import { judgePeople } from './people';
import { judgePlaces } from './places';
import { judgePrizes } from './prizes';
import { judgeRounds } from './rounds';
import { judgeStandings } from './standings';

/**
 * Every violation of regulation B in a rehearsal document, each as "rule: sentence with ids"; an empty list is a good
 * document. A document of the wrong form, or with ids that lead nowhere, is judged no further.
 */
export function judgeChess(document: unknown): string[] {
  const violations: string[] = [];
  const say = (rule: string, sentence: string): void => void violations.push(`${rule}: ${sentence}`);
  const read = readForm(document, say);
  if (!read) return violations;
  judgeIdentities(read, say);
  judgeHistories(read, say);
  if (violations.length > 0) return violations;
  judgeOneGroup(read, say);
  judgePeople(read, say);
  judgePlaces(read, say);
  judgeMerging(read, say);
  judgeMoney(read, say);
  judgeReceipts(read, say);
  for (const division of read.divisions) {
    judgeRounds(read, division, say);
    judgeColours(division, say);
    judgeStandings(read, division, say);
    judgePrizes(division, say);
  }
  if (read.letters.failed > 0) say('letters', `${String(read.letters.failed)} letters failed`);
  return violations;
}
