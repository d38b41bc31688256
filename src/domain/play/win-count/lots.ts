/**
 * The lot that pairs a prelim round: what stands in its pool and how its order is read (龍馬盃 第四條 每輪只與戰績相同者
 * 對局,對手以抽籤決定). A pool line is `E-0003 1-1 vs E-0007 E-0012`, `E-0005 1-1 withdrawn` or `empty-2 1-1`.
 */
import { pairLine, type DrawMethod } from '../draws/draw';
import { fewestRematches, pairInOrder, rematches, type Member } from './matching';
import type { PrelimRecord } from './records';
import { fewestReturns, returns } from './returns';
import { isEmpty } from './slots';

export interface LotMember extends Member {
  /** `wins-losses`: only equal ones meet */
  readonly record: string;
}

export function roundLine({ slot, virtual, wins, losses, met }: PrelimRecord): string {
  const tail = isEmpty(slot) ? '' : virtual ? ' withdrawn' : met.length > 0 ? ` vs ${met.join(' ')}` : '';
  return `${slot} ${String(wins)}-${String(losses)}${tail}`;
}

export function readRoundLine(line: string): LotMember {
  const [name = '', record = '', word, ...met] = line.split(' ');
  return { name, record, virtual: word === 'withdrawn' || name.startsWith('empty-'), met: word === 'vs' ? met : [] };
}

/** Record groups, best record first; inside a group the order of the lines. */
function groups(lines: readonly string[]): LotMember[][] {
  const byRecord = new Map<string, LotMember[]>();
  for (const member of lines.map(readRoundLine)) {
    const group = byRecord.get(member.record);
    if (group) group.push(member);
    else byRecord.set(member.record, [member]);
  }
  const rank = (record: string): number => Number(record.split('-')[0]) * 1000 - Number(record.split('-')[1]);
  return [...byRecord.entries()].sort(([a], [b]) => rank(b) - rank(a)).map(([, group]) => group);
}

/** Shuffled until the order gives the fewest rematches in every record group, and then the fewest returns; then read into pairs. */
export const ROUND_PAIRS: DrawMethod = {
  algorithm: 'hmac-sha256-pairs-fewest-rematches/1',
  reader: (pool) => {
    const sorted = groups(pool);
    const again = sorted.reduce((sum, group) => sum + fewestRematches(group), 0);
    const back = sorted.reduce((sum, group) => sum + fewestReturns(group), 0);
    return (order) => {
      const pairs = groups(order).flatMap(pairInOrder);
      return rematches(pairs) > again || returns(pairs) > back
        ? null
        : pairs.map(([a, b]) => pairLine(a.name, b?.name ?? null));
    };
  },
};
