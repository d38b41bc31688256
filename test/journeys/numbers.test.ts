/** Crossings to Google: how many an action costs, and that they do not grow with the number of players. */
import { forgetCopies, TestOffice } from '../helpers/office';
import { people, tellStory, type Field } from '../helpers/story';

const MENU = [
  'closeRegistration',
  'openCheckIn',
  'closeCheckIn',
  'seatStandby',
  'pairRound',
  'recordResults',
  'correctResult',
  'withdraw',
  'takeBackRound',
  'drawBracket',
  'takeBackBracket',
  'prizes',
  'luckyDraw',
];
const BACKGROUND = ['importPasted', 'onFloorEdited'];

/** For each function the different lists of crossings it made. */
function costs(field: Field): Map<string, Set<string>> {
  const office = tellStory(field, () => undefined);
  const found = new Map<string, Set<string>>();
  for (const { fn, crossings } of office.host.executions)
    found.set(fn, (found.get(fn) ?? new Set()).add(crossings.join(' ')));
  office.close();
  return found;
}

const most = (lists: Set<string> | undefined): number =>
  Math.max(0, ...[...(lists ?? [])].map((list) => list.split(' ').length));

describe('crossings', () => {
  afterAll(forgetCopies);

  it('a menu action for one division makes at most twelve', () => {
    const found = costs({ dan: 8, kyu: 0, standby: 0 });
    const dear = [...MENU, ...BACKGROUND].map((fn) => `${fn} ${String(most(found.get(fn)))}`);
    expect(dear.filter((line) => Number(line.split(' ')[1]) > 12 || line.endsWith(' 0'))).toEqual([]);
  });

  it('the same crossings for 64 players as for 8', () => {
    const few = costs({ dan: 4, kyu: 4, standby: 0 });
    const many = costs({ dan: 32, kyu: 32, standby: 0 });
    for (const fn of [...MENU, ...BACKGROUND]) expect([fn, most(many.get(fn))]).toEqual([fn, most(few.get(fn))]);
  });

  it('a form submission makes at most ten, whichever form it is', () => {
    const office = new TestOffice({ tight: true });
    office.click('setUp', ['OK']);
    const counts: Record<string, number> = {};
    const count = (name: string, sent: ReturnType<TestOffice['submit']>): void => {
      expect(sent.executions.map((one) => one.fn)).toEqual(['onFormSubmitted']);
      counts[name] = sent.executions[0]!.crossings.length;
    };
    const [one, other] = people({ dan: 2, kyu: 0, standby: 0 });
    for (const [name, person] of [
      ['registration', one!],
      ['another', other!],
    ] as const) {
      office.wait(2);
      count(name, office.register({ ...person, email: 'somebody@example.com' }));
    }
    office.wait(2);
    const report = office.link('somebody@example.com', 'report');
    count('report', office.submit('report', { ...report, 'last-digits': '00123', 'paid-amount': '500' }));
    expect(Object.values(counts).filter((number) => number > 10)).toEqual([]);
    office.close();
  });

  it('ten submissions that arrive together are drained by whoever holds the lock; the others leave at once', () => {
    const office = new TestOffice({ tight: true });
    office.click('setUp', ['OK']);
    office.wait(5);
    const ten = people({ dan: 10, kyu: 0, standby: 0 });
    for (const person of ten) expect(office.register(person, { delivery: 'burst' }).ok).toBe(true);
    const others: (readonly string[])[] = [];
    const first = office.host.execute('onFormSubmitted', [], {
      kind: 'trigger',
      onCrossing: (n) => {
        // nine more events while the first one is reading
        if (n === 3) for (let i = 1; i < 10; i++) others.push(office.trigger('onFormSubmitted').crossings);
      },
    });
    expect(first.ok).toBe(true);
    expect(others).toEqual(Array.from({ length: 9 }, () => ['LockService.Lock.tryLock']));
    expect(office.column('entries', 'name').sort()).toEqual(ten.map((person) => person.name).sort());
    expect(office.host.mail.outbox().length).toBe(10);
    office.close();
  });
});
