/** Letters in a picture: how wide they are, roughly, and how a name is made to fit its place. */

export const FONT =
  "'Noto Sans TC','Noto Sans CJK TC','PingFang TC','Microsoft JhengHei','Hiragino Sans','Yu Gothic',sans-serif";

const WIDE =
  /[\u1100-\u115f\u2460-\u24ff\u25a0-\u25ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f300}-\u{3ffff}]/u;
const NONE = /[\p{Mn}\u200b-\u200f\ufe0f]/u;

/** In units of the letter size. A picture is drawn where nobody can measure, so this errs to the wide side. */
export function widthOf(text: string): number {
  let units = 0;
  for (const letter of text) {
    if (WIDE.test(letter)) units += 1;
    else if (NONE.test(letter)) continue;
    else if (/[mwMW@%]/.test(letter)) units += 0.93;
    else if (/[A-Z0-9]/.test(letter)) units += 0.66;
    else units += /[ijltfrI.,:;'|!() -]/.test(letter) ? 0.36 : 0.58;
  }
  return units;
}

/** Pieces that a line may end after: every East Asian letter, every word. */
const pieces = (text: string): string[] =>
  text.match(/[\u2e80-\u{3ffff}][、。，．）」』・]?|-?[^\s\u2e80-\u{3ffff}-]+[\s-]*|\s+/gu) ?? [];

function linesOf(text: string, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  const end = (): void => {
    if (line.trim() !== '') lines.push(line.trim());
    line = '';
  };
  for (const piece of pieces(text)) {
    if (line !== '' && widthOf((line + piece).trimEnd()) > room) end();
    if (widthOf(piece.trimEnd()) <= room) line += piece;
    else
      for (const letter of piece) {
        if (widthOf(line + letter) > room) end();
        line += letter;
      }
  }
  end();
  return lines;
}

export interface Place {
  readonly width: number;
  readonly height: number;
  readonly largest: number;
  readonly smallest: number;
}

export interface Fitted {
  readonly size: number;
  readonly lines: readonly string[];
}

const LINE = 1.14;

/** Down to this share of the largest letters one line reads better than two. */
const ONE_LINE = 0.72;

/** Large letters on one line, else the largest on two; cut short as a last resort. */
export function fitted(text: string, { width, height, largest, smallest }: Place): Fitted {
  for (let size = largest; size >= Math.max(smallest, largest * ONE_LINE); size--)
    if (widthOf(text) * size <= width) return { size, lines: [text] };
  for (let size = largest; size >= smallest; size--) {
    const lines = linesOf(text, width / size);
    if (lines.length <= Math.max(1, Math.min(2, Math.floor(height / (size * LINE))))) return { size, lines };
  }
  const allowed = Math.max(1, Math.min(2, Math.floor(height / (smallest * LINE))));
  const room = width / smallest;
  const lines = linesOf(text, room).slice(0, allowed);
  let last = lines[allowed - 1] ?? '';
  while (last !== '' && widthOf(`${last}…`) > room) last = [...last].slice(0, -1).join('');
  return { size: smallest, lines: [...lines.slice(0, -1), `${last}…`] };
}
