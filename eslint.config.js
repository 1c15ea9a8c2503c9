/** Components only: ESLint alone reads their markup. Everything else is looked at by oxlint (.oxlintrc.json). */
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const FILES = ['**/*.svelte', '**/*.svelte.ts'];

export default defineConfig([
  globalIgnores([
    '**/dist/',
    '**/node_modules/',
    'test-results/',
    'test-logs/',
    'playwright-report/',
    'coverage/',
    // A game that a test plants in a copy: it is at home there.
    'test/fixtures/pearls/',
    '**/*.{js,mjs}',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: FILES,
    // Components are type-checked by svelte-check; the linter does not see through their markup.
    extends: [tseslint.configs.strict, svelte.configs.recommended],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { parser: tseslint.parser, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-console': 'error',
      'max-lines': ['error', 400],
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'A literal list gives the type: `as const`.' },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-dynamic-delete': 'off',
    },
  },
]);
