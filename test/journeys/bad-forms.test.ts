/** Forms as they really come in: rubbish, blanks, twice, edited, late, without their event; names that mean mischief. */
import { address, forgetCopies, TestOffice, type Copy } from '../helpers/office';
import { people } from '../helpers/story';

describe('what comes through the forms', () => {
  let fresh: Copy;
  const open = (): TestOffice => new TestOffice({}, fresh);
  beforeAll(() => {
    const office = new TestOffice();
    office.click('setUp', ['OK']);
    fresh = office.copy();
    office.close();
  });
  afterAll(forgetCopies);

  it.each([
    '=1+1',
    '+886912345678',
    '@everyone',
    "<img src=x onerror='alert(1)'>",
    '{name}',
    '$&',
    '007',
    '王'.repeat(300),
  ])('the name %s stays what it is in the table, the check-in tab and the letter', (name) => {
    const office = open();
    const email = 'somebody@example.com';
    office.register({ name, division: 'dan', email });
    expect(office.column('entries', 'name')).toEqual([name]);
    const letter = office.host.mail.outbox()[0];
    expect(letter?.to).toEqual([email]);
    expect(letter?.body.startsWith(`${name} 您好`)).toBe(true);
    expect(letter?.body).not.toMatch(/\{\w+\}(?! 您好)/);
    office.close();
  });

  it('the last five digits keep their zeros, and full-width digits are read', () => {
    const office = open();
    office.register({ name: '林零', division: 'dan' });
    const link = office.link(address('林零'), 'report');
    office.submit('report', { ...link, 'last-digits': '００１２３', 'paid-amount': '５００' });
    expect(office.column('claims', 'lastDigits')).toEqual(['00123']);
    expect(office.column('claims', 'amount')).toEqual([500]);
    office.close();
  });

  it('a response that came twice, or whose event came twice, is one entry with one letter', () => {
    const office = open();
    office.register({ name: '陳雙', division: 'dan' }, { delivery: 'doubled' });
    office.trigger('onFormSubmitted');
    office.click('takeInNow', []);
    expect(office.column('entries', 'name')).toEqual(['陳雙']);
    expect(office.host.mail.outbox().length).toBe(1);
    office.close();
  });

  it('the same person with a second form is told so and takes no second place', () => {
    const office = open();
    office.register({ name: '陳再', division: 'dan' });
    office.wait(10);
    office.register({ name: '陳再', division: 'dan' });
    expect(office.column('entries', 'state').map(String)).toEqual([
      office.words.codes.state.held,
      office.words.codes.state.duplicate,
    ]);
    office.close();
  });

  it.each(['missing', 'late'] as const)('an event that is %s is made up for by the sweep', (delivery) => {
    const office = open();
    office.register({ name: '黃遲', division: 'kyu' }, { delivery, lateMs: 3_600_000 });
    expect(office.column('entries', 'name')).toEqual([]);
    office.wait(6);
    expect(office.column('entries', 'name')).toEqual(['黃遲']);
    office.wait(120);
    expect(office.column('entries', 'name')).toEqual(['黃遲']);
    expect(office.host.mail.outbox().length).toBe(1);
    office.close();
  });

  it('an event with nothing in it still brings the response in', () => {
    const office = open();
    office.register({ name: '吳空', division: 'kyu' }, { delivery: 'blank' });
    expect(office.column('entries', 'name')).toEqual(['吳空']);
    office.close();
  });

  it('a report with a wrong or unknown link changes no entry; the journal keeps that it came', () => {
    const office = open();
    office.register({ name: '張真', division: 'dan' });
    const link = office.link(address('張真'), 'report');
    const before = office.tab(office.words.tables.entries.title);
    for (const forged of [
      { ...link, token: 'AAAAAAAAAAAAAAAAAAAA' },
      { ...link, code: 'ZZ22222' },
      { code: '=1+1', token: '<script>' },
    ])
      office.submit('report', { ...forged, 'last-digits': '12345', 'paid-amount': '500' });
    expect(office.tab(office.words.tables.entries.title)).toEqual(before);
    expect(office.column('claims', 'id')).toEqual([]);
    const unknown = office.words.codes.action['form.unknown'];
    expect(office.journal().filter((action) => action === unknown).length).toBe(3);
    office.close();
  });

  it('an edited response changes no entry behind the organiser, and keeps the first time', () => {
    const office = open();
    const sent = office.register({ name: '原名', division: 'dan' });
    const before = office.tab(office.words.tables.entries.title);
    const form = office.forms.registration!;
    const title = form.fields.find((field) => field.meaning === 'name')!.title;
    const edited = office.host.forms.submit(
      office.formId('registration'),
      { [title]: '改名' },
      { editOf: sent.responseId },
    );
    // the forms are made without the right to edit a response: whoever needs a change writes to the organiser
    expect(edited.ok).toBe(false);
    office.wait(10);
    expect(office.tab(office.words.tables.entries.title)).toEqual(before);
    office.close();
  });

  it('a response is looked at again for a day; the answers of one that is known are not read again', () => {
    const office = open();
    const group = people({ dan: 6, kyu: 0, standby: 0 });
    office.register(group[0]!);
    const one = office.trigger('onSweep').methodCalls;
    for (const person of group.slice(1)) office.register(person);
    // its id and its time, for each of five more
    expect(office.trigger('onSweep').methodCalls - one).toBeLessThanOrEqual(10);
    office.close();
  });

  it.each([
    ['', 'an empty name'],
    ['not-an-address', 'an address without @'],
  ])('%s: the form itself refuses %s', (value) => {
    const office = open();
    const values = value === '' ? { name: '' } : { email: value };
    const sent = office.submit('registration', {
      ...{
        name: '甲',
        email: 'a@example.com',
        phone: '0912345678',
        division: 'dan',
        member: 'no',
        lane: 'regular',
        consent: 'yes',
      },
      ...values,
    });
    expect(sent.ok).toBe(false);
    expect(office.column('entries', 'id')).toEqual([]);
    office.close();
  });
});
