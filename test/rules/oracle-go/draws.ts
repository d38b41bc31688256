/** Draws of lots: the pool hashes as it says, plain orders come out again, nothing is drawn that was not in the pool. */
import { permutation, sha256 } from '../oracle-shogi/stream';
import type { Document, Say } from './types';

const ids = (lines: readonly string[]): string[] => lines.flatMap((line) => line.match(/E-\d{4,}/g) ?? []);

export function judgeLots(document: Document, say: Say): void {
  for (const draw of document.draws) {
    if (sha256(draw.pool.join('\n')) !== draw.poolSha256)
      say('pool hash', `${draw.id} does not hash to its poolSha256`);
    const pool = new Set(ids(draw.pool));
    const strangers = ids(draw.outcome).filter((id) => !pool.has(id));
    if (strangers.length > 0) say('draw', `${draw.id} draws ${strangers.join(', ')}, not in its pool`);
    const plain = draw.algorithm === 'hmac-sha256-fisher-yates/1';
    if (plain && permutation(draw.pool, draw.seed, draw.what).join() !== draw.outcome.join())
      say('replay', `${draw.id} (${draw.what}) gives another order when it is drawn again`);
  }
}
