/** FormApp: making and opening forms. */
import { Facade, enumeration, needText } from './facade';
import { CheckboxValidationBuilder, ParagraphTextValidationBuilder, TextValidationBuilder } from './form-validation';

const CONSTANTS = {
  DestinationType: enumeration('SPREADSHEET'),
  ItemType: enumeration(
    'TEXT',
    'PARAGRAPH_TEXT',
    'MULTIPLE_CHOICE',
    'LIST',
    'CHECKBOX',
    'DATE',
    'SECTION_HEADER',
    'PAGE_BREAK',
  ),
  PageNavigationType: enumeration('CONTINUE', 'GO_TO_PAGE', 'RESTART', 'SUBMIT'),
};

export class FormApp extends Facade {
  readonly kind = 'FormApp';
  override readonly constants = CONSTANTS;
  /** A new form is unpublished until the script publishes it, here or later. */
  create(title: unknown, isPublished = false): Facade {
    const id = this.gate.cross('FormApp.create', 'form.create', {
      title: needText(title, 'FormApp.create'),
      published: isPublished,
    });
    return this.env.make.form(id);
  }
  openById(id: unknown): Facade {
    return this.env.make.form(
      this.gate.cross('FormApp.openById', 'form.open', { id: needText(id, 'FormApp.openById') }),
    );
  }
  openByUrl(url: unknown): Facade {
    return this.env.make.form(
      this.gate.cross('FormApp.openByUrl', 'form.open', { url: needText(url, 'FormApp.openByUrl') }),
    );
  }
  getActiveForm(): null {
    return null;
  }
  createTextValidation(): Facade {
    return new TextValidationBuilder(this.env);
  }
  createParagraphTextValidation(): Facade {
    return new ParagraphTextValidationBuilder(this.env);
  }
  createCheckboxValidation(): Facade {
    return new CheckboxValidationBuilder(this.env);
  }
}
