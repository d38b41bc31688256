/** Letters and the post's limits: a spent quota, a refused address and a death in the middle lose nothing and repeat nothing. */
import { forgetCopies, TestOffice, told, type Copy } from '../helpers/office';
import { people } from '../helpers/story';

describe('letters', () => {
  let fresh: Copy;
  beforeAll(() => {
    const office = new TestOffice({ mailQuota: 4 });
    office.click('setUp', ['OK']);
    fresh = office.copy();
    office.close();
  });
  afterAll(forgetCopies);
  const open = (mailQuota = 100): TestOffice => new TestOffice({ mailQuota }, fresh);
  const states = (office: TestOffice): string[] => office.column('outbox', 'state').map(String);

  it('out of quota: everybody has a row, the rest goes the next day, each letter once', () => {
    const office = open(4);
    const { queued, sent } = office.words.codes.letterState;
    for (const person of people({ dan: 6, kyu: 0, standby: 0 })) office.register(person);
    expect(office.column('entries', 'id').length).toBe(6);
    expect(states(office)).toEqual([sent, sent, sent, sent, queued, queued]);
    const click = office.click('sendLetters', ['OK']);
    expect(told(click)).toContain('2');
    const late = office.column('entries', 'deadline');
    // whose letter has not gone has no deadline yet
    expect(late.slice(4)).toEqual(['', '']);
    office.wait(25 * 60);
    expect(states(office)).toEqual([sent, sent, sent, sent, sent, sent]);
    expect(
      office.host.mail
        .outbox()
        .map((letter) => letter.to[0])
        .sort(),
    ).toEqual(office.column('entries', 'email').map(String).sort());
    expect(
      office
        .column('entries', 'deadline')
        .slice(4)
        .every((deadline) => deadline > late[0]!),
    ).toBe(true);
    office.close();
  });

  it('a letter that the post refuses is failed and told, and does not hold up the others', () => {
    const office = open();
    office.host.mail.failNext(1, 'Invalid email: x');
    for (const person of people({ dan: 2, kyu: 0, standby: 0 })) office.register(person);
    const { failed, sent } = office.words.codes.letterState;
    expect(states(office)).toEqual([failed, sent]);
    expect(office.tab(office.words.tabs.dashboard).flat().join()).toContain('M-0001');
    office.wait(60);
    expect(office.host.mail.outbox().length).toBe(1);
    office.close();
  });

  it('died while sending: what is unsure goes to a person and is never sent again', () => {
    const office = open();
    const [person] = people({ dan: 1, kyu: 0, standby: 0 });
    office.register(person!, { delivery: 'missing' });
    const whole = new TestOffice({}, office.copy());
    const { crossings } = whole.trigger('onFormSubmitted');
    whole.close();
    const mail = crossings.findIndex((name) => name.includes('sendEmail'));
    office.trigger('onFormSubmitted', mail + 1);
    expect(states(office)).toEqual([office.words.codes.letterState.sending]);
    office.trigger('onFormSubmitted');
    expect(states(office)).toEqual([office.words.codes.letterState.sending]);
    office.wait(30);
    expect(states(office)).toEqual([office.words.codes.letterState.unsure]);
    expect(office.host.mail.outbox().length).toBe(1);
    expect(office.tab(office.words.tabs.dashboard).flat().join()).toContain(String(office.column('outbox', 'id')[0]));
    office.close();
  });
});
