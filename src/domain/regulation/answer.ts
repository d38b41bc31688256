/** Answers of a form as Google returns them. */
import type { FormField } from './form';

/** The value behind a label as Google returns it; text that is no label of the field comes back trimmed as it is. */
export function valueOfAnswer(field: FormField, answer: string): string {
  const trimmed = answer.trim();
  return field.choices?.find((choice) => choice.label === trimmed)?.value ?? trimmed;
}
