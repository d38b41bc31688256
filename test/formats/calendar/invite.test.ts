/** RFC 5545: what a calendar program reads back is what was put in, and no line is too long for it. */
import * as fc from 'fast-check';
import { invite, type Appointment } from '../../../src/formats/calendar/invite';

const DAY: Appointment = {
  uid: 'E-0007.open@hoshitori',
  title: '龍馬盃, 段位組; 預選',
  place: '紀州庵\\文學森林',
  note: '報到 08:30–08:50\n報名編號 E-0007',
  from: Date.UTC(2026, 11, 19, 0, 30),
  to: Date.UTC(2026, 11, 19, 10, 0),
  made: Date.UTC(2026, 11, 18, 1, 2, 3),
};

/** A reader of its own: unfolds, splits name and value, takes escapes back. */
const read = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .replace(/\r\n[ \t]/g, '')
      .split('\r\n')
      .filter(Boolean)
      .map((line) => {
        const at = line.indexOf(':');
        const value = line.slice(at + 1).replace(/\\(.)/g, (_, c: string) => (c === 'n' || c === 'N' ? '\n' : c));
        return [line.slice(0, at), value];
      }),
  );

test('one event, its times in UTC', () => {
  const fields = read(invite(DAY));
  expect(fields).toMatchObject({
    VERSION: '2.0',
    UID: DAY.uid,
    DTSTAMP: '20261218T010203Z',
    DTSTART: '20261219T003000Z',
    DTEND: '20261219T100000Z',
    SUMMARY: DAY.title,
    LOCATION: DAY.place,
    DESCRIPTION: DAY.note,
  });
  expect(invite(DAY)).toMatch(/^BEGIN:VCALENDAR\r\n[^]*BEGIN:VEVENT\r\n[^]*END:VEVENT\r\nEND:VCALENDAR\r\n$/);
});

test('lines end with CR LF and have at most 75 octets, and no character is torn apart', () => {
  const text = fc
    .string({ unit: 'binary', maxLength: 300 })
    .map((s) => s.replace(/[\r\n\u0000-\u001f\ud800-\udfff]/g, ''));
  fc.assert(
    fc.property(text, text, (title, note) => {
      const made = invite({ ...DAY, title, note });
      for (const line of made.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(made).not.toContain('\ufffd');
      expect(read(made)).toMatchObject({ SUMMARY: title, DESCRIPTION: note });
    }),
  );
});
