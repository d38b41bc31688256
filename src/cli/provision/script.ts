/**
 * The script bound to the office file. Nothing at Google lists the scripts of a file, so a creation whose answer got lost
 * cannot be looked up: a mark says "asked for" before it is asked for. Found again without an id while the file is still
 * empty, the file is put into the bin with whatever is bound to it and begun anew; a file with tabs is never touched.
 */
import type { Google } from '../google/clients';
import { ensure, persist, statusOf, type Patience } from '../google/ensure';
import { ASKED_FOR, newScript, SCRIPT_MARK, scriptContent, setMark } from './bodies';
import type { ProjectFile, Target } from './target';

/** `lost`: asked for, no id known. */
export type ScriptState = 'none' | 'lost' | { readonly id: string };

export async function scriptState({ sheets }: Google, spreadsheetId: string): Promise<ScriptState> {
  const { data } = await sheets.spreadsheets.get({ spreadsheetId, fields: 'developerMetadata' });
  const value = data.developerMetadata?.find((one) => one.metadataKey === SCRIPT_MARK)?.metadataValue ?? '';
  if (value === '') return 'none';
  return value === ASKED_FOR ? 'lost' : { id: value };
}

async function writeMark({ sheets }: Google, spreadsheetId: string, value: string): Promise<void> {
  await sheets.spreadsheets.batchUpdate({ spreadsheetId, requestBody: setMark(SCRIPT_MARK, value) });
}

/** Refused for certain: nothing was made, and it may be asked for again. */
const refused = (error: unknown): boolean => {
  const status = statusOf(error);
  return status !== undefined && status >= 400 && status < 500 && status !== 408;
};

/** Id of a new script, or null when nobody can tell whether one was made. */
async function create(google: Google, officeId: string, patience: Patience): Promise<string | null> {
  const asked = (): Promise<string | null> =>
    google.script.projects.create({ requestBody: newScript(officeId) }).then(
      ({ data }) => data.scriptId ?? null,
      (error: unknown) => {
        if (refused(error)) throw error;
        return null;
      },
    );
  return persist('script', asked, patience);
}

/** Null: the file has to be begun anew. */
export async function ensureScript(google: Google, officeId: string, patience: Patience): Promise<string | null> {
  const state = await persist('script', () => scriptState(google, officeId), patience);
  if (state === 'lost') return null;
  if (state !== 'none') return state.id;
  await persist('script', () => writeMark(google, officeId, ASKED_FOR), patience);
  const id = await create(google, officeId, patience);
  if (id !== null) await persist('script', () => writeMark(google, officeId, id), patience);
  return id;
}

export const adoptScript = (google: Google, officeId: string, id: string, patience: Patience): Promise<void> =>
  persist('script', () => writeMark(google, officeId, id), patience);

const key = ({ name, type, source }: Partial<ProjectFile>): string =>
  `${String(type)} ${String(name)}\n${String(source)}`;

/** The project's files as the build left them; an older set is replaced as a whole. */
export const ensureContent = (google: Google, scriptId: string, { project }: Target, patience: Patience) =>
  ensure(
    {
      what: 'program',
      find: async () => {
        const { data } = await google.script.projects.getContent({ scriptId });
        const there = new Set((data.files ?? []).map((file) => key(file as Partial<ProjectFile>)));
        return there.size === project.length && project.every((file) => there.has(key(file))) ? scriptId : null;
      },
      make: async () => {
        await google.script.projects.updateContent({ scriptId, requestBody: scriptContent(project) });
        return scriptId;
      },
    },
    patience,
  );
