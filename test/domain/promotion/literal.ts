/** Promotions of the go championship as the clause reads (十（二）1–3), written down literally and apart from the code: no data, own numbers. */

export interface Won {
  readonly place: number;
  readonly dan: number;
}

interface Row {
  readonly dan: number;
  readonly first: number;
  readonly last: number;
  readonly stop: number;
}

const openRows = (sixes: number): Row[] => {
  const eight = { dan: 8, first: 1, last: 1, stop: 4 };
  if (sixes >= 90) return [eight, { dan: 7, first: 2, last: 4, stop: 20 }, { dan: 6, first: 5, last: 10, stop: 32 }];
  if (sixes >= 60) return [eight, { dan: 7, first: 2, last: 3, stop: 16 }, { dan: 6, first: 4, last: 10, stop: 32 }];
  if (sixes >= 30) return [eight, { dan: 7, first: 2, last: 2, stop: 12 }, { dan: 6, first: 3, last: 10, stop: 32 }];
  return [eight];
};

const seniorRows = (sixes: number, fives: number): Row[] => {
  if (sixes >= 30) {
    return [
      { dan: 7, first: 1, last: 1, stop: 8 },
      { dan: 6, first: 2, last: 2, stop: 20 },
    ];
  }
  if (fives >= 100) return [{ dan: 6, first: 1, last: 2, stop: 20 }];
  return fives >= 50 ? [{ dan: 6, first: 1, last: 1, stop: 10 }] : [];
};

/** `dans[i]` = dan held by the amateur on place i + 1; `sixes`, `fives` = how many of 6 (5) dan and more started. */
export function literalPromotions(
  group: 'open' | 'senior',
  sixes: number,
  fives: number,
  dans: readonly number[],
): Won[] {
  const held = dans.slice();
  const taken = new Set<number>();
  const won: Won[] = [];
  for (const { dan, first, last, stop } of group === 'open' ? openRows(sixes) : seniorRows(sixes, fives)) {
    let slots = last - first + 1;
    for (let place = first; place <= stop && place <= held.length && slots > 0; place++) {
      if (taken.has(place) || held[place - 1]! >= dan) continue;
      taken.add(place);
      won.push({ place, dan });
      slots--;
    }
  }
  return won.sort((a, b) => a.place - b.place);
}
