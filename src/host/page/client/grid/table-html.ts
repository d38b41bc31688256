/** Blocks of cells read from the HTML that other programs put on the clipboard. */

/** The first table of an HTML clipboard, spans spread out over the cells they cover. */
export function fromHtml(html: string): string[][] | undefined {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (!table) return undefined;
  const rows: string[][] = [];
  [...table.rows].forEach((tr, r) => {
    let c = 0;
    for (const cell of tr.cells) {
      while (rows[r]?.[c] !== undefined) c++;
      for (const br of cell.querySelectorAll('br')) br.replaceWith('\n');
      const text = (cell.textContent ?? '').replace(/\u00a0/g, ' ').trim();
      for (let y = 0; y < cell.rowSpan; y++)
        for (let x = 0; x < cell.colSpan; x++) (rows[r + y] ??= [])[c + x] = y === 0 && x === 0 ? text : '';
      c += cell.colSpan;
    }
  });
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return rows.map((row) => Array.from({ length: width }, (_, c) => row[c] ?? ''));
}
