/** Who may enter where (九、十; B11–B13), what it costs (十三; B6), in time or not (十二; B10). */
import { CLOSES, instant, type Document, type Entry, type Say } from './types';

/** Lowest and highest school year of the groups of the chain. */
const YEARS: Record<string, readonly [number, number]> = {
  low: [1, 2],
  mid: [3, 4],
  high: [5, 6],
  junior: [7, 9],
  senior: [10, 12],
};

/** 可以跳組: the group of one's own year or a higher one; newcomers and girls only in primary school. */
export function mayEnter(group: string, { sex, grade, newcomer }: Entry['attributes']): boolean {
  if (group === 'open') return true;
  if (typeof grade !== 'number') return false;
  const years = YEARS[group];
  if (years) return grade <= years[1];
  if (grade > 6) return false;
  return group === 'girls' ? sex === 'f' : newcomer === true;
}

/** School year on the day of the event: who turned six by 1 September 2020 is in year one of 2020/21. */
export function yearByBirth(birthDate: string): number {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
  const late = month > 9 || (month === 9 && day > 1);
  return 2020 - (year + (late ? 1 : 0)) - 5;
}

export function judgePeople(document: Document, say: Say): void {
  for (const entry of document.entries) {
    const [first] = entry.history;
    if (!first) continue;
    const admitted = first.state !== 'rejected' && first.state !== 'duplicate';
    if (!admitted) {
      if (entry.due !== 0 && first.state === 'rejected') say('fee', `${entry.id} was refused, yet owes ${entry.due}`);
      continue;
    }
    judgeAdmitted(entry, first.division, say);
  }
}

function judgeAdmitted(entry: Entry, group: string, say: Say): void {
  if (!mayEnter(group, entry.attributes))
    say('eligibility', `${entry.id} (${JSON.stringify(entry.attributes)}) was let into ${group}`);
  if (instant(entry.receivedAt) > CLOSES) say('window', `${entry.id} came at ${entry.receivedAt}, after the closing`);
  // B6: no fee is set for others, so they are refused until it is
  if (!entry.member) say('member', `${entry.id} is no member, and no fee is set for others`);
  if (entry.due !== 500) say('fee', `${entry.id} owes ${entry.due}, members pay 500`);
  const { birthDate, grade } = entry.attributes;
  const flagged = (entry.flags ?? []).includes('grade-disagrees');
  if (birthDate !== undefined && typeof grade === 'number' && flagged !== (yearByBirth(birthDate) !== grade))
    say('grade-flag', `${entry.id}: year ${grade}, born ${birthDate}, ${flagged ? 'flagged' : 'not flagged'}`);
}
