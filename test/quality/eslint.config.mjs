/** Lint rules: strict types, no clock, chance or throw in the core. */
import tseslint from 'typescript-eslint';

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
    },
  },
  {
    files: ['src/domain/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']", message: 'The core takes time as an argument.' },
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'The core takes time as an argument.' },
        { selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']", message: 'The core takes chance as an argument.' },
        { selector: 'ThrowStatement', message: '"No" is a value: return a Result.' },
      ],
    },
  },
);
