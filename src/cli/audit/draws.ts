/** Draws every recorded lot again, and sees that the games of a drawn round are the ones that were drawn. */
import { verifyDraw } from '../../domain/play/draws/verify';
import type { Facts } from '../../office/facts';
import { finding, type Finding } from './findings';

export function auditDraws(facts: Facts): Finding[] {
  const found: Finding[] = [];
  for (const draw of facts.draws) {
    const verdict = verifyDraw(draw);
    if (!verdict.ok) {
      found.push(...verdict.problems.map((one) => finding('draws', `${draw.id} (${draw.what}): ${one.code}`)));
      continue;
    }
    if (verdict.value.kind !== 'round') continue;
    const drawn = new Set(verdict.value.lines.flatMap((line) => [line, line.split(' - ').reverse().join(' - ')]));
    for (const game of facts.games) {
      if (game.draw !== draw.id || game.first === null || game.second === null || game.kind !== 'official') continue;
      if (!drawn.has(`${game.first} - ${game.second}`))
        found.push(finding('draws', `${game.id} (${game.first} – ${game.second}) is not what ${draw.id} drew`));
    }
  }
  const known = new Set(facts.draws.map((draw) => draw.id));
  for (const game of facts.games)
    if (game.draw !== null && !known.has(game.draw))
      found.push(finding('draws', `${game.id} names the draw ${game.draw}, which is not there`));
  return found;
}
