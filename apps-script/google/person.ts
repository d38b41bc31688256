/** What the person who clicked is told and asked. Nothing of it exists in a trigger. */
import type { Problem } from '../../src/domain/common/result';
import { fill } from '../../src/office/say';
import type { OfficeWords } from '../../src/office/words';
import { rareSentence } from '../languages';

type Sentences = Readonly<Record<string, string>>;

/** `row 12, 金額` of a bank file, in the words of whoever reads it; places in tabs (`報名!C12`) are names already. */
function placeText(words: OfficeWords, at: string): string {
  const row = /^row (\d+)(?:, (.+))?$/.exec(at);
  if (!row) return at;
  const [, number = '', column] = row;
  return column === undefined ? fill(words.at.row, { row: number }) : fill(words.at.cell, { row: number, column });
}

/** A notice and a refusal may have one code (`check-in.closed`): each looks among its own sentences first. */
export function sentenceOf(words: OfficeWords, found: Problem, notice = false): string {
  const [first, second]: readonly Sentences[] = notice
    ? [words.notices, words.problems]
    : [words.problems, words.notices];
  const text =
    first?.[found.code] ??
    second?.[found.code] ??
    rareSentence(words.language, found.code) ??
    fill(words.problems.unknown, { what: found.code });
  const sentence = fill(text, found.params ?? {});
  return found.at === undefined ? sentence : fill(words.at.says, { at: placeText(words, found.at), sentence });
}

export function tell(words: OfficeWords, notices: readonly Problem[]): void {
  if (notices.length > 0)
    SpreadsheetApp.getActiveSpreadsheet().toast(
      notices.map((notice) => sentenceOf(words, notice, true)).join('\n'),
      words.app,
      8,
    );
}

export function refuse(words: OfficeWords, problems: readonly Problem[]): void {
  const ui = SpreadsheetApp.getUi();
  const lines = [...new Set(problems.map((found) => sentenceOf(words, found)))];
  const shown = lines.slice(0, 20);
  if (lines.length > shown.length) shown.push(`… +${String(lines.length - shown.length)}`);
  ui.alert(words.app, shown.join('\n'), ui.ButtonSet.OK);
}

export function confirm(title: string, question: string): boolean {
  const ui = SpreadsheetApp.getUi();
  return ui.alert(title, question, ui.ButtonSet.OK_CANCEL) === ui.Button.OK;
}

/** The text typed, or null when the person cancelled. */
export function ask(title: string, question: string): string | null {
  const ui = SpreadsheetApp.getUi();
  const answer = ui.prompt(title, question, ui.ButtonSet.OK_CANCEL);
  return answer.getSelectedButton() === ui.Button.OK ? answer.getResponseText().trim() : null;
}
