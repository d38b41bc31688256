/** Names for rehearsals: long and short, Chinese in either script, Japanese and Latin, and twins by name. */
import type { DrawStream } from '../../domain/common/draw-stream';

const FAMILY = '陳 林 黃 張 李 王 吳 劉 蔡 楊 許 鄭 謝 郭 洪 邱 曾 廖 賴 徐'.split(' ');
const GIVEN = '承恩 品妍 宥廷 子涵 柏翰 詠晴 冠廷 宜蓁 睿 思妤 家豪 雅婷 志明 淑芬 建宏 詩涵 彥廷 心怡 明哲 欣'.split(
  ' ',
);
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
const FAMILY_SIMPLIFIED = '陈 林 黄 张 李 王 吴 刘 蔡 杨 许 郑 谢 郭 洪 邱 曾 廖 赖 徐'.split(' ');
const GIVEN_SIMPLIFIED =
  '浩然 梓涵 宇轩 欣怡 子墨 雨桐 俊杰 思远 睿 佳琪 建国 海燕 志强 丽华 文博 晓雯 天佑 诗语 明哲 欣'.split(' ');

/** `simplified`: as on the mainland; the others come everywhere. */
export function nameOf(stream: DrawStream, i: number, used: readonly string[], simplified: boolean): string {
  // every twentieth shares a name with somebody before: twins must be told apart by everything else
  if (i % 20 === 19 && used.length > 0) return used[stream.below(used.length)] ?? '王小明';
  if (i % 11 === 7) return OTHERS[((i / 11) % OTHERS.length) | 0] ?? '佐藤花子';
  const [family, given] = simplified ? [FAMILY_SIMPLIFIED, GIVEN_SIMPLIFIED] : [FAMILY, GIVEN];
  return `${family[stream.below(family.length)] ?? '王'}${given[stream.below(given.length)] ?? '小明'}`;
}
