/** 個人資料: what is kept about somebody, shown to be handed out; and the clearing at the end, previewed, blocked while money is owed. */
import { problem } from '../../src/domain/common/result';
import { fill } from '../../src/office/say';
import * as privacy from '../../src/rooms/privacy';
import { ask, confirm, refuse } from '../google/person';
import { forgetResponses } from '../google/forms';
import { page } from '../pages/page';
import { click } from './run';
import { lookOnly } from './words-now';

export function exportPerson(): void {
  const { words, work } = lookOnly();
  const typed = ask(words.menu.exportPerson, words.prompts.exportPerson);
  if (typed === null || !work) return;
  const entry = typed.normalize('NFKC').toUpperCase();
  const text = privacy.personText(work, words, entry);
  if (text === '') {
    refuse(words, [problem('entry.unknown', { entry })]);
    return;
  }
  click((desk) => {
    desk.work.journal({ action: 'privacy.exported', subject: entry });
    return [];
  });
  const help = words.privacy.exportHelp;
  SpreadsheetApp.getUi().showModalDialog(
    page('text', [560, 400], { title: words.menu.exportPerson, help, text }),
    words.menu.exportPerson,
  );
}

/** First the answers of the forms, then the tabs: whatever is interrupted is finished by the next click. */
export function purge(): void {
  const { words, work } = lookOnly();
  if (!work || privacy.purgeProblems(work, words).length > 0) {
    click((desk) => privacy.purgeProblems(desk.work, desk.words));
    return;
  }
  const counts = privacy.purge(work);
  if (!confirm(words.menu.purge, fill(words.privacy.question, { ...counts }))) return;
  click(
    (desk) => {
      const problems = privacy.purgeProblems(desk.work, desk.words);
      if (problems.length > 0) return problems;
      forgetResponses();
      privacy.purge(desk.work);
      return [];
    },
    { allViews: true },
  );
}
