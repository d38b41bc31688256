/** What holds after a click was cut short and made again, for the quick sample and for the sweep over every crossing. */
import { forgetCopies, TestOffice } from '../helpers/office';
import { differences, interrupted, leftAlone, moments, type Moment, type Names } from '../helpers/interrupted';
import { SMALL } from '../helpers/story';
import { TONGUES } from '../../src/messages';
import { FORM_KINDS } from '../../src/office/forms';

const words = TONGUES['zh-TW']!.office;
const names: Names = {
  journal: words.tables.journal.title,
  system: words.tables.system.title,
  outbox: words.tables.outbox.title,
  dashboard: words.tabs.dashboard,
  unsure: words.codes.letterState.unsure,
};

export const ACTIONS = [
  'submission',
  'sweep',
  'report',
  'import',
  'sendLetters',
  'closeRegistration',
  'openCheckIn',
  'floorEdit',
  'closeCheckIn',
  'seatStandby',
  'pairRound',
  'recordResults',
  'correctResult',
  'withdraw',
  'takeBackRound',
  'drawBracket',
  'takeBackBracket',
  'prizes',
  'luckyDraw',
] as const;

/** Which crossings of an action the execution dies after. */
export type Choice = (crossings: readonly string[]) => readonly number[];
export const all: Choice = (crossings) => crossings.map((_, i) => i + 1);
const CHANGES = /batchUpdate|sendEmail|releaseLock/;
/** After each crossing that changed something; of letters only the first. */
export const changing: Choice = (crossings) =>
  crossings.flatMap((name, i) =>
    CHANGES.test(name) && !(name.includes('sendEmail') && crossings[i - 1]?.includes('sendEmail')) ? [i + 1] : [],
  );

export function describeInterruptions(choice: Choice): void {
  let story: Map<string, Moment>;
  beforeAll(() => {
    story = moments(SMALL);
  });
  afterAll(forgetCopies);

  it('the story has every action', () => {
    expect([...story.keys()].sort()).toEqual([...ACTIONS, 'setUp'].sort());
  });

  it.each(ACTIONS)('%s: cut short and done again gives the tables of an undisturbed click', (name) => {
    const moment = story.get(name)!;
    const calm = leftAlone(moment);
    const found = choice(calm.crossings).flatMap((after) =>
      differences(calm, interrupted(moment, after), names).map(
        (line) => `after ${String(after)} ${calm.crossings[after - 1] ?? ''}: ${line}`,
      ),
    );
    expect(found).toEqual([]);
  });
}

/** What Set up has made and knows of. */
function made(office: TestOffice): Record<string, unknown> {
  const { host } = office;
  const linked = host.forms.list().filter((form) => form.destinationId === office.officeId);
  return {
    forms: linked.map((form) => [
      form.title,
      form.published,
      form.description,
      form.items.map((item) => ({ ...item, id: 0 })),
    ]),
    known: FORM_KINDS.map((kind) =>
      linked.some((form) => form.id === office.formId(kind) && office.mark(`formUrl.${kind}`) === form.publishedUrl),
    ),
    prefilled: FORM_KINDS.map((kind) => office.mark(`prefill.${kind}`) !== ''),
    triggers: host.triggers
      .list()
      .map((one) => [
        one.functionName,
        one.event,
        one.sourceId === office.floorId
          ? 'floor'
          : (FORM_KINDS.find((kind) => office.formId(kind) === one.sourceId) ?? ''),
      ])
      .sort(),
    floor: host.workbooks.get(office.floorId).sheets.map((sheet) => [sheet.title, sheet.hidden]),
    tabs: host.workbooks.get(office.officeId).sheets.length,
    shown: host.workbooks
      .get(office.officeId)
      .sheets.filter((sheet) => !sheet.hidden)
      .map((sheet) => sheet.title),
    setup: office.mark('setup'),
  };
}

/** A file or form that was made in the very crossing the click died in is known to nobody; it is empty and linked to nothing. */
function strays(office: TestOffice): { files: number; forms: number; filled: number } {
  const { host } = office;
  const forms = host.forms.list().filter((form) => form.destinationId !== office.officeId);
  return {
    files: host.workbooks.list().length - 2,
    forms: forms.length,
    filled: forms.filter((form) => form.items.length > 0).length,
  };
}

export function describeSetUp(choice: Choice): void {
  afterAll(forgetCopies);

  it('Set up cut short and clicked again makes one floor file, one set of forms, one set of triggers', () => {
    const calm = new TestOffice();
    const before = calm.copy();
    const { crossings } = calm.click('setUp', ['OK']);
    const wanted = made(calm);
    expect(strays(calm)).toEqual({ files: 0, forms: 0, filled: 0 });
    calm.close();
    const found = choice(crossings).flatMap((after) => {
      const office = new TestOffice({}, before);
      office.click('setUp', ['OK'], { killAfter: after });
      office.click('setUp', ['OK']);
      const left = strays(office);
      const born = /create$/i.test(crossings[after - 1] ?? '') ? 1 : 0;
      const got = made(office);
      office.click('setUp', ['OK']);
      const again = made(office);
      const twice = JSON.stringify(again) === JSON.stringify(got);
      const strange = left.files + left.forms > born || left.filled > 0;
      office.close();
      const differ = Object.keys(wanted).filter((key) => JSON.stringify(got[key]) !== JSON.stringify(wanted[key]));
      return differ.length > 0 || strange || !twice
        ? [
            `after ${String(after)} ${crossings[after - 1] ?? ''}: ${differ.join()} ${JSON.stringify(left)} ${String(twice)}`,
          ]
        : [];
    });
    expect(found).toEqual([]);
  });
}
