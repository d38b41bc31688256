/** The picture of 配對 and 決賽: boards in the order of the tab, for a wall or a screen. */
import { pairingSvgs } from '../../formats/picture/pairing';
import type { TabText } from '../../host/page/index';
import type { OfficeWords } from '../../messages/office/zh-TW';

const HEAD = 3;
const LEFT: readonly string[] = ['1-0', '+/-'];
const RIGHT: readonly string[] = ['0-1', '-/+'];

export function drawPairingTab({ rows }: TabText, words: OfficeWords): string[] {
  const at = (row: number, column: number): string => rows[row]?.[column]?.text ?? '';
  const codeOf = (text: string): string =>
    Object.entries(words.codes.result).find(([, word]) => word === text)?.[0] ?? '';
  const games = rows
    .slice(HEAD)
    .map((row) => row.map(({ text }) => text))
    .filter((row) => (row[1] ?? '') !== '' || (row[4] ?? '') !== '')
    .map(([board = '', left = '', leftRecord = '', result = '', right = '', rightRecord = '', remark = '']) => {
      const code = codeOf(result);
      const winner = LEFT.includes(code) ? ('left' as const) : RIGHT.includes(code) ? ('right' as const) : null;
      return { board, left, leftRecord, result, right, rightRecord, remark, winner };
    });
  return games.length === 0 ? [] : pairingSvgs({ title: at(0, 0), note: at(1, 0), games });
}
