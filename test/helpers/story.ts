/** The story of a small open, click by click; a listener sees the office before each of them. */
import type { Answer, Dialog } from '../../src/host';
import { address, TestOffice, type Someone, type Wish } from './office';

/** One thing somebody does, and whether a dialog has to be answered. */
export interface Step {
  readonly name: string;
  readonly run: (office: TestOffice, killAfter?: number) => { readonly crossings: readonly string[] };
}

export interface Field {
  readonly dan: number;
  readonly kyu: number;
  readonly standby: number;
}
export const SMALL: Field = { dan: 7, kyu: 4, standby: 1 };

const PAID = 500;
const digits = (i: number): string => String(i * 137).padStart(5, '0');

export function people(field: Field): Someone[] {
  const found: Someone[] = [];
  for (const division of ['dan', 'kyu'] as const) {
    for (let i = 1; i <= field[division]; i++)
      found.push({ name: `${division === 'dan' ? '段' : '級'}棋士${String(i)}`, division });
    for (let i = 1; i <= (field[division] > 0 ? field.standby : 0); i++)
      found.push({ name: `${division === 'dan' ? '段' : '級'}候補${String(i)}`, division, lane: 'standby' });
  }
  return found;
}

/** A web bank's page, copied: every payment so far. */
export function statement(lines: readonly { readonly amount: number; readonly last: string }[]): string {
  let balance = 1000;
  const rows = lines.map(({ amount, last }, i) => {
    balance += amount;
    const time = `09:${String(Math.floor(i / 60)).padStart(2, '0')}:${String(i % 60).padStart(2, '0')}`;
    return [
      '2026/11/02',
      `2026/11/02 ${time}`,
      '跨行轉入',
      '',
      `${String(amount)}.00`,
      `${String(balance)}.00`,
      `********700${last}`,
    ].join('\t');
  });
  return [['帳務日期', '交易時間', '摘要', '支出金額', '存入金額', '即時餘額', '附註'].join('\t'), ...rows].join('\n');
}

const typed = (text: string) => [{ button: 'OK' as const, text }];

/** Takes back what is meant, by its number in the list when there is one, and nothing else. */
export const agree =
  (what: string) =>
  (dialog: Dialog): Answer => {
    if (dialog.kind !== 'prompt') return dialog.kind === 'toast' || dialog.message.includes(what) ? 'OK' : 'CANCEL';
    const line = dialog.message.split('\n').find((one) => one.includes(what));
    return line === undefined ? 'CANCEL' : { button: 'OK', text: line.split('.')[0] ?? '' };
  };

/** Results of all open games of one tab: the first named wins. */
export function resultCells(office: TestOffice, title: string): { readonly a1: string; readonly word: string }[] {
  const word = office.words.codes.result['1-0'];
  const friendly = office.words.pairing.remarks.friendly;
  return office
    .floor(title)
    .map((row, i) => ({ row, i }))
    .filter(({ row, i }) => i >= 3 && row[7] && (row[3] ?? '') === '' && !String(row[6]).includes(friendly))
    .map(({ i }) => ({ a1: `D${String(i + 1)}`, word }));
}

/** Types every open result of the tabs whose title begins so, without the edit trigger. */
function typeResults(office: TestOffice, beginning: string): void {
  for (const title of office.floorTabs().filter((one) => one.startsWith(beginning)))
    for (const { a1, word } of resultCells(office, title)) office.typeUnseen(title, Number(a1.slice(1)) - 1, 3, word);
}

const click =
  (fn: string, answers: Parameters<TestOffice['click']>[1] = []): Step['run'] =>
  (office, killAfter) =>
    office.click(
      fn,
      typeof answers === 'function' ? answers : [...answers, 'OK', 'OK'],
      killAfter === undefined ? {} : { killAfter },
    );

export interface Told {
  /** before the step; the step is run afterwards */
  (step: Step, office: TestOffice): void;
}

