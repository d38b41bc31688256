/** Names that try a picture: long Chinese, Japanese and Latin ones, one letter, brackets; and brackets full of them. */
import type { BracketPicture } from '../../src/formats/picture/bracket';

export const LONG_NAMES = [
  '歐陽娜娜・司馬相如',
  '佐々木 小次郎左衛門尉',
  'Maximilian Alexander von Habsburg-Lothringen',
  '王小明',
  'Nguyễn Thị Minh Khai',
  '東海林さだお',
  'O',
  '陳大文（桃園市立大有國民中學）',
];

export const namesOf = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${LONG_NAMES[i % LONG_NAMES.length]!}${i < 8 ? '' : String(i)}`);

const BYE = '輪空';

/** A bracket in which so many rounds are played; who has no opponent has a bye. */
export function bracketOf(size: number, players: number, played: number): BracketPicture {
  const rounds = Math.log2(size);
  const byes = size - players;
  const places = namesOf(size).map((name, i) => (i % 2 === 1 && i > size - 2 * byes - 1 ? BYE : name));
  const through: string[][] = [];
  let standing = places;
  for (let round = 0; round < rounds; round++) {
    standing = Array.from({ length: standing.length / 2 }, (_, match) => {
      const [a = '', b = ''] = [standing[2 * match], standing[2 * match + 1]];
      if (round === 0 && b === BYE) return a;
      return round < played ? ((match * 7 + round) % 3 === 0 ? b : a) : '';
    });
    through.push(standing);
  }
  return {
    title: '段位組・籤表',
    note: '13:00 開始　以抽籤 D-0012 排定',
    rounds: ['三十二強 13:00', '十六強 14:00', '八強 15:00', '四強 16:00', '決賽 17:00'].slice(5 - rounds),
    winner: '優勝',
    places,
    bye: BYE,
    through,
  };
}
