/**
 * The lot that pairs a prelim round: what stands in its pool and how its order is read (龍馬盃 第四條 每輪只與戰績相同者
 * 對局,對手以抽籤決定). A pool line is `E-0003 1-1 vs E-0007 E-0012`, `E-0005 1-1 withdrawn` or `empty-2 1-1`.
 */
import { makeDrawUntil, type DrawOrder } from '../draws/draw';
import type { Draw } from '../game';
import { fewestRematches, pairInOrder, rematches, type Member, type Pair } from './matching';
import type { PrelimRecord } from './records';
import { isEmpty } from './slots';

export interface LotMember extends Member {
  /** `wins-losses`: only equal ones meet */
  readonly record: string;
}

export function roundLine({ slot, virtual, wins, losses, met }: PrelimRecord): string {
  const tail = isEmpty(slot) ? '' : virtual ? ' withdrawn' : met.length > 0 ? ` vs ${met.join(' ')}` : '';
  return `${slot} ${String(wins)}-${String(losses)}${tail}`;
}

function readLine(line: string): LotMember {
  const [name = '', record = '', word, ...met] = line.split(' ');
  return { name, record, virtual: word === 'withdrawn' || name.startsWith('empty-'), met: word === 'vs' ? met : [] };
}

/** Record groups, best record first; inside a group the order of the lines. */
function groups(lines: readonly string[]): LotMember[][] {
  const byRecord = new Map<string, LotMember[]>();
  for (const member of lines.map(readLine)) {
    const group = byRecord.get(member.record);
    if (group) group.push(member);
    else byRecord.set(member.record, [member]);
  }
  const rank = (record: string): number => Number(record.split('-')[0]) * 1000 - Number(record.split('-')[1]);
  return [...byRecord.entries()].sort(([a], [b]) => rank(b) - rank(a)).map(([, group]) => group);
}

/** The pairs that a drawn order means. */
export const readRoundOrder = (outcome: readonly string[]): Pair<LotMember>[] => groups(outcome).flatMap(pairInOrder);

/** Whether an order is one of those with the fewest rematches in every record group. */
export function fewestRematchesIn(pool: readonly string[]): (outcome: readonly string[]) => boolean {
  const fewest = groups(pool).reduce((sum, group) => sum + fewestRematches(group), 0);
  return (outcome) => rematches(readRoundOrder(outcome)) === fewest;
}

export const drawRound = (order: DrawOrder): Draw => makeDrawUntil(order, fewestRematchesIn(order.pool));