/** From an empty workbook to the lucky draw. */
export function tellStory(field: Field, before: Told, wish: Wish = {}): TestOffice {
  const office = new TestOffice(wish);
  const step = (name: string, run: Step['run']): void => {
    before({ name, run }, office);
    run(office);
  };
  const trigger =
    (fn: string): Step['run'] =>
    (one, killAfter) =>
      one.trigger(fn, killAfter);
  const all = people(field);
  const [first, ...others] = all;

  step('setUp', click('setUp'));
  office.host.workbooks.get(office.floorId).share({ anyoneWithLink: 'editor' });
  office.wait(1);
  office.register(first!, { delivery: 'missing' });
  step('submission', trigger('onFormSubmitted'));
  for (const person of others) office.register(person, { delivery: 'missing' });
  office.wait(1);
  step('sweep', trigger('onSweep'));
  office.wait(60);
  const paying = all;
  const reports = paying.map((person, i) => ({
    ...office.link(address(person.name), 'report'),
    'last-digits': digits(i),
    'paid-amount': String(PAID),
  }));
  office.submit('report', reports[0]!, { delivery: 'missing' });
  step('report', trigger('onFormSubmitted'));
  for (const report of reports.slice(1)) office.submit('report', report, { delivery: 'missing' });
  office.moveTo('2026-11-02T12:00:00');
  const text = statement(paying.map((_, i) => ({ amount: PAID, last: digits(i) })));
  step('import', (one, killAfter) =>
    one.click('importPasted', [], { args: [text, false], ...(killAfter === undefined ? {} : { killAfter }) }),
  );
  step('sendLetters', click('sendLetters'));
  office.moveTo('2026-12-14T09:30:00');
  step('closeRegistration', click('closeRegistration', ['OK']));
  office.moveTo('2026-12-18T18:00:00');
  step('openCheckIn', click('openCheckIn'));
  office.moveTo('2026-12-19T08:35:00');
  const checkIn = office.words.tabs.checkIn;
  const boxes = office.floor(checkIn).length - 2;
  for (let i = 0; i < boxes; i++) office.typeUnseen(checkIn, 2 + i, 0, true);
  step('floorEdit', trigger('onFloorEdited'));
  office.moveTo('2026-12-19T08:50:00');
  step('closeCheckIn', click('closeCheckIn', ['OK']));
  step('seatStandby', click('seatStandby'));
  office.moveTo('2026-12-19T09:10:00');
  step('pairRound', click('pairRound', typed('骰子 1')));
  typeResults(office, '配對');
  step('recordResults', click('recordResults'));
  const [game = ''] = office.column('games', 'id').map(String);
  step('correctResult', click('correctResult', typed(`${game} ${office.words.codes.result['0-1']}`)));
  const [, leaver = ''] = office.column('games', 'first').map(String);
  step('withdraw', click('withdraw', typed(leaver)));
  office.wait(2);
  office.click('pairRound', typed('骰子 2'));
  const kyu = field.kyu > 0 ? '級位組' : '段位組';
  step('takeBackRound', click('takeBackRound', agree(`${kyu}・預選・第 2 輪`)));
  if (field.kyu > 0) office.click('takeBackRound', agree('段位組・預選・第 2 輪'));
  office.wait(2);
  for (const round of ['3', '4']) {
    office.click('pairRound', typed(`骰子 ${round}`));
    typeResults(office, '配對');
    office.click('recordResults');
    office.wait(2);
  }
  step('drawBracket', click('drawBracket', typed('觀眾 5')));
  step('takeBackBracket', click('takeBackBracket', agree(`${kyu}・籤表`)));
  office.click('drawBracket', typed('觀眾 6'));
  for (let guard = 0; guard < 8; guard++) {
    office.wait(2);
    typeResults(office, office.words.tabs.knockout.slice(0, 2));
    office.click('recordResults');
    if (
      !office
        .tab(office.words.tabs.dashboard)
        .flat()
        .some((cell) => String(cell).includes(office.words.menu.pairRound))
    )
      break;
    office.click('pairRound', typed(`硬幣 ${String(guard)}`));
  }
  step('prizes', click('prizes'));
  step('luckyDraw', click('luckyDraw', [...typed(''), ...typed('觀眾 7')]));
  return office;
}
