import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

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
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  tseslint.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.tests.json', 'web/tsconfig.json', 'web/src/sw/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
  },
  {
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
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/restrict-plus-operands': ['error', { allowNumberAndString: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      // There are no enums here, as is demanded above: to look for values of theirs takes a quarter of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // The contract's methods use no `this`; they are methods only so that games fit in one list.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // Generated: lists of messages, what was measured, and what was mined.
    files: ['**/words/**/messages.ts', 'learn/{ladder,puzzles}/{in-aller-ruhe,santa-timea,lighthouse-run}.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    // Without a default the compiler lists every place that a new case has to think about.
    files: ['rules/**', 'bots/**', 'words/**'],
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: false, allowDefaultCaseForExhaustiveSwitch: false },
      ],
    },
  },
  {
    files: ['**/*.test.ts', '**/*.test-help.ts', 'test/**/*.ts', 'bench/peers/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['web/**/*.svelte', 'web/**/*.svelte.ts'],
    languageOptions: { globals: globals.browser, parserOptions: { parser: tseslint.parser } },
  },
  {
    // Components are type-checked by svelte-check; the linter does not see through their markup.
    files: ['**/*.svelte', '**/*.js', '**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { project: false } },
  },
  { files: ['tools/**', 'bench/**'], rules: { 'no-console': 'off' } },
]);
