/** Reads an amount as a bank or a payer writes it: whole units or nothing, never a guess and never a silent zero. */
import { narrow } from './text';

const PARTS = /^([-+]?) ?(?:NT\$|NTD|TWD|\$)? ?([-+]?)(\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.0+)? ?(?:元整?|圓)? ?(-?)$/i;

/**
 * `NT$ 1,500.00`, `１，５００元`, `+500`, `(500)`, `500-` → signed whole units; `empty` for nothing or a lone dash; `bad` for
 * all else (`--500`, `1,50`, `5 00`, `12.5`, `1e3`), which the caller must show.
 */
export function readAmount(cell: string): number | 'empty' | 'bad' {
  const text = narrow(cell);
  if (/^-*$/.test(text)) return 'empty';
  const bracketed = /^\((.+)\)$/.exec(text);
  const parts = PARTS.exec(bracketed ? bracketed[1]! : text);
  if (!parts) return 'bad';
  const signs = [parts[1], parts[2], parts[4], bracketed ? '-' : ''].filter((sign) => sign !== '');
  if (signs.length > 1) return 'bad';
  const size = Number(parts[3]!.replace(/,/g, ''));
  return signs[0] === '-' && size > 0 ? -size : size;
}
