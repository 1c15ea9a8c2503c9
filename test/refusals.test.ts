import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TABLE_CODES } from '@seekiste/server';
import { LANGUAGES } from '@seekiste/words';

const textsOf = (language: string): string =>
  readFileSync(join(import.meta.dirname, '..', 'web', 'src', 'words', `${language}.ftl`), 'utf8');

describe('whatever a table refuses', () => {
  it.each(LANGUAGES)('has its sentence in the app: %s', language => {
    const sentences = [...textsOf(language).matchAll(/^refusal-([\w-]+) = \S/gm)].map(([, code]) => code);
    expect(TABLE_CODES.filter(code => !sentences.includes(code))).toEqual([]);
  });
});
