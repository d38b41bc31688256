/** Google Forms: made once from the form's data, read since a moment, pre-filled with marks that letters replace. */
import type { Form, FormField } from '../../src/domain/regulation/form';
import type { Answered, FormResponse } from '../../src/office/forms';

type Item = GoogleAppsScript.Forms.Item;

function validation(field: FormField): GoogleAppsScript.Forms.TextValidation | null {
  if (!field.pattern) return null;
  return FormApp.createTextValidation()
    .setHelpText(field.pattern.message)
    .requireTextMatchesPattern(field.pattern.regex)
    .build();
}

function addItem(form: GoogleAppsScript.Forms.Form, field: FormField): void {
  const labels = (field.choices ?? []).map((choice) => choice.label);
  const help = field.help ?? '';
  switch (field.type) {
    case 'section':
      form.addSectionHeaderItem().setTitle(field.title).setHelpText(help);
      return;
    case 'paragraph':
      form.addParagraphTextItem().setTitle(field.title).setHelpText(help).setRequired(field.required);
      return;
    case 'choice':
      form
        .addMultipleChoiceItem()
        .setTitle(field.title)
        .setHelpText(help)
        .setChoiceValues(labels)
        .setRequired(field.required);
      return;
    case 'list':
      form.addListItem().setTitle(field.title).setHelpText(help).setChoiceValues(labels).setRequired(field.required);
      return;
    case 'checkbox':
      form
        .addCheckboxItem()
        .setTitle(field.title)
        .setHelpText(help)
        .setChoiceValues(labels)
        .setRequired(field.required);
      return;
    case 'date':
      form.addDateItem().setTitle(field.title).setHelpText(help).setRequired(field.required);
      return;
    default: {
      const item = form.addTextItem().setTitle(field.title).setHelpText(help).setRequired(field.required);
      const rule = validation(field);
      if (rule) item.setValidation(rule);
    }
  }
}

/**
 * Brings a form to what its data say, wherever a click that died left it: items come in order, the last one may be half
 * made and is made again.
 */
export function fillForm(form: GoogleAppsScript.Forms.Form, data: Form): void {
  form.setDescription(data.description).setConfirmationMessage(data.confirmation).setPublished(true);
  const items = form.getItems();
  const whole = items.findIndex((item, i) => item.getTitle() !== data.fields[i]?.title || i === items.length - 1);
  const kept = whole < 0 ? items.length : whole;
  for (const item of items.slice(kept).reverse()) form.deleteItem(item);
  // a form made from outside has its questions, but no API can say what an answer must look like
  items.slice(0, kept).forEach((item, i) => {
    const rule = validation(data.fields[i]!);
    if (rule) item.asTextItem().setValidation(rule);
  });
  for (const field of data.fields.slice(kept)) addItem(form, field);
}

/** Answers go into a tab of that file; linking twice would make a second tab. */
export function linkTo(form: GoogleAppsScript.Forms.Form, spreadsheetId: string): void {
  if (destinationOf(form) !== spreadsheetId) form.setDestination(FormApp.DestinationType.SPREADSHEET, spreadsheetId);
}

/** '' when it has none: Google answers that with an exception. */
function destinationOf(form: GoogleAppsScript.Forms.Form): string {
  try {
    return form.getDestinationId();
  } catch {
    return '';
  }
}

/** Whether answers of a form reach that file; `gone`: it cannot be opened by whoever asks. */
export function stateOfForm(id: string, spreadsheetId: string): 'fine' | 'gone' | 'unlinked' | 'unpublished' {
  try {
    const form = FormApp.openById(id);
    if (destinationOf(form) !== spreadsheetId) return 'unlinked';
    return form.isPublished() ? 'fine' : 'unpublished';
  } catch {
    return 'gone';
  }
}

/** Forms that a file's tabs are linked with, by title: a copied file brings its forms under new ids (GOOGLE-RUNTIME 12). */
export function linkedForms(): ReadonlyMap<string, GoogleAppsScript.Forms.Form> {
  const found = new Map<string, GoogleAppsScript.Forms.Form>();
  for (const sheet of SpreadsheetApp.getActiveSpreadsheet().getSheets()) {
    const url = sheet.getFormUrl();
    if (!url) continue;
    const form = FormApp.openByUrl(url);
    found.set(form.getTitle(), form);
  }
  return found;
}

/** Answers go, in the forms and in the tabs they were copied to; the forms take no more. */
export function forgetResponses(): void {
  for (const sheet of SpreadsheetApp.getActiveSpreadsheet().getSheets()) {
    const url = sheet.getFormUrl();
    if (!url) continue;
    FormApp.openByUrl(url).setAcceptingResponses(false).deleteAllResponses();
    const rows = sheet.getLastRow();
    if (rows > 1) sheet.getRange(2, 1, rows - 1, sheet.getLastColumn()).clearContent();
  }
}

/** Address of the form with the words CODE and TOKEN where code and signature go; '' when it asks for neither. */
export function prefillPattern(form: GoogleAppsScript.Forms.Form, data: Form): string {
  const wanted = data.fields.filter((field) => field.meaning === 'code' || field.meaning === 'token');
  if (wanted.length < 2) return '';
  const items = form.getItems();
  const response = form.createResponse();
  for (const field of wanted) {
    const item: Item | undefined = items.find((one) => one.getTitle() === field.title);
    if (item) response.withItemResponse(item.asTextItem().createResponse(field.meaning === 'code' ? 'CODE' : 'TOKEN'));
  }
  return response.toPrefilledUrl();
}

/** Responses since the moment, by question title; strings as typed, so that leading zeros survive (GOOGLE-RUNTIME 9). */
export function readResponses(form: GoogleAppsScript.Forms.Form, since: number): FormResponse[] {
  const responses = since > 0 ? form.getResponses(new Date(since)) : form.getResponses();
  return responses.map((response) => ({
    id: response.getId(),
    at: response.getTimestamp().getTime(),
    answers: () => answersIn(response),
  }));
}

function answersIn(response: GoogleAppsScript.Forms.FormResponse): Answered {
  const answers: Record<string, string | string[]> = {};
  for (const item of response.getItemResponses()) {
    const value = item.getResponse() as string | string[] | string[][];
    answers[item.getItem().getTitle()] = typeof value === 'string' ? value : (value as string[]).map(String);
  }
  return answers;
}
