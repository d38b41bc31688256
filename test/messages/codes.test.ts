/** Whatever the code can say has a sentence or a word, and every blank of a sentence is filled by whoever says it. */
import { LETTER_KINDS } from '../../src/domain/registration/letter';
import { PLACE_STATES } from '../../src/domain/registration/entry';
import { TONGUES } from '../../src/messages/index';
import { membersOf, scan, type Said } from './scan';

const { office, letters, regulation, engines } = TONGUES['zh-TW']!;
const problems: Record<string, string> = { ...regulation.problems, ...engines, ...office.problems };
const notices: Record<string, string> = office.notices;
const actions: Record<string, string> = office.codes.action;
const letterReasons: Record<string, string> = office.letter.reasons;
const reasons: Record<string, string> = { ...office.reasons, ...letterReasons, ...office.codes.reason };
const flags: Record<string, string> = office.flags;

const found = scan();
const without = (said: readonly Said[], words: Readonly<Record<string, string>>): string[] => [
  ...new Set(said.filter(({ code }) => words[code] === undefined).map(({ code, file }) => `${code} (${file})`)),
];
const blanksIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

test('the scan reads the code', () => {
  expect(found.problems.length).toBeGreaterThan(200);
  expect(found.problems.map(({ code }) => code)).toContain('transfer.too-late');
  expect(found.problems.map(({ code }) => code)).toContain('trf.round.colour');
  expect(found.notices.map(({ code }) => code)).toContain('standby.seated');
  expect(found.actions.map(({ code }) => code)).toContain('entry.clock-started');
  expect(found.reasons.map(({ code }) => code)).toContain('not reported by the deadline');
  expect(found.flags.map(({ code }) => code)).toContain('member-unproven');
});

// what may be told as a notice may also be the answer to a click that has nothing to do
test('every problem has a sentence', () => expect(without(found.problems, { ...notices, ...problems })).toEqual([]));
test('every notice has a sentence', () => expect(without(found.notices, notices)).toEqual([]));
test('every action of the journal has a word', () => expect(without(found.actions, actions)).toEqual([]));
test('every reason has a word', () => expect(without(found.reasons, reasons)).toEqual([]));
test('every remark about an entry has a word', () => expect(without(found.flags, flags)).toEqual([]));

test('no other dotted text of the rooms is a code that was forgotten', () => {
  // keys of marks and the name of a file; in the regulation's own folders dotted texts are paths, codes there are found by `code:` and problem()
  const marks = ['floor.tabs', 'next.entry', 'next.journal', 'ceremony.absent', 'invite.ics'];
  const others = found.dotted.filter(
    ({ code, file }) => !marks.includes(code) && !/src\/(tables|domain)\/regulation\//.test(file),
  );
  expect(others.length).toBeGreaterThan(150);
  expect(without(others, { ...problems, ...notices, ...actions })).toEqual([]);
});

test('codes that are put together are known by their beginning, and have all their endings', () => {
  const ENDINGS: Readonly<Record<string, readonly string[]>> = {
    'check-in.': [
      ...['received', 'approval', 'lapsed', 'cancelled', 'transferred', 'rejected', 'duplicate', 'checked-in'],
      ...['no-show', 'standby-seated', 'standby-released', 'closed'],
    ],
    'pairing.none.without-': ['forbidden', 'bye', 'colours'],
  };
  const sentences = [...found.made].filter(({ code }) => code in ENDINGS).map(({ code }) => code);
  expect(new Set(sentences)).toEqual(new Set(Object.keys(ENDINGS)));
  for (const [start, endings] of Object.entries(ENDINGS))
    for (const ending of endings)
      expect([start + ending, problems[start + ending]]).toEqual([start + ending, expect.any(String)]);
  // those at the desk who hold a place or hope for one are checked in; all other states are refused by name
  const refused = PLACE_STATES.filter((s) => !['held', 'reported', 'confirmed', 'waitlisted', 'standby'].includes(s));
  expect([...ENDINGS['check-in.']!].sort()).toEqual([...refused].sort());
  for (const how of ['withdrawn', 'absent', 'disqualified'])
    expect(actions[`entry.${how}`]).toEqual(expect.any(String));
  for (const backwards of ['trf.forbidden.round', 'trf.acceleration.round', 'trf.acceleration.player'])
    expect(engines[`${backwards}-backwards`]).toEqual(expect.any(String));
});

test('predicates of eligibility have a sentence for the organiser and a reason for the player', () => {
  const ask = [
    ...['rank-at-least', 'rank-at-most', 'born', 'grade', 'sex', 'newcomer', 'past-result', 'certificate'],
    ...['new-professional', 'approved', 'invited'],
  ];
  for (const one of ask) {
    expect([one, problems[`eligibility.${one}.no`]]).toEqual([one, expect.any(String)]);
    expect([one, letterReasons[`eligibility.${one}`]]).toEqual([one, expect.any(String)]);
  }
  expect(letterReasons['eligibility.must-play']).toEqual(expect.any(String));
  for (const code of new Set(found.problems.map(({ code: one }) => one).filter((one) => /^submit\./.test(one))))
    if (code !== 'submit.blank') expect([code, letterReasons[code]]).toEqual([code, expect.any(String)]);
});

test('blanks of a sentence are filled wherever it is said', () => {
  const gaps: string[] = [];
  const check = (said: readonly Said[], words: Readonly<Record<string, string>>): void => {
    for (const { code, file, blanks } of said)
      for (const blank of blanks === null ? [] : blanksIn(words[code] ?? ''))
        if (!blanks!.includes(blank)) gaps.push(`${code} {${blank}} (${file})`);
  };
  check(found.problems, problems);
  check(found.notices, notices);
  expect(gaps).toEqual([]);
});

test('closed sets have a word for every member', () => {
  const has = (words: object, members: readonly string[], least: number): void => {
    expect(members.length).toBeGreaterThanOrEqual(least);
    for (const member of members)
      expect([member, (words as Record<string, string>)[member]]).toEqual([member, expect.any(String)]);
  };
  const { codes, dashboard } = office;
  has(codes.state, PLACE_STATES, 17);
  has(codes.letterKind, LETTER_KINDS, 24);
  has(codes.claimState, membersOf('src/domain/payment/records.ts', 'ClaimState'), 6);
  has(codes.ledgerKind, membersOf('src/domain/payment/records.ts', 'LEDGER_KINDS'), 10);
  has(codes.letterState, membersOf('src/tables/specs.ts', 'LETTER_STATES'), 7);
  has(codes.result, membersOf('src/domain/play/game.ts', 'RESULTS'), 6);
  has(codes.gameKind, membersOf('src/domain/play/game.ts', 'GAME_KINDS'), 4);
  has(office.reasons, membersOf('src/domain/payment/match/types.ts', 'Reason'), 23);
  const kinds = membersOf('src/domain/payment/match/types.ts', 'SuggestionKind');
  has(office.suggestions, kinds, 9);
  has(office.suggestions, ['claim-for-consumed-line', 'code-against-digits'], 2);
  has(
    codes.reason,
    kinds.map((kind) => `suggested:${kind}`),
    9,
  );
  const steps = membersOf('src/office/next-step.ts', 'StepKey');
  expect(steps.length).toBeGreaterThanOrEqual(14);
  for (const step of steps) expect((dashboard.steps as Record<string, readonly string[]>)[step]).toHaveLength(2);
});

test('every kind of letter has a text', () => expect(Object.keys(letters).sort()).toEqual([...LETTER_KINDS].sort()));
