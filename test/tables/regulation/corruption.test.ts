/** One cell changed at random, a sample; corruption.sweep.ts does it at length. */
import { REGULATIONS } from '../../domain/regulation/files';
import { corruptOneCell } from './corruption';

test.each(REGULATIONS)('%s: one bad cell, one complaint at it', (id) => {
  corruptOneCell(id, 60);
});
