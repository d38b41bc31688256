/** City delegations: three men and two women; whoever is beyond that, or too late, plays in his own name (七（三）, C16). */
import { delegationFlags, delegationOf } from '../../../src/domain/registration/delegation';
import type { Entry } from '../../../src/domain/registration/entry';
import { regulation } from '../regulation/files';

const GO = regulation('go-shanhai-2025');
const IN_TIME = Date.parse('2025-10-24T23:59:59.900+08:00');

const member = (sex: string, more: Partial<Entry> = {}): Entry =>
  ({ state: 'confirmed', answers: { sex, delegation: '杭州' }, flags: [], ...more }) as unknown as Entry;
const flags = (entries: readonly Entry[], sex: string, at = IN_TIME, delegation = '杭州'): string[] =>
  delegationFlags(GO, entries, { at, answers: { sex, delegation } });

test('three men and two women, counted apart', () => {
  expect(flags([member('m'), member('m')], 'm')).toEqual([]);
  expect(flags([member('m'), member('m'), member('m')], 'm')).toEqual(['delegation-full']);
  expect(flags([member('m'), member('m'), member('m'), member('f')], 'f')).toEqual([]);
  expect(flags([member('f'), member('f')], 'f')).toEqual(['delegation-full']);
});

test('who cancelled, who plays for himself and other cities take no place; blanks and width make no other city', () => {
  const gone = member('m', { state: 'cancelled' });
  const alone = member('m', { flags: ['delegation-full'] });
  const other = member('m', { answers: { sex: 'm', delegation: '上海' } });
  expect(flags([member('m'), member('m'), gone, alone, other], 'm')).toEqual([]);
  expect(flags([member('m'), member('m'), member('m')], 'm', IN_TIME, ' 杭 州')).toEqual(['delegation-full']);
});

test('after the closing second nobody joins a delegation, and nobody without one is told so', () => {
  const late = Date.parse('2025-10-25T00:00:00+08:00');
  expect(flags([], 'm', late)).toEqual(['delegation-late']);
  expect(flags([], 'm', late, '')).toEqual([]);
});

test('the delegation of whoever is beyond it is none', () => {
  expect(delegationOf(member('m'))).toBe('杭州');
  expect(delegationOf(member('m', { flags: ['delegation-full'] }))).toBe('');
  expect(delegationOf(member('m', { flags: ['delegation-late'] }))).toBe('');
});
