/** Volunteers at the pairing tab: nonsense is kept out or told beside the cell; what is right counts, whatever stands next to it. */
import { forgetCopies, TestOffice, type Cell, type Copy } from '../helpers/office';
import { SMALL, tellStory } from '../helpers/story';

const TAB = '配對段位組R1';

describe('what is typed on the floor', () => {
  let drawn: Copy;
  const open = (): TestOffice => new TestOffice({}, drawn);
  beforeAll(() => {
    tellStory(SMALL, (step, office) => {
      if (step.name !== 'pairRound') return;
      const copy = new TestOffice({}, office.copy());
      copy.click('pairRound', [{ button: 'OK', text: '骰子 1' }, 'OK']);
      drawn = copy.copy();
      copy.close();
    }).close();
  });
  afterAll(forgetCopies);
  const results = (office: TestOffice): Cell[] => office.column('games', 'result');

  it('the drop-down refuses what is no result', () => {
    const office = open();
    const typed = office.host.editCell(office.floorId, TAB, 'D4', '我贏了', 'volunteer@example.com');
    expect(typed.ok).toBe(false);
    expect(results(office)[0]).toBe('');
    office.close();
  });

  it('names and boards are protected from volunteers', () => {
    const office = open();
    for (const a1 of ['A4', 'B4', 'G4', 'H4', 'A1'])
      expect([a1, office.host.editCell(office.floorId, TAB, a1, 'x', 'volunteer@example.com').ok]).toEqual([a1, false]);
    office.close();
  });

  it.each(['贏', '1:0', '=1+1', '<b>左勝</b>', 'G-0001'])(
    'pasted nonsense (%s) is told beside the cell, the other boards count',
    (nonsense) => {
      const office = open();
      const win = office.words.codes.result['1-0'];
      office.typeUnseen(TAB, 3, 3, nonsense);
      office.typeUnseen(TAB, 4, 3, win);
      office.trigger('onFloorEdited');
      const row = office.floor(TAB)[3]!;
      expect(results(office).slice(0, 2)).toEqual(['', win]);
      expect(row[3]).toBe(nonsense);
      expect(String(row[6])).toContain(nonsense);
      expect(String(row[6])).not.toMatch(/undefined|\{\w+\}/);
      office.typeUnseen(TAB, 3, 3, office.words.codes.result['0-1']);
      office.trigger('onFloorEdited');
      expect(office.floor(TAB)[3]![6] ?? '').toBe('');
      expect(results(office)[0]).toBe(office.words.codes.result['0-1']);
      office.close();
    },
  );

  it('a result for a game that does not exist is filed nowhere, and the row is put right', () => {
    const office = open();
    const before = office.floor(TAB);
    const win = office.words.codes.result['1-0'];
    office.typeUnseen(TAB, 4, 3, win);
    office.put(office.floorId, TAB, 6, 3, [[win, '', '', '', 'G-7777']]);
    office.trigger('onFloorEdited');
    expect(results(office).filter((result) => result !== '')).toEqual([win]);
    expect(office.floor(TAB).map((row) => row[7])).toEqual(before.map((row) => row[7]));
    expect(office.floor(TAB)[6]![3] ?? '').toBe('');
    expect(office.floor(TAB)[4]![3]).toBe(win);
    office.close();
  });

  it('a second, different result does not replace the first: the cell tells that the arbiter decides', () => {
    const office = open();
    const { '1-0': win, '0-1': loss } = office.words.codes.result;
    office.type(TAB, 'D4', win);
    office.type(TAB, 'D4', loss);
    expect(results(office)[0]).toBe(win);
    expect(String(office.floor(TAB)[3]![6])).toContain('G-0001');
    office.click('correctResult', [{ button: 'OK', text: `G-0001 ${loss}` }, 'OK']);
    expect(results(office)[0]).toBe(loss);
    expect(office.floor(TAB)[3]!.slice(3, 4)).toEqual([loss]);
    expect(office.floor(TAB)[3]![6]).toBe(office.words.pairing.remarks.corrected);
    office.close();
  });

  it('an emptied cell is filled again with the result on file', () => {
    const office = open();
    const win = office.words.codes.result['1-0'];
    office.type(TAB, 'D4', win);
    office.type(TAB, 'D4', '');
    expect(results(office)[0]).toBe(win);
    expect(office.floor(TAB)[3]![3]).toBe(win);
    office.close();
  });

  it('a pairing tab that somebody deleted comes back with the results on file', () => {
    const office = open();
    const win = office.words.codes.result['1-0'];
    office.type(TAB, 'D4', win);
    const sheetId = office.host.workbooks.get(office.floorId).sheets.find((sheet) => sheet.title === TAB)!.sheetId;
    office.host.sheets.batchUpdate({ requests: [{ deleteSheet: { sheetId } }] }, office.floorId);
    office.wait(6);
    expect(office.floor(TAB)[3]![3]).toBe(win);
    office.close();
  });

  it('ticks after check-in has closed are taken off again', () => {
    const office = open();
    const checkIn = office.words.tabs.checkIn;
    const rows = office.floor(checkIn);
    const before = office.column('entries', 'state');
    office.typeUnseen(checkIn, 2, 0, false);
    office.trigger('onFloorEdited');
    expect(office.column('entries', 'state')).toEqual(before);
    expect(office.floor(checkIn)[2]).toEqual(rows[2]);
    office.close();
  });
});
