/** Forms REST: create, get, batchUpdate and setPublishSettings, as far as a form's questions are text, choices, dates and headings. */
import { ApiError, badRequest } from '../errors';
import type { RestRequest, RestResponse } from '../rest-types';
import type { Server } from '../server/server';
import { followItems } from './destination';
import type { Form, FormItem } from './form';
import type { ItemType } from './types';

interface RestQuestion {
  readonly required?: boolean;
  readonly textQuestion?: { readonly paragraph?: boolean };
  readonly dateQuestion?: { readonly includeYear?: boolean };
  readonly choiceQuestion?: {
    readonly type?: string;
    readonly options?: readonly { readonly value?: string; readonly isOther?: boolean }[];
  };
}
interface RestItem {
  readonly title?: string;
  readonly description?: string;
  readonly textItem?: object;
  readonly pageBreakItem?: object;
  readonly questionItem?: { readonly question?: RestQuestion };
}
interface RestInfo {
  readonly title?: string;
  readonly description?: string;
  readonly documentTitle?: string;
}
interface FormRequest {
  readonly createItem?: { readonly item?: RestItem; readonly location?: { readonly index?: number } };
  readonly updateFormInfo?: { readonly info?: RestInfo; readonly updateMask?: string };
}
interface PublishBody {
  readonly publishSettings?: { readonly publishState?: Record<string, boolean> };
}

/** Google's words for the kinds of choice, and ours. */
const CHOICES: Readonly<Record<string, ItemType>> = {
  RADIO: 'MULTIPLE_CHOICE',
  DROP_DOWN: 'LIST',
  CHECKBOX: 'CHECKBOX',
};

function typeOf(item: RestItem): ItemType {
  const { question } = item.questionItem ?? {};
  if (item.textItem) return 'SECTION_HEADER';
  if (item.pageBreakItem) return 'PAGE_BREAK';
  if (question?.textQuestion) return question.textQuestion.paragraph ? 'PARAGRAPH_TEXT' : 'TEXT';
  if (question?.dateQuestion) return 'DATE';
  const choice = CHOICES[question?.choiceQuestion?.type ?? ''];
  if (choice) return choice;
  throw badRequest('Invalid item: its kind must be set.');
}

function made(server: Server, item: RestItem): FormItem {
  const question = item.questionItem?.question;
  const options = question?.choiceQuestion?.options ?? [];
  return {
    id: server.ids.number(),
    type: typeOf(item),
    title: item.title ?? '',
    helpText: item.description ?? '',
    required: question?.required === true,
    choices: options.flatMap((one) => (one.isOther || one.value === undefined ? [] : [{ value: one.value }])),
    hasOther: options.some((one) => one.isOther === true),
  };
}

function questionJson(item: FormItem): object {
  const kind = Object.entries(CHOICES).find(([, type]) => type === item.type)?.[0];
  const choice = kind && {
    choiceQuestion: {
      type: kind,
      options: [...item.choices.map(({ value }) => ({ value })), ...(item.hasOther ? [{ isOther: true }] : [])],
    },
  };
  const other =
    item.type === 'DATE'
      ? { dateQuestion: { includeYear: true } }
      : { textQuestion: { paragraph: item.type === 'PARAGRAPH_TEXT' } };
  return { questionId: item.id.toString(16), required: item.required, ...(choice ?? other) };
}

function itemJson(item: FormItem): object {
  const head = { itemId: item.id.toString(16), title: item.title, description: item.helpText };
  if (item.type === 'SECTION_HEADER') return { ...head, textItem: {} };
  if (item.type === 'PAGE_BREAK') return { ...head, pageBreakItem: {} };
  return { ...head, questionItem: { question: questionJson(item) } };
}

const publishing = ({ state }: Form): object => ({
  publishState: { isPublished: state.published, isAcceptingResponses: state.published && state.accepting },
});

const formJson = (form: Form): object => ({
  formId: form.state.id,
  info: { title: form.state.title, description: form.state.description },
  items: form.state.items.map(itemJson),
  revisionId: form.revision.toString(16).padStart(8, '0'),
  responderUri: form.publishedUrl,
  ...(form.state.destinationId !== undefined && { linkedSheetId: form.state.destinationId }),
  publishSettings: publishing(form),
});

/** A form made through the API starts unpublished, and takes nothing but its title along. */
function create(server: Server, user: string, body: { readonly info?: RestInfo }): object {
  if (Object.keys(body).some((key) => key !== 'info') || body.info?.description !== undefined)
    throw badRequest('Only info.title can be set when creating a form. To add items or settings, use batchUpdate.');
  return formJson(server.createForm(body.info?.title ?? '', false, user));
}

function applied(server: Server, form: Form, request: FormRequest): object {
  const { createItem, updateFormInfo } = request;
  if (createItem) {
    const item = made(server, createItem.item ?? {});
    const items = [...form.state.items];
    const index = createItem.location?.index;
    if (index === undefined || index < 0 || index > items.length) throw badRequest('Invalid location of the new item.');
    items.splice(index, 0, item);
    form.state = { ...form.state, items };
    return { createItem: { itemId: item.id.toString(16), questionId: [item.id.toString(16)] } };
  }
  if (!updateFormInfo) throw badRequest('This request is not emulated.');
  const fields = (updateFormInfo.updateMask ?? '').split(',');
  const { title = '', description = '' } = updateFormInfo.info ?? {};
  form.state = {
    ...form.state,
    ...(fields.includes('title') && { title }),
    ...(fields.includes('description') && { description }),
  };
  return {};
}

/** All requests or none, as Google does it. */
function batchUpdate(server: Server, form: Form, requests: readonly FormRequest[]): object {
  const before = form.state;
  try {
    const replies = requests.map((request) => applied(server, form, request));
    const file = form.state.destinationId === undefined ? undefined : server.workbook(form.state.destinationId);
    if (file) followItems(file, form);
    return { replies };
  } catch (error) {
    form.state = before;
    throw error;
  } finally {
    form.revision++;
  }
}

function publish(form: Form, { publishSettings }: PublishBody): object {
  const { isPublished: published = false, isAcceptingResponses: accepting = false } =
    publishSettings?.publishState ?? {};
  if (accepting && !published) throw badRequest('An unpublished form cannot accept responses.');
  form.state = { ...form.state, published, accepting };
  return { formId: form.state.id, publishSettings: publishing(form) };
}

/** The answer to a request below `/v1/forms`; undefined when there is no such method. */
export function formsRest(server: Server, request: RestRequest): RestResponse | undefined {
  const user = request.user ?? server.owner;
  const { method, body = {} } = request;
  const match = /^\/v1\/forms(?:\/([^/:?]+)(?::(\w+))?)?(?:\?|$)/.exec(request.url);
  if (!match) return undefined;
  const [, id, verb] = match;
  if (id === undefined) return method === 'POST' ? { status: 200, body: create(server, user, body) } : undefined;
  const form = server.forms.get(id);
  if (form?.state.owner !== user) throw new ApiError(404, 'Requested entity was not found.');
  if (verb === undefined && method === 'GET') return { status: 200, body: formJson(form) };
  const run = {
    batchUpdate: () => batchUpdate(server, form, (body as { requests?: FormRequest[] }).requests ?? []),
    setPublishSettings: () => publish(form, body),
  }[verb ?? ''];
  if (method !== 'POST' || !run) return undefined;
  const answer = run();
  server.changed('form', id);
  return { status: 200, body: answer };
}
