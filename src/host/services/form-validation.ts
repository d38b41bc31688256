/** Validation of form answers: builders, and the rule they build. */
import { GoogleError } from '../errors';
import type { ItemValidation } from '../forms/types';
import { Facade } from './facade';
import type { Env } from './facade';

export class FormValidation extends Facade {
  constructor(
    env: Env,
    readonly kind: string,
    readonly rule: ItemValidation,
  ) {
    super(env);
  }
}

abstract class Builder extends Facade {
  abstract readonly built: string;
  rule: { kind: string; values: (string | number)[]; helpText: string } = { kind: '', values: [], helpText: '' };

  setHelpText(text: string): this {
    this.rule.helpText = String(text);
    return this;
  }
  build(): Facade {
    if (this.rule.kind === '') throw new GoogleError('The validation has no requirement.');
    return new FormValidation(this.env, this.built, { ...this.rule });
  }
}

/** Builders are chained, so each requirement answers with the builder itself. */
function demand<T extends Builder>(builder: T, kind: string, ...values: (string | number)[]): T {
  builder.rule.kind = kind;
  builder.rule.values = values;
  return builder;
}

export class ParagraphTextValidationBuilder extends Builder {
  readonly kind: string = 'ParagraphTextValidationBuilder';
  readonly built: string = 'ParagraphTextValidation';
  requireTextContainsPattern(pattern: string): this {
    return demand(this, 'TEXT_CONTAINS_PATTERN', pattern);
  }
  requireTextDoesNotContainPattern(pattern: string): this {
    return demand(this, 'TEXT_DOES_NOT_CONTAIN_PATTERN', pattern);
  }
  requireTextMatchesPattern(pattern: string): this {
    return demand(this, 'TEXT_MATCHES_PATTERN', pattern);
  }
  requireTextDoesNotMatchPattern(pattern: string): this {
    return demand(this, 'TEXT_DOES_NOT_MATCH_PATTERN', pattern);
  }
  requireTextLengthLessThanOrEqualTo(n: number): this {
    return demand(this, 'TEXT_LENGTH_LESS_THAN_OR_EQUAL_TO', n);
  }
  requireTextLengthGreaterThanOrEqualTo(n: number): this {
    return demand(this, 'TEXT_LENGTH_GREATER_THAN_OR_EQUAL_TO', n);
  }
}

export class TextValidationBuilder extends ParagraphTextValidationBuilder {
  override readonly kind = 'TextValidationBuilder';
  override readonly built = 'TextValidation';
  requireNumber(): this {
    return demand(this, 'NUMBER');
  }
  requireWholeNumber(): this {
    return demand(this, 'WHOLE_NUMBER');
  }
  requireNumberBetween(a: number, b: number): this {
    return demand(this, 'NUMBER_BETWEEN', a, b);
  }
  requireNumberNotBetween(a: number, b: number): this {
    return demand(this, 'NUMBER_NOT_BETWEEN', a, b);
  }
  requireNumberEqualTo(n: number): this {
    return demand(this, 'NUMBER_EQUAL_TO', n);
  }
  requireNumberNotEqualTo(n: number): this {
    return demand(this, 'NUMBER_NOT_EQUAL_TO', n);
  }
  requireNumberGreaterThan(n: number): this {
    return demand(this, 'NUMBER_GREATER_THAN', n);
  }
  requireNumberGreaterThanOrEqualTo(n: number): this {
    return demand(this, 'NUMBER_GREATER_THAN_OR_EQUAL_TO', n);
  }
  requireNumberLessThan(n: number): this {
    return demand(this, 'NUMBER_LESS_THAN', n);
  }
  requireNumberLessThanOrEqualTo(n: number): this {
    return demand(this, 'NUMBER_LESS_THAN_OR_EQUAL_TO', n);
  }
  requireTextIsEmail(): this {
    return demand(this, 'TEXT_IS_EMAIL');
  }
  requireTextIsUrl(): this {
    return demand(this, 'TEXT_IS_URL');
  }
}

export class CheckboxValidationBuilder extends Builder {
  readonly kind = 'CheckboxValidationBuilder';
  readonly built = 'CheckboxValidation';
  requireSelectAtLeast(n: number): this {
    return demand(this, 'SELECT_AT_LEAST', n);
  }
  requireSelectAtMost(n: number): this {
    return demand(this, 'SELECT_AT_MOST', n);
  }
  requireSelectExactly(n: number): this {
    return demand(this, 'SELECT_EXACTLY', n);
  }
}
