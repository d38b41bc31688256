/** Form: its settings, items, destination and responses. */
import { GoogleError } from '../errors';
import type { FormItem } from '../forms/form';
import type { FormPatch } from '../server/ops/forms';
import { types } from 'node:util';
import { Facade, mismatch } from './facade';
import type { Env } from './facade';
import { Item, makeItem } from './form-items';
import { FormResponse } from './form-responses';

export class Form extends Facade {
  readonly kind = 'Form';

  constructor(
    env: Env,
    readonly id: string,
  ) {
    super(env);
  }

  get #info() {
    return this.gate.peek('form.info', { id: this.id });
  }
  /** Texts and check marks of the form go out with its next real call. */
  #patch(patch: FormPatch): this {
    this.gate.peek('form.patch', { id: this.id, patch });
    return this;
  }
  #add(method: string, type: FormItem['type']): Facade {
    const itemId = this.gate.cross(`FormApp.Form.${method}`, 'form.addItem', { id: this.id, type });
    return makeItem(this.env, this.id, itemId, type);
  }
  #item(item: FormItem): Facade {
    return new Item(this.env, this.id, item.id, item.type, true);
  }

  getId(): string {
    return this.id;
  }
  getEditUrl(): string {
    return this.#info.editUrl;
  }
  getPublishedUrl(): string {
    return this.#info.publishedUrl;
  }
  getTitle(): string {
    return this.#info.title;
  }
  setTitle(title: string): this {
    return this.#patch({ title: String(title) });
  }
  getDescription(): string {
    return this.#info.description;
  }
  setDescription(description: string): this {
    return this.#patch({ description: String(description) });
  }
  getConfirmationMessage(): string {
    return this.#info.confirmation;
  }
  setConfirmationMessage(message: string): this {
    return this.#patch({ confirmation: String(message) });
  }
  getCustomClosedFormMessage(): string {
    return this.#info.closedMessage;
  }
  setCustomClosedFormMessage(message: string): this {
    return this.#patch({ closedMessage: String(message) });
  }
  setCollectEmail(collect: boolean): this {
    return this.#patch({ collectsEmail: collect === true });
  }
  collectsEmail(): boolean {
    return this.#info.collectsEmail;
  }
  setAllowResponseEdits(allow: boolean): this {
    return this.#patch({ allowsEdits: allow === true });
  }
  canEditResponse(): boolean {
    return this.#info.allowsEdits;
  }
  setProgressBar(show: boolean): this {
    return this.#patch({ progressBar: show === true });
  }
  setShowLinkToRespondAgain(show: boolean): this {
    return this.#patch({ showLinkToRespondAgain: show === true });
  }
  isAcceptingResponses(): boolean {
    return this.#info.accepting && this.#info.published;
  }
  setAcceptingResponses(accepting: boolean): this {
    this.gate.cross('FormApp.Form.setAcceptingResponses', 'form.patch', {
      id: this.id,
      patch: { accepting: accepting === true },
    });
    return this;
  }
  isPublished(): boolean {
    return this.#info.published;
  }
  setPublished(published: boolean): this {
    this.gate.cross('FormApp.Form.setPublished', 'form.patch', {
      id: this.id,
      patch: { published: published === true },
    });
    return this;
  }

  // ---- destination

  setDestination(type: string, spreadsheetId: string): this {
    if (type !== 'SPREADSHEET') throw mismatch('Form.setDestination', [type, spreadsheetId]);
    this.gate.cross('FormApp.Form.setDestination', 'form.setDestination', { id: this.id, spreadsheetId });
    return this;
  }
  removeDestination(): this {
    this.gate.cross('FormApp.Form.removeDestination', 'form.setDestination', { id: this.id, spreadsheetId: null });
    return this;
  }
  getDestinationId(): string {
    const { destinationId } = this.#info;
    if (destinationId === undefined) throw new GoogleError('The form currently has no response destination.');
    return destinationId;
  }
  getDestinationType(): string {
    this.getDestinationId();
    return 'SPREADSHEET';
  }

  // ---- items

  addTextItem(): Facade {
    return this.#add('addTextItem', 'TEXT');
  }
  addParagraphTextItem(): Facade {
    return this.#add('addParagraphTextItem', 'PARAGRAPH_TEXT');
  }
  addMultipleChoiceItem(): Facade {
    return this.#add('addMultipleChoiceItem', 'MULTIPLE_CHOICE');
  }
  addListItem(): Facade {
    return this.#add('addListItem', 'LIST');
  }
  addCheckboxItem(): Facade {
    return this.#add('addCheckboxItem', 'CHECKBOX');
  }
  addDateItem(): Facade {
    return this.#add('addDateItem', 'DATE');
  }
  addSectionHeaderItem(): Facade {
    return this.#add('addSectionHeaderItem', 'SECTION_HEADER');
  }
  addPageBreakItem(): Facade {
    return this.#add('addPageBreakItem', 'PAGE_BREAK');
  }
  getItems(type?: string): Facade[] {
    const items = this.#info.items.filter((item) => type === undefined || item.type === type);
    return items.map((item) => this.#item(item));
  }
  getItemById(id: number | string): Facade | null {
    const found = this.#info.items.find((item) => item.id === Number(id));
    return found ? this.#item(found) : null;
  }
  #position(item: unknown): number {
    if (typeof item === 'number') {
      const found = this.#info.items[item];
      if (!found) throw new GoogleError('Index out of bounds.');
      return found.id;
    }
    if (!(item instanceof Item)) throw mismatch('Form.item', [item]);
    return item.itemId;
  }
  deleteItem(item: unknown): void {
    this.gate.cross('FormApp.Form.deleteItem', 'form.moveItem', {
      id: this.id,
      itemId: this.#position(item),
      to: null,
    });
  }
  moveItem(item: unknown, to: number): Facade {
    const itemId = this.#position(item);
    this.gate.cross('FormApp.Form.moveItem', 'form.moveItem', { id: this.id, itemId, to });
    return this.env.make.item(this.id, itemId);
  }

  // ---- responses

  createResponse(): Facade {
    return new FormResponse(this.env, this.id);
  }
  getResponses(since?: unknown): Facade[] {
    if (since !== undefined && !types.isDate(since)) throw mismatch('Form.getResponses', [since]);
    const payload = { id: this.id, ...(types.isDate(since) && { since: since.getTime() }) };
    return this.gate
      .cross('FormApp.Form.getResponses', 'form.responses', payload)
      .map((one) => new FormResponse(this.env, this.id, one));
  }
  getResponse(responseId: string): Facade {
    const [found] = this.gate.cross('FormApp.Form.getResponse', 'form.responses', { id: this.id, responseId });
    if (!found) throw new GoogleError('No response with the given ID could be found.');
    return new FormResponse(this.env, this.id, found);
  }
  deleteAllResponses(): this {
    this.gate.cross('FormApp.Form.deleteAllResponses', 'form.deleteResponses', { id: this.id });
    return this;
  }
  deleteResponse(responseId: string): this {
    this.gate.cross('FormApp.Form.deleteResponse', 'form.deleteResponses', { id: this.id, responseId });
    return this;
  }
}
