/** One cell changed at random, many hundred times. */
import { REGULATIONS } from '../../domain/regulation/files';
import { share } from '../../helpers/share';
import { corruptOneCell } from './corruption';

test.each(REGULATIONS)(
  '%s: one bad cell, one complaint at it',
  (id) => {
    corruptOneCell(id, share(600));
  },
  600_000,
);
