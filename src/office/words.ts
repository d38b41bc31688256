/** The words an action is given; the office never chooses a language. */
import type { Regulation, Stage } from '../domain/regulation/regulation';

export type { OfficeWords } from '../messages/office/zh-TW';
export type TimeControl = NonNullable<Stage['timeControl']>;
export type ZoneOf = Regulation['event']['utcOffset'];
