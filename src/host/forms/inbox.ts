/** Filling in a form from outside, as a respondent does. */
import { GoogleError } from '../errors';
import type { Firing } from '../fire';
import type { Server } from '../server/server';
import type { Start } from '../execution/runner';
import type { Execution } from '../execution/types';
import { checkAnswers } from './check';
import type { FormProblem } from './check';
import type { Answers, Form, FormResponse } from './form';
import { parsePrefilledUrl } from './prefilled';
import { recordResponse } from './submit';
import type { Delivery, FormView, PrefilledAnswers, Submission, SubmitOptions } from './types';

const DEFAULT_LATE_MS = 5 * 60_000;

export class FormsInbox {
  delivery: Delivery = 'normal';

  constructor(
    private readonly server: Server,
    private readonly firing: Firing,
    private readonly afterEach: () => void,
    private readonly inWorker: (fn: string, start: Start) => Promise<Execution>,
  ) {}

  list(): FormView[] {
    return [...this.server.forms.values()].map((form) => form.view());
  }

  get(id: string): FormView {
    return this.server.needForm(id).view();
  }

  /** Answers by item id; a title that stands for several questions answers the first one not answered yet. */
  private byItem(
    form: Form,
    answers: Readonly<Record<string, string | readonly string[]>>,
  ): { answers: Answers; problems: FormProblem[] } {
    const result: Answers = {};
    const problems: FormProblem[] = [];
    for (const [title, answer] of Object.entries(answers)) {
      const item = form.questions.find((one) => one.title === title && result[one.id] === undefined);
      if (!item) problems.push({ title, message: 'There is no such question' });
      else result[item.id] = typeof answer === 'string' ? answer : [...answer];
    }
    return { answers: result, problems };
  }

  submit(
    id: string,
    answers: Readonly<Record<string, string | readonly string[]>>,
    options: SubmitOptions = {},
  ): Submission {
    const { server } = this;
    const form = server.needForm(id);
    if (options.at !== undefined && options.timers === 'wait') server.clock.reach(options.at);
    else if (options.at !== undefined) this.firing.advance(options.at, false);
    const given = this.byItem(form, answers);
    const refuse = (problems: FormProblem[]): Submission => ({
      ok: false,
      responseId: '',
      editUrl: '',
      problems,
      executions: [],
    });
    if (!form.state.published) return refuse([{ title: '', message: 'This form is not published.' }]);
    const old = options.editOf === undefined ? undefined : form.responses.get(options.editOf);
    if (options.editOf !== undefined && (!old || !form.state.allowsEdits))
      return refuse([{ title: '', message: 'This response cannot be edited.' }]);
    if (!form.state.accepting)
      return refuse([
        {
          title: '',
          message: form.state.closedMessage || `The form ${form.state.title} is no longer accepting responses.`,
        },
      ]);
    const email = options.email ?? old?.email ?? '';
    const full: Answers = { ...old?.answers, ...given.answers };
    const problems = [...given.problems, ...checkAnswers(form, full)];
    if (form.state.collectsEmail && !/^[^\s@]+@[^\s@]+$/.test(email))
      problems.push({ title: '', message: 'An e-mail address is required' });
    if (problems.length > 0) return refuse(problems);
    const response = this.store(form, old, full, email);
    const delivery = options.delivery ?? this.delivery;
    const changed =
      old &&
      Object.fromEntries(
        Object.entries(given.answers).filter(([key, value]) => String(old.answers[key] ?? '') !== String(value)),
      );
    const when =
      delivery === 'late'
        ? server.clock.now() + (options.lateMs ?? DEFAULT_LATE_MS)
        : delivery === 'burst'
          ? 'held'
          : 'now';
    recordResponse(server, form, response, changed, delivery, when);
    const executions = this.firing.now();
    this.afterEach();
    return { ok: true, responseId: response.id, editUrl: form.responseUrl(response.id), problems: [], executions };
  }

  private store(form: Form, old: FormResponse | undefined, answers: Answers, email: string): FormResponse {
    const now = this.server.clock.now();
    const response: FormResponse = old
      ? { ...old, answers, email, editedAt: now }
      : { id: this.server.ids.next('response', 60), email: form.state.collectsEmail ? email : '', at: now, answers };
    form.responses.set(response.id, response);
    return response;
  }

  parsePrefilled(url: string): PrefilledAnswers {
    const parsed = parsePrefilledUrl(url);
    const form = parsed && [...this.server.forms.values()].find((one) => one.state.publicId === parsed.publicId);
    if (!parsed || !form) throw new GoogleError(`This is no link to a form here: ${url}`);
    return { formId: form.state.id, answers: form.byTitle(parsed.answers) };
  }

  deliver(): Execution[] {
    return this.firing.held();
  }

  deliverInWorkers(): Promise<Execution[]> {
    return Promise.all(this.firing.heldStarts().map(({ fn, start }) => this.inWorker(fn, start)));
  }
}
