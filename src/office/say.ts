/** Small tools for sentences: fill in parameters, name people and divisions, write money, days and times. */
import { localText, weekday, localDay, type Instant } from '../domain/common/time';
import type { OfficeWords, TimeControl } from './words';
import type { Facts } from './facts';

export const fill = (sentence: string, params: Readonly<Record<string, string | number>> = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, key: string) => (key in params ? String(params[key]) : whole));

export const divisionName = (facts: Facts, id: string): string =>
  facts.regulation.divisions.find((division) => division.id === id)?.names.own ?? id;

export const stageName = (facts: Facts, division: string, stage: string): string =>
  facts.regulation.divisions.find((d) => d.id === division)?.stages.find((s) => s.id === stage)?.name ?? stage;

export const amountText = (facts: Facts, amount: number): string =>
  `${facts.regulation.event.currency.sign}${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`;

/** `2026-12-13（日）23:59` */
export function momentText(at: Instant, offset: number, words: OfficeWords): string {
  const day = localDay(at, offset);
  const time = localText(at, offset).slice(11, 16);
  return fill(words.date.moment, { day, weekday: words.weekdays[weekday(day)] ?? '', time });
}

/** `2026-12-19（六）` */
export const dayText = (day: string, words: OfficeWords): string =>
  fill(words.date.day, { day, weekday: words.weekdays[weekday(day)] ?? '' });

export function clockText(control: TimeControl | null, words: OfficeWords): string {
  if (!control) return '';
  let text = fill(words.clock.main, { minutes: control.mainMinutes });
  if (control.byoyomiSeconds)
    text += control.byoyomiPeriods
      ? fill(words.clock.byoyomiPeriods, { periods: control.byoyomiPeriods, seconds: control.byoyomiSeconds })
      : fill(words.clock.byoyomi, { seconds: control.byoyomiSeconds });
  if (control.incrementSeconds) text += fill(words.clock.increment, { seconds: control.incrementSeconds });
  return text;
}
