/** ScriptApp: installable triggers, and what the script knows of itself. */
import { GoogleError } from '../errors';
import type { TriggerInfo, TriggerWish } from '../server/ops/script';
import type { Rhythm } from '../server/triggers';
import { zoneEpoch } from '../zone';
import { types } from 'node:util';
import { Facade, enumeration, mismatch, needText } from './facade';
import type { Env } from './facade';

class Trigger extends Facade {
  readonly kind = 'Trigger';
  constructor(
    env: Env,
    readonly info: TriggerInfo,
  ) {
    super(env);
  }
  getUniqueId(): string {
    return this.info.id;
  }
  getHandlerFunction(): string {
    return this.info.functionName;
  }
  getEventType(): string {
    return this.info.event;
  }
  getTriggerSource(): string {
    return this.info.source;
  }
  getTriggerSourceId(): string | null {
    return this.info.sourceId ?? null;
  }
}

function create(env: Env, wish: TriggerWish): Facade {
  return new Trigger(env, env.gate.cross('ScriptApp.TriggerBuilder.create', 'script.createTrigger', wish));
}

class FileTriggerBuilder extends Facade {
  readonly kind: string;
  constructor(
    env: Env,
    private readonly wish: TriggerWish,
  ) {
    super(env);
    this.kind = wish.source === 'FORMS' ? 'FormTriggerBuilder' : 'SpreadsheetTriggerBuilder';
  }
  #on(event: TriggerWish['event']): Facade {
    return new FileTriggerBuilder(this.env, { ...this.wish, event });
  }
  onFormSubmit(): Facade {
    return this.#on('ON_FORM_SUBMIT');
  }
  onOpen(): Facade {
    return this.#on('ON_OPEN');
  }
  onEdit(): Facade {
    if (this.wish.source === 'FORMS') throw new GoogleError('FormTriggerBuilder.onEdit does not exist.');
    return this.#on('ON_EDIT');
  }
  onChange(): Facade {
    if (this.wish.source === 'FORMS') throw new GoogleError('FormTriggerBuilder.onChange does not exist.');
    return this.#on('ON_CHANGE');
  }
  create(): Facade {
    if (this.wish.event === 'CLOCK') throw new GoogleError('The trigger needs an event.');
    return create(this.env, this.wish);
  }
}

const WEEKDAYS = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];
const whole = (n: unknown, what: string): number => {
  if (typeof n !== 'number' || !Number.isInteger(n)) throw mismatch(what, [n]);
  return n;
};

