/** Letters as a player gets them: every blank filled from the stored record, in all four languages, and no day nobody set. */
import type { Entry } from '../../src/domain/registration/entry';
import { LETTER_KINDS } from '../../src/domain/registration/letter';
import type { Regulation } from '../../src/domain/regulation/regulation';
import { TONGUES } from '../../src/messages/index';
import { beginSending, letterValues } from '../../src/office/letters';
import type { Facts, OutboxLetter } from '../../src/office/facts';
import { Work } from '../../src/office/work';
import { regulation } from '../domain/regulation/files';

const NOW = Date.UTC(2026, 9, 20, 4, 0);
const DEADLINE = Date.UTC(2026, 9, 23, 15, 59);
const LANGUAGES = Object.keys(TONGUES);

const entry = (more: Partial<Entry> = {}): Entry => ({
  id: 'E-0007' as Entry['id'],
  person: 'P-0007' as Entry['person'],
  source: 'response-7',
  receivedAt: NOW,
  sequence: 7,
  name: '選手甲',
  email: 'player-a@example.com',
  phone: '0900000007',
  division: 'dan',
  wanted: 'dan',
  lane: 'regular',
  member: false,
  state: 'held',
  since: NOW,
  deadline: DEADLINE,
  due: 500,
  code: 'HT7Q2K',
  tokenVersion: 1,
  linked: null,
  answers: {},
  flags: [],
  ...more,
});

const letter = (kind: OutboxLetter['kind'], facts: OutboxLetter['facts'] = {}): OutboxLetter => ({
  ...{ id: 'M-0001', entry: 'E-0007', kind, state: 'queued', createdAt: NOW, sentAt: null, tries: 0, error: '' },
  ...{ priority: 10, key: `E-0007|${kind}|1`, facts },
});

function workOf(rules: Regulation, one: Entry, letters: readonly OutboxLetter[] = []): Work {
  const facts: Facts = {
    ...{
      regulation: rules,
      entries: [one],
      claims: [],
      appeals: [],
      bank: [],
      ledger: [],
      games: [],
      draws: [],
      members: [],
      past: [],
    },
    outbox: letters,
    marks: {
      'prefill.report': 'https://forms.example/report?c=CODE&t=TOKEN',
      'prefill.cancel': 'https://forms.example/cancel?c=CODE&t=TOKEN',
      'prefill.transfer': 'https://forms.example/transfer?c=CODE&t=TOKEN',
    },
  };
  return new Work(facts, { now: NOW, actor: 'system', secret: 's' });
}

/** The letter as it goes out. */
function sent(
  language: string,
  kind: OutboxLetter['kind'],
  one: Entry,
  facts: OutboxLetter['facts'] = {},
  rules = SHOGI,
): string {
  const { office, letters } = TONGUES[language]!;
  const [ready] = beginSending(workOf(rules, one, [letter(kind, facts)]), 1, office, letters);
  return `${ready?.subject ?? ''}\n${ready?.body ?? ''}`;
}

const SHOGI = regulation('shogi-open-2026');
/** As the shogi open, but paid on a platform, with places that cannot be handed on and no clock. */
const CLOCKLESS: Regulation = {
  ...SHOGI,
  payment: { ...SHOGI.payment, account: null, windowDays: null, lapseWhen: 'never' },
  waitlist: { ...SHOGI.waitlist, offerDays: null },
  transfer: { ...SHOGI.transfer, allowed: false },
};

