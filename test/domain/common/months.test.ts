/** Months on the calendar: the same day of the month, or the last one of a shorter month. */
import { addMonths } from '../../../src/domain/common/time';

test.each([
  ['2025-11-11', 12, '2026-11-11'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2025-12-31', 2, '2026-02-28'],
  ['2025-08-31', 1, '2025-09-30'],
])('%s and %i months: %s', (day, months, expected) => expect(addMonths(day, months)).toBe(expected));
