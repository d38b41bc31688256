/** The picture of 籤表: its cells as the office's bracket view lays them out, read back for drawing alone. */
import { bracketSvg } from '../../formats/picture/bracket';
import type { TabText } from '../../host/page/index';

const HEAD = 3;

export function drawBracketTab({ rows }: TabText, bye: string): string[] {
  const at = (row: number, column: number): string => rows[row]?.[column]?.text ?? '';
  const heads = (rows[2] ?? []).map(({ text }) => text).slice(1);
  const size = rows.slice(HEAD).filter(([place]) => (place?.text ?? '') !== '').length;
  const rounds = Math.log2(size);
  if (size < 2 || !Number.isInteger(rounds)) return [];
  const through = Array.from({ length: rounds }, (_, i) => {
    const step = 2 ** (i + 2);
    return Array.from({ length: size / 2 ** (i + 1) }, (_unused, match) =>
      at(HEAD + match * step + step / 2 - 1, i + 2),
    );
  });
  return [
    bracketSvg({
      title: at(0, 0),
      note: (rows[1] ?? [])
        .map(({ text }) => text)
        .filter(Boolean)
        .join('　'),
      rounds: heads.slice(0, rounds),
      winner: heads[rounds] ?? '',
      places: Array.from({ length: size }, (_, i) => at(HEAD + 2 * i, 1)),
      bye,
      through,
    }),
  ];
}
