/** Writes rows as comma-separated text (RFC 4180, CRLF) that no spreadsheet program will run as a formula. */

/** Text a spreadsheet might take for a formula gets an apostrophe in front; numbers keep their sign. */
export const defuse = (text: string): string => (/^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text);

const cell = (value: string | number | boolean | null): string => {
  const text = typeof value === 'string' ? defuse(value) : value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
};

/** A byte-order mark in front lets Excel read the text as UTF-8. */
export const writeCsv = (rows: readonly (readonly (string | number | boolean | null)[])[], mark = true): string =>
  (mark ? '\ufeff' : '') + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
