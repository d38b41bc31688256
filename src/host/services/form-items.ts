/** The items of a form, each kind with the methods Google gives it. */
import { GoogleError } from '../errors';
import type { Choice as StoredChoice, FormItem, Navigation } from '../forms/form';
import { Facade, mismatch } from './facade';
import type { Env } from './facade';
import { ItemResponse } from './form-responses';
import { FormValidation } from './form-validation';

const NAMES: Readonly<Record<FormItem['type'], string>> = {
  TEXT: 'TextItem',
  PARAGRAPH_TEXT: 'ParagraphTextItem',
  MULTIPLE_CHOICE: 'MultipleChoiceItem',
  LIST: 'ListItem',
  CHECKBOX: 'CheckboxItem',
  DATE: 'DateItem',
  SECTION_HEADER: 'SectionHeaderItem',
  PAGE_BREAK: 'PageBreakItem',
};

export class Item extends Facade {
  readonly kind: string;

  constructor(
    env: Env,
    readonly formId: string,
    readonly itemId: number,
    readonly type: FormItem['type'],
    generic = false,
  ) {
    super(env);
    this.kind = generic ? 'Item' : NAMES[type];
  }

  protected get stored(): FormItem {
    const item = this.gate.peek('form.info', { id: this.formId }).items.find((one) => one.id === this.itemId);
    if (!item) throw new GoogleError('Item no longer exists.');
    return item;
  }
  protected static patch<T extends Item>(item: T, patch: Partial<FormItem>): T {
    item.gate.peek('form.patchItem', { id: item.formId, itemId: item.itemId, patch });
    return item;
  }
  #as(type: FormItem['type']): Facade {
    if (this.type !== type) throw new GoogleError('Invalid conversion for item type.');
    return makeItem(this.env, this.formId, this.itemId, type);
  }

  getId(): number {
    return this.itemId;
  }
  getIndex(): number {
    return this.gate.peek('form.info', { id: this.formId }).items.findIndex((one) => one.id === this.itemId);
  }
  getType(): string {
    return this.type;
  }
  getTitle(): string {
    return this.stored.title;
  }
  setTitle(title: string): this {
    return Item.patch(this, { title: String(title) });
  }
  getHelpText(): string {
    return this.stored.helpText;
  }
  setHelpText(helpText: string): this {
    return Item.patch(this, { helpText: String(helpText) });
  }
  asTextItem(): Facade {
    return this.#as('TEXT');
  }
  asParagraphTextItem(): Facade {
    return this.#as('PARAGRAPH_TEXT');
  }
  asMultipleChoiceItem(): Facade {
    return this.#as('MULTIPLE_CHOICE');
  }
  asListItem(): Facade {
    return this.#as('LIST');
  }
  asCheckboxItem(): Facade {
    return this.#as('CHECKBOX');
  }
  asDateItem(): Facade {
    return this.#as('DATE');
  }
  asSectionHeaderItem(): Facade {
    return this.#as('SECTION_HEADER');
  }
  asPageBreakItem(): Facade {
    return this.#as('PAGE_BREAK');
  }
}

class QuestionItem extends Item {
  isRequired(): boolean {
    return this.stored.required;
  }
  setRequired(required: boolean): this {
    return Item.patch(this, { required: required === true });
  }
  createResponse(answer: unknown): Facade {
    const text = Array.isArray(answer) ? Array.from(answer, String) : String(answer);
    if (Array.isArray(text) !== (this.type === 'CHECKBOX')) throw mismatch(`${this.kind}.createResponse`, [answer]);
    const { choices, hasOther } = this.stored;
    const known = choices.map((choice) => choice.value);
    const foreign = (Array.isArray(text) ? text : [text]).find(
      (one) => choices.length > 0 && !hasOther && !known.includes(one),
    );
    if (foreign !== undefined) throw new GoogleError(`Invalid response submitted to ${NAMES[this.type]}: ${foreign}`);
    return new ItemResponse(this.env, this.formId, this.itemId, text);
  }
}

class TextItem extends QuestionItem {
  setValidation(validation: unknown): this {
    if (!(validation instanceof FormValidation)) throw mismatch(`${this.kind}.setValidation`, [validation]);
    return Item.patch(this, { validation: validation.rule });
  }
  clearValidation(): this {
    return Item.patch<this>(this, { validation: undefined as never });
  }
}

class DateItem extends QuestionItem {
  override createResponse(answer: unknown): Facade {
    const at = answer as Date;
    if (typeof answer !== 'object' || answer === null || typeof at.getTime !== 'function')
      throw mismatch('DateItem.createResponse', [answer]);
    // the day as the script's zone sees it
    const two = (n: number): string => String(n).padStart(2, '0');
    return new ItemResponse(
      this.env,
      this.formId,
      this.itemId,
      `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    );
  }
}

class Choice extends Facade {
  readonly kind = 'Choice';
  constructor(
    env: Env,
    readonly stored: StoredChoice,
  ) {
    super(env);
  }
  getValue(): string {
    return this.stored.value;
  }
  getPageNavigationType(): string | null {
    const { goTo } = this.stored;
    return goTo === undefined ? null : typeof goTo === 'number' ? 'GO_TO_PAGE' : goTo;
  }
}

const navigation = (target: unknown): Navigation =>
  target instanceof Item ? target.itemId : (String(target) as Navigation);

class ChoiceItem extends TextItem {
  createChoice(value: unknown, target?: unknown): Facade {
    return new Choice(this.env, { value: String(value), ...(target !== undefined && { goTo: navigation(target) }) });
  }
  setChoices(choices: unknown): this {
    const list = (choices as unknown[]).map((one) => this.env.unwrap(one));
    if (list.length === 0) throw new GoogleError('A question needs at least one choice.');
    if (!list.every((one) => one instanceof Choice)) throw mismatch(`${this.kind}.setChoices`, [choices]);
    return Item.patch(this, { choices: list.map((one) => one.stored) });
  }
  setChoiceValues(values: unknown): this {
    const list = Array.from(values as unknown[], String);
    if (list.length === 0) throw new GoogleError('A question needs at least one choice.');
    if (new Set(list).size < list.length) throw new GoogleError('Questions cannot have duplicate choice values.');
    return Item.patch(this, { choices: list.map((value) => ({ value })) });
  }
  getChoices(): Facade[] {
    return this.stored.choices.map((choice) => new Choice(this.env, choice));
  }
  showOtherOption(show: boolean): this {
    return Item.patch(this, { hasOther: show === true });
  }
  hasOtherOption(): boolean {
    return this.stored.hasOther;
  }
}

class PageBreakItem extends Item {
  setGoToPage(target: unknown): this {
    return Item.patch(this, { goTo: navigation(target) });
  }
}

const CLASSES: Readonly<
  Record<FormItem['type'], new (env: Env, formId: string, itemId: number, type: FormItem['type']) => Item>
> = {
  TEXT: TextItem,
  PARAGRAPH_TEXT: TextItem,
  MULTIPLE_CHOICE: ChoiceItem,
  LIST: ChoiceItem,
  CHECKBOX: ChoiceItem,
  DATE: DateItem,
  SECTION_HEADER: Item,
  PAGE_BREAK: PageBreakItem,
};

export function makeItem(env: Env, formId: string, itemId: number, type: FormItem['type']): Item {
  return new CLASSES[type](env, formId, itemId, type);
}
