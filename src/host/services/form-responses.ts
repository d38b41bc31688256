/** Responses of a form: those that came, and those a script makes. */
import { GoogleError } from '../errors';
import type { Answers } from '../forms/form';
import type { ResponseInfo } from '../server/ops/forms';
import { Facade, mismatch } from './facade';
import type { Env } from './facade';

export class ItemResponse extends Facade {
  readonly kind = 'ItemResponse';
  constructor(
    env: Env,
    readonly formId: string,
    readonly itemId: number,
    readonly answer: string | string[],
  ) {
    super(env);
  }
  getItem(): Facade {
    return this.env.make.item(this.formId, this.itemId);
  }
  getResponse(): string | string[] {
    return this.answer;
  }
}

export class FormResponse extends Facade {
  readonly kind = 'FormResponse';
  #stored: ResponseInfo | undefined;
  /** replaced, never changed in place */
  #draft: Readonly<Answers>;
  constructor(
    env: Env,
    readonly formId: string,
    stored?: ResponseInfo,
  ) {
    super(env);
    this.#stored = stored;
    this.#draft = stored?.answers ?? {};
  }
  #sent(what: string): ResponseInfo {
    if (!this.#stored) throw new GoogleError(`FormResponse.${what}: this response has not been submitted.`);
    return this.#stored;
  }
  getId(): string {
    return this.#sent('getId').id;
  }
  getTimestamp(): Date {
    return new Date(this.#sent('getTimestamp').at);
  }
  getRespondentEmail(): string {
    return this.#sent('getRespondentEmail').email;
  }
  getEditResponseUrl(): string {
    return this.#sent('getEditResponseUrl').editUrl;
  }
  getItemResponses(): Facade[] {
    const { items } = this.gate.peek('form.info', { id: this.formId });
    return items.flatMap((item) => {
      const answer = this.#draft[item.id];
      return answer === undefined || answer === '' ? [] : [new ItemResponse(this.env, this.formId, item.id, answer)];
    });
  }
  getResponseForItem(item: unknown): Facade | null {
    if (!(item instanceof Facade) || !('itemId' in item)) throw mismatch('FormResponse.getResponseForItem', [item]);
    const itemId = item.itemId as number;
    const answer = this.#draft[itemId];
    return answer === undefined || answer === '' ? null : new ItemResponse(this.env, this.formId, itemId, answer);
  }
  withItemResponse(response: unknown): this {
    if (!(response instanceof ItemResponse)) throw mismatch('FormResponse.withItemResponse', [response]);
    this.#draft = { ...this.#draft, [response.itemId]: response.answer };
    return this;
  }
  submit(): this {
    this.#stored = this.gate.cross('FormApp.FormResponse.submit', 'form.submit', {
      id: this.formId,
      answers: this.#draft,
    });
    return this;
  }
  toPrefilledUrl(): string {
    return this.gate.cross('FormApp.FormResponse.toPrefilledUrl', 'form.prefill', {
      id: this.formId,
      answers: this.#draft,
    });
  }
}
