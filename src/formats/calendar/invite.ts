/** One appointment as an iCalendar file (RFC 5545): plain text that every calendar program takes in. */

export interface Appointment {
  readonly uid: string;
  readonly title: string;
  readonly place: string;
  readonly note: string;
  /** milliseconds since 1970 */
  readonly from: number;
  readonly to: number;
  /** when the file was made */
  readonly made: number;
}

/** 3.3.11: these have a meaning inside a value. */
const escaped = (text: string): string => text.replace(/([\\;,])/g, '\\$1').replace(/\r?\n/g, '\\n');

/** 3.3.5, form 2: `20261219T003000Z`. */
const moment = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Bytes of a character in UTF-8. */
const bytesOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** 3.1: no line is longer than 75 octets; a line that goes on begins with a blank, and no character is torn apart. */
function folded(line: string): string {
  const lines: string[] = [];
  let own = '';
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > 75) {
      lines.push(own);
      own = ' ';
      bytes = 1;
    }
    own += character;
    bytes += size;
  }
  return [...lines, own].join('\r\n');
}

export const invite = (one: Appointment): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//hoshitori//office//ZH',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(one.uid)}`,
    `DTSTAMP:${moment(one.made)}`,
    `DTSTART:${moment(one.from)}`,
    `DTEND:${moment(one.to)}`,
    `SUMMARY:${escaped(one.title)}`,
    `LOCATION:${escaped(one.place)}`,
    `DESCRIPTION:${escaped(one.note)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
