/** One cell changed at random, many hundred times. */
import { REGULATIONS } from '../../domain/regulation/files';
import { corruptOneCell } from './corruption';

test.each(REGULATIONS)(
  '%s: one bad cell, one complaint at it',
  (id) => {
    corruptOneCell(id, 600);
  },
  600_000,
);
