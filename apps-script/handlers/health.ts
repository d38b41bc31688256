/** 健康檢查 says in words what is missing and mends what it can; 移交 lets a second organiser take the triggers over. */
import { problem } from '../../src/domain/common/result';
import type { Facts } from '../../src/office/facts';
import { FORM_KINDS, type FormKind } from '../../src/office/forms';
import type { FormState, HealthFinding, Observed } from '../../src/office/health';
import { READ_KEYS, specsFor } from '../../src/office/load';
import { fill } from '../../src/office/say';
import { healthFindings } from '../../src/rooms/health';
import { officeId, readOffice } from '../desk';
import { tabsOf } from '../google/books';
import { nowInstant, whoClicked } from '../google/chance';
import { linkTo, stateOfForm } from '../google/forms';
import { ORGANISERS, organisersOf } from '../google/organisers';
import { refuse, sentenceOf } from '../google/person';
import { PROPERTY, readProperties } from '../google/properties';
import { countMissing, ensureTriggers, TRIGGER_OWNER } from '../google/triggers';
import { tongueOf, type Tongue } from '../languages';
import { setUp } from './set-up';
import { updateSystemTab } from './system-tab';

type Marks = Facts['marks'];

const formIds = (marks: Marks): string[] =>
  FORM_KINDS.flatMap((kind) => {
    const id = marks[`formId.${kind}`];
    return id === undefined ? [] : [id];
  });

function opens(id: string | undefined): boolean {
  try {
    return id !== undefined && id !== '' && tabsOf(id).length > 0;
  } catch {
    return false;
  }
}

/** Editors of this file for whom its protected tabs are not open yet. */
function organisersOut(marks: Marks): string[] {
  const all = organisersOf(SpreadsheetApp.getActiveSpreadsheet());
  const known = (marks[ORGANISERS] ?? '').split(' ');
  return all.length > 1 ? all.filter((email) => !known.includes(email)) : [];
}

function observe(facts: Facts, id: string): Observed {
  const { marks } = facts;
  const properties = readProperties();
  const own = properties[PROPERTY.office] === id && properties[PROPERTY.secret] !== undefined;
  const forms: Partial<Record<FormKind, FormState>> = {};
  for (const kind of FORM_KINDS) {
    const form = marks[`formId.${kind}`];
    if (own && form !== undefined) forms[kind] = stateOfForm(form, id);
  }
  return {
    now: nowInstant(),
    own,
    me: whoClicked(),
    owner: marks[TRIGGER_OWNER] ?? '',
    missingTriggers: own ? countMissing(formIds(marks), properties[PROPERTY.floor] ?? '') : 0,
    forms,
    floorOpens: own && opens(properties[PROPERTY.floor]),
    fileZone: SpreadsheetApp.getActiveSpreadsheet().getSpreadsheetTimeZone(),
    scriptZone: Session.getScriptTimeZone(),
    lettersLeft: MailApp.getRemainingDailyQuota(),
    organisersOut: organisersOut(marks),
  };
}

/** Fact tabs that are gone: nothing can be read then, and only Google's own history has them. */
function tabsGone(id: string): boolean {
  const there = new Set(tabsOf(id).map((tab) => tab.sheetId));
  const specs = specsFor([]);
  const gone = READ_KEYS.filter((key) => !there.has(specs[key].sheetId));
  if (gone.length === 0) return false;
  const locale = SpreadsheetApp.getActiveSpreadsheet().getSpreadsheetLocale().replace('_', '-');
  const { office, health } = tongueOf(locale);
  const tabs = gone.map((key) => office.tables[key].title).join(', ');
  say(health.title, fill(health.tabMissing, { tabs }));
  return true;
}

function say(title: string, text: string): void {
  const ui = SpreadsheetApp.getUi();
  ui.alert(title, text, ui.ButtonSet.OK);
}

/** What Set up leaves alone because it stands there already. */
function mend(facts: Facts, id: string, findings: readonly HealthFinding[]): void {
  setUp();
  for (const form of formIds(facts.marks))
    if (stateOfForm(form, id) !== 'fine') linkTo(FormApp.openById(form).setPublished(true), id);
  if (findings.some(({ code }) => code === 'zone-file'))
    SpreadsheetApp.getActiveSpreadsheet().setSpreadsheetTimeZone(facts.regulation.event.zone);
}

const lines = ({ health }: Tongue, findings: readonly HealthFinding[]): string =>
  findings.map(({ code, params }) => `・${fill(health.findings[code], params)}`).join('\n');

export function healthCheck(): void {
  const id = officeId({});
  if (tabsGone(id)) return;
  const { tongue, loaded } = readOffice({ office: id });
  const { health, office: words } = tongue;
  if (!('facts' in loaded)) {
    refuse(words, loaded.problems.length > 0 ? loaded.problems : [problem('setup.missing')]);
    return;
  }
  const seen = observe(loaded.facts, id);
  const findings = healthFindings(loaded.facts, seen);
  const unread = loaded.problems.map((found) => `・${sentenceOf(words, found)}`).join('\n');
  const text = [unread, lines(tongue, findings)].filter((part) => part !== '').join('\n');
  const mendable = findings.filter(({ mends }) => mends);
  if (mendable.length === 0) {
    say(health.title, text === '' ? fill(health.well, { left: seen.lettersLeft }) : text);
    return;
  }
  const ui = SpreadsheetApp.getUi();
  if (ui.alert(health.title, `${text}\n\n${health.mend}`, ui.ButtonSet.OK_CANCEL) !== ui.Button.OK) return;
  mend(loaded.facts, id, findings);
  say(health.title, fill(health.mended, { count: mendable.length }));
}

export function handOver(): void {
  const id = officeId({});
  const { tongue, loaded } = readOffice({ office: id });
  const { health, office: words } = tongue;
  if (!('facts' in loaded)) {
    refuse(words, [problem('setup.missing')]);
    return;
  }
  const { marks } = loaded.facts;
  const { handOver: told } = health;
  const me = whoClicked();
  const owner = marks[TRIGGER_OWNER] ?? '';
  const floor = readProperties()[PROPERTY.floor] ?? '';
  if (owner === me) {
    say(told.title, told['already-yours']);
    return;
  }
  const forms = formIds(marks);
  if (!opens(floor) || forms.some((form) => stateOfForm(form, id) === 'gone')) {
    say(told.title, told['no-access']);
    return;
  }
  const ui = SpreadsheetApp.getUi();
  const question = fill(told.question, { me, owner });
  if (ui.alert(told.title, question, ui.ButtonSet.OK_CANCEL) !== ui.Button.OK) return;
  ensureTriggers(forms, floor);
  updateSystemTab(id, words, { [TRIGGER_OWNER]: me });
  say(told.title, told.done);
}
