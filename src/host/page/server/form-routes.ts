/** Showing a form, taking what was filled in, and telling what is wrong with it. */
import type { Context, Hono } from 'hono';
import type { FormView } from '../../forms/types';
import type { Host } from '../../types';
import type { Say } from '../words';
import { closedPage, formPage, OTHER, sentPage } from './form-page';
import type { Filled } from './form-page';
import { markup } from './html';
import { localLink } from './links';
import { shell } from './shell';
import type { Visit } from './shell';

type VisitOf = (c: Context) => Visit;

const find = (host: Host, id: string): FormView | undefined => host.forms.list().find((form) => form.id === id);

/** Fields of a query or a body as answers by item id. */
function filledIn(form: FormView, fields: URLSearchParams): Filled {
  const filled: Record<string, string[]> = {};
  for (const item of form.items) {
    const name = `entry.${item.id}`;
    const own = (fields.get(`${name}.other_option_response`) ?? '').trim();
    const list = fields
      .getAll(name)
      .map((one) => (one === OTHER ? own : one))
      .map((one) => (item.type === 'PARAGRAPH_TEXT' ? one.replace(/\r\n/g, '\n') : one.trim()));
    const given = list.filter((one) => one !== '');
    if (given.length > 0) filled[item.id] = given;
  }
  const email = (fields.get('email') ?? '').trim();
  if (email) filled['email'] = [email];
  return filled;
}

/** Answers as the host takes them: by question title. */
function byTitle(form: FormView, filled: Filled): Record<string, string | readonly string[]> {
  const answers: Record<string, string | readonly string[]> = {};
  for (const item of form.items) {
    const given = filled[item.id];
    if (given) answers[item.title] = item.type === 'CHECKBOX' ? given : given[0]!;
  }
  return answers;
}

const KNOWN: readonly (readonly [RegExp, Parameters<Say>[0]])[] = [
  [/^This is a required question$/, 'formMissing'],
  [/^Not a choice of this question/, 'formNotAChoice'],
  [/^Invalid date$/, 'formBadDate'],
  [/^A short answer has one line$/, 'formOneLine'],
];

export function translated(say: Say, message: string): string {
  const key = KNOWN.find(([pattern]) => pattern.test(message))?.[1];
  return key ? say(key) : message;
}

/** What was answered before, by item id. */
function earlier(form: FormView, responseId: string): Filled | undefined {
  const response = form.responses.find((one) => one.id === responseId);
  if (!response) return undefined;
  const filled: Record<string, readonly string[]> = {};
  for (const item of form.items) {
    const answer = response.answers[item.title];
    if (answer !== undefined) filled[item.id] = typeof answer === 'string' ? [answer] : answer;
  }
  if (response.email) filled['email'] = [response.email];
  return filled;
}

export function formRoutes(app: Hono, host: Host, visitOf: VisitOf): void {
  app.get('/forms', (c) => c.html(listPage(visitOf(c)).text));

  app.get('/forms/:id', (c) => {
    const visit = visitOf(c);
    const form = find(host, c.req.param('id'));
    if (!form) return c.html(missing(visit).text, 404);
    const query = new URL(c.req.url).searchParams;
    const editOf = query.get('edit2') ?? undefined;
    const old = editOf === undefined ? undefined : earlier(form, editOf);
    if (editOf !== undefined && (!old || !form.allowsEdits)) return c.html(closedPage(visit, form).text, 404);
    const filled = { ...old, ...filledIn(form, query) };
    return c.html(formPage(visit, form, { filled, problems: new Map(), ...(editOf !== undefined && { editOf }) }).text);
  });

  app.post('/forms/:id', async (c) => {
    const visit = visitOf(c);
    const form = find(host, c.req.param('id'));
    if (!form) return c.html(missing(visit).text, 404);
    const fields = new URLSearchParams(await c.req.text());
    const filled = filledIn(form, fields);
    const editOf = fields.get('edit2') ?? undefined;
    const problems = new Map<string, string>();
    const email = filled['email']?.[0];
    if (form.collectsEmail && !email) problems.set('email', visit.say('formMissing'));
    const sent =
      problems.size > 0
        ? undefined
        : host.forms.submit(form.id, byTitle(form, filled), {
            ...(email !== undefined && { email }),
            ...(editOf !== undefined && { editOf }),
          });
    if (sent?.ok) return c.redirect(`/forms/${form.id}/sent?response=${encodeURIComponent(sent.responseId)}`, 303);
    for (const { title, message } of sent?.problems ?? []) {
      const item = form.items.find((one) => one.title === title);
      problems.set(item ? String(item.id) : 'email', translated(visit.say, message));
    }
    return c.html(formPage(visit, form, { filled, problems, ...(editOf !== undefined && { editOf }) }).text, 422);
  });

  app.get('/forms/:id/sent', (c) => {
    const visit = visitOf(c);
    const form = find(host, c.req.param('id'));
    if (!form) return c.html(missing(visit).text, 404);
    const response = form.responses.find((one) => one.id === c.req.query('response'));
    const edit = form.allowsEdits && response ? localLink(host, response.editUrl) : undefined;
    return c.html(sentPage(visit, form, edit).text);
  });
}

function listPage(visit: Visit) {
  const { host, say } = visit;
  const forms = host.forms.list();
  const body = markup`<h1>${say('forms')}</h1>
    ${forms.length === 0 && markup`<p class="empty">${say('formsEmpty')}</p>`}
    <ul class="cards">
      ${forms.map(
        (form) =>
          markup`<li>
            <a class="tile" href="/forms/${form.id}"
              ><strong>${form.title}</strong>
              <span>${say('formResponses', { n: form.responses.length })}</span>
              <span class="${form.accepting && form.published ? 'good' : 'off'}"
                >${say(form.accepting && form.published ? 'formAccepting' : 'formClosed')}</span
              ></a
            >
          </li>`,
      )}
    </ul>`;
  return shell(visit, { title: say('forms'), body, kind: 'list', path: '/forms' });
}

export function missing(visit: Visit) {
  const body = markup`<h1>${visit.say('notFound')}</h1>`;
  return shell(visit, { title: visit.say('notFound'), body, kind: 'list' });
}
