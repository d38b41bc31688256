/** Lint rules: strict types; no clock, chance or throw in the core; Google's names only in their room; no skipped test. */
import tseslint from 'typescript-eslint';

/** Google's services: apps-script/ names them, host/ rebuilds them, nobody else knows them. */
const GOOGLE = [
  'SpreadsheetApp',
  'Sheets',
  'FormApp',
  'MailApp',
  'GmailApp',
  'HtmlService',
  'ScriptApp',
  'LockService',
  'PropertiesService',
  'CacheService',
  'Utilities',
  'UrlFetchApp',
  'DriveApp',
  'Logger',
  'Session',
];

const banned = (selector, message) => ({ selector, message });

/** The core gets time and chance as arguments and answers "no" with a value. */
const CORE = [
  banned(
    "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    'The core takes time as an argument.',
  ),
  banned("NewExpression[callee.name='Date'][arguments.length=0]", 'The core takes time as an argument.'),
  banned(
    "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    'The core takes chance as an argument.',
  ),
  banned('ThrowStatement', '"No" is a value: return a Result.'),
];

/** A test that is switched off, or switches the others off, proves nothing. */
const SKIPPED = [
  banned(
    'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(skip|only|todo|failing)$/]',
    'No test is skipped, put off or run alone.',
  ),
  banned('CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]', 'No test is skipped or run alone.'),
];

export default tseslint.config(
  { ignores: ['.build/**', 'node_modules/**', '**/*.cjs', '**/*.mjs', '**/generated/**'] },
  ...tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
    },
  },
  {
    // sentences are lists, rules are not: only these are held to a length
    files: ['**/*.ts'],
    ignores: ['src/messages/**'],
    rules: { 'max-lines': ['error', { max: 500 }] },
  },
  { files: ['src/domain/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...CORE] } },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/host/**'],
    rules: { 'no-restricted-globals': ['error', ...GOOGLE] },
  },
  { files: ['test/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...SKIPPED] } },
);
