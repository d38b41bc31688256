/** Every rule of the oracle can fail: faults of form of the document and who may play, and the rule that names each. */
import { judgeGo } from '.';
import { GOOD, open, roundOf, official, delegate, first, proves } from './fault-kit';
import type { Document } from './types';

test('the championship without a fault is good', () => expect(judgeGo(GOOD)).toEqual([]));

describe('form', () => {
  proves([
    { name: 'a drawn game', rule: 'form', seed: (d) => void (official(roundOf(open(d), 1))[0]!.result = '1/2') },
    { name: 'an award to nobody known', rule: 'form', seed: (d) => void (open(d).awards[0]!.entry = 'E-9999') },
    { name: 'a rank nobody can hold', rule: 'form', seed: (d) => void (open(d).promotions[0]!.to = '9d') },
  ]);
  test('what is no document is said to be none', () => expect(judgeGo(null)).toHaveLength(1));
});

describe('registration (七, 九)', () => {
  const born = (id: string, birthDate: string) => (d: Document) => void (first(d, id).attributes.birthDate = birthDate);
  proves([
    { name: 'a youth born a day too early', rule: 'age', seed: born('youth', '2011-08-31') },
    { name: 'a youth born a day too late', rule: 'age', seed: born('youth', '2019-09-01') },
    { name: 'an infant born a day too early', rule: 'age', seed: born('kids', '2019-08-31') },
    { name: 'a senior born in 1981', rule: 'age', seed: born('seniors', '1981-01-01') },
    { name: 'a senior born in 1954', rule: 'age', seed: born('seniors', '1954-12-31') },
    { name: 'no certificate', rule: 'certificate', seed: (d) => void (first(d, 'open').attributes.rank = '') },
    { name: 'part of the fee', rule: 'fee', seed: (d) => void (first(d, 'open').paid = 259) },
    { name: 'another fee', rule: 'fee', seed: (d) => Object.assign(first(d, 'open'), { due: 200, paid: 260 }) },
    { name: 'more back than paid', rule: 'fee', seed: (d) => void (first(d, 'open').refunded = 261) },
    {
      name: 'a youth who was never approved',
      rule: 'approval',
      seed: (d) => first(d, 'youth').history.splice(1, 1),
    },
    {
      name: 'a delegate asked for money before approval',
      rule: 'approval',
      seed: (d) => delegate(d, 'm').history.reverse(),
    },
    {
      name: 'a wild card without approval',
      rule: 'approval',
      seed: (d) =>
        void (d.entries.find(
          ({ attributes, division: id }) => id === 'open' && !attributes.delegation,
        )!.attributes.invited = true),
    },
    {
      name: 'a fourth man in a delegation',
      rule: 'delegation',
      seed: (d) => void (delegate(d, 'f').attributes.sex = 'm'),
    },
    {
      name: 'a third woman in a delegation',
      rule: 'delegation',
      seed: (d) => void (delegate(d, 'm').attributes.sex = 'f'),
    },
    {
      name: 'a delegation that came a second late',
      rule: 'delegation',
      seed: (d) => void (delegate(d, 'm').receivedAt = '2025-10-25T00:00:00+08:00'),
    },
    {
      name: 'a delegate among the youth',
      rule: 'delegation',
      seed: (d) => void (first(d, 'youth').attributes.delegation = '队'),
    },
    {
      name: 'one person twice',
      rule: 'once',
      seed: (d) => void (first(d, 'youth').person = first(d, 'open').person),
    },
    { name: 'money from nowhere', rule: 'ledger', seed: (d) => void (d.ledger.in += 1) },
    { name: 'prizes that are not paid', rule: 'ledger', seed: (d) => void (d.ledger.prizes -= 1) },
    { name: 'a letter that failed', rule: 'letters', seed: (d) => void (d.letters.failed = 1) },
  ]);
});
