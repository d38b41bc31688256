/** Form responses as the office sees them, and how their answers become submissions, reports and requests. */
import type { Instant } from '../domain/common/time';
import type { Answers } from '../domain/registration/entry';
import type { Submission } from '../domain/registration/submission';
import { valueOfAnswer } from '../domain/regulation/answer';
import type { Form, Meaning } from '../domain/regulation/form';
import type { Facts } from './facts';

export const FORM_KINDS = ['registration', 'report', 'cancel', 'transfer'] as const;
export type FormKind = (typeof FORM_KINDS)[number];

/** Answers as Google gives them, by question title. */
export type Answered = Readonly<Record<string, string | readonly string[]>>;

/** A response whose answers are read from the form when somebody asks: most of what is looked at again is known. */
export interface FormResponse {
  readonly id: string;
  readonly at: Instant;
  readonly answers: () => Answered;
}

export const formMark = (kind: FormKind): string => `form.${kind}`;

/** The form as Set up made it; null when the regulation has no such form. */
export function formOf(facts: Facts, kind: FormKind): Form | null {
  const text = facts.marks[formMark(kind)];
  return text ? (JSON.parse(text) as Form) : null;
}

/** Value of the first field with that meaning, '' when it was left empty. */
export class Reading {
  private readonly byMeaning = new Map<Meaning, string>();
  readonly byId: Record<string, string> = {};
  /** questions that the form asked when it was made, and that came back under no title */
  readonly known: number;

  constructor(form: Form, response: FormResponse) {
    let known = 0;
    const answers = response.answers();
    for (const field of form.fields) {
      const answer = answers[field.title];
      if (answer === undefined) continue;
      known++;
      const value = (typeof answer === 'string' ? [answer] : answer).map((one) => valueOfAnswer(field, one)).join(' ');
      this.byId[field.id] = value;
      if (!this.byMeaning.has(field.meaning)) this.byMeaning.set(field.meaning, value);
    }
    this.known = known;
  }

  of(meaning: Meaning): string {
    return this.byMeaning.get(meaning) ?? '';
  }
}

/** Meanings that have a column of their own; all else stays among the answers. */
const OWN: ReadonlySet<Meaning> = new Set(['section', 'name', 'email', 'phone', 'division', 'member', 'lane']);

/** Field ids of the registration form that become answer columns, with their titles. */
export const answerFields = (form: Form): { readonly id: string; readonly title: string }[] =>
  form.fields.filter((field) => !OWN.has(field.meaning)).map(({ id, title }) => ({ id, title }));

export function answersOf(form: Form, reading: Reading): Answers {
  const answers: Record<string, string> = {};
  for (const { id } of answerFields(form)) {
    const value = reading.byId[id] ?? '';
    if (value !== '') answers[id] = value;
  }
  return answers;
}

export function submissionOf(form: Form, response: FormResponse): Submission {
  const reading = new Reading(form, response);
  return {
    source: response.id,
    at: response.at,
    name: reading.of('name'),
    email: reading.of('email'),
    phone: reading.of('phone'),
    division: reading.of('division'),
    lane: reading.of('lane') === 'standby' ? 'standby' : 'regular',
    member: reading.of('member') === 'yes',
    answers: answersOf(form, reading),
  };
}
