/** SpreadsheetApp: the way in to spreadsheets and to the user interface. */
import { GoogleError } from '../errors';
import { DataValidationBuilder } from './data-validation';
import { Facade, enumeration, needText } from './facade';
import { Spreadsheet } from './spreadsheet';
import { Ui } from './ui';

const CONSTANTS = {
  ProtectionType: enumeration('RANGE', 'SHEET'),
  Dimension: enumeration('ROWS', 'COLUMNS'),
  CopyPasteType: enumeration('PASTE_NORMAL', 'PASTE_VALUES', 'PASTE_FORMAT', 'PASTE_DATA_VALIDATION'),
  DataValidationCriteria: enumeration(
    'VALUE_IN_LIST',
    'VALUE_IN_RANGE',
    'CHECKBOX',
    'CUSTOM_FORMULA',
    'NUMBER_BETWEEN',
  ),
  WrapStrategy: enumeration('WRAP', 'OVERFLOW', 'CLIP'),
  BorderStyle: enumeration('DOTTED', 'DASHED', 'SOLID', 'SOLID_MEDIUM', 'SOLID_THICK', 'DOUBLE'),
};

export class SpreadsheetApp extends Facade {
  readonly kind = 'SpreadsheetApp';
  override readonly constants = CONSTANTS;

  getActiveSpreadsheet(): Facade | null {
    const id = this.gate.facts.activeSpreadsheetId;
    return id === undefined ? null : this.env.make.spreadsheet(id);
  }
  getActive(): Facade | null {
    return this.getActiveSpreadsheet();
  }
  #active(): Spreadsheet {
    const active = this.getActiveSpreadsheet();
    if (!(active instanceof Spreadsheet)) throw new GoogleError('There is no active spreadsheet in this context.');
    return active;
  }
  getActiveSheet(): Facade | null {
    return this.gate.facts.activeSpreadsheetId === undefined ? null : this.#active().getActiveSheet();
  }
  getActiveRange(): Facade | null {
    return this.gate.facts.activeSpreadsheetId === undefined ? null : this.#active().getActiveRange();
  }
  getCurrentCell(): Facade | null {
    return this.getActiveRange();
  }
  getSelection(): Facade | null {
    return this.gate.facts.activeSpreadsheetId === undefined ? null : this.#active().getSelection();
  }
  setActiveSheet(sheet: Facade): Facade {
    return sheet;
  }
  setActiveRange(range: Facade): Facade {
    return range;
  }
  openById(id: unknown): Facade {
    const wanted = needText(id, 'SpreadsheetApp.openById');
    return this.env.make.spreadsheet(this.gate.cross('SpreadsheetApp.openById', 'ss.open', { id: wanted }));
  }
  openByUrl(url: unknown): Facade {
    const id = /\/spreadsheets\/d\/([\w-]+)/.exec(needText(url, 'SpreadsheetApp.openByUrl'))?.[1];
    if (id === undefined) throw new GoogleError('Invalid argument: url');
    return this.env.make.spreadsheet(this.gate.cross('SpreadsheetApp.openByUrl', 'ss.open', { id }));
  }
  create(title: unknown, rows?: number, columns?: number): Facade {
    const payload = {
      title: needText(title, 'SpreadsheetApp.create'),
      ...(rows !== undefined && { rows }),
      ...(columns !== undefined && { columns }),
    };
    return this.env.make.spreadsheet(this.gate.cross('SpreadsheetApp.create', 'ss.create', payload));
  }
  flush(): void {
    this.gate.cross('SpreadsheetApp.flush', 'ss.flush', {});
  }
  getUi(): Facade {
    if (!this.gate.facts.hasUi) throw new GoogleError('Cannot call SpreadsheetApp.getUi() from this context.');
    return new Ui(this.env);
  }
  newDataValidation(): Facade {
    return new DataValidationBuilder(this.env);
  }
}
