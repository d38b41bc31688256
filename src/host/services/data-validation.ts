/** DataValidation and its builder. Invalid input is allowed unless the script says otherwise. */
import { GoogleError } from '../errors';
import type { Json } from '../workbook/cell';
import { Facade } from './facade';
import type { Env } from './facade';

export class DataValidation extends Facade {
  readonly kind = 'DataValidation';
  constructor(
    env: Env,
    readonly rule: Json,
  ) {
    super(env);
  }
  getAllowInvalid(): boolean {
    return this.rule['strict'] !== true;
  }
  getHelpText(): unknown {
    return this.rule['inputMessage'] ?? null;
  }
  getCriteriaType(): string {
    const type = String((this.rule['condition'] as Json)['type']);
    const known: Record<string, string> = {
      ONE_OF_LIST: 'VALUE_IN_LIST',
      ONE_OF_RANGE: 'VALUE_IN_RANGE',
      BOOLEAN: 'CHECKBOX',
      CUSTOM_FORMULA: 'CUSTOM_FORMULA',
    };
    return known[type] ?? type;
  }
  getCriteriaValues(): unknown[] {
    const { type, values = [] } = this.rule['condition'] as { type: string; values?: { userEnteredValue: string }[] };
    const plain = values.map((one) => one.userEnteredValue);
    return type === 'ONE_OF_LIST' ? [plain, this.rule['showCustomUi'] === true] : plain;
  }
  copy(): Facade {
    return new DataValidationBuilder(this.env, this.rule);
  }
}

export class DataValidationBuilder extends Facade {
  readonly kind = 'DataValidationBuilder';
  #rule: Json;
  constructor(env: Env, rule: Json = {}) {
    super(env);
    this.#rule = { ...rule };
  }
  #condition(type: string, values: unknown[] = []): this {
    const texts = values.map((value) => ({ userEnteredValue: String(value) }));
    this.#rule['condition'] = { type, ...(texts.length > 0 && { values: texts }) };
    return this;
  }
  requireValueInList(values: unknown, showDropdown = true): this {
    if (!Array.isArray(values)) throw new GoogleError('Invalid argument: values');
    this.#rule['showCustomUi'] = showDropdown;
    return this.#condition('ONE_OF_LIST', values);
  }
  requireValueInRange(range: Facade, showDropdown = true): this {
    const { id, sheetId } = range as Facade & { id: string; sheetId: number };
    const sheet = this.gate.peek('ss.info', { id }).sheets.find((one) => one.sheetId === sheetId);
    this.#rule['showCustomUi'] = showDropdown;
    const a1 = Facade.method(range, 'getA1Notation')!.call(range) as string;
    return this.#condition('ONE_OF_RANGE', [`='${(sheet?.title ?? '').replace(/'/g, "''")}'!${a1}`]);
  }
  requireCheckbox(checked?: unknown, unchecked?: unknown): this {
    return this.#condition(
      'BOOLEAN',
      checked === undefined ? [] : unchecked === undefined ? [checked] : [checked, unchecked],
    );
  }
  requireFormulaSatisfied(formula: string): this {
    return this.#condition('CUSTOM_FORMULA', [formula]);
  }
  requireNumberBetween(a: number, b: number): this {
    return this.#condition('NUMBER_BETWEEN', [a, b]);
  }
  requireNumberNotBetween(a: number, b: number): this {
    return this.#condition('NUMBER_NOT_BETWEEN', [a, b]);
  }
  requireNumberEqualTo(n: number): this {
    return this.#condition('NUMBER_EQ', [n]);
  }
  requireNumberGreaterThan(n: number): this {
    return this.#condition('NUMBER_GREATER', [n]);
  }
  requireNumberGreaterThanOrEqualTo(n: number): this {
    return this.#condition('NUMBER_GREATER_THAN_EQ', [n]);
  }
  requireNumberLessThan(n: number): this {
    return this.#condition('NUMBER_LESS', [n]);
  }
  requireNumberLessThanOrEqualTo(n: number): this {
    return this.#condition('NUMBER_LESS_THAN_EQ', [n]);
  }
  requireTextContains(text: string): this {
    return this.#condition('TEXT_CONTAINS', [text]);
  }
  requireTextDoesNotContain(text: string): this {
    return this.#condition('TEXT_NOT_CONTAINS', [text]);
  }
  requireTextEqualTo(text: string): this {
    return this.#condition('TEXT_EQ', [text]);
  }
  requireTextIsEmail(): this {
    return this.#condition('TEXT_IS_EMAIL');
  }
  requireTextIsUrl(): this {
    return this.#condition('TEXT_IS_URL');
  }
  requireDate(): this {
    return this.#condition('DATE_IS_VALID');
  }
  setAllowInvalid(allow: boolean): this {
    this.#rule['strict'] = !allow;
    return this;
  }
  setHelpText(text: string): this {
    this.#rule['inputMessage'] = text;
    return this;
  }
  build(): Facade {
    if (!this.#rule['condition']) throw new GoogleError('A data validation rule needs criteria.');
    return new DataValidation(this.env, this.#rule);
  }
}
