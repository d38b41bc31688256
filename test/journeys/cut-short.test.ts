/** What a click that was cut short leaves behind, when the next click is another one; and a request that is looked at again. */
import { agree, tellStory, SMALL } from '../helpers/story';
import { address, forgetCopies, TestOffice, type Copy } from '../helpers/office';

let beforeTakingBack: Copy;
let registered: Copy;

beforeAll(() => {
  tellStory(SMALL, (step, office) => {
    if (step.name === 'takeBackRound') beforeTakingBack = office.copy();
    if (step.name === 'report') registered = office.copy();
  }).close();
});
afterAll(forgetCopies);

test('a pairing tab whose removal was cut short shows the round that is drawn anew', () => {
  const office = new TestOffice({}, beforeTakingBack);
  const what = agree('段位組・預選・第 2 輪');
  const calm = new TestOffice({}, beforeTakingBack).click('takeBackRound', what).crossings;
  // the last write goes to the floor file; the execution ends right before it
  const last = calm.lastIndexOf('Sheets.Spreadsheets.batchUpdate');
  office.click('takeBackRound', what, { killAfter: last });
  expect(office.floorTabs()).toContain('配對段位組R2');
  office.click('pairRound', [{ button: 'OK', text: '另一個種子' }, 'OK', 'OK']);
  const [ids, rounds, divisions] = ['id', 'round', 'division'].map((field) =>
    office.column('games', field).map(String),
  );
  const drawn = ids!.filter((_, i) => rounds![i] === '2' && divisions![i] === '段位組');
  expect(drawn.length).toBeGreaterThan(2);
  const shown = office.floor('配對段位組R2').map((row) => String(row[7] ?? ''));
  expect(shown.filter((text) => text.startsWith('G-')).sort()).toEqual(drawn.sort());
  office.close();
});

test('a cancellation is filed once, however often the form is read again', () => {
  const office = new TestOffice({}, registered);
  office.submit('cancel', office.link(address('段棋士2'), 'cancel'));
  for (let sweep = 0; sweep < 3; sweep++) office.wait(20);
  const journal = office.journal();
  expect(journal.filter((action) => action === '取消報名')).toHaveLength(1);
  expect(journal).not.toContain('無法處理的表單回應');
  office.close();
});
