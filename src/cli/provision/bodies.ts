/** The bodies of every request that makes something: the same for `--dry-run` and for Google. */
import type { FormField } from '../../domain/regulation/form';
import type { FormKind } from '../../office/forms';
import { newOfficeRequests } from '../../office/new-workbook';
import { deleteTab } from '../../tables/format';
import type { SheetsRequest } from '../../tables/requests';
import { floorTitle, formFileName, titleOf, type ProjectFile, type Target } from './target';

/** Marks on the office file: which office it is, and which script is bound to it. */
export const OFFICE_MARK = 'hoshitori.office';
export const SCRIPT_MARK = 'hoshitori.script';
/** stands in the script's mark from before the script is asked for until its id is known */
export const ASKED_FOR = 'asked for';

/** The sheet a new spreadsheet begins with. */
export const BLANK = 0;

interface Metadata {
  readonly metadataKey: string;
  readonly metadataValue: string;
  readonly visibility: 'DOCUMENT';
  readonly location: { readonly spreadsheet: true };
}
const mark = (metadataKey: string, metadataValue: string): Metadata => ({
  metadataKey,
  metadataValue,
  visibility: 'DOCUMENT',
  location: { spreadsheet: true },
});

export const propertiesOf = (target: Target, kind: string): { appProperties: { hoshitori: string } } => ({
  appProperties: { hoshitori: `${kind}:${target.name}` },
});

const newFile = (target: Target, kind: 'office' | 'floor', title: string) => ({
  properties: {
    title,
    locale: target.office.language.replace('-', '_'),
    timeZone: target.office.regulation.event.zone,
  },
  developerMetadata: [mark(OFFICE_MARK, `${kind}:${target.name}`)],
});

export const officeFile = (target: Target) => newFile(target, 'office', titleOf(target));
export const floorFile = (target: Target) => newFile(target, 'floor', floorTitle(target));

/** The blank sheet goes with the same request that brings the first tab; a file without any sheet cannot be. */
export const officeTabs = (
  target: Target,
  missing: ReadonlySet<number>,
  blank: boolean,
): { requests: SheetsRequest[] } => ({
  requests: [...newOfficeRequests(target.office, missing), ...(blank ? [deleteTab(BLANK)] : [])],
});

/** A mark holds one value: the old one goes, the new one comes, in one request. */
export const setMark = (key: string, value: string): { requests: SheetsRequest[] } => ({
  requests: [
    { deleteDeveloperMetadata: { dataFilter: { developerMetadataLookup: { metadataKey: key } } } },
    { createDeveloperMetadata: { developerMetadata: mark(key, value) } },
  ],
});

export const newScript = (officeId: string) => ({ title: 'hoshitori', parentId: officeId });

export const scriptContent = (files: readonly ProjectFile[]) => ({ files: files.map((file) => ({ ...file })) });

export const newForm = (target: Target, kind: FormKind) => ({
  info: { title: target.office.forms[kind]?.title ?? kind, documentTitle: formFileName(target, kind) },
});

const CHOICE = { choice: 'RADIO', list: 'DROP_DOWN', checkbox: 'CHECKBOX' } as const;

function questionOf(field: FormField) {
  const { type, required } = field;
  if (type === 'choice' || type === 'list' || type === 'checkbox')
    return {
      required,
      choiceQuestion: { type: CHOICE[type], options: (field.choices ?? []).map(({ label }) => ({ value: label })) },
    };
  if (type === 'date') return { required, dateQuestion: { includeYear: true } };
  return { required, textQuestion: { paragraph: type === 'paragraph' } };
}

export const itemOf = (field: FormField) => ({
  title: field.title,
  ...(field.help !== undefined && { description: field.help }),
  ...(field.type === 'section' ? { textItem: {} } : { questionItem: { question: questionOf(field) } }),
});

/** Questions from the given one on. What an answer must look like (a pattern) only the script can say: Set up does. */
export const formContent = (target: Target, kind: FormKind, from: number) => ({
  requests: [
    {
      updateFormInfo: {
        info: { description: target.office.forms[kind]?.description ?? '' },
        updateMask: 'description',
      },
    },
    ...(target.office.forms[kind]?.fields ?? [])
      .slice(from)
      .map((field, i) => ({ createItem: { item: itemOf(field), location: { index: from + i } } })),
  ],
});

/** A form made through the API starts unpublished. */
export const published = {
  publishSettings: { publishState: { isPublished: true, isAcceptingResponses: true } },
  updateMask: 'publishState',
};

/** Volunteers open the floor file by its link. */
export const anyoneWrites = { type: 'anyone', role: 'writer' };
