/** The last place, and everybody at once: forms and menu clicks in real workers, under the limits of Google's runtime. */
import type { Execution } from '../../src/host';
import { forgetCopies, registration, TestOffice, type Copy } from '../helpers/office';

const MINUTE = 60_000;
const WAVE = 25;
const PAUSE = 700;
const CLICKS = ['takeInNow', 'reconcile', 'sendLetters', 'refreshViews'] as const;

/** An office whose 級位組 has one place. */
function oneplace(): Copy {
  const office = new TestOffice();
  office.click('setUp', ['OK']);
  const tab = office.tab('組別');
  const column = tab[0]!.findIndex((cell) => String(cell).includes('級位組'));
  const row = tab.findIndex((line) => line[line.length - 1] === 'divisions.*.capacity');
  office.put(office.officeId, '組別', row, column, [[1]]);
  office.click('checkRegulation', ['OK']);
  const copy = office.copy();
  office.close();
  return copy;
}

const answersOf = (office: TestOffice, values: Readonly<Record<string, string>>): Record<string, string | string[]> => {
  const answers: Record<string, string | string[]> = {};
  for (const field of office.forms.registration?.fields ?? []) {
    if (field.type === 'section') continue;
    const value =
      values[field.id] ?? values[field.meaning] ?? (field.required ? (field.choices?.[0]?.value ?? '') : '');
    if (value === '') continue;
    const text = field.choices?.find((choice) => choice.value === value)?.label ?? value;
    answers[field.title] = field.type === 'checkbox' ? [text] : text;
  }
  return answers;
};

export function describeRush(people: number, clicks: number): void {
  afterAll(forgetCopies);

  it(`${String(people)} forms and ${String(clicks)} clicks at once for one place`, async () => {
    const office = new TestOffice({ tight: true, ticking: true }, oneplace());
    const { host } = office;
    const began = host.clock.now();
    const id = office.formId('registration');
    const who = Array.from({ length: people }, (_, i) => `棋士${String(i + 1)}`);
    const submit = (name: string): void => {
      const email = `p${name.slice(2)}@example.com`;
      const answers = answersOf(office, registration({ name, division: 'kyu', email }));
      expect(host.forms.submit(id, answers, { delivery: 'burst' }).executions).toEqual([]);
    };
    const click = (fn: string) =>
      host.executeInWorker(fn, [], {
        user: 'organiser@example.com',
        kind: 'menu',
        activeSpreadsheetId: office.officeId,
        onDialog: () => 'OK',
      });
    // in waves that overlap, so that many run at the same time and some are turned away
    const running: Promise<readonly Execution[]>[] = [];
    for (let at = 0; at < people; at += WAVE) {
      who.slice(at, at + WAVE).forEach(submit);
      running.push(host.forms.deliverInWorkers());
      for (let i = 0; i < (clicks * WAVE) / people; i++)
        running.push(click(CLICKS[i % CLICKS.length]!).then((execution) => [execution]));
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    const all = (await Promise.all(running)).flat();
    const failed = all.filter(({ ok }) => !ok);
    // Google turns some away; nobody may fail for another reason
    for (const { error } of failed) expect(error).toMatch(/simultaneously|Quota exceeded/);
    host.clock.advance({ to: began + 5 * MINUTE }, { coalesce: true });

    const settled = host.clock.now() - began;
    expect(settled).toBeLessThanOrEqual(5 * MINUTE + 1000);
    const column = (field: string): string[] => office.column('entries', field).map(String);
    expect([...column('name')].sort()).toEqual([...who].sort());
    expect(new Set(column('id')).size).toBe(people);
    const states = column('state');
    const { held, waitlisted } = office.words.codes.state;
    expect(states.filter((state) => state === held)).toHaveLength(1);
    expect(states.filter((state) => state === waitlisted)).toHaveLength(people - 1);
    // whoever sent first has the place
    const first = host.forms.list().find((form) => form.id === id)!.responses[0]!;
    expect(column('source')[states.indexOf(held)]).toBe(first.id);
    const letters = host.mail.outbox().map(({ to, subject }) => `${to.join()} ${subject}`);
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters).toHaveLength(people);
    await host.close();
    process.stdout.write(
      `${String(people)} forms, ${String(clicks)} clicks: ${String(all.length - failed.length)} executions went through, ` +
        `${String(failed.length)} were turned away, ${String(Math.round((settled / MINUTE) * 10) / 10)} minutes of host time\n`,
    );
  }, 600_000);
}
