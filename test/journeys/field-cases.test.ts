/** What went wrong for others, case by case: tried here, held by a test elsewhere, or not offered, and then why. */
import * as fs from 'node:fs';
import * as path from 'node:path';
import { address, forgetCopies, registration, TestOffice, type Copy } from '../helpers/office';
import { tellStory } from '../helpers/story';

const ROOT = path.join(__dirname, '../..');
const cases = fs
  .readFileSync(path.join(ROOT, 'test/golden/field-cases/field-cases.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t')[0] ?? '');

type Outcome =
  | { readonly tried: string }
  /** file and the title of a test in it */
  | { readonly held: readonly [file: string, title: string]; readonly but?: string }
  | { readonly notOffered: string };

const held = (file: string, title: string, but?: string): Outcome => ({
  held: [`test/${file}`, title],
  ...(but === undefined ? {} : { but }),
});
const notOffered = (why: string): Outcome => ({ notOffered: why });
const tried = (title: string): Outcome => ({ tried: title });

/** Titles of the tests below. */
const SPELLINGS = 'one name in many spellings is one person, and every other name is another';
const TWICE =
  'a second form of one person is a duplicate, also from another address; a namesake with another telephone is shown to the organiser';
const BORN = 'a birth date stays the day it was, whatever zone the spreadsheet or the machine is in';
const QUEUE = 'the one too many sees a queue, is asked for no money, and an unpaid place is not called waiting';
const REFUND = 'cancelling at the last second of the fourth and the first of the fifth of December';
const AT_ONCE = 'the last result is typed, and the standings beside it have it at once';
const OTHERS = 'somebody else clicked first: the second click is told what stands, and nothing is done twice';

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  C01: tried(SPELLINGS),
  C03: notOffered('files of OpenGotha are not read; TRF keeps Chinese names and their results (formats/trf/read)'),
  C05: held('domain/registration/name.test.ts', 'leaves emoji, Persian and Indic joiners and variant characters whole'),
  C07: tried(TWICE),
  C09: notOffered(
    'there is no dialog that adds players: entries come from forms, and leaving one half filled adds nothing',
  ),
  C11: notOffered('nobody is put into a running round; a late standby player plays from the next draw on'),
  C13: held('rules/dutch/first-round.test.ts', 'a late entry keeps its number and is paired from the round it enters'),
  C15: held('rules/shogi-open/withdrawal.test.ts', 'people leave at any moment'),
  C17: held('rules/shogi-open/withdrawal.test.ts', 'wins what he had before, loses from then on'),
  C19: held('rules/shogi-open/bracket.test.ts', 'nobody left, or a seed that is none, is refused'),
  C21: held('journeys/undo.test.ts', 'a bracket with its first round'),
  C23: held(
    'rules/dutch/bye.test.ts',
    'nobody may have it: no pairing, and the rule in the way is named',
    'slips of a pairing made by hand are not printed',
  ),
  C25: held('domain/play/enter-results.test.ts', 'a knockout match is not turned round under a later round'),
  C27: notOffered('a correction counts everywhere; "for the rating only" is no choice'),
  C29: notOffered('colours are drawn or follow from the system; they are not swapped by hand'),
  C31: held('domain/pairing/go-score/pair.test.ts', 'the bye goes to the lowest who had none'),
  C33: held('rules/dutch/first-round.test.ts', 'who asked for a bye or is absent is not paired'),
  C35: held('formats/trf/crosstable.test.ts', 'requested byes (240) and absences of the next round'),
  C37: held('domain/standings/direct-encounter.test.ts', 'a forfeit decides nothing in a Swiss'),
  C39: held('cli/rank.test.ts', 'explains a value by what it adds up'),
  C41: tried(AT_ONCE),
  C43: held('rules/shogi-open/bracket.test.ts', 'winner, runner-up, two thirds, four fifths, the rest ninth'),
  C45: notOffered('the pairing system of US Chess; ours are FIDE Dutch, 积分编排, lots and round robins'),
  C47: notOffered('matches between teams; teams are ranked by the places of their members only'),
  C49: held('domain/promotion/promote.test.ts', 'new professionals and players who lost their right are passed over'),
  C51: held('domain/ranking-lists/ranked-lists.test.ts', 'while the division is played the list is provisional'),
  C53: held('journeys/browser-day.test.ts', 'four slips a page'),
  C55: held('journeys/numbers.test.ts', 'the same crossings for 64 players as for 8'),
  C57: held('journeys/rush.test.ts', 'the last place'),
  C59: tried(OTHERS),
  C61: held('formats/trf/read.test.ts', 'a malformed file gives all its problems'),
  C63: tried(BORN),
  C65: held('journeys/bad-forms.test.ts', 'the last five digits keep their zeros, and full-width digits are read'),
  C67: tried(QUEUE),
  C69: tried(REFUND),
  C71: held('domain/waitlist/divisions.test.ts', 'goes bottom-up and counts anew after each step'),
  C73: held('rules/shogi-open/prelim.test.ts', 'results of the round before are missing'),
  C75: held('journeys/go-rehearsal.test.ts', 'breaks no rule', 'five days are played in one file that lists them all'),
  C77: held(
    'host/page/office.test.ts',
    'a form on a telephone',
    'results are chosen from lists in the sheet app of the telephone',
  ),
};

