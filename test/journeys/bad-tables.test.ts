/** Hands in the fact tables: what is harmless does no harm, what is broken is told with its cell, and nothing is half-written. */
import { forgetCopies, TestOffice, told, type Copy } from '../helpers/office';
import { SMALL, tellStory } from '../helpers/story';

describe('hands in the fact tables', () => {
  let paid: Copy;
  let playing: Copy;
  const open = (copy: Copy): TestOffice => new TestOffice({}, copy);
  beforeAll(() => {
    tellStory(SMALL, (step, office) => {
      if (step.name === 'closeRegistration') paid = office.copy();
      if (step.name === 'withdraw') playing = office.copy();
    }).close();
  });
  afterAll(forgetCopies);

  const column = (office: TestOffice, field: string): number =>
    (office.tab(office.words.tables.entries.title)[0] ?? []).indexOf(
      (office.words.tables.entries.columns as Record<string, string>)[field]!,
    );
  const title = (office: TestOffice): string => office.words.tables.entries.title;
  const refused = (office: TestOffice): string => office.words.codes.action['action.refused'];

  it('sorted by name: the next click writes every row where it now stands', () => {
    const office = open(paid);
    const sheetId = office.sheetId(title(office));
    const ids = office.column('entries', 'id');
    office.byHand([
      {
        sortRange: {
          range: { sheetId, startRowIndex: 1 },
          sortSpecs: [{ dimensionIndex: column(office, 'name'), sortOrder: 'DESCENDING' }],
        },
      },
    ]);
    expect(office.column('entries', 'id')).not.toEqual(ids);
    const names = new Map(office.rows('entries').map((row) => [Object.values(row)[0], Object.values(row)[1]]));
    office.click('closeRegistration', ['OK']);
    office.moveTo('2026-12-18T18:00:00');
    office.click('openCheckIn', []);
    expect(new Map(office.rows('entries').map((row) => [Object.values(row)[0], Object.values(row)[1]]))).toEqual(names);
    expect(office.journal()).not.toContain(office.words.codes.action['row.edited']);
    expect(office.floor(office.words.tabs.checkIn).length).toBe(2 + ids.length);
    office.close();
  });

  it('retyped by hand: taken as it is, told, and written down with actor unknown', () => {
    const office = open(paid);
    office.put(office.officeId, title(office), 1, column(office, 'name'), [['改名的人']]);
    const click = office.click('refreshViews', ['OK']);
    expect(told(click)).toMatch(/1/);
    expect(office.column('entries', 'name')[0]).toBe('改名的人');
    const line = office
      .rows('journal')
      .find((row) => Object.values(row).includes(office.words.codes.action['row.edited']));
    expect(Object.values(line ?? {})).toContain(office.column('entries', 'id')[0]);
    const again = office.click('refreshViews', ['OK']);
    expect(again.dialogs.length).toBe(1);
    expect(office.journal().filter((one) => one === office.words.codes.action['row.edited']).length).toBe(1);
    office.close();
  });

  it('a row deleted by hand is missed once, with its number', () => {
    const office = open(paid);
    const gone = String(office.column('entries', 'id')[2]);
    const sheetId = office.sheetId(title(office));
    office.byHand([{ deleteDimension: { range: { sheetId, dimension: 'ROWS', startIndex: 3, endIndex: 4 } } }]);
    const click = office.click('refreshViews', ['OK']);
    expect(told(click)).toContain(gone);
    const deleted = office.words.codes.action['row.deleted'];
    expect(office.journal().filter((one) => one === deleted).length).toBe(1);
    office.click('refreshViews', ['OK']);
    expect(office.journal().filter((one) => one === deleted).length).toBe(1);
    office.close();
  });

  it('a column moved, and one put between: nothing changes but where the cells stand', () => {
    const office = open(paid);
    const sheetId = office.sheetId(title(office));
    const phone = column(office, 'phone');
    office.byHand([
      {
        moveDimension: {
          source: { sheetId, dimension: 'COLUMNS', startIndex: phone, endIndex: phone + 1 },
          destinationIndex: 2,
        },
      },
      {
        insertDimension: {
          range: { sheetId, dimension: 'COLUMNS', startIndex: 1, endIndex: 2 },
          inheritFromBefore: false,
        },
      },
    ]);
    office.put(office.officeId, title(office), 0, 1, [['我的註記'], ['自己寫的']]);
    const before = office.rows('entries');
    office.click('closeRegistration', ['OK']);
    office.register({ name: '遲到者', division: 'dan' });
    expect(
      office
        .rows('entries')
        .slice(0, before.length)
        .map((row) => row['我的註記']),
    ).toEqual(before.map((row) => row['我的註記']));
    expect(office.column('entries', 'name').slice(0, before.length)).toEqual(
      before.map((row) => row[office.words.tables.entries.columns.name]),
    );
    expect(office.column('entries', 'phone')[0]).toBe('0912345678');
    expect(office.journal()).not.toContain(office.words.codes.action['row.edited']);
    office.close();
  });

  const broken: readonly (readonly [string, (office: TestOffice) => void, RegExp])[] = [
    [
      'a heading renamed',
      (office) => office.put(office.officeId, title(office), 0, column(office, 'state'), [['我改的']]),
      /報名.*狀態|狀態/,
    ],
    [
      'a column removed',
      (office) =>
        office.byHand([
          {
            deleteDimension: {
              range: {
                sheetId: office.sheetId(title(office)),
                dimension: 'COLUMNS',
                startIndex: column(office, 'due'),
                endIndex: column(office, 'due') + 1,
              },
            },
          },
        ]),
      /./,
    ],
    ['an id twice', (office) => office.put(office.officeId, title(office), 2, 0, [['E-0001']]), /E-0001/],
    [
      'a state that is none',
      (office) => office.put(office.officeId, title(office), 1, column(office, 'state'), [['好像有繳']]),
      /好像有繳/,
    ],
    [
      'a sum that is none',
      (office) => office.put(office.officeId, title(office), 1, column(office, 'due'), [['五百']]),
      /五百/,
    ],
    ['an id wiped out', (office) => office.put(office.officeId, title(office), 1, 0, [['']]), /第 ?2 ?列|2/],
  ];

  it.each(broken)('%s: one message with the place, nothing decided, the journal says so', (_, damage, sentence) => {
    const office = open(paid);
    damage(office);
    const before = office.everything();
    const { journal, system } = office.words.tables;
    const click = office.click('closeRegistration', ['OK', 'OK']);
    const last = click.dialogs[click.dialogs.length - 1]!;
    expect(last.kind).toBe('alert');
    expect(last.message).toMatch(sentence);
    expect(last.message).not.toMatch(/undefined|\{\w+\}/);
    const after = office.everything();
    for (const name of Object.keys(after))
      if (![`office:${journal.title}`, `office:${system.title}`].includes(name))
        expect([name, after[name]]).toEqual([name, before[name]]);
    expect(office.journal().filter((one) => one === refused(office)).length).toBe(1);
    office.wait(30);
    office.trigger('onSweep');
    office.trigger('onSweep');
    // the sweep meets the same damage every few minutes and tells it once
    expect(office.journal().filter((one) => one === refused(office)).length).toBe(2);
    office.close();
  });

  it('several broken cells are listed at once', () => {
    const office = open(paid);
    office.put(office.officeId, title(office), 1, column(office, 'due'), [['五百'], ['六百'], ['七百']]);
    const click = office.click('reconcile', ['OK']);
    expect(told(click)).toMatch(/五百[^]*六百[^]*七百/);
    office.close();
  });

  it('a game row deleted by hand while the round is played: its result cell says so, the others count', () => {
    const office = open(playing);
    office.click('pairRound', [{ button: 'OK', text: '骰子' }, 'OK']);
    const tab = '配對段位組R2';
    const row = office.rows('games').findIndex((game) => Object.values(game)[0] === office.floor(tab)[3]![7]);
    const sheetId = office.sheetId(office.words.tables.games.title);
    office.byHand([
      { deleteDimension: { range: { sheetId, dimension: 'ROWS', startIndex: row + 1, endIndex: row + 2 } } },
    ]);
    const games = office.column('games', 'id').length;
    office.type(tab, 'D5', office.words.codes.result['1-0']);
    expect(office.column('games', 'id').length).toBe(games);
    office.close();
  });
});
