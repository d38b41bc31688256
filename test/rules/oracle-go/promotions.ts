/** Dan promotions (十（二）) by the literal text, from the standings, the ranks shown at entry and who really played. */
import { literalPromotions } from '../../domain/promotion/literal';
import { AT_THE_BOARD } from './scores';
import { entryBook, nth, OPEN, type Division, type Document, type Say } from './types';

const danOf = (rank: string | undefined): number => Number(/^(\d+)d$/.exec(rank ?? '')?.[1] ?? 0);

/** Ids with at least one game; a game won or lost without an opponent may be read as one or not. */
function started(document: Document, walkoversToo: boolean): Set<string> {
  const ids = new Set<string>();
  for (const { rounds } of document.divisions)
    for (const { games } of rounds)
      for (const { first, second, result } of games) {
        const played = AT_THE_BOARD.includes(result ?? '') || (walkoversToo && second !== null);
        if (played) for (const id of [first, second]) if (id !== null) ids.add(id);
      }
  return ids;
}

export function judgePromotions(document: Document, division: Division, say: Say): void {
  const book = entryBook(document);
  const found = division.promotions.map(({ entry, to }) => `${entry} ${to === '1p' ? '8d' : to}`).sort();
  const professional = (id: string): boolean => book.get(id)!.attributes.professional === true;
  for (const { entry, from } of division.promotions) {
    const { rank } = book.get(entry)!.attributes;
    if ((from ?? '') !== (rank ?? ''))
      say('promotion', `${entry} rises from ${from ?? 'nothing'}, the certificate says ${rank ?? 'nothing'}`);
    if (professional(entry)) say('promotion', `${entry} is a new professional and rises`);
  }
  if (division.promotions.filter(({ to }) => to === '1p').length > 1)
    say('promotion', 'more than one turns professional');
  if (division.id !== OPEN && division.id !== 'seniors') {
    if (found.length > 0) say('promotion', `${division.id} has no dan clause, and ${found.join(', ')} rise`);
    return;
  }
  const amateurs = division.standings
    .filter(({ rank, entry }) => rank !== null && !professional(entry))
    .sort((a, b) => a.rank! - b.rank!)
    .map(({ entry }) => entry);
  const readings = [false, true].map((walkoversToo) => {
    const here = started(document, walkoversToo);
    const counted = division.standings.map(({ entry }) => entry).filter((id) => here.has(id) && !professional(id));
    const atLeast = (dan: number): number => counted.filter((id) => danOf(book.get(id)!.attributes.rank) >= dan).length;
    const dans = amateurs.map((id) => danOf(book.get(id)!.attributes.rank));
    const group = division.id === OPEN ? 'open' : 'senior';
    return literalPromotions(group, atLeast(6), atLeast(5), dans)
      .map(({ place, dan }) => `${amateurs[place - 1]!} ${nth(dan)}d`)
      .sort();
  });
  if (!readings.some((wanted) => wanted.join() === found.join()))
    say(
      'promotion',
      `${division.id} promotes ${found.join(', ') || 'nobody'}, expected ${readings[0]!.join(', ') || 'nobody'}`,
    );
}
