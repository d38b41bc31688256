/** 收回: a round or a bracket goes, everything stands as before, the journal stays; or nothing moves and the reason is told. */
import type { Dialog } from '../../src/host';
import { forgetCopies, TestOffice, told, type Copy, type Tabs } from '../helpers/office';
import { agree, resultCells, SMALL, tellStory } from '../helpers/story';

const FACTS = ['entries', 'claims', 'bank', 'ledger', 'games', 'draws', 'outbox'] as const;
const SEED = [{ button: 'OK' as const, text: '骰子 9' }, 'OK' as const];
const SECOND = '段位組・預選・第 2 輪';

/** Fact tables and the whole floor file. */
function standing(office: TestOffice): Tabs {
  const { tables } = office.words;
  const wanted = new Set(FACTS.map((key) => `office:${tables[key].title}`));
  return Object.fromEntries(
    Object.entries(office.everything()).filter(([title]) => wanted.has(title) || title.startsWith('floor:')),
  );
}

/** Everything but what the clock and the journal write. */
function unmoved(office: TestOffice): Tabs {
  const { tabs, tables } = office.words;
  const skip = [tabs.dashboard, tables.journal.title, tables.system.title].map((title) => `office:${title}`);
  return Object.fromEntries(Object.entries(office.everything()).filter(([title]) => !skip.includes(title)));
}

