/** Pictures of the floor file's tabs for the offline page: which tabs there are pictures of, and which the hall wants to see. */
import type { Regulation } from '../../domain/regulation/regulation';
import type { Pictures } from '../../host/page/index';
import type { OfficeWords } from '../../messages/office/zh-TW';
import { divisionOfPairingTab, kindOfTab } from '../../office/views/kinds';
import { drawBracketTab } from './bracket';
import { drawPairingTab } from './pairing';
import { drawStandingsTab } from './standings';

const USUAL_MINUTES = 30;

/** Both clocks of the first stage that has some, or half an hour. */
function roundMinutes({ divisions }: Regulation): number {
  const control = divisions.flatMap(({ stages }) => stages).find((stage) => stage.timeControl !== null)?.timeControl;
  const minutes = (control?.mainMinutes ?? 0) * 2;
  return minutes > 0 ? Math.round(minutes) : USUAL_MINUTES;
}

export function picturesOf(regulation: Regulation, words: OfficeWords): Pictures {
  const drawable = (sheetId: number): boolean => ['pairing', 'standings', 'bracket'].includes(kindOfTab(sheetId) ?? '');
  return {
    heading: regulation.event.names.own,
    roundMinutes: roundMinutes(regulation),
    drawable,
    draw: (tab, hall) => {
      const kind = kindOfTab(tab.sheetId);
      if (kind === 'bracket') return drawBracketTab(tab, words.bracket.bye);
      if (kind === 'pairing') return drawPairingTab(tab, words);
      return kind === 'standings' ? drawStandingsTab(tab, hall) : [];
    },
    // of each division the newest round alone, then who stands where
    hall: (sheetIds) => {
      const newest = new Map<number, number>();
      for (const id of sheetIds)
        if (kindOfTab(id) === 'pairing')
          newest.set(divisionOfPairingTab(id), Math.max(id, newest.get(divisionOfPairingTab(id)) ?? 0));
      const others = sheetIds.filter((id) => drawable(id) && kindOfTab(id) !== 'pairing');
      return [...[...newest.values()].sort((a, b) => a - b), ...others];
    },
  };
}
