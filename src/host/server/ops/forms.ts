/** FormApp: forms, their questions and their responses. */
import { GoogleError } from '../../errors';
import { checkAnswers } from '../../forms/check';
import { followItems, linkForm, unlinkForm } from '../../forms/destination';
import type { Answers, Form, FormItem, FormState } from '../../forms/form';
import { prefilledUrl } from '../../forms/prefilled';
import { recordResponse } from '../../forms/submit';
import type { ItemType } from '../../forms/types';
import type { Server } from '../server';
import type { Session } from '../session';
import { openWorkbook } from './spreadsheet';
import type { Op } from './types';

function mine(server: Server, session: Session, id: string): Form {
  const form = server.needForm(id);
  if (form.state.owner !== session.user)
    throw new GoogleError('You do not have permission to access the requested document.');
  return form;
}

/** After a change of questions the responses tab gets its columns. */
function follow(server: Server, form: Form): void {
  form.revision++;
  const workbook = form.state.destinationId === undefined ? undefined : server.workbook(form.state.destinationId);
  if (workbook) followItems(workbook, form);
  server.changed('form', form.state.id);
}

const create: Op<{ title: string; published: boolean }, string> = (server, session, { title, published }) =>
  server.createForm(title, published, session.user).state.id;

const open: Op<{ id?: string; url?: string }, string> = (server, session, { id, url }) => {
  const found = url === undefined ? id : (/\/forms\/d\/([\w-]+)\//.exec(url)?.[1] ?? '');
  if (found === 'e' || url?.includes('/forms/d/e/')) throw new GoogleError('Invalid argument: url');
  return mine(server, session, found ?? '').state.id;
};

interface FormInfo extends Readonly<FormState> {
  readonly publishedUrl: string;
  readonly editUrl: string;
}

/** By state, which is replaced and never changed in place: every question of every response asks for it. */
const infos = new WeakMap<FormState, FormInfo>();

const info: Op<{ id: string }, FormInfo> = (server, session, { id }) => {
  const form = mine(server, session, id);
  const known = infos.get(form.state);
  if (known) return known;
  const made = { ...form.state, publishedUrl: form.publishedUrl, editUrl: form.editUrl };
  infos.set(form.state, made);
  return made;
};

export type FormPatch = Partial<
  Pick<
    FormState,
    | 'title'
    | 'description'
    | 'confirmation'
    | 'closedMessage'
    | 'accepting'
    | 'published'
    | 'collectsEmail'
    | 'allowsEdits'
    | 'progressBar'
    | 'showLinkToRespondAgain'
  >
>;

const patch: Op<{ id: string; patch: FormPatch }, null> = (server, session, payload) => {
  const form = mine(server, session, payload.id);
  if (payload.patch.accepting === true && !form.state.published)
    throw new GoogleError('The form must be published before it can accept responses.');
  form.state = { ...form.state, ...payload.patch };
  follow(server, form);
  return null;
};

const addItem: Op<{ id: string; type: ItemType }, number> = (server, session, { id, type }) => {
  const form = mine(server, session, id);
  const item: FormItem = {
    id: server.ids.number(),
    type,
    title: '',
    helpText: '',
    required: false,
    choices: [],
    hasOther: false,
  };
  form.state = { ...form.state, items: [...form.state.items, item] };
  form.revision++;
  server.changed('form', id);
  return item.id;
};

const patchItem: Op<{ id: string; itemId: number; patch: Partial<FormItem> }, null> = (server, session, payload) => {
  const form = mine(server, session, payload.id);
  if (!form.item(payload.itemId)) throw new GoogleError('Item no longer exists.');
  form.state = {
    ...form.state,
    items: form.state.items.map((item) => (item.id === payload.itemId ? { ...item, ...payload.patch } : item)),
  };
  follow(server, form);
  return null;
};

const moveItem: Op<{ id: string; itemId: number; to: number | null }, null> = (server, session, { id, itemId, to }) => {
  const form = mine(server, session, id);
  const item = form.item(itemId);
  if (!item) throw new GoogleError('Item no longer exists.');
  const rest = form.state.items.filter((one) => one !== item);
  if (to !== null) rest.splice(to, 0, item);
  form.state = { ...form.state, items: rest };
  follow(server, form);
  return null;
};

const setDestination: Op<{ id: string; spreadsheetId: string | null }, null> = (
  server,
  session,
  { id, spreadsheetId },
) => {
  const form = mine(server, session, id);
  const old = form.state.destinationId === undefined ? undefined : server.workbook(form.state.destinationId);
  if (old && old.id === spreadsheetId) return null;
  if (old) unlinkForm(old, id);
  const { destinationId: _old, ...unlinked } = form.state;
  form.state = unlinked;
  if (spreadsheetId !== null) {
    const workbook = openWorkbook(server, session, spreadsheetId);
    if (!workbook.mayEdit(session.user))
      throw new GoogleError('You do not have permission to access the requested document.');
    linkForm(workbook, form);
    form.state = { ...unlinked, destinationId: spreadsheetId };
    // old answers are copied, and their submit events fire again
    for (const response of form.responses.values()) recordResponse(server, form, response, undefined, 'normal', 'now');
    server.changed('workbook', spreadsheetId);
  }
  follow(server, form);
  return null;
};

export interface ResponseInfo {
  id: string;
  at: number;
  email: string;
  answers: Answers;
  editUrl: string;
}

const responses: Op<{ id: string; since?: number; responseId?: string }, ResponseInfo[]> = (
  server,
  session,
  { id, since, responseId },
) => {
  const form = mine(server, session, id);
  const all =
    responseId === undefined
      ? [...form.responses.values()]
      : [form.responses.get(responseId)].filter((one) => one !== undefined);
  return all
    .map((one) => ({
      id: one.id,
      at: one.editedAt ?? one.at,
      email: one.email,
      answers: one.answers,
      editUrl: form.responseUrl(one.id),
    }))
    .filter((one) => since === undefined || one.at >= since)
    .sort((a, b) => a.at - b.at);
};

const submit: Op<{ id: string; answers: Answers }, ResponseInfo> = (server, session, { id, answers }) => {
  const form = mine(server, session, id);
  if (!form.state.published || !form.state.accepting)
    throw new GoogleError('This form is no longer accepting responses.');
  const problems = checkAnswers(form, answers);
  if (problems.length > 0)
    throw new GoogleError(`Invalid response: ${problems.map((one) => `${one.title}: ${one.message}`).join('; ')}`);
  const response = { id: server.ids.next('response', 60), email: session.user, at: server.clock.now(), answers };
  form.responses.set(response.id, response);
  // a script's own submission fires nothing
  recordResponse(server, form, response, undefined, 'missing', 'now');
  return { id: response.id, at: response.at, email: response.email, answers, editUrl: form.responseUrl(response.id) };
};

const prefill: Op<{ id: string; answers: Answers }, string> = (server, session, { id, answers }) =>
  prefilledUrl(mine(server, session, id), answers);

const deleteResponses: Op<{ id: string; responseId?: string }, null> = (server, session, { id, responseId }) => {
  const form = mine(server, session, id);
  if (responseId === undefined) form.responses.clear();
  else if (!form.responses.delete(responseId)) throw new GoogleError('No response with the given ID could be found.');
  server.changed('form', id);
  return null;
};

export const formOps = {
  'form.create': create,
  'form.open': open,
  'form.info': info,
  'form.patch': patch,
  'form.addItem': addItem,
  'form.patchItem': patchItem,
  'form.moveItem': moveItem,
  'form.setDestination': setDestination,
  'form.responses': responses,
  'form.submit': submit,
  'form.prefill': prefill,
  'form.deleteResponses': deleteResponses,
};
