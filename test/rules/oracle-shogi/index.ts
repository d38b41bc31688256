/** An oracle for rehearsals of the shogi open, written from the regulation's text and apart from the product's code. */
import { judgeAsked } from './asked';
import { judgeBracket } from './bracket';
import { judgeCheckIn } from './check-in';
import { judgeDeadlines } from './deadlines';
import { judgeDraws } from './draws';
import { judgeHistories, judgeIdentities } from './identities';
import { judgeKnockout } from './knockout';
import { judgeMinimum } from './minimum';
import { judgeMoney } from './money';
import { judgePlaces } from './places';
import { judgePrelims } from './prelim';
import { judgeLuckyDraw, judgePrizes, judgeStandings } from './prizes';
import { readForm } from './shape';
import { judgeTransitions } from './transitions';
import type { Asked } from './types';

/**
 * Every violation of regulation A in a rehearsal document, each as "rule: sentence with ids"; an empty list is a good
 * document. A document of the wrong form, or with ids that lead nowhere, is judged no further.
 */
export function judgeShogi(document: unknown, asked: Asked = {}): string[] {
  const violations: string[] = [];
  const say = (rule: string, sentence: string): void => void violations.push(`${rule}: ${sentence}`);
  const read = readForm(document, say);
  if (!read) return violations;
  judgeIdentities(read, say);
  judgeHistories(read, say);
  if (violations.length > 0) return violations;
  judgeTransitions(read, say);
  judgePlaces(read, say);
  judgeDeadlines(read, say);
  judgeMoney(read, say);
  judgeCheckIn(read, say);
  for (const division of read.divisions) {
    judgeMinimum(read, division, say);
    if (division.rounds.length === 0) continue;
    judgePrelims(read, division, say);
    judgeBracket(read, division, say);
    const finish = judgeKnockout(read, division, say);
    judgePrizes(read, division, finish, say);
    judgeStandings(division, finish, say);
  }
  judgeLuckyDraw(read, say);
  judgeDraws(read, say);
  judgeAsked(read, asked, say);
  if (read.letters.failed > 0) say('letters', `${read.letters.failed} letters failed`);
  return violations;
}

export type { Asked } from './types';
