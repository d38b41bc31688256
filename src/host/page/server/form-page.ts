/** A form as the people who fill it in know it: one card a question, no script needed. */
import type { FormView, ItemView } from '../../forms/types';
import type { Say } from '../words';
import { markup } from './html';
import type { Html } from './html';
import { shell } from './shell';
import type { Visit } from './shell';

export const OTHER = '__other_option__';

/** What stands in the fields, by item id; `email` for the address. */
export type Filled = Readonly<Record<string, readonly string[]>>;
export type Problems = ReadonlyMap<string, string>;

export interface FormState {
  readonly filled: Filled;
  /** by item id */
  readonly problems: Problems;
  readonly editOf?: string;
}

export function formPage(visit: Visit, form: FormView, state: FormState): Html {
  const { say } = visit;
  if (!form.published || !form.accepting) return closedPage(visit, form);
  const wrong = state.problems.size;
  let section = 1;
  const cards = form.items.map((item) => {
    if (item.type === 'PAGE_BREAK') section++;
    return card(say, item, state, section);
  });
  const body = markup`<form method="post" action="/forms/${form.id}" novalidate>
    <section class="card lead">
      <h1>${form.title}</h1>
      ${form.description && markup`<p class="text">${form.description}</p>`}
      ${state.editOf !== undefined && markup`<p class="editing">${say('formEditing')}</p>`}
      <p class="required">${say('formRequired')}</p>
    </section>
    ${wrong > 0 && markup`<p class="card mistakes" role="alert" tabindex="-1">${say('formMistakes', { n: wrong })}</p>`}
    ${form.collectsEmail && emailCard(say, state)} ${cards}
    ${state.editOf !== undefined && markup`<input type="hidden" name="edit2" value="${state.editOf}" />`}
    <div class="send">
      <button class="primary" type="submit">${say('formSubmit')}</button>
      <a href="/forms/${form.id}">${say('formClear')}</a>
    </div>
  </form>`;
  return shell(visit, { title: form.title, body, kind: 'form', bar: false });
}

export function closedPage(visit: Visit, form: FormView): Html {
  const text = form.closedMessage || visit.say('formClosedDefault');
  const body = markup`<section class="card lead">
    <h1>${form.title}</h1>
    <p class="text">${text}</p>
  </section>`;
  return shell(visit, { title: form.title, body, kind: 'form', bar: false });
}

export function sentPage(visit: Visit, form: FormView, editUrl: string | undefined): Html {
  const { say } = visit;
  const body = markup`<section class="card lead">
    <h1>${form.title}</h1>
    <p class="text" role="status">${form.confirmation || say('formSent')}</p>
    <p class="links">
      ${editUrl !== undefined && markup`<a href="${editUrl}">${say('formEditResponse')}</a>`}
      <a href="/forms/${form.id}">${say('formAgain')}</a>
    </p>
  </section>`;
  return shell(visit, { title: form.title, body, kind: 'form', bar: false });
}

function emailCard(say: Say, state: FormState): Html {
  const problem = state.problems.get('email');
  return markup`<section class="card${problem !== undefined && ' wrong'}">
    <label class="title" for="email">${say('formEmail')}${star(say)}</label>
    <input
      id="email"
      name="email"
      type="email"
      autocomplete="email"
      value="${state.filled['email']?.[0] ?? ''}"
      placeholder="${say('formEmail')}"
      ${described('email', problem, '')}
    />${warning('email', problem)}
  </section>`;
}

const star = (say: Say): Html =>
  markup` <span class="star" title="${say('formRequiredMark')}" aria-label="${say('formRequiredMark')}" role="img"
    >*</span
  >`;

const warning = (id: string, problem: string | undefined): Html | undefined =>
  problem === undefined ? undefined : markup`<p class="problem" id="w${id}">${problem}</p>`;

function described(id: string, problem: string | undefined, help: string): Html {
  const ids = [help && `h${id}`, problem !== undefined && `w${id}`].filter(Boolean).join(' ');
  return markup`${problem !== undefined && markup` aria-invalid="true"`}${ids && markup` aria-describedby="${ids}"`}`;
}

function card(say: Say, item: ItemView, state: FormState, section: number): Html {
  if (item.type === 'PAGE_BREAK' || item.type === 'SECTION_HEADER')
    return markup`<section class="card part">
      ${item.type === 'PAGE_BREAK' && markup`<p class="count">${say('formSection', { n: section })}</p>`}
      <h2>${item.title}</h2>
      ${item.helpText && markup`<p class="text">${item.helpText}</p>`}
    </section>`;
  const id = String(item.id);
  const problem = state.problems.get(id);
  const mark = item.required && star(say);
  const help = item.helpText && markup`<p class="help" id="h${id}">${item.helpText}</p>`;
  const kind = problem === undefined ? 'card' : 'card wrong';
  if (item.type === 'MULTIPLE_CHOICE' || item.type === 'CHECKBOX')
    return markup`<fieldset class="${kind}" ${described(id, problem, item.helpText)}>
      <legend class="title">${item.title}${mark}</legend>
      ${help}
      <div class="options">${options(say, item, state.filled[id] ?? [])}</div>
      ${warning(id, problem)}
    </fieldset>`;
  return markup`<section class="${kind}">
    <label class="title" for="q${id}">${item.title}${mark}</label>${help}
    ${field(say, item, state.filled[id]?.[0] ?? '', problem)}${warning(id, problem)}
  </section>`;
}

function options(say: Say, item: ItemView, chosen: readonly string[]): Html[] {
  const type = item.type === 'CHECKBOX' ? 'checkbox' : 'radio';
  const name = `entry.${item.id}`;
  const own = chosen.find((one) => !item.choices.includes(one));
  const list = item.choices.map(
    (choice) =>
      markup`<label class="option"
        ><input type="${type}" name="${name}" value="${choice}" ${chosen.includes(choice) && markup` checked`} />
        <span>${choice}</span></label
      >`,
  );
  if (item.hasOther)
    list.push(
      markup`<div class="option other">
        <label
          ><input type="${type}" name="${name}" value="${OTHER}" ${own !== undefined && markup` checked`} />
          <span>${say('formOther')}</span></label
        ><input
          type="text"
          name="${name}.other_option_response"
          value="${own ?? ''}"
          aria-label="${item.title} ${say('formOtherText')}"
        />
      </div>`,
    );
  return list;
}

function field(say: Say, item: ItemView, value: string, problem: string | undefined): Html {
  const id = String(item.id);
  const shared = markup`id="q${id}"
  name="entry.${id}"${item.required && markup` aria-required="true"`}${described(id, problem, item.helpText)}`;
  if (item.type === 'LIST')
    return markup`<select ${shared}>
      <option value="">${say('formChoose')}</option>
      ${item.choices.map(
        (choice) => markup`<option value="${choice}" ${choice === value && markup` selected`}>${choice}</option>`,
      )}
    </select>`;
  if (item.type === 'DATE') return markup`<input type="date" ${shared} value="${value}" max="9999-12-31" />`;
  if (item.type === 'PARAGRAPH_TEXT')
    return markup`<textarea ${shared} rows="3" placeholder="${say('formYourAnswer')}">${value}</textarea>`;
  const kind = item.validation?.kind ?? '';
  const mode = kind === 'TEXT_IS_EMAIL' ? 'email' : /NUMBER/.test(kind) ? 'numeric' : 'text';
  return markup`<input
    type="text"
    inputmode="${mode}"
    ${shared}
    value="${value}"
    placeholder="${say('formYourAnswer')}"
  />`;
}
