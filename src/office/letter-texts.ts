/** 信件範本: letters as organisers word them; a letter is in force only after every blank in it was checked. */
import { problem, type Problem, type Result } from '../domain/common/result';
import type { LetterText, LetterTexts } from '../messages/letters/type';
import { LETTER_KINDS, type LetterKind } from '../domain/registration/letter';
import type { Cell } from '../tables/cell';
import type { Facts } from './facts';
import type { Work } from './work';
import type { OfficeWords } from './words';

export const LETTER_TAB = 2105;

const markOf = (kind: LetterKind): string => `letter.${kind}`;
const blanksIn = ({ subject, body }: LetterText): string[] =>
  [...`${subject}${body}`.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);

/** What goes out now: the organiser's wording where it was accepted, else the product's. */
export function textsInForce({ marks }: Pick<Facts, 'marks'>, own: LetterTexts): LetterTexts {
  const changed = LETTER_KINDS.flatMap((kind): [string, LetterText][] => {
    const text = marks[markOf(kind)];
    return text === undefined ? [] : [[kind, JSON.parse(text) as LetterText]];
  });
  return changed.length === 0 ? own : { ...own, ...Object.fromEntries(changed) };
}

/** The tab as Set up makes it: word for the kind, subject, body, and the kind itself in a hidden column. */
export const letterRows = (texts: LetterTexts, words: OfficeWords): Cell[][] => {
  const c = words.letterTexts.columns;
  return [
    [c.kind, c.subject, c.body, '#'],
    ...LETTER_KINDS.map((kind) => [
      words.codes.letterKind[kind],
      texts[kind]?.subject ?? '',
      texts[kind]?.body ?? '',
      kind,
    ]),
  ];
};

/** A blank must be one the office fills; a link or the way to pay that the product's wording has may not get lost. */
function problemsOf(
  text: LetterText,
  own: LetterText,
  known: ReadonlySet<string>,
  at: string,
  words: OfficeWords,
): Problem[] {
  const blanks = blanksIn(text);
  const kept = new Set(blanks);
  const tab = words.tabs.letterTexts;
  const place = (column: string): string => `${tab}!${column}${at}`;
  const problems: Problem[] = [];
  if (text.subject === '') problems.push(problem('letter-text.empty', {}, place('B')));
  if (text.body === '') problems.push(problem('letter-text.empty', {}, place('C')));
  if (/[\r\n]/.test(text.subject)) problems.push(problem('letter-text.subject-lines', {}, place('B')));
  for (const blank of new Set(blanks))
    if (!known.has(blank)) {
      const column = text.subject.includes(`{${blank}}`) ? 'B' : 'C';
      const allowed = [...known]
        .sort()
        .map((name) => `{${name}}`)
        .join(' ');
      problems.push(problem('letter-text.blank-unknown', { found: `{${blank}}`, allowed }, place(column)));
    }
  for (const blank of new Set(blanksIn(own)))
    if ((blank.endsWith('Link') || blank === 'payment') && !kept.has(blank))
      problems.push(problem('letter-text.blank-lost', { blank: `{${blank}}` }, place('C')));
  return problems;
}

/** Letters as they stand in the tab; rows moved or removed do no harm, a missing one keeps the product's wording. */
export function readLetterRows(
  cells: readonly (readonly Cell[])[],
  own: LetterTexts,
  words: OfficeWords,
): Result<ReadonlyMap<LetterKind, LetterText>> {
  const known = new Set(Object.values(own).flatMap(blanksIn));
  const problems: Problem[] = [];
  const found = new Map<LetterKind, LetterText>();
  cells.forEach((row, i) => {
    const kind = LETTER_KINDS.find((one) => one === row[3]);
    const original = kind && own[kind];
    if (!kind || !original) return;
    const text = { subject: String(row[1] ?? '').trim(), body: String(row[2] ?? '').trim() };
    problems.push(...problemsOf(text, original, known, String(i + 1), words));
    found.set(kind, text);
  });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: found };
}

/** Takes the tab's wording into force; what is as the product has it is not kept at all. */
export function acceptLetters(
  work: Work,
  cells: readonly (readonly Cell[])[],
  own: LetterTexts,
  words: OfficeWords,
): readonly Problem[] {
  const read = readLetterRows(cells, own, words);
  if (!read.ok) return read.problems;
  let count = 0;
  for (const kind of LETTER_KINDS) {
    const text = read.value.get(kind);
    const original = own[kind];
    const same = !text || (text.subject === original?.subject.trim() && text.body === original.body.trim());
    if (!same) count++;
    work.mark(markOf(kind), same ? null : JSON.stringify(text));
  }
  if (work.changed) work.journal({ action: 'letters.accepted', subject: 'letters', after: { own: count } });
  work.notice('letters.accepted', { count });
  return [];
}
