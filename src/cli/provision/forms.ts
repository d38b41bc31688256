/** One form through the Forms API: its file, its questions in order, published. Linking it is Set up's part. */
import type { FormKind } from '../../office/forms';
import type { Google } from '../google/clients';
import { ensure, persist, type Patience } from '../google/ensure';
import { formContent, newForm, published } from './bodies';
import { findFile, FORM, markFile } from './files';
import { formFileName, type Target } from './target';

export interface EnsuredForm {
  readonly id: string;
  readonly made: boolean;
  /** somebody changed its questions by hand; they are left as they are */
  readonly changed: boolean;
}

/** How many of our questions stand there, in order; null when others stand between them. */
async function questionsThere(google: Google, formId: string, titles: readonly string[]): Promise<number | null> {
  const { data } = await google.forms.forms.get({ formId });
  const items = data.items ?? [];
  return items.every((item, i) => item.title === titles[i]) ? items.length : null;
}

async function ensureQuestions(
  google: Google,
  target: Target,
  kind: FormKind,
  formId: string,
  patience: Patience,
): Promise<boolean> {
  const titles = (target.office.forms[kind]?.fields ?? []).map((field) => field.title);
  const { value } = await ensure<'whole' | 'changed'>(
    {
      what: `questions of ${kind}`,
      find: async () => {
        const count = await questionsThere(google, formId, titles);
        if (count === null) return 'changed';
        return count === titles.length ? 'whole' : null;
      },
      make: async () => {
        const from = (await questionsThere(google, formId, titles)) ?? titles.length;
        await google.forms.forms.batchUpdate({ formId, requestBody: formContent(target, kind, from) });
        return null;
      },
    },
    patience,
  );
  return value === 'changed';
}

/** `known`: the id that stands in the office file already, from an earlier run or from Set up. */
export async function ensureForm(
  google: Google,
  target: Target,
  kind: FormKind,
  known: string | undefined,
  patience: Patience,
): Promise<EnsuredForm> {
  if (known !== undefined) return { id: known, made: false, changed: false };
  const wanted = { target, kind: `form.${kind}`, name: formFileName(target, kind), mimeType: FORM };
  const { value, made } = await ensure(
    {
      what: `form ${kind}`,
      find: () => findFile(google, wanted),
      make: async () => {
        const { data } = await google.forms.forms.create({ requestBody: newForm(target, kind) });
        return { id: data.formId ?? '', marked: false };
      },
    },
    patience,
  );
  const { id } = value;
  if (!value.marked) await persist(`form ${kind}`, () => markFile(google, target, wanted.kind, id), patience);
  const changed = await ensureQuestions(google, target, kind, id, patience);
  await persist(
    `publishing ${kind}`,
    () => google.forms.forms.setPublishSettings({ formId: id, requestBody: published }),
    patience,
  );
  return { id, made, changed };
}
