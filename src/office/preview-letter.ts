/** One letter as an entry would get it, for the organiser's own eyes. */
import { problem, type Problem, type Result } from '../domain/common/result';
import { LETTER_KINDS } from '../domain/registration/letter';
import type { LetterTexts } from '../messages/letters/type';
import type { Cell } from '../tables/cell';
import type { OutboxLetter } from './facts';
import { readLetterRows } from './letter-texts';
import { letterValues } from './letters';
import { fill } from './say';
import type { Work } from './work';
import type { OfficeWords } from './words';

export interface Asked {
  /** number in the list of kinds, from 1, as it was typed */
  readonly number: string;
  /** '' = the first entry */
  readonly entry: string;
}

/** Worded as the tab stands, accepted or not; what is wrong in it is told instead. */
export function previewLetter(
  work: Work,
  asked: Asked,
  cells: readonly (readonly Cell[])[],
  own: LetterTexts,
  words: OfficeWords,
): Result<{ readonly subject: string; readonly body: string }> {
  const read = readLetterRows(cells, own, words);
  if (!read.ok) return read;
  const { entries } = work.facts;
  const kind = LETTER_KINDS[Number(asked.number) - 1];
  const entry = asked.entry === '' ? entries[0] : entries.find(({ id }) => id === asked.entry);
  const problems: Problem[] = [];
  if (!kind) problems.push(problem('letter.no-such', { typed: asked.number, last: LETTER_KINDS.length }));
  if (!entry)
    problems.push(
      asked.entry === '' ? problem('letter.preview-nobody') : problem('entry.unknown', { entry: asked.entry }),
    );
  const text = kind && (read.value.get(kind) ?? own[kind]);
  if (!kind || !entry || !text) return { ok: false, problems };
  const letter: OutboxLetter = {
    id: '',
    entry: entry.id,
    kind,
    state: 'queued',
    createdAt: work.env.now,
    sentAt: null,
    tries: 0,
    error: '',
    priority: 0,
    key: '',
    facts: {},
  };
  const values = letterValues(work, entry, letter, words);
  const subject = fill(words.letter.preview, { subject: fill(text.subject, values) });
  return { ok: true, value: { subject, body: fill(text.body, values) } };
}
