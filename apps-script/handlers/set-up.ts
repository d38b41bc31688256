/** 初始設定: everything a copied or provisioned workbook still lacks; pressing it twice makes nothing twice. */
import type { Form } from '../../src/domain/regulation/form';
import { FORM_KINDS, formOf, type FormKind } from '../../src/office/forms';
import { fill } from '../../src/office/say';
import { problem } from '../../src/domain/common/result';
import { NOTHING } from '../../src/office/change';
import type { Loaded } from '../../src/office/load';
import { changeRequests } from '../../src/office/persist';
import type { OfficeWords } from '../../src/office/words';
import { addTab, deleteTab, protect, rowHeight, style, updateCells, widths } from '../../src/tables/format';
import type { SheetsRequest } from '../../src/tables/requests';
import { atDesk, officeId, readOffice } from '../desk';
import { writeBook, tabsOf } from '../google/books';
import { freshChance, whoClicked } from '../google/chance';
import { fillForm, linkedForms, linkTo, prefillPattern } from '../google/forms';
import { admit, organisersOf, ORGANISERS } from '../google/organisers';
import { refuse, tell } from '../google/person';
import { PROPERTY, readProperties, writeProperties } from '../google/properties';
import { ensureTriggers, TRIGGER_OWNER } from '../google/triggers';
import { updateSystemTab } from './system-tab';

/** the sheet a new file begins with */
const BLANK = 0;
const GUIDE = 9;
const DASHBOARD = 2001;

/** A secret of this copy; an id that is not this file's own means a copied workbook, whose links must all die. */
function ownProperties(id: string): Record<string, string> {
  const known = readProperties();
  const copied = known[PROPERTY.office] !== undefined && known[PROPERTY.office] !== id;
  const fresh: Record<string, string> = { [PROPERTY.office]: id };
  if (copied || known[PROPERTY.secret] === undefined) fresh[PROPERTY.secret] = freshChance();
  if (copied) fresh[PROPERTY.floor] = '';
  return { ...known, ...fresh };
}

/**
 * The floor file: no script, no contact data, shared by link with the volunteers. Known the moment it exists; one made
 * from outside stands in the marks of this file.
 */
function floorFile(
  properties: Readonly<Record<string, string>>,
  marked: string | undefined,
  title: string,
  words: OfficeWords,
): string {
  const known = properties[PROPERTY.floor] || marked;
  const id = known ? known : SpreadsheetApp.create(title).getId();
  writeProperties({ ...properties, [PROPERTY.floor]: id });
  const tabs = tabsOf(id);
  if (tabs.every((tab) => tab.sheetId !== GUIDE))
    writeBook(id, [
      ...guideTab(title, words),
      ...(tabs.some((tab) => tab.sheetId === BLANK) ? [deleteTab(BLANK)] : []),
    ]);
  return id;
}

/** What a volunteer reads first, instead of the empty sheet a new file begins with. */
function guideTab(heading: string, { floorGuide }: OfficeWords): SheetsRequest[] {
  const rows = floorGuide.lines.length + 1;
  return [
    addTab({ sheetId: GUIDE, title: floorGuide.title, rows, columns: 1, index: 0 }),
    updateCells(
      GUIDE,
      0,
      0,
      [heading, ...floorGuide.lines].map((line) => [line]),
    ),
    style(GUIDE, { row: 0, column: 0, rows, columns: 1 }, { size: 14, wrap: true, middle: true }),
    style(GUIDE, { row: 0, column: 0, rows: 1, columns: 1 }, { bold: true }),
    ...widths(GUIDE, [640]),
    rowHeight(GUIDE, 0, rows, 64),
    protect(GUIDE, floorGuide.title),
  ];
}

/** Google puts the answers of each form before the first tab; nobody needs to see them there. */
function hideAnswers(office: string): void {
  const tabs = tabsOf(office);
  const dashboard = tabs.findIndex((tab) => tab.sheetId === DASHBOARD);
  const before = tabs.slice(0, Math.max(0, dashboard));
  writeBook(
    office,
    before.map(({ sheetId }) => ({
      updateSheetProperties: {
        properties: { sheetId, index: tabs.length, hidden: true },
        fields: 'index,hidden',
      },
    })),
  );
}

interface Making {
  readonly office: string;
  readonly words: OfficeWords;
  readonly loaded: Loaded;
  /** marks of this very file; a copied one starts without those of its original */
  readonly marks: Readonly<Record<string, string>>;
  /** forms that came along with a copy, by title */
  readonly linked: ReadonlyMap<string, GoogleAppsScript.Forms.Form>;
}

/** Id of a form that is whole; the id is written the moment it exists, so that a click that dies is gone on with. */
function ensureForm({ office, words, loaded, marks, linked }: Making, kind: FormKind, data: Form): string {
  const idMark = `formId.${kind}`;
  const urlMark = `formUrl.${kind}`;
  const known = marks[idMark];
  if (known !== undefined && marks[urlMark] !== undefined) return known;
  const form = known !== undefined ? FormApp.openById(known) : (linked.get(data.title) ?? FormApp.create(data.title));
  const id = form.getId();
  if (known === undefined) writeBook(office, changeRequests({ ...NOTHING, marks: { [idMark]: id } }, loaded, words));
  fillForm(form, data);
  linkTo(form, office);
  const pattern = prefillPattern(form, data);
  const made = { [urlMark]: form.getPublishedUrl(), ...(pattern === '' ? {} : { [`prefill.${kind}`]: pattern }) };
  updateSystemTab(office, words, made);
  return id;
}

export function setUp(): void {
  const id = officeId({});
  const { tongue, loaded } = readOffice({ office: id });
  const words = tongue.office;
  if (!('facts' in loaded)) {
    refuse(words, loaded.problems.length > 0 ? loaded.problems : [problem('setup.missing')]);
    return;
  }
  const { facts } = loaded;
  const first = facts.marks['setup'] === undefined;
  const properties = ownProperties(id);
  const title = fill(words.tabs.floor, { event: facts.regulation.event.names.own });
  const copied = facts.marks['officeId'] !== undefined && facts.marks['officeId'] !== id;
  const floor = floorFile(properties, copied ? undefined : facts.marks['floorId'], title, words);
  const making: Making = {
    office: id,
    words,
    loaded,
    marks: copied ? {} : facts.marks,
    linked: copied ? linkedForms() : new Map(),
  };
  const ids = FORM_KINDS.flatMap((kind) => {
    const data = formOf(facts, kind);
    return data ? [ensureForm(making, kind, data)] : [];
  });
  if (first) hideAnswers(id);
  const me = whoClicked();
  // two people's triggers would do everything twice; whoever wants them takes them over
  const owner = copied ? me : (facts.marks[TRIGGER_OWNER] ?? me);
  if (owner === me) ensureTriggers(ids, floor);
  const organisers = organisersOf(SpreadsheetApp.getActiveSpreadsheet());
  if (owner === me && organisers.length > 1) admit(id, floor, organisers);
  const outcome = atDesk({
    actor: me,
    allViews: true,
    act: ({ work }) => {
      work.mark('floorId', floor);
      work.mark('officeId', id);
      work.mark(TRIGGER_OWNER, owner);
      if (owner === me && organisers.length > 1) work.mark(ORGANISERS, organisers.join(' '));
      work.mark('setup', facts.marks['setup'] ?? '1');
      if (first) work.journal({ action: 'setup.done', subject: 'office' });
      work.notice(first ? 'setup.done' : 'setup.already');
      return [];
    },
  });
  if (outcome.problems.length > 0) refuse(words, outcome.problems);
  tell(words, outcome.notices);
}
