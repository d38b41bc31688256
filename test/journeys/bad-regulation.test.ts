/** The organiser edits the regulation tabs: mistakes come back all at once with their cells, and nothing half-accepted is in force. */
import { forgetCopies, TestOffice, told, type Cell, type Copy } from '../helpers/office';

const RULES = '賽事規程';
const DIVISIONS = '組別';
const PRIZES = '獎項';

describe('checking the regulation', () => {
  let fresh: Copy;
  const open = (): TestOffice => new TestOffice({}, fresh);
  beforeAll(() => {
    const office = new TestOffice();
    office.click('setUp', ['OK']);
    fresh = office.copy();
    office.close();
  });
  afterAll(forgetCopies);

  const row = (office: TestOffice, tab: string, path: string): number =>
    office.tab(tab).findIndex((line) => line[line.length - 1] === path);
  const set = (office: TestOffice, tab: string, path: string, column: number, cell: Cell): void =>
    office.put(office.officeId, tab, row(office, tab, path), column, [[cell]]);
  const inForce = (office: TestOffice): string => office.mark('regulation.0');

  it('three bad cells in three tabs are told in one message, each with its place; the old regulation stays in force', () => {
    const office = open();
    const before = inForce(office);
    set(office, RULES, 'event.from', 1, '十二月十九日');
    set(office, DIVISIONS, 'divisions.*.capacity', 2, '三十二');
    const prize = office.tab(PRIZES).findIndex((line) => line[2] === 'dan-2');
    office.put(office.officeId, PRIZES, prize, 8, [['很多']]);
    // a good change beside the bad ones is not taken over by itself
    set(office, RULES, 'event.names.short', 1, '改過的簡稱');
    const lines = office.journal().length;
    const click = office.click('checkRegulation', ['OK']);
    const alerts = click.dialogs.filter((dialog) => dialog.kind === 'alert');
    expect(alerts.length).toBe(1);
    for (const [tab, at, found] of [
      [RULES, `B${String(row(office, RULES, 'event.from') + 1)}`, '十二月十九日'],
      [DIVISIONS, `C${String(row(office, DIVISIONS, 'divisions.*.capacity') + 1)}`, '三十二'],
      [PRIZES, `I${String(prize + 1)}`, '很多'],
    ])
      expect(
        alerts[0]!.message.split('\n').filter((line) => line.includes(`${tab!}!${at!}`) && line.includes(found!))
          .length,
      ).toBe(1);
    expect(alerts[0]!.message.split('\n').length).toBe(3);
    expect(inForce(office)).toBe(before);
    expect(office.journal().slice(lines)).toEqual([office.words.codes.action['action.refused']]);
    expect(String(office.column('journal', 'reason').slice(-1)[0])).not.toContain('十二月十九日');
    office.close();
  });

  it('put right, it comes into force with a journal line, and the next click uses it', () => {
    const office = open();
    set(office, DIVISIONS, 'divisions.*.fee.other', 1, 650);
    const click = office.click('checkRegulation', ['OK']);
    expect(click.dialogs.map((dialog) => dialog.kind)).toEqual(['toast']);
    expect(office.journal().slice(-1)).toEqual([office.words.codes.action['regulation.accepted']]);
    office.register({ name: '新費用', division: 'dan' });
    expect(office.column('entries', 'due')).toEqual([650]);
    const lines = office.journal().length;
    office.click('checkRegulation', ['OK']);
    expect(office.journal().length).toBe(lines);
    office.close();
  });

  it('values that fit their cells but not each other are told with a cell as well', () => {
    const office = open();
    const before = inForce(office);
    set(office, RULES, 'event.to', 1, '2026-12-01');
    const click = office.click('checkRegulation', ['OK']);
    expect(told(click)).toMatch(/(賽事規程|組別|獎項)![A-Z]+\d+/);
    expect(inForce(office)).toBe(before);
    office.close();
  });

  it('a regulation tab emptied by accident is one clear message and not a crash', () => {
    const office = open();
    const before = inForce(office);
    const sheetId = office.sheetId(DIVISIONS);
    office.byHand([{ updateCells: { range: { sheetId }, fields: 'userEnteredValue' } }]);
    const click = office.click('checkRegulation', ['OK']);
    expect(click.dialogs.filter((dialog) => dialog.kind === 'alert').length).toBe(1);
    expect(told(click)).not.toMatch(/undefined|\{\w+\}/);
    expect(inForce(office)).toBe(before);
    office.close();
  });
});
