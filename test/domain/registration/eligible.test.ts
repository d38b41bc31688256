/** 龍馬盃 第二條「只可往上，不可往下」 and its table of evidence, on answers as the form gives them. */
import { eligibilityProblems } from '../../../src/domain/registration/eligible';
import { shogi } from '../waitlist/kit';

const lists = (pastResults: { name: string; division: string; place: number | null; edition: string }[] = []) => ({
  regulation: shogi(),
  pastResults,
  pastParticipants: [],
});
const codes = (answers: Record<string, string>, division: string, past = lists()) =>
  eligibilityProblems(past, { name: '王小明', answers }, division).map((p) => p.code);

describe('the highest evidence counts, upwards only', () => {
  it('keeps a first dan of any source out of kyu', () => {
    expect(codes({ 'rank-self': '5k', 'rank-wars': '初段' }, 'kyu')).toContain('eligibility.must-play');
    expect(codes({ 'rank-self': '5k', 'rank-wars': '初段' }, 'dan')).toEqual([]);
  });
  it('lets a kyu player choose either division', () => {
    expect(codes({ 'rank-self': '1k', 'rank-wars': 'none' }, 'kyu')).toEqual([]);
    expect(codes({ 'rank-self': '1k' }, 'dan')).toEqual([]);
  });
  it('sends a former kyu winner to dan, by the list or by his own word (A21: any edition)', () => {
    const past = lists([{ name: '王\u3000小明', division: 'kyu', place: 1, edition: '2' }]);
    expect(codes({ 'rank-self': '1k' }, 'kyu', past)).toContain('eligibility.must-play');
    expect(codes({ 'rank-self': '1k', 'past-kyu-winner': 'yes' }, 'kyu')).toContain('eligibility.must-play');
    const second = lists([{ name: '王小明', division: 'kyu', place: 2, edition: '6' }]);
    expect(codes({ 'rank-self': '1k' }, 'kyu', second)).toEqual([]);
  });
  it('names what it cannot read instead of guessing', () => {
    expect(codes({ 'rank-wars': 'very strong', 'birth-date': '15/12/05' }, 'kyu')).toEqual([
      'submit.rank-unreadable',
      'submit.birth-date-unreadable',
    ]);
  });
});
