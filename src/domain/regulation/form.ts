/** A form as data: its questions, what each one means for an entry, and the reader that checks a form file. */
import * as z from 'zod/mini';
import { problem, type Problem, type Result } from '../common/result';
import { basics, once } from './basics';

/** What a field is for; the closed set that connects questions with entries, claims and requests. */
const MEANINGS = [
  'section',
  'name',
  'name-latin',
  'email',
  'phone',
  'division',
  'member',
  'lane',
  'birth-date',
  'guardian-consent',
  'consent',
  'rank-diploma',
  'rank-wars',
  'rank-quest',
  'rank-81dojo',
  'rank-self',
  'rank-certificate',
  'past-kyu-winner',
  'sex',
  'school',
  'grade',
  'club',
  'coach',
  'newcomer',
  'lunch',
  'diet',
  'city',
  'delegation',
  'team',
  'certificate',
  'new-professional',
  'invited',
  'code',
  'token',
  'codes',
  'last-digits',
  'bank',
  'paid-on',
  'paid-amount',
  'reason',
  'refund-account',
  'successor-name',
  'successor-email',
  'successor-phone',
  'remark',
] as const;
export type Meaning = (typeof MEANINGS)[number];

const FIELD_TYPES = ['text', 'paragraph', 'choice', 'list', 'checkbox', 'date', 'section'] as const;

const formShape = once(() => {
  const { id, text } = basics();
  const field = z.strictObject({
    id,
    title: text,
    help: z.optional(text),
    type: z.enum(FIELD_TYPES),
    required: z.boolean(),
    /** the form shows and returns the label; the value is what entries keep */
    choices: z.optional(z.array(z.strictObject({ value: text, label: text })).check(z.minLength(1))),
    pattern: z.optional(z.strictObject({ regex: text, message: text })),
    meaning: z.enum(MEANINGS),
  });
  return z.strictObject({
    id,
    title: text,
    description: text,
    /** shown after sending */
    confirmation: text,
    fields: z.array(field).check(z.minLength(1)),
  });
});

export type Form = z.infer<ReturnType<typeof formShape>>;
export type FormField = Form['fields'][number];

/** Reads anything as a form; titles must differ (equal ones collide at Google), choices must fit their type. */
export function readForm(data: unknown): Result<Form> {
  const read = formShape().safeParse(data);
  if (!read.success) {
    return {
      ok: false,
      problems: read.error.issues.map((issue) =>
        problem('form.invalid', { what: issue.message }, issue.path.map(String).join('.')),
      ),
    };
  }
  const problems = contradictions(read.data);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: read.data };
}

function contradictions(form: Form): Problem[] {
  const problems: Problem[] = [];
  const titles = new Map<string, number>();
  const ids = new Map<string, number>();
  form.fields.forEach((field, index) => {
    const at = `fields.${index}`;
    const twin = titles.get(field.title);
    if (twin !== undefined) problems.push(problem('form.title-twice', { title: field.title, first: twin }, at));
    titles.set(field.title, index);
    const same = ids.get(field.id);
    if (same !== undefined) problems.push(problem('form.id-twice', { id: field.id, first: same }, at));
    ids.set(field.id, index);
    const chooses = field.type === 'choice' || field.type === 'list' || field.type === 'checkbox';
    if (chooses !== (field.choices !== undefined)) problems.push(problem('form.choices', { type: field.type }, at));
    const labels = new Set(field.choices?.map((choice) => choice.label));
    if (labels.size !== (field.choices?.length ?? 0)) problems.push(problem('form.label-twice', {}, at));
    if ((field.type === 'section') !== (field.meaning === 'section')) problems.push(problem('form.section', {}, at));
  });
  return problems;
}

/** The field of a form that carries a meaning; several `consent` fields: the first. */
export const fieldMeaning = (form: Form, meaning: Meaning): FormField | undefined =>
  form.fields.find((field) => field.meaning === meaning);
