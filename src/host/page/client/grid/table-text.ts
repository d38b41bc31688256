/** Blocks of cells as the clipboard carries them: tab-separated text and an HTML table. */

const quote = (text: string): string => (/[\t\n\r"]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text);

export const toText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quote).join('\t')).join('\n');

/** Tab-separated text with quoted cells, as spreadsheets write it; a last line break ends the last row. */
export function fromText(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  let start = true;
  const endCell = (): void => {
    row.push(cell);
    cell = '';
    start = true;
  };
  const endRow = (): void => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]!;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[i + 1] === '"') {
        cell += '"';
        i++;
      } else quoted = false;
    } else if (letter === '"' && start && closes(text, i)) {
      quoted = true;
      start = false;
    } else if (letter === '\t') endCell();
    else if (letter === '\r') {
      if (text[i + 1] !== '\n') endRow();
    } else if (letter === '\n') endRow();
    else {
      cell += letter;
      start = false;
    }
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}

/** A quote that opens a cell must also close one; a lone one is a letter. */
function closes(text: string, at: number): boolean {
  for (let i = at + 1; i < text.length; i++) {
    if (text[i] !== '"') continue;
    if (text[i + 1] === '"') i++;
    else return i + 1 === text.length || /[\t\r\n]/.test(text[i + 1]!);
  }
  return false;
}

export function toHtml(rows: readonly (readonly string[])[]): string {
  const escape = (text: string): string =>
    text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\n/g, '<br>');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`).join('');
  return `<table>${body}</table>`;
}
