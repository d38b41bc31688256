/** A backup: the office file and its floor file as Google's own JSON, in one text; or an office file out of Excel. */
import * as fs from 'node:fs';
import * as path from 'node:path';
import { readXlsx } from '../../host/page/files/xlsx-read';
import { TONGUES } from '../../messages/index';
import { loadRegulation, newOffice, regulationNames } from '../office-host';

/** A body of spreadsheets.create, which is also what spreadsheets.get answers. */
export interface Book {
  readonly spreadsheetId?: string;
  readonly properties: { readonly title: string } & Record<string, unknown>;
  readonly sheets: readonly BookSheet[];
  readonly [other: string]: unknown;
}
interface BookSheet {
  readonly properties: { readonly sheetId?: number; readonly title: string } & Record<string, unknown>;
  readonly [other: string]: unknown;
}

export interface Backup {
  readonly format: typeof FORMAT;
  /** ISO instant */
  readonly savedAt: string;
  readonly office: Book;
  readonly floor: Book | null;
}

export const FORMAT = 'hoshitori-backup/1';

/** What is asked of spreadsheets.get: everything that makes a file, nothing that Google works out itself. */
export const FIELDS =
  'spreadsheetId,properties(title,locale,timeZone),namedRanges,sheets(properties,merges,conditionalFormats,' +
  'protectedRanges(range,description,warningOnly,unprotectedRanges,editors),data(startRow,startColumn,' +
  'rowData(values(userEnteredValue,userEnteredFormat,dataValidation,note)),' +
  'rowMetadata(pixelSize,hiddenByUser),columnMetadata(pixelSize,hiddenByUser)))';

/** Titles of the office's tabs in every language, with the ids they have in every office. */
function sheetIds(): Map<string, number> {
  const known = new Map<string, number>();
  const regulation = regulationNames()[0] ?? '';
  for (const language of Object.keys(TONGUES)) {
    const { template, words, regulationTabs } = newOffice(loadRegulation(regulation), language);
    const titles = regulationTabs.map(({ tab }) => tab);
    for (const { key, kind, sheetId } of template.tabs) {
      const title =
        kind === 'regulation'
          ? titles.shift()
          : kind !== 'table'
            ? (words.tabs as Readonly<Record<string, string>>)[key]
            : words.tables[key as keyof typeof words.tables].title;
      if (title !== undefined) known.set(title, sheetId);
    }
  }
  return known;
}

/** Excel keeps no ids of tabs: those of the office get theirs back by their titles. */
async function fromExcel(bytes: Uint8Array, title: string): Promise<Book> {
  const book = (await readXlsx(bytes, title)) as Book;
  const known = sheetIds();
  return {
    ...book,
    sheets: book.sheets.map((sheet): BookSheet => {
      const own = known.get(sheet.properties.title);
      if (own === undefined) return sheet;
      const text = JSON.stringify({ ...sheet, properties: { ...sheet.properties, sheetId: own } });
      // ranges inside name their tab by its id
      const old = `"sheetId":${String(sheet.properties.sheetId ?? 0)}`;
      return JSON.parse(
        text
          .split(`${old},`)
          .join(`"sheetId":${String(own)},`)
          .split(`${old}}`)
          .join(`"sheetId":${String(own)}}`),
      ) as BookSheet;
    }),
  };
}

/** Throws when the file is neither a backup nor an Excel workbook. */
export async function readBackup(file: string): Promise<Backup> {
  const bytes = fs.readFileSync(file);
  const savedAt = fs.statSync(file).mtime.toISOString();
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    return { format: FORMAT, savedAt, office: await fromExcel(bytes, path.basename(file, '.xlsx')), floor: null };
  let found: Partial<Backup> = {};
  try {
    found = JSON.parse(bytes.toString('utf8')) as Partial<Backup>;
  } catch {
    // told below
  }
  if (found.format !== FORMAT || !found.office)
    throw new Error(`${file}: neither a backup (.json) nor an .xlsx of an office`);
  return found as Backup;
}
