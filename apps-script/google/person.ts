/** What the person who clicked is told and asked. Nothing of it exists in a trigger. */
import type { Problem } from '../../src/domain/common/result';
import { fill } from '../../src/office/say';
import type { OfficeWords } from '../../src/office/words';

export const sentenceOf = (words: OfficeWords, found: Problem): string => {
  const known = { ...words.notices, ...words.problems } as Record<string, string>;
  const text = known[found.code] ?? fill(words.problems.unknown, { what: found.code });
  const at = found.at === undefined ? '' : `${found.at}：`;
  return `${at}${fill(text, found.params ?? {})}`;
};

export function tell(words: OfficeWords, notices: readonly Problem[]): void {
  if (notices.length > 0)
    SpreadsheetApp.getActiveSpreadsheet().toast(
      notices.map((notice) => sentenceOf(words, notice)).join('\n'),
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
