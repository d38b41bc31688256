/** One spelling for what banks and payers write in several: full-width forms, odd dashes, hidden characters, blanks. */

/** NFKC, every dash a hyphen, zero-width characters gone, runs of blanks one blank, trimmed. */
export const narrow = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** As `narrow`, without any blank: what headings and key parts are compared by. */
export const squeezed = (text: string): string => narrow(text).replace(/ /g, '');
