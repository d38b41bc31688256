/** Small checks of a JSON value's form; each names the path where it found something else. */
export type Check = (value: unknown, path: string, report: (sentence: string) => void) => void;

const show = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

const test =
  (wanted: string, holds: (value: unknown) => boolean): Check =>
  (value, path, report) => {
    if (!holds(value)) report(`${path}: found ${show(value)}, expected ${wanted}`);
  };

export const text = test('text', (value) => typeof value === 'string');
export const flag = test('true or false', (value) => typeof value === 'boolean');
export const number = test('a number', (value) => typeof value === 'number' && Number.isFinite(value));
export const count = test('a whole number from 0', (value) => Number.isInteger(value) && (value as number) >= 0);
export const matching = (wanted: string, pattern: RegExp): Check =>
  test(wanted, (value) => typeof value === 'string' && pattern.test(value));
export const oneOf = (...values: unknown[]): Check =>
  test(`one of ${values.map(show).join(' ')}`, (value) => values.includes(value));
export const satisfying = (wanted: string, holds: (value: string) => boolean): Check =>
  test(wanted, (value) => typeof value === 'string' && holds(value));

export const orNull =
  (inner: Check): Check =>
  (value, path, report) => {
    if (value !== null) inner(value, path, report);
  };

export const list =
  (inner: Check): Check =>
  (value, path, report) => {
    if (!Array.isArray(value)) report(`${path}: found ${show(value)}, expected a list`);
    else value.forEach((item, index) => inner(item, `${path}[${index}]`, report));
  };

/** An object with these keys and perhaps those; other keys are welcome. */
export const record =
  (keys: Record<string, Check>, perhaps: Record<string, Check> = {}): Check =>
  (value, path, report) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      report(`${path}: found ${show(value)}, expected an object`);
      return;
    }
    const found = value as Record<string, unknown>;
    for (const [key, check] of Object.entries(keys)) check(found[key], `${path}.${key}`, report);
    for (const [key, check] of Object.entries(perhaps)) {
      if (found[key] !== undefined) check(found[key], `${path}.${key}`, report);
    }
  };

export const dictionary =
  (inner: Check): Check =>
  (value, path, report) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      report(`${path}: found ${show(value)}, expected an object`);
      return;
    }
    for (const [key, item] of Object.entries(value)) inner(item, `${path}.${key}`, report);
  };
