/** The cells of an office file's fact tabs through Google's REST client: one call, tabs by their sheet id. */
import { load, READ_KEYS, specsFor, type Cells, type Loaded } from '../../office/load';
import { TONGUES } from '../../messages/index';
import type { OfficeWords } from '../../office/words';
import type { Cell } from '../../tables/cell';
import type { Sheets } from './clients';

export async function readTabs(
  sheets: Sheets,
  spreadsheetId: string,
  sheetIds: readonly number[],
): Promise<ReadonlyMap<number, Cell[][]>> {
  const { data } = await sheets.spreadsheets.values.batchGetByDataFilter({
    spreadsheetId,
    requestBody: {
      dataFilters: sheetIds.map((sheetId) => ({ gridRange: { sheetId } })),
      majorDimension: 'ROWS',
      valueRenderOption: 'UNFORMATTED_VALUE',
      dateTimeRenderOption: 'SERIAL_NUMBER',
    },
  });
  return new Map(
    (data.valueRanges ?? []).map(({ dataFilters, valueRange }) => [
      dataFilters?.[0]?.gridRange?.sheetId ?? 0,
      (valueRange?.values ?? []) as Cell[][],
    ]),
  );
}

export interface ReadOffice {
  readonly words: OfficeWords;
  readonly loaded: Loaded;
}

/** The office as its tabs say it, in the language it speaks; what cannot be read is told. */
export function officeOf(bySheet: ReadonlyMap<number, readonly (readonly Cell[])[]>): ReadOffice {
  const specs = specsFor([]);
  const cells = Object.fromEntries(
    READ_KEYS.map((key) => [key, bySheet.get(specs[key].sheetId) ?? []]),
  ) as unknown as Cells;
  const language = String(cells.system.find((row) => row[0] === 'language')?.[1] ?? 'zh-TW');
  const words = (TONGUES[language] ?? TONGUES['zh-TW']!).office;
  const loaded = load(cells, words);
  if (!('facts' in loaded))
    throw new Error(`this is no office file: ${loaded.problems.map((found) => found.code).join(', ')}`);
  return { words, loaded };
}

export const officeSheetIds = (): number[] => READ_KEYS.map((key) => specsFor([])[key].sheetId);
