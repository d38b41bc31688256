/** Installable triggers: what is installed, and when time-driven ones fall due. */
import { zoneEpoch, zoneOffset } from '../zone';

export type TriggerEvent = 'ON_OPEN' | 'ON_EDIT' | 'ON_CHANGE' | 'ON_FORM_SUBMIT' | 'CLOCK';

/** How a time-driven trigger repeats. `at` fires once. */
export type Rhythm =
  | { kind: 'at'; at: number }
  | { kind: 'minutes'; every: number }
  | { kind: 'hours'; every: number }
  | { kind: 'days'; every: number; hour: number; minute: number }
  | { kind: 'weeks'; every: number; weekday: number; hour: number; minute: number };

export interface Trigger {
  readonly id: string;
  readonly functionName: string;
  readonly event: TriggerEvent;
  readonly source: 'SPREADSHEETS' | 'FORMS' | 'CLOCK';
  readonly sourceId?: string;
  readonly owner: string;
  readonly rhythm?: Rhythm;
  readonly zone?: string;
  dueAt?: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The next instant after `from`; undefined when it will not fire again. */
export function nextDue(rhythm: Rhythm, from: number, zone: string, first: boolean): number | undefined {
  switch (rhythm.kind) {
    case 'at':
      return first ? Math.max(rhythm.at, from) : undefined;
    case 'minutes':
      return from + rhythm.every * MINUTE;
    case 'hours':
      return from + rhythm.every * HOUR;
    case 'days':
    case 'weeks': {
      const local = from + zoneOffset(from, zone);
      const today = Math.floor(local / DAY) * DAY;
      const step = rhythm.kind === 'days' ? rhythm.every : rhythm.every * 7;
      for (let day = 0; day <= step + 7; day++) {
        const start = today + day * DAY;
        if (rhythm.kind === 'weeks' && new Date(start).getUTCDay() !== rhythm.weekday) continue;
        const due = zoneEpoch(start + rhythm.hour * HOUR + rhythm.minute * MINUTE, zone);
        if (due > from && (first || day >= step || (day === 0 && step === 1))) return due;
      }
      return undefined;
    }
  }
}
