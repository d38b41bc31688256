/** Birth dates in every habit of writing them; what may be read in two ways is refused. */
import { birthDay } from '../../../src/domain/registration/birth-date';

const READ: readonly (readonly [string, string])[] = [
  ['2015-03-04', '2015-03-04'],
  ['2015/3/4', '2015-03-04'],
  ['2015.3.4', '2015-03-04'],
  ['20150304', '2015-03-04'],
  ['２０１５年３月４日', '2015-03-04'],
  ['104/03/04', '2015-03-04'],
  ['104年3月4日', '2015-03-04'],
  ['民國104年3月4日', '2015-03-04'],
  ['民國 92 年 3 月 4 日', '2003-03-04'],
  ['民國75/03/04', '1986-03-04'],
  ['092/03/04', '2003-03-04'],
  ['', ''],
];

test.each(READ)('%s', (typed, day) => expect(birthDay(typed)).toBe(day));

// 92 may be 民國 92 or 1992; a day that no calendar has is a slip
test.each(['92/03/04', '15/12/05', '104/02/30', '2015-13-01', '小三', '3/4/2015'])('%s is refused', (typed) =>
  expect(birthDay(typed)).toBeNull(),
);
