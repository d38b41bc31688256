/** One cell changed at random, thousands of times. */
import { REGULATIONS } from '../../domain/regulation/files';
import { corruptOneCell } from './corruption';

test.each(REGULATIONS)(
  '%s: one bad cell, one complaint at it',
  (id) => {
    corruptOneCell(id, 3000);
  },
  3_600_000,
);
