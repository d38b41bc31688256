/** Entrants for a rehearsal: names long and short, Chinese, Japanese and Latin, twins by name, and how each behaves. */
import type { DrawStream } from '../../domain/common/draw-stream';

export const BEHAVIOURS = [
  'prompt',
  'never-pays',
  'late-report',
  'short-pay',
  'cancels',
  'hands-on',
  'no-show',
  'withdraws',
  'double-pay',
] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly division: string;
  readonly member: boolean;
  readonly lane: 'regular' | 'standby';
  readonly behaviour: Behaviour;
  readonly lastDigits: string;
  /** hours from a letter to the transfer, from the transfer to the report */
  readonly payAfter: number;
  readonly reportAfter: number;
  readonly strength: number;
}

const FAMILY = [
  '陳',
  '林',
  '黃',
  '張',
  '李',
  '王',
  '吳',
  '劉',
  '蔡',
  '楊',
  '許',
  '鄭',
  '謝',
  '郭',
  '洪',
  '邱',
  '曾',
  '廖',
  '賴',
  '徐',
];
const GIVEN = [
  '承恩',
  '品妍',
  '宥廷',
  '子涵',
  '柏翰',
  '詠晴',
  '冠廷',
  '宜蓁',
  '睿',
  '思妤',
  '家豪',
  '雅婷',
  '志明',
  '淑芬',
  '建宏',
  '詩涵',
  '彥廷',
  '心怡',
  '明哲',
  '欣',
];
const OTHERS = [
  '羽生田さくら',
  '佐々木健太郎',
  'Nguyễn Thị Minh Khai',
  'Alexandria Featherstonehaugh-Montgomery',
  '阿美族・巴奈・母路',
  '山田 太郎',
  'Ö. Çelik',
  '歐陽司徒慕容夏侯婉婷',
];

export const percent = (stream: DrawStream, chance: number): boolean => stream.below(1000) < chance * 10;

function nameOf(stream: DrawStream, i: number, used: readonly string[]): string {
  // every twentieth shares a name with somebody before: twins must be told apart by everything else
  if (i % 20 === 19 && used.length > 0) return used[stream.below(used.length)] ?? '王小明';
  if (i % 11 === 7) return OTHERS[((i / 11) % OTHERS.length) | 0] ?? '佐藤花子';
  return `${FAMILY[stream.below(FAMILY.length)] ?? '王'}${GIVEN[stream.below(GIVEN.length)] ?? '小明'}`;
}

function behaviourOf(stream: DrawStream, calm: boolean): Behaviour {
  if (calm) return 'prompt';
  const roll = stream.below(100);
  if (roll < 6) return 'never-pays';
  if (roll < 9) return 'late-report';
  if (roll < 12) return 'short-pay';
  if (roll < 17) return 'cancels';
  if (roll < 20) return 'hands-on';
  if (roll < 24) return 'no-show';
  if (roll < 27) return 'withdraws';
  if (roll < 29) return 'double-pay';
  return 'prompt';
}

export interface Maker {
  readonly stream: DrawStream;
  readonly calm: boolean;
  readonly used: string[];
  count: number;
}

export function makePerson(maker: Maker, division: string, lane: Person['lane'], fixed?: Behaviour): Person {
  const { stream } = maker;
  const i = maker.count++;
  const name = nameOf(stream, i, maker.used);
  maker.used.push(name);
  return {
    name,
    email: `player${String(i + 1).padStart(3, '0')}@example.com`,
    phone: `09${String(10000000 + i * 7919).slice(-8)}`,
    division,
    member: percent(stream, 35),
    lane,
    behaviour: fixed ?? behaviourOf(stream, maker.calm),
    lastDigits: String(10000 + stream.below(90000)),
    payAfter: 1 + stream.below(48),
    reportAfter: 1 + stream.below(4),
    strength: stream.below(1000),
  };
}
