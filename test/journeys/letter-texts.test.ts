/** 信件範本: organisers word the letters; a blank that does not exist never reaches a player. The eve's letter has map and calendar. */
import { LETTER_KINDS } from '../../src/domain/registration/letter';
import { address, forgetCopies, TestOffice, told, type Copy } from '../helpers/office';
import { people } from '../helpers/story';

const TAB = '信件範本';
const [player, other] = people({ dan: 2, kyu: 0, standby: 0 });

describe('letters as organisers word them', () => {
  let fresh: Copy;
  beforeAll(() => {
    const office = new TestOffice();
    office.click('setUp', ['OK']);
    fresh = office.copy();
    office.close();
  });
  afterAll(forgetCopies);
  const open = (): TestOffice => new TestOffice({}, fresh);
  const row = (office: TestOffice, kind: string): number => office.tab(TAB).findIndex((cells) => cells[3] === kind);
  const word = (office: TestOffice, kind: string, subject: string, body: string): void =>
    office.put(office.officeId, TAB, row(office, kind), 1, [[subject, body]]);
  const letters = (office: TestOffice) => office.host.mail.outbox();

  it('the tab has every letter in the order of the list that a preview is asked from', () => {
    const office = open();
    expect(
      office
        .tab(TAB)
        .map((cells) => cells[3])
        .filter((kind) => kind && kind !== '#'),
    ).toEqual([...LETTER_KINDS]);
    expect(Object.keys(office.words.codes.letterKind)).toEqual([...LETTER_KINDS]);
    expect(told(office.click('checkLetters'))).toContain('其中 0 種');
    expect(office.journal()).not.toContain('採用信件範本');
    office.close();
  });

  it('a new wording counts once it was checked, not before', () => {
    const office = open();
    const body = '{name}：請{by}付 {amount}。\n{payment}\n回報 {reportLink}\n取消 {cancelLink}';
    word(office, 'received-held', '歡迎 {name}（{entry}）', body);
    office.register(player!);
    expect(letters(office)[0]!.subject).toContain('已為您保留名額');
    expect(told(office.click('checkLetters'))).toContain('其中 1 種');
    office.register(other!);
    const letter = letters(office)[1]!;
    expect(letter.subject).toBe(`歡迎 ${other!.name}（E-0002）`);
    expect(letter.body).toMatch(/^段棋士2：請於 2026-11-0\d（.）23:59 前付 NT\$500。/);
    expect(letter.body).not.toMatch(/\{\w+\}/);
    // the link in it works as ever
    office.submit('cancel', office.link(address(other!.name), 'cancel'));
    expect(office.column('entries', 'state')[1]).toBe('已取消');
    office.close();
  });

  it('unknown blanks, lost links and empty cells: all told at once with their cells, and nothing is taken into force', () => {
    const office = open();
    const at = row(office, 'reminder') + 1;
    word(office, 'reminder', '請付 {amont}', '{nmae}：{payment} {cancelLink}');
    word(office, 'complete', '', '{name} 報名成功 {cancelLink}');
    const click = told(office.click('checkLetters', ['OK']));
    expect(click).toContain(`${TAB}!B${String(at)}：沒有「{amont}」`);
    expect(click).toContain(`${TAB}!C${String(at)}：沒有「{nmae}」`);
    expect(click).toContain(`${TAB}!C${String(at)}：內容裡少了 {reportLink}`);
    expect(click).toContain(`${TAB}!B${String(row(office, 'complete') + 1)}：這一格是空的`);
    expect(click).toContain('{amount}');
    expect(office.mark('letter.reminder')).toBe('');
    office.close();
  });

  it('a preview goes to the organiser alone, worded as the tab stands', () => {
    const office = open();
    office.register(player!);
    const before = letters(office).length;
    word(office, 'received-waitlisted', '候補 {entry}', '{name} 請等候。{cancelLink}');
    const number = String(1 + LETTER_KINDS.indexOf('received-waitlisted'));
    expect(told(office.click('previewLetter', [{ button: 'OK', text: `${number} e-0001` }]))).toContain(
      'organiser@example.com',
    );
    const [letter] = letters(office).slice(before);
    expect(letter!.to).toEqual(['organiser@example.com']);
    expect(letter!.subject).toBe('【預覽】候補 E-0001');
    expect(letter!.body).toContain(`${player!.name} 請等候。`);
    expect(office.rows('outbox')).toHaveLength(1);
    expect(told(office.click('previewLetter', [{ button: 'OK', text: '99' }, 'OK']))).toContain('沒有第「99」種信件');
    expect(told(office.click('previewLetter', [{ button: 'OK', text: '1 E-0099' }, 'OK']))).toContain(
      '沒有這個報名編號',
    );
    office.close();
  });

  it('on the eve everybody with a place is told once: time, place, map, and a file for the calendar', () => {
    const office = open();
    for (const one of [player!, other!]) {
      office.register(one);
      office.wait(5);
      office.submit('report', {
        ...office.link(address(one.name), 'report'),
        'last-digits': '12345',
        'paid-amount': '500',
      });
    }
    office.click('cancelEntry', [{ button: 'OK', text: 'E-0002' }]);
    office.moveTo('2026-12-18T08:50:00');
    const early = letters(office).length;
    office.moveTo('2026-12-18T09:30:00');
    const sent = letters(office).slice(early);
    expect(sent.map(({ to }) => to[0])).toEqual([address(player!.name)]);
    expect(sent[0]!.body).toContain('2026-12-19（六） 08:30–08:50 報到');
    expect(sent[0]!.body).toContain(
      `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent('紀州庵文學森林')}`,
    );
    const [file] = sent[0]!.attachments;
    expect([file!.name, file!.contentType]).toEqual(['invite.ics', 'text/calendar']);
    const text = Buffer.from(file!.base64, 'base64').toString('utf8');
    expect(text).toContain('DTSTART:20261219T003000Z');
    expect(text).toContain('UID:E-0001.');
    office.moveTo('2026-12-18T20:00:00');
    expect(letters(office).length).toBe(early + 1);
    office.close();
  });
});