test.each(LANGUAGES)('%s: letters use only what the office fills in', (language) => {
  const known = Object.keys(
    letterValues(workOf(SHOGI, entry()), entry(), letter('complete'), TONGUES[language]!.office),
  );
  const used = Object.values(TONGUES[language]!.letters).flatMap(({ subject, body }) =>
    [...`${subject}${body}`.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
  );
  expect(used.length).toBeGreaterThan(100);
  expect([...new Set(used)].filter((name) => !known.includes(name))).toEqual([]);
  // and nothing is worked out that no letter says
  expect(known.filter((name) => !used.includes(name))).toEqual([]);
});

describe.each(LANGUAGES)('%s', (language) => {
  test.each(LETTER_KINDS)('%s goes out with no blank left open', (kind) => {
    for (const rules of [SHOGI, CLOCKLESS])
      for (const one of [entry(), entry({ deadline: null, linked: 'E-0003' as Entry['id'] })]) {
        const text = sent(language, kind, one, { from: 'kyu', problems: 'submit.closed', first: 'E-0003' }, rules);
        // a duplicate names the entry that stands
        expect(text).toContain(kind === 'duplicate' ? 'E-0003' : 'E-0007');
        expect(text).not.toMatch(/\{\w+\}|undefined|NaN|TOKEN|CODE/);
      }
  });

  test('a held place is told its day, weekday and minute', () => {
    const text = sent(language, 'reminder', entry(), { deadline: DEADLINE });
    const weekday = { 'zh-TW': '五', 'zh-CN': '五', ja: '金', en: 'Fri' }[language] ?? '';
    expect(text).toContain('2026-10-23');
    expect(text).toContain(weekday);
    expect(text).toContain('23:59');
    expect(text).toContain('NT$500');
  });

  test('a place whose clock does not run is told so, and no day is made up', () => {
    for (const kind of ['received-held', 'reminder', 'promoted', 'approved', 'shortfall', 'lapsed'] as const) {
      const text = sent(language, kind, entry({ deadline: null }), {}, CLOCKLESS);
      expect(text).not.toMatch(/\d{4}-\d\d-\d\d|\d\d:\d\d/);
    }
    expect(sent(language, 'received-held', entry({ deadline: null }), {}, CLOCKLESS)).toContain(
      { 'zh-TW': '沒有設定繳費期限', 'zh-CN': '没有设定缴费期限', ja: '支払期限がありません', en: 'no deadline' }[
        language
      ] ?? '',
    );
  });

  test('a refusal names its reasons once each, never the reasons of a duty, and always one', () => {
    const reasons = TONGUES[language]!.office.letter.reasons;
    const facts = { problems: 'eligibility.must-play eligibility.rank-at-least.yes submit.closed submit.closed' };
    const text = sent(language, 'rejected', entry({ state: 'rejected' }), facts);
    expect(text.split('・')).toHaveLength(3);
    expect(text).toContain(reasons['eligibility.must-play']);
    expect(text).toContain(reasons['submit.closed']);
    expect(sent(language, 'rejected', entry({ state: 'rejected' }))).toContain(
      TONGUES[language]!.office.letter.otherReason,
    );
  });

  test('a refund that the organiser still has to work out is not called nothing', () => {
    const open = sent(language, 'cancelled', entry({ state: 'cancelled' }));
    expect(open).not.toContain('NT$0');
    expect(open).toContain(TONGUES[language]!.office.letter.refundOpen);
    expect(sent(language, 'cancelled', entry({ state: 'cancelled' }), { refund: 250 })).toContain('NT$250');
    expect(sent(language, 'closed-not-promoted', entry({ state: 'closed' }), { refund: 500 })).toContain('NT$500');
    expect(sent(language, 'closed-not-promoted', entry({ state: 'closed' }), { refund: 0 })).not.toContain('NT$');
  });
});

test('the received-held letter of Taiwan, whole', () => {
  const text = sent('zh-TW', 'received-held', entry(), { deadline: DEADLINE });
  expect(text).toContain('請於 2026-10-23（五）23:59 前繳費並回報（E-0007）');
  expect(text).toContain('選手甲 您好：');
  expect(text).toContain('附言請填繳費代碼：HT7Q2K');
  expect(text).toContain('逾期未完成，名額將自動釋出。');
  expect(text).toMatch(/https:\/\/forms\.example\/report\?c=HT7Q2K&t=[\w-]{8,}/);
  expect(text).toContain('要轉讓給同組別資格者（2026-12-17（四）23:59 前告知）：https://forms.example/transfer');
});