describe('every case has an outcome', () => {
  test('none is left out, none is made up', () => {
    expect(cases.length).toBeGreaterThan(35);
    expect(Object.keys(OUTCOMES).sort()).toEqual([...cases].sort());
  });

  test('what is held elsewhere is held by a test that is there', () => {
    const missing = Object.entries(OUTCOMES).flatMap(([id, outcome]) => {
      if (!('held' in outcome)) return [];
      const [file, title] = outcome.held;
      const full = path.join(ROOT, file);
      return fs.existsSync(full) && fs.readFileSync(full, 'utf8').includes(title) ? [] : [`${id}: ${file} ${title}`];
    });
    expect(missing).toEqual([]);
  });

  test('few are not offered', () => {
    expect(Object.values(OUTCOMES).filter((outcome) => 'notOffered' in outcome).length).toBeLessThanOrEqual(8);
  });
});

describe('tried here', () => {
  let fresh: Copy;
  beforeAll(() => {
    const office = new TestOffice();
    office.click('setUp', ['OK']);
    fresh = office.copy();
    office.close();
  });
  afterAll(forgetCopies);
  const open = (): TestOffice => new TestOffice({}, fresh);
  const states = (office: TestOffice): string[] => office.column('entries', 'state').map(String);

  test(SPELLINGS, () => {
    const office = open();
    const email = 'one@example.com';
    const decomposed = 'Mu\u0308ller';
    for (const name of ['Müller', decomposed, 'ＭÜLLER', 'müller', '王小明', '王\u3000小明', ' 王小明 '])
      office.register({ name, division: 'dan', email });
    const { duplicate, held: place } = office.words.codes.state;
    expect(states(office)).toEqual([place, duplicate, duplicate, duplicate, place, duplicate, duplicate]);
    // written without the dots it is another name, and is shown as alike
    office.register({ name: 'Muller', division: 'dan', email });
    expect(states(office)[7]).toBe(place);
    office.close();
  });

  test(TWICE, () => {
    const office = open();
    office.register({ name: '同名者', division: 'dan', email: 'a@example.com' });
    office.register({ name: '同名者', division: 'kyu', email: 'a@example.com' });
    office.register({ name: '同名者', division: 'dan', email: 'b@example.com' });
    const namesake = registration({ name: '同名者', division: 'dan', email: 'c@example.com' });
    office.submit('registration', { ...namesake, phone: '0987654321' });
    const { duplicate, held: place } = office.words.codes.state;
    expect(states(office)).toEqual([place, duplicate, duplicate, place]);
    expect(String(office.column('entries', 'flags')[3])).toContain(office.words.flags['name-twin']);
    expect(office.tab(office.words.tabs.dashboard).flat().join()).toContain('同名，請確認是否同一人');
    office.close();
  });

  test(BORN, () => {
    // read by the product's own calendar, as the go youth groups ask it: the text that was typed is the day that counts
    const { birthDay } = jest.requireActual<typeof import('../../src/domain/registration/birth-date')>(
      '../../src/domain/registration/birth-date',
    );
    const zone = process.env['TZ'];
    for (const place of ['America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Taipei']) {
      process.env['TZ'] = place;
      expect(['2019-09-01', '2011-09-01', '108/09/01', '2019/9/1'].map(birthDay)).toEqual([
        '2019-09-01',
        '2011-09-01',
        '2019-09-01',
        '2019-09-01',
      ]);
    }
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  test(QUEUE, () => {
    const office = open();
    const tab = office.tab('組別');
    const column = tab[0]!.findIndex((cell) => String(cell).includes('級位組'));
    const row = tab.findIndex((line) => line[line.length - 1] === 'divisions.*.capacity');
    office.put(office.officeId, '組別', row, column, [[2]]);
    office.click('checkRegulation', ['OK']);
    for (const name of ['甲', '乙', '丙']) office.register({ name, division: 'kyu' });
    const { held: place, waitlisted } = office.words.codes.state;
    expect(states(office)).toEqual([place, place, waitlisted]);
    expect(place).not.toContain('候補');
    const letter = office.host.mail.outbox().find(({ to }) => to[0] === address('丙'))!;
    expect(letter.body).toContain('請不要匯款');
    expect(letter.body).not.toContain('NT$');
    expect(office.tab(office.words.tabs.waitlist).some((line) => line[0] === 1 && line[2] === '丙')).toBe(true);
    office.close();
  });

  test(REFUND, () => {
    const office = open();
    for (const name of ['甲', '乙']) {
      office.register({ name, division: 'dan' });
      const answers = { 'last-digits': '00123', 'paid-amount': '500' };
      office.submit('report', { ...office.link(address(name), 'report'), ...answers });
    }
    const links = ['甲', '乙'].map((name) => office.link(address(name), 'cancel'));
    const text = ['1', '2'].map(
      (n) =>
        `2026/11/02\t2026/11/02 09:00:0${n}\t跨行轉入\t\t500.00\t${String(1000 + 500 * Number(n))}.00\t********70000123`,
    );
    office.moveTo('2026-11-02T12:00:00');
    const head = '帳務日期\t交易時間\t摘要\t支出金額\t存入金額\t即時餘額\t附註';
    office.click('importPasted', [], { args: [[head, ...text].join('\n'), false] });
    // both gave the same digits: a person says whose is whose
    const at = (line: string): number => office.tab('對帳').findIndex((row) => row[0] === line);
    const assign = office.words.reconciliation.choices.assign;
    office.put(office.officeId, '對帳', at('B-0001'), 7, [[assign, 'E-0001']]);
    office.put(office.officeId, '對帳', at('B-0002'), 7, [[assign, 'E-0002']]);
    office.click('reconcile');
    expect(states(office)).toEqual(Array(2).fill(office.words.codes.state.confirmed));
    office.moveTo('2026-12-04T23:59:59');
    office.submit('cancel', links[0]!);
    office.moveTo('2026-12-05T00:00:00');
    office.submit('cancel', links[1]!);
    const due = office
      .rows('ledger')
      .filter((row) => Object.values(row).includes(office.words.codes.ledgerKind['refund-due']));
    expect(due.map((row) => Object.values(row).filter((cell) => typeof cell === 'number'))).toEqual([[250]]);
    expect(due.map((row) => Object.values(row).includes('E-0001'))).toEqual([true]);
    office.close();
  });

  test(AT_ONCE, () => {
    let drawn: Copy | undefined;
    tellStory({ dan: 4, kyu: 0, standby: 0 }, (step, office) => {
      if (step.name === 'recordResults') drawn = office.copy();
    }).close();
    const office = new TestOffice({}, drawn);
    const title = '戰績段位組';
    const wins = (): number =>
      office
        .floor(title)
        .flat()
        .filter((cell) => String(cell).includes('○')).length;
    const before = wins();
    office.type('配對段位組R1', 'D4', office.words.codes.result['1-0']);
    expect(wins()).toBeGreaterThan(before);
    office.close();
  });

  test(OTHERS, () => {
    const office = open();
    office.register({ name: '甲', division: 'dan' }, { delivery: 'missing' });
    office.click('takeInNow');
    const second = office.click('takeInNow');
    expect(second.dialogs.map(({ message }) => message).join()).toContain('收進 0 份表單');
    expect(office.rows('entries')).toHaveLength(1);
    const click = (): string => {
      const typed = [{ button: 'OK' as const, text: 'E-0001' }, 'OK' as const];
      return office
        .click('cancelEntry', typed)
        .dialogs.map(({ message }) => message)
        .join();
    };
    expect(click()).toContain('已取消');
    expect(click()).toContain('沒有報名可以取消');
    expect(office.rows('ledger')).toHaveLength(0);
    office.close();
  });
});