class ClockTriggerBuilder extends Facade {
  readonly kind = 'ClockTriggerBuilder';
  #rhythm: Rhythm | undefined;
  #every: { unit: 'days' | 'weeks'; n: number } | undefined;
  #hour = 0;
  #minute = 0;
  #weekday: number | undefined;
  #zone: string | undefined;
  constructor(
    env: Env,
    private readonly functionName: string,
  ) {
    super(env);
  }
  everyMinutes(n: unknown): this {
    const every = whole(n, 'ClockTriggerBuilder.everyMinutes');
    if (![1, 5, 10, 15, 30].includes(every))
      throw new GoogleError('The value you passed to everyMinutes was invalid. It must be one of 1, 5, 10, 15 or 30.');
    this.#rhythm = { kind: 'minutes', every };
    return this;
  }
  everyHours(n: unknown): this {
    this.#rhythm = { kind: 'hours', every: whole(n, 'ClockTriggerBuilder.everyHours') };
    return this;
  }
  everyDays(n: unknown): this {
    this.#every = { unit: 'days', n: whole(n, 'ClockTriggerBuilder.everyDays') };
    return this;
  }
  everyWeeks(n: unknown): this {
    this.#every = { unit: 'weeks', n: whole(n, 'ClockTriggerBuilder.everyWeeks') };
    return this;
  }
  onWeekDay(day: string): this {
    this.#weekday = WEEKDAYS.indexOf(day);
    if (this.#weekday < 0) throw mismatch('ClockTriggerBuilder.onWeekDay', [day]);
    this.#every ??= { unit: 'weeks', n: 1 };
    return this;
  }
  atHour(hour: unknown): this {
    this.#hour = whole(hour, 'ClockTriggerBuilder.atHour');
    if (this.#hour < 0 || this.#hour > 23) throw new GoogleError('The value you passed to atHour was invalid.');
    return this;
  }
  nearMinute(minute: unknown): this {
    this.#minute = whole(minute, 'ClockTriggerBuilder.nearMinute');
    return this;
  }
  at(date: unknown): this {
    if (!types.isDate(date)) throw mismatch('ClockTriggerBuilder.at', [date]);
    this.#rhythm = { kind: 'at', at: date.getTime() };
    return this;
  }
  atDate(year: number, month: number, day: number): this {
    const zone = this.#zone ?? this.gate.facts.scriptZone;
    this.#rhythm = { kind: 'at', at: zoneEpoch(Date.UTC(year, month - 1, day), zone) };
    return this;
  }
  after(ms: unknown): this {
    this.#rhythm = { kind: 'at', at: this.gate.now() + whole(ms, 'ClockTriggerBuilder.after') };
    return this;
  }
  inTimezone(zone: string): this {
    this.#zone = zone;
    return this;
  }
  create(): Facade {
    const time = { hour: this.#hour, minute: this.#minute };
    const every = this.#every;
    const rhythm: Rhythm | undefined =
      every === undefined
        ? this.#rhythm
        : every.unit === 'days'
          ? { kind: 'days', every: every.n, ...time }
          : { kind: 'weeks', every: every.n, weekday: this.#weekday ?? 1, ...time };
    if (!rhythm) throw new GoogleError('The trigger needs a time.');
    const wish = { functionName: this.functionName, event: 'CLOCK' as const, source: 'CLOCK' as const, rhythm };
    return create(this.env, this.#zone === undefined ? wish : { ...wish, zone: this.#zone });
  }
}

class TriggerBuilder extends Facade {
  readonly kind = 'TriggerBuilder';
  constructor(
    env: Env,
    private readonly functionName: string,
  ) {
    super(env);
  }
  #idOf(file: unknown): string {
    if (typeof file === 'string') return file;
    if (file instanceof Facade && 'id' in file) return String(file.id);
    throw mismatch('TriggerBuilder', [file]);
  }
  forSpreadsheet(file: unknown): Facade {
    return new FileTriggerBuilder(this.env, {
      functionName: this.functionName,
      event: 'CLOCK',
      source: 'SPREADSHEETS',
      sourceId: this.#idOf(file),
    });
  }
  forForm(file: unknown): Facade {
    return new FileTriggerBuilder(this.env, {
      functionName: this.functionName,
      event: 'CLOCK',
      source: 'FORMS',
      sourceId: this.#idOf(file),
    });
  }
  timeBased(): Facade {
    return new ClockTriggerBuilder(this.env, this.functionName);
  }
}

class WebAppService extends Facade {
  readonly kind = 'Service';
  getUrl(): string {
    return `https://script.google.com/macros/s/${this.gate.facts.scriptId}/exec`;
  }
  isEnabled(): boolean {
    return true;
  }
}

class AuthorizationInfo extends Facade {
  readonly kind = 'AuthorizationInfo';
  getAuthorizationStatus(): string {
    return this.gate.facts.authMode === 'FULL' ? 'NOT_REQUIRED' : 'REQUIRED';
  }
}

const CONSTANTS = {
  AuthMode: enumeration('NONE', 'LIMITED', 'FULL', 'CUSTOM_FUNCTION'),
  AuthorizationStatus: enumeration('NOT_REQUIRED', 'REQUIRED'),
  EventType: enumeration('CLOCK', 'ON_OPEN', 'ON_EDIT', 'ON_CHANGE', 'ON_FORM_SUBMIT', 'ON_EVENT_UPDATED'),
  TriggerSource: enumeration('CLOCK', 'FORMS', 'SPREADSHEETS', 'DOCUMENTS', 'CALENDAR'),
  WeekDay: enumeration(...WEEKDAYS),
};

export class ScriptApp extends Facade {
  readonly kind = 'ScriptApp';
  override readonly constants = CONSTANTS;
  getProjectTriggers(): Facade[] {
    return this.gate
      .cross('ScriptApp.getProjectTriggers', 'script.triggers', {})
      .map((info) => new Trigger(this.env, info));
  }
  getUserTriggers(file: Facade): Facade[] {
    const { id } = file as Facade & { id: string };
    return this.gate
      .cross('ScriptApp.getUserTriggers', 'script.triggers', { sourceId: id })
      .map((info) => new Trigger(this.env, info));
  }
  newTrigger(functionName: unknown): Facade {
    return new TriggerBuilder(this.env, needText(functionName, 'ScriptApp.newTrigger'));
  }
  deleteTrigger(trigger: unknown): void {
    if (!(trigger instanceof Trigger)) throw mismatch('ScriptApp.deleteTrigger', [trigger]);
    this.gate.cross('ScriptApp.deleteTrigger', 'script.deleteTrigger', { id: trigger.info.id });
  }
  getAuthorizationInfo(_mode: string): Facade {
    return new AuthorizationInfo(this.env);
  }
  getScriptId(): string {
    return this.gate.facts.scriptId;
  }
  getService(): Facade {
    return new WebAppService(this.env);
  }
}
