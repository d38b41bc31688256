/** Up and down between divisions: nobody is ever moved downwards (龍馬盃 第二條「只可往上」). */
import type { Regulation } from '../regulation/regulation';

/** Divisions reachable from one by playing up, itself not included. */
function above(regulation: Regulation, division: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [division];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const up of regulation.divisions.find((d) => d.id === id)?.eligibility.mayPlayUpTo ?? []) {
      if (up === division || reached.has(up)) continue;
      reached.add(up);
      open.push(up);
    }
  }
  return reached;
}

/** `to` lies below `from`: one could play up from there to here. */
export const isDownwards = (regulation: Regulation, from: string, to: string): boolean =>
  above(regulation, to).has(from);
