/** What every language says about a regulation: the Taiwanese words are the list of what there is to say. */
import type { zhTW } from './zh-TW';

type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> };
export type RegulationMessages = Words<typeof zhTW>;
