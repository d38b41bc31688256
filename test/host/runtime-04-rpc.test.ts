/** GOOGLE-RUNTIME line 4: menu and trigger targets are top-level functions; what google.script.run lets through. */
import { bench } from './bundle';

const { host } = bench(
  `
  function give(what) { return what; }
  function secret_() { return 1; }
  const arrow = () => 1;
  var nested = { inner: function () { return 1; } };
  function date() { return new Date(); }
  function fn() { return { f: function () {} }; }
  function deep() { return [{ at: [new Date()] }]; }
  function holes() { return [1, undefined, { a: undefined, b: null, n: NaN }]; }
  function service() { return SpreadsheetApp.getActiveSpreadsheet(); }
  function again() { return 1; }`,
);
const rpc = (fn: string, ...args: unknown[]) => host.execute(fn, args, { kind: 'rpc' });

test('Only top-level functions can be called', () => {
  expect(host.execute('nothing').error).toBe('Script function not found: nothing');
  expect(host.execute('nested.inner').ok).toBe(false);
  expect(host.execute('arrow').ok).toBe(false);
  expect(host.execute('toString').ok).toBe(false);
});

test('A name that ends in an underscore is private to google.script.run', () => {
  expect(rpc('secret_').ok).toBe(false);
  expect(host.execute('secret_').value).toBe(1);
});

test.each(['date', 'fn', 'deep', 'service'])(
  'A result with a date, a function or a service object is refused: %s',
  (fn) => {
    expect(rpc(fn)).toMatchObject({ ok: false, error: expect.stringContaining('not a supported return type') });
  },
);

test('Arguments with dates or functions are refused', () => {
  expect(rpc('give', new Date()).ok).toBe(false);
  expect(rpc('give', { f: () => 1 }).ok).toBe(false);
  expect(rpc('give', { a: [1, 'x', null, true] }).value).toEqual({ a: [1, 'x', null, true] });
});

test('undefined in a list arrives as null, and a field that is undefined is gone', () => {
  expect(rpc('holes').value).toEqual([1, null, { b: null, n: null }]);
});

test('At most ten calls at once', () => {
  const inner: (string | undefined)[] = [];
  const code = `function again() { SpreadsheetApp.flush(); return 1; }`;
  const { host: own } = bench(code);
  const nest = (depth: number): void => {
    const done = own.execute('again', [], {
      kind: 'rpc',
      onCrossing: () => (depth < 12 ? nest(depth + 1) : undefined),
    });
    inner.push(done.error);
  };
  nest(1);
  expect(inner.filter((error) => error === undefined)).toHaveLength(10);
  expect(inner[0]).toBe('Too many google.script.run calls at once.');
});
