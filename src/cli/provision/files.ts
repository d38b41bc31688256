/** Finds files this program made before: by the property set on them, or by the mark or the name they were made with. */
import type { Google } from '../google/clients';
import { OFFICE_MARK, propertiesOf } from './bodies';
import type { Target } from './target';

export const SPREADSHEET = 'application/vnd.google-apps.spreadsheet';
export const FORM = 'application/vnd.google-apps.form';

const quoted = (text: string): string => `'${text.replace(/[\\']/g, (c) => `\\${c}`)}'`;

interface Wanted {
  readonly target: Target;
  /** `office`, `floor`, `form.registration` … */
  readonly kind: string;
  readonly name: string;
  readonly mimeType: string;
}

export interface FoundFile {
  readonly id: string;
  /** carries the property, so it is found even when somebody renames it */
  readonly marked: boolean;
}

async function hasOfficeMark({ sheets }: Google, spreadsheetId: string, value: string): Promise<boolean> {
  const { data } = await sheets.spreadsheets.get({ spreadsheetId, fields: 'developerMetadata' });
  return (data.developerMetadata ?? []).some((one) => one.metadataKey === OFFICE_MARK && one.metadataValue === value);
}

/** The oldest one, should there be several. */
export async function findFile(google: Google, { target, kind, name, mimeType }: Wanted): Promise<FoundFile | null> {
  const { hoshitori } = propertiesOf(target, kind).appProperties;
  const property = `appProperties has { key='hoshitori' and value=${quoted(hoshitori)} }`;
  const { data } = await google.drive.files.list({
    q: `trashed = false and mimeType = '${mimeType}' and (${property} or name = ${quoted(name)})`,
    fields: 'files(id,name,appProperties)',
    orderBy: 'createdTime',
    spaces: 'drive',
  });
  for (const { id, appProperties } of data.files ?? []) {
    if (!id) continue;
    if (appProperties?.['hoshitori'] === hoshitori) return { id, marked: true };
    // the name of a form was made to be found by; that of a file may be anybody's
    if (mimeType === FORM || (await hasOfficeMark(google, id, hoshitori))) return { id, marked: false };
  }
  return null;
}

export async function markFile({ drive }: Google, target: Target, kind: string, fileId: string): Promise<void> {
  await drive.files.update({ fileId, requestBody: propertiesOf(target, kind), fields: 'id' });
}