describe('taking back', () => {
  const copies = new Map<string, Copy>();
  const open = (name: string): TestOffice => new TestOffice({}, copies.get(name));
  beforeAll(() => {
    const office = tellStory(SMALL, (step, now) => copies.set(step.name, now.copy()));
    copies.set('end', office.copy());
    office.close();
  });
  afterAll(forgetCopies);

  it('a round: fact tables and floor file are what they were, the journal knows both', () => {
    const office = open('withdraw');
    const before = standing(office);
    office.click('pairRound', SEED);
    const drawn = standing(office);
    expect(drawn).not.toEqual(before);
    const lines = office.journal().length;
    for (const what of [SECOND, '級位組・預選・第 2 輪']) office.click('takeBackRound', agree(what));
    expect(standing(office)).toEqual(before);
    expect(office.journal().slice(lines)).toEqual([
      office.words.codes.action['round.taken-back'],
      office.words.codes.action['round.taken-back'],
    ]);
    office.close();
  });

  it('a bracket with its first round', () => {
    const office = open('drawBracket');
    const before = standing(office);
    office.click('drawBracket', SEED);
    for (const what of ['段位組・籤表', '級位組・籤表']) office.click('takeBackBracket', agree(what));
    expect(standing(office)).toEqual(before);
    office.close();
  });

  it('with results: the question says how many are lost, and they are', () => {
    const office = open('withdraw');
    office.click('pairRound', SEED);
    const before = office.column('games', 'id').length;
    const [cell] = resultCells(office, '配對段位組R2');
    office.type('配對段位組R2', cell!.a1, cell!.word);
    const taken = office.click('takeBackRound', agree(SECOND));
    const question = taken.dialogs.find((dialog) => dialog.kind === 'alert');
    expect(question?.message).toContain('1 局成績');
    expect(office.column('games', 'id').length).toBeLessThan(before);
    expect(office.floorTabs()).not.toContain('配對段位組R2');
    office.close();
  });

  it('a result that comes in while the question stands is not lost: refused, with the board', () => {
    const office = open('withdraw');
    office.click('pairRound', SEED);
    const [cell] = resultCells(office, '配對段位組R2');
    const games = office.column('games', 'id');
    const answer = agree(SECOND);
    const taken = office.click('takeBackRound', (dialog: Dialog) => {
      if (dialog.kind === 'alert' && dialog.message.includes('將收回'))
        office.typeUnseen('配對段位組R2', Number(cell!.a1.slice(1)) - 1, 3, cell!.word);
      return dialog.message.includes('已有成績') ? 'OK' : answer(dialog);
    });
    expect(told(taken)).toContain('第 2 輪第 1 檯');
    expect(office.column('games', 'id')).toEqual(games);
    expect(office.floorTabs()).toContain('配對段位組R2');
    office.close();
  });

  it('either division, by its number in the list', () => {
    const office = open('withdraw');
    office.click('pairRound', SEED);
    const asked: string[] = [];
    office.click('takeBackRound', (dialog: Dialog) => {
      asked.push(dialog.message);
      return dialog.kind === 'prompt' ? { button: 'OK', text: '2' } : 'OK';
    });
    expect(asked[0]).toMatch(/1\. 級位組・預選・第 2 輪\n2\. 段位組・預選・第 2 輪/);
    expect(office.floorTabs()).toContain('配對級位組R2');
    expect(office.floorTabs()).not.toContain('配對段位組R2');
    office.close();
  });

  it.each(['3', 'x', '0'])('a number that is not in the list (%s) is refused', (text) => {
    const office = open('withdraw');
    office.click('pairRound', SEED);
    const before = unmoved(office);
    const taken = office.click('takeBackRound', [{ button: 'OK', text }, 'OK']);
    expect(told(taken)).toContain(`沒有第「${text}」項`);
    expect(unmoved(office)).toEqual(before);
    office.close();
  });

  it('a prelim round under a bracket is refused with the bracket as the reason', () => {
    const office = open('drawBracket');
    office.click('drawBracket', SEED);
    office.click('takeBackRound', agree('級位組・決賽淘汰賽・第 1 輪'));
    const before = unmoved(office);
    const taken = office.click('takeBackRound', (dialog) => {
      const answer = agree('級位組・預選・第 3 輪')(dialog);
      return dialog.message.includes('籤表（') ? 'OK' : answer;
    });
    expect(told(taken)).toContain('請先收回籤表');
    expect(unmoved(office)).toEqual(before);
    office.close();
  });

  it('a bracket under a second round is refused with the round as the reason', () => {
    const office = open('prizes');
    const before = unmoved(office);
    const taken = office.click('takeBackBracket', (dialog) => {
      const answer = agree('段位組・籤表')(dialog);
      return dialog.message.includes('請先收回那一輪') ? 'OK' : answer;
    });
    expect(told(taken)).toContain('第 2 輪已經編排');
    expect(unmoved(office)).toEqual(before);
    office.close();
  });

  it('nothing that prizes stand on is taken back or corrected once they are in the ledger', () => {
    const office = open('luckyDraw');
    const before = unmoved(office);
    const game = String(office.column('games', 'id').slice(-1)[0]);
    const clicks = [
      office.click('takeBackRound', [{ button: 'OK', text: '1' }, 'OK', 'OK']),
      office.click('takeBackBracket', [{ button: 'OK', text: '1' }, 'OK', 'OK']),
      office.click('correctResult', [{ button: 'OK', text: `${game} ${office.words.codes.result['0-1']}` }, 'OK']),
    ];
    for (const click of clicks) expect(told(click)).toContain('獎項已經產生並記入收支');
    expect(unmoved(office)).toEqual(before);
    office.close();
  });

  it('the newest round is found by number, also beyond G-9999', () => {
    const office = open('pairRound');
    const { title } = office.words.tables.system;
    const row = office.tab(title).findIndex((line) => line[0] === 'next.game');
    const line = row < 0 ? office.tab(title).length : row;
    office.put(office.officeId, title, line, 0, [['next.game', '9998']]);
    office.click('pairRound', SEED);
    expect(office.column('games', 'id')).toEqual(['G-9998', 'G-9999', 'G-10000', 'G-10001', 'G-10002', 'G-10003']);
    const asked: string[] = [];
    office.click('takeBackRound', (dialog) => {
      asked.push(dialog.message);
      return 'CANCEL';
    });
    expect(asked[0]).toMatch(/1\. 級位組[^\n]*\n2\. 段位組/);
    office.close();
  });

  it('an absence that is taken back or corrected brings the player back into the draw', () => {
    const office = open('pairRound');
    office.click('pairRound', SEED);
    const rows = office.floor('配對段位組R1');
    const absent = String(office.column('games', 'second')[0]);
    office.type('配對段位組R1', 'D4', office.words.codes.result['+/-']);
    for (const title of office.floorTabs().filter((one) => one.startsWith('配對')))
      for (const { a1, word } of resultCells(office, title)) office.type(title, a1, word);
    expect(String(rows[3]?.[7])).toBe('G-0001');
    const corrected = office.words.codes.result['1-0'];
    office.click('correctResult', [{ button: 'OK', text: `G-0001 ${corrected}` }, 'OK']);
    office.click('pairRound', SEED);
    const second = office.rows('games').filter((game) => game[office.words.tables.games.columns.round] === 2);
    const own = second.filter((game) => Object.values(game).includes(absent));
    expect(own.map((game) => game[office.words.tables.games.columns.result])).toEqual(['']);
    office.close();
  });
});
