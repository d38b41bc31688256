/** What a made-up person is — age, school year, sex, rank, papers — so that the regulation's own predicate lets him in. */
import type { DrawStream } from '../../domain/common/draw-stream';
import { addDays } from '../../domain/common/time';
import type { Predicate } from '../../domain/regulation/eligibility';
import { gradeByBirth } from '../../domain/regulation/grade';
import { rankLevel, rankText } from '../../domain/regulation/rank';
import type { Division, Regulation } from '../../domain/regulation/regulation';

export interface Traits {
  readonly sex: 'f' | 'm';
  readonly birthDate: string;
  /** 1 … 12, null = not at school */
  readonly grade: number | null;
  readonly newcomer: boolean;
  readonly certificate: boolean;
  readonly newProfessional: boolean;
  /** evidence id → rank */
  readonly ranks: Readonly<Record<string, string>>;
}

/** What a division asks for, as far as its predicate says; the first alternative of an `any` is taken mostly. */
interface Wishes {
  grade?: readonly [number, number];
  born?: readonly [from: string | null, to: string | null];
  sex?: 'f' | 'm';
  newcomer?: boolean;
  certificate?: boolean;
  newProfessional?: boolean;
  atLeast?: number;
  below?: number;
}

function wishesOf(predicate: Predicate, stream: DrawStream, not = false): Wishes {
  if ('not' in predicate) return wishesOf(predicate.not, stream, !not);
  if ('all' in predicate)
    return Object.assign({}, ...predicate.all.map((part) => wishesOf(part, stream, not))) as Wishes;
  if ('any' in predicate) {
    if (not) return Object.assign({}, ...predicate.any.map((part) => wishesOf(part, stream, not))) as Wishes;
    const other = predicate.any.length > 1 && stream.below(25) === 0 ? 1 : 0;
    return wishesOf(predicate.any[other] ?? { always: true }, stream);
  }
  const level = (rank: string): number => Number(rankLevel(rank) ?? 1);
  if ('rankAtLeast' in predicate)
    return not ? { below: level(predicate.rankAtLeast.rank) } : { atLeast: level(predicate.rankAtLeast.rank) };
  if ('rankAtMost' in predicate) return { below: level(predicate.rankAtMost.rank) + 1 };
  if (not) return {};
  if ('grade' in predicate) return { grade: [predicate.grade.from, predicate.grade.to] };
  if ('born' in predicate) return { born: [predicate.born.from, predicate.born.to] };
  if ('sex' in predicate) return { sex: predicate.sex };
  if ('newcomer' in predicate) return { newcomer: true };
  if ('certificate' in predicate) return { certificate: true };
  if ('newProfessional' in predicate) return { newProfessional: true };
  return {};
}

const between = (stream: DrawStream, from: number, to: number): number => from + stream.below(to - from + 1);

/** A day between two days, both inclusive. */
function dayBetween(stream: DrawStream, from: string, to: string): string {
  const days = Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
  return addDays(from, stream.below(Math.max(1, days + 1)));
}

/** A birth date that gives this grade on the day by the school calendar (its year runs from 2 to 1 September). */
function bornInGrade(stream: DrawStream, grade: number, onDay: string): string {
  const schoolYear = Number(onDay.slice(0, 4)) - (onDay.slice(5) < '09-01' ? 1 : 0);
  const cohort = schoolYear - grade - 5;
  return dayBetween(stream, `${String(cohort - 1)}-09-02`, `${String(cohort)}-09-01`);
}

function birthDateOf(stream: DrawStream, wishes: Wishes, onDay: string): string {
  const year = Number(onDay.slice(0, 4));
  if (wishes.grade) return bornInGrade(stream, between(stream, wishes.grade[0], wishes.grade[1]), onDay);
  if (!wishes.born) return dayBetween(stream, `${String(year - 46)}-01-01`, `${String(year - 15)}-12-31`);
  const [from, to] = wishes.born;
  return dayBetween(stream, from ?? `${String(year - 70)}-01-01`, to ?? `${String(year - 4)}-12-31`);
}

/** A level for somebody nobody asks a rank of: grown-ups stronger than children, some very strong. */
function levelByAge(stream: DrawStream, age: number, strong: number): number {
  if (age < 8) return between(stream, -9, 2);
  if (age < 15) return between(stream, 1, 5);
  return stream.below(100) < strong ? between(stream, 6, 7) : between(stream, 3, 5);
}

/** `strong`: percent of grown-ups of 6 dan and more, so that thresholds of promotions are met in some rehearsals only. */
export function traitsFor(regulation: Regulation, division: Division, stream: DrawStream, strong: number): Traits {
  const { event, evidence } = regulation;
  const wishes = wishesOf(division.eligibility.must ?? division.eligibility.may, stream);
  const birthDate = birthDateOf(stream, wishes, event.from);
  const byBirth = gradeByBirth(birthDate, event.from);
  const age = Number(event.from.slice(0, 4)) - Number(birthDate.slice(0, 4));
  const level =
    wishes.atLeast !== undefined
      ? wishes.atLeast + 1
      : wishes.below !== undefined
        ? wishes.below - 5
        : levelByAge(stream, age, strong);
  const ranks: Record<string, string> = {};
  const stated = evidence.find((one) => one.window !== 'ever') ?? evidence[0];
  for (const one of evidence) {
    if (one === stated) ranks[one.id] = rankText(level) ?? '';
    else if (one.window === 'self') ranks[one.id] = rankText(level - 1) ?? '';
  }
  return {
    sex: wishes.sex ?? (stream.below(3) === 0 ? 'f' : 'm'),
    birthDate,
    grade: byBirth !== null && byBirth >= 1 && byBirth <= 12 ? byBirth : null,
    newcomer: wishes.newcomer ?? stream.below(4) === 0,
    certificate: wishes.newProfessional !== true,
    newProfessional: wishes.newProfessional === true,
    ranks,
  };
}
