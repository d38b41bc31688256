/** A tie-break list in one cell, as the standings understand it: codes with modifiers, or names; first decides first. */
import { ALLOWED, readTieBreakList } from '../../domain/standings/allowed';
import { isEmpty, type Kind } from './kind';

export const tieBreaks: Kind = {
  show: (value) => (value as string[]).join('、'),
  read: (cell) => {
    if (isEmpty(cell)) return { value: [] };
    const parts = String(cell)
      .normalize('NFKC')
      .split(/[、,;\n]+/)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    const list = readTieBreakList(parts)?.map((descriptor) => descriptor.text);
    if (!list) return null;
    return new Set(list).size === list.length ? { value: list } : null;
  },
  expected: (words) => `${words.expected['tie-breaks'] ?? ''} ${Object.keys(ALLOWED).join(' ')}`.trim(),
};
