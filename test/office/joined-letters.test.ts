/** One letter to whoever pays for several, one line for each player, in all four languages; what failed is told of each. */
import type { Entry } from '../../src/domain/registration/entry';
import { TONGUES } from '../../src/messages/index';
import type { Facts, OutboxLetter } from '../../src/office/facts';
import { beginSending, finishSending } from '../../src/office/letters';
import { Work } from '../../src/office/work';
import { regulation } from '../domain/regulation/files';

const NOW = Date.UTC(2020, 10, 20, 4, 0);
const CUP = regulation('chess-cup-109');

const child = (number: number, more: Partial<Entry> = {}): Entry => ({
  id: `E-000${String(number)}` as Entry['id'],
  person: `P-000${String(number)}` as Entry['person'],
  source: `import:${String(number)}`,
  receivedAt: NOW,
  sequence: number,
  name: `選手${String(number)}號`,
  email: 'coach@example.com',
  phone: '',
  division: 'mid',
  wanted: 'mid',
  lane: 'regular',
  member: true,
  state: 'held',
  since: NOW,
  deadline: null,
  due: 500,
  code: `AB234${String(number)}`,
  tokenVersion: 1,
  linked: null,
  answers: { coach: '教練甲' },
  flags: [],
  ...more,
});

const letter = (number: number, kind: OutboxLetter['kind'] = 'received-held'): OutboxLetter => ({
  ...{ id: `M-000${String(number)}`, entry: `E-000${String(number)}`, kind, state: 'queued', createdAt: NOW },
  ...{ sentAt: null, tries: 0, error: '', priority: 15, key: `${String(number)}|${kind}`, facts: {} },
});

function work(entries: readonly Entry[], outbox: readonly OutboxLetter[], rules = CUP): Work {
  const none = { claims: [], appeals: [], bank: [], ledger: [], games: [], draws: [], members: [], past: [] };
  const marks = {
    'prefill.report': 'https://f.example/r?CODE=TOKEN',
    'prefill.cancel': 'https://f.example/c?CODE=TOKEN',
  };
  const facts: Facts = { ...none, regulation: rules, entries, outbox, marks };
  return new Work(facts, { now: NOW, actor: 'system', secret: 's' });
}

const send = (one: Work, language = 'zh-TW') =>
  beginSending(one, 20, TONGUES[language]!.office, TONGUES[language]!.letters);

test.each(Object.keys(TONGUES))(
  '%s: three players of one coach are one letter, with the sum and all codes',
  (language) => {
    const ready = send(
      work(
        [1, 2, 3].map((n) => child(n)),
        [1, 2, 3].map((n) => letter(n)),
      ),
      language,
    );
    expect(ready).toHaveLength(1);
    const [{ subject, body, to, joined } = ready[0]!] = ready;
    expect(to).toBe('coach@example.com');
    expect(joined.map(({ id }) => id)).toEqual(['M-0002', 'M-0003']);
    for (const text of ['選手1號', '選手2號', '選手3號', 'AB2341', 'AB2342 AB2343', 'NT$1,500', '教練甲'])
      expect(body).toContain(text);
    // his own code stands in the link; the others are pasted
    expect(body).not.toContain('AB2341 AB2342');
    expect(`${subject}${body}`).not.toMatch(/\{\w+\}|undefined|TOKEN|CODE/);
    expect(body.match(/https:\/\/f\.example\/c\?/g)).toHaveLength(3);
  },
);

test('another address, another kind and a regulation without payers are letters of their own', () => {
  const two = [child(1), child(2, { email: 'parent@example.com' })];
  expect(send(work(two, [letter(1), letter(2)]))).toHaveLength(2);
  expect(send(work([child(1), child(2)], [letter(1), letter(2, 'reported')]))).toHaveLength(2);
  const alone = { ...CUP, registration: { ...CUP.registration, groupEntry: 'none' as const } };
  expect(send(work([child(1), child(2)], [letter(1), letter(2)], alone))).toHaveLength(2);
});

test('what became of the envelope became of every letter in it', () => {
  const states = (error: string, quota: boolean): string[] => {
    const one = work([child(1), child(2)], [letter(1), letter(2)]);
    const ready = send(one);
    finishSending(one, ready, [{ id: ready[0]!.id, error, quota }]);
    return one.facts.outbox.map(({ state }) => state);
  };
  expect(states('', false)).toEqual(['sent', 'sent']);
  expect(states('quota', true)).toEqual(['queued', 'queued']);
  expect(states('bad address', false)).toEqual(['failed', 'failed']);
});
