/** Reads comma- or tab-separated text (RFC 4180, any line end): rows of cells, or null when a quoted cell never ends. */

/** A quote opens a quoted cell only as its first character; elsewhere it is an ordinary character. */
export function readCsv(text: string, separator = ','): string[][] | null {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!;
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text[i + 1] === '"') cell += text[i++]!;
      else quoted = false;
    } else if (char === '"' && cell === '') quoted = true;
    else if (char === separator) {
      row.push(cell);
      cell = '';
    } else if (char === '\n' || char === '\r') {
      if (char === '\r' && text[i + 1] === '\n') i++;
      rows.push([...row, cell]);
      row = [];
      cell = '';
    } else cell += char;
  }
  if (quoted) return null;
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return rows;
}
