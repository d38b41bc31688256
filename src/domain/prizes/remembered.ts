/** What is remembered for the next edition: titles for the record of winners, and who must play where (龍馬盃 第二條 升組, 第九條). */
import type { EntryId } from '../common/ids';
import type { Regulation } from '../regulation/regulation';
import type { PrizeField } from './award';

export interface Remembered {
  readonly titles: readonly { readonly entry: EntryId; readonly division: string; readonly title: string }[];
  readonly duties: readonly { readonly entry: EntryId; readonly division: string; readonly mustPlay: string }[];
}

export function rememberedFrom(rules: Regulation['remembered'], fields: readonly PrizeField[]): Remembered {
  const holders = ({ division, place }: { division: string; place: number }): { entry: EntryId; division: string }[] =>
    fields
      .filter((field) => field.division === division)
      .flatMap(({ ranking }) => ranking.filter((row) => row.place === place))
      .map(({ entry }) => ({ entry, division }));
  return {
    titles: rules.titles.flatMap((rule) => holders(rule).map((held) => ({ ...held, title: rule.title }))),
    duties: rules.duties.flatMap((rule) => holders(rule).map((held) => ({ ...held, mustPlay: rule.mustPlay }))),
  };
}
