/** Draws of lots: every row replays, a tampered one is caught, and a typed seed gives the same draw anywhere. */
import { agree, tellStory, SMALL } from '../helpers/story';
import { forgetCopies, TestOffice, told, type Cell, type Copy } from '../helpers/office';

const SEED = [{ button: 'OK' as const, text: '骰子 2' }];

describe('draws of lots', () => {
  let office: TestOffice;
  let beforeSecondRound: Copy;
  beforeAll(() => {
    office = tellStory(SMALL, (step, standing) => {
      if (step.name === 'correctResult') beforeSecondRound = standing.copy();
    });
  });
  afterAll(() => {
    office.close();
    forgetCopies();
  });

  it('every recorded draw verifies', () => {
    const verified = office.click('verifyDraw', [{ button: 'OK', text: '' }, 'OK']);
    expect(told(verified)).toContain(String(office.column('draws', 'id').length));
    expect(verified.dialogs.map((dialog) => dialog.kind)).toEqual(['prompt', 'toast']);
  });

  it.each(['outcome', 'seed', 'pool'])('a tampered %s is caught and named', (field) => {
    const copy = new TestOffice({}, office.copy());
    const { title, columns } = copy.words.tables.draws;
    const [head = [], row = []] = copy.tab(title);
    const column = head.indexOf((columns as Record<string, string>)[field]!);
    const value = String(row[column]);
    const list = value.startsWith('[') ? (JSON.parse(value) as Cell[]) : null;
    const tampered = list
      ? JSON.stringify([list[1], list[0], ...list.slice(2)])
      : value.replace(/./, (c) => (c === '0' ? '1' : '0'));
    copy.put(copy.officeId, title, 1, column, [[tampered]]);
    const verified = copy.click('verifyDraw', [{ button: 'OK', text: '' }, 'OK']);
    expect(verified.dialogs.map((dialog) => dialog.kind)).toContain('alert');
    expect(told(verified)).toContain(String(row[0]));
    copy.close();
  });

  it('a typed seed gives the same lots in another office, whatever its own chance', () => {
    const other = tellStory(SMALL, () => undefined, { seed: 'another' });
    expect(other.column('draws', 'outcome')).toEqual(office.column('draws', 'outcome'));
    expect(other.column('games', 'first')).toEqual(office.column('games', 'first'));
    other.close();
  });

  it('taken back and drawn with the same seed, a round is the same round; with another seed it need not be', () => {
    const copy = new TestOffice({}, beforeSecondRound);
    const lots = (): Cell[][] => copy.floor('配對段位組R2').map((row) => [row[1] ?? '', row[4] ?? '']);
    copy.click('pairRound', [...SEED, 'OK']);
    const first = lots();
    copy.click('takeBackRound', agree('段位組・預選・第 2 輪'));
    expect(copy.floorTabs()).not.toContain('配對段位組R2');
    copy.click('pairRound', [...SEED, 'OK']);
    expect(lots()).toEqual(first);
    copy.close();
  });

  it('without a typed seed the machine draws one, and writes it down before the games', () => {
    const copy = new TestOffice({}, beforeSecondRound);
    const killed = copy.click('pairRound', [{ button: 'OK', text: '' }], { killAfter: 7 });
    expect(killed.crossings[6]).toContain('batchUpdate');
    const pending = JSON.parse(copy.mark('pending')) as { args: { seed: string } };
    expect(pending.args.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(copy.column('games', 'round')).not.toContain(2);
    copy.click('refreshViews');
    expect(
      copy
        .column('draws', 'seed')
        .map(String)
        .filter((seed) => seed.startsWith(pending.args.seed)).length,
    ).toBeGreaterThan(0);
    expect(copy.column('games', 'round')).toContain(2);
    copy.close();
  });

  it('cut short after its seed was written, the same click finishes the draw and is not refused', () => {
    const copy = new TestOffice({}, beforeSecondRound);
    const before = copy.journal().filter((action) => action === '動作未執行').length;
    copy.click('pairRound', [{ button: 'OK', text: '' }], { killAfter: 7 });
    const again = copy.click('pairRound', [{ button: 'OK', text: '' }, 'OK', 'OK']);
    expect(again.dialogs.map((dialog) => dialog.kind)).not.toContain('alert');
    expect(copy.journal().filter((action) => action === '動作未執行')).toHaveLength(before);
    expect(Math.max(...copy.column('games', 'round').map(Number))).toBe(2);
    copy.close();
  });
});
