/** What cells show: numbers and dates by pattern, in the locale of the file. */
import { formatGeneral, formatValue } from '../../src/host/workbook/number-format';

const SUNDAY = 46082; // 2026-03-01

test.each<[number, string, string]>([
  [1234.5, '0', '1235'],
  [1234.5, '#,##0.00', '1,234.50'],
  [0.5, '0%', '50%'],
  [0.12345, '0.0%', '12.3%'],
  [2.675, '0.00', '2.68'],
  [-5, '0.0', '-5.0'],
  [-5, '0;(0)', '(5)'],
  [0, '0;-0;"none"', 'none'],
  [7, '000', '007'],
  [1.5, '#.##', '1.5'],
  [0.5, '#.00', '.50'],
  [500, '"NT$"#,##0', 'NT$500'],
  [500, '[$¥-411]#,##0', '¥500'],
  [12345.678, '0.00E+00', '1.23E+04'],
  [3, '0"名"', '3名'],
  [SUNDAY + 0.5, 'yyyy-mm-dd hh:mm', '2026-03-01 12:00'],
  [SUNDAY + 0.5625, 'm/d h:mm:ss', '3/1 13:30:00'],
  [SUNDAY, 'yyyy"年"m"月"d"日" (ddd)', '2026年3月1日 (週日)'],
  [SUNDAY + 0.5625, 'h:mm am/pm', '1:30 下午'],
  [1.5, '[h]:mm', '36:00'],
  [SUNDAY + 1 / 86400, 'mm:ss', '00:01'],
])('%d by %s shows %s', (value, pattern, shown) => {
  expect(formatValue(value, { pattern }, 'zh_TW')).toBe(shown);
});

test('Weekdays and halves of the day are named in the locale', () => {
  const by = (locale: string) => formatValue(SUNDAY + 0.25, { pattern: 'dddd am/pm h' }, locale);
  expect([by('zh_TW'), by('ja'), by('en_US')]).toEqual(['星期日 上午 6', '日曜日 午前 6', 'Sunday AM 6']);
});

test('A type without pattern has the pattern of its locale', () => {
  expect(formatValue(SUNDAY, { type: 'DATE' }, 'zh_TW')).toBe('2026/3/1');
  expect(formatValue(SUNDAY, { type: 'DATE' }, 'en_US')).toBe('3/1/2026');
  expect(formatValue('00123', { type: 'TEXT' }, 'zh_TW')).toBe('00123');
});

test.each<[number, string]>([
  [5, '5'],
  [0.1 + 0.2, '0.3'],
  [1 / 3, '0.3333333333'],
  [123456789012345, '123456789012345'],
  [1e21, '1E+21'],
  [-0, '0'],
])('Without a format %d shows as %s', (value, shown) => {
  expect(formatGeneral(value)).toBe(shown);
});
