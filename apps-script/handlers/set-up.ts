/** 初始設定: everything a copied or provisioned workbook still lacks; pressing it twice makes nothing twice. */
import type { Form } from '../../src/domain/regulation/form';
import { FORM_KINDS, formOf, type FormKind } from '../../src/office/forms';
import { fill } from '../../src/office/say';
import { problem } from '../../src/domain/common/result';
import { atDesk, officeId, readOffice } from '../desk';
import { writeBook, tabsOf } from '../google/books';
import { freshChance, whoClicked } from '../google/chance';
import { makeForm, prefillPattern } from '../google/forms';
import { refuse, tell } from '../google/person';
import { PROPERTY, readProperties, writeProperties } from '../google/properties';
import { updateSystemTab } from './system-tab';

const FLOOR_SYSTEM = 9;

/** A secret of this copy; an id that is not this file's own means a copied workbook, whose links must all die. */
function ownProperties(id: string): Record<string, string> {
  const known = readProperties();
  const copied = known[PROPERTY.office] !== undefined && known[PROPERTY.office] !== id;
  const fresh: Record<string, string> = { [PROPERTY.office]: id };
  if (copied || known[PROPERTY.secret] === undefined) fresh[PROPERTY.secret] = freshChance();
  if (copied) fresh[PROPERTY.floor] = '';
  return { ...known, ...fresh };
}

/** The floor file: no script, no contact data, shared by link with the volunteers. */
function floorFile(known: string | undefined, title: string): string {
  if (known) return known;
  const id = SpreadsheetApp.create(title).getId();
  const first = tabsOf(id)[0]?.sheetId ?? 0;
  writeBook(id, [
    { updateSheetProperties: { properties: { sheetId: first, title }, fields: 'title' } },
    { addSheet: { properties: { sheetId: FLOOR_SYSTEM, title: '·', hidden: true } } },
  ]);
  return id;
}

interface MadeForm {
  readonly kind: FormKind;
  readonly id: string;
  readonly address: string;
  readonly pattern: string;
}

function ensureForm(kind: FormKind, data: Form, known: string | undefined, office: string): MadeForm | null {
  if (known !== undefined) return null;
  const form = makeForm(data);
  form.setDestination(FormApp.DestinationType.SPREADSHEET, office);
  return { kind, id: form.getId(), address: form.getPublishedUrl(), pattern: prefillPattern(form, data) };
}

function ensureTriggers(formIds: readonly string[], floor: string): void {
  const there = new Set(
    ScriptApp.getProjectTriggers().map(
      (trigger) => `${trigger.getHandlerFunction()}|${trigger.getTriggerSourceId() ?? ''}`,
    ),
  );
  for (const id of formIds)
    if (!there.has(`onFormSubmitted|${id}`))
      ScriptApp.newTrigger('onFormSubmitted').forForm(FormApp.openById(id)).onFormSubmit().create();
  if (floor !== '' && !there.has(`onFloorEdited|${floor}`))
    ScriptApp.newTrigger('onFloorEdited').forSpreadsheet(floor).onEdit().create();
  if (![...there].some((key) => key.startsWith('onSweep|')))
    ScriptApp.newTrigger('onSweep').timeBased().everyMinutes(5).create();
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
  const floor = floorFile(properties[PROPERTY.floor], title);
  writeProperties({ ...properties, [PROPERTY.floor]: floor });
  const marks: Record<string, string> = { floorId: floor, setup: facts.marks['setup'] ?? '1' };
  for (const kind of FORM_KINDS) {
    const data = formOf(facts, kind);
    const made = data ? ensureForm(kind, data, facts.marks[`formId.${kind}`], id) : null;
    if (!made) continue;
    marks[`formId.${kind}`] = made.id;
    marks[`formUrl.${kind}`] = made.address;
    if (made.pattern !== '') marks[`prefill.${kind}`] = made.pattern;
    // written form by form: a click that dies here never makes a second one
    updateSystemTab(id, words, marks);
  }
  const ids = FORM_KINDS.map((kind) => marks[`formId.${kind}`] ?? facts.marks[`formId.${kind}`]).filter(
    (one): one is string => one !== undefined,
  );
  ensureTriggers(ids, floor);
  const outcome = atDesk({
    actor: whoClicked(),
    allViews: true,
    act: ({ work }) => {
      for (const [key, value] of Object.entries(marks)) work.mark(key, value);
      if (first) work.journal({ action: 'setup.done', subject: 'office' });
      work.notice(first ? 'setup.done' : 'setup.already');
      return [];
    },
  });
  if (outcome.problems.length > 0) refuse(words, outcome.problems);
  tell(words, outcome.notices);
}
