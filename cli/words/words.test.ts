import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { refuse } from '@seekiste/rules/core';
import { ROOM } from '../package.js';
import { refusalSentence } from './index.js';

const source = readdirSync(ROOM, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !/dist\/|node_modules\/|\.test/.test(file))
  .map(file => readFileSync(join(ROOM, file), 'utf8'))
  .join('\n');

it('every refusal of the terminal’s own has its sentence', () => {
  const codes = Array.from(source.matchAll(/refused?\('([a-z-]+)'/g), ([, code]) => code as string);
  expect(codes.length).toBeGreaterThan(0);
  for (const code of codes) {
    const sentence = refusalSentence('en', refuse(code, 'input', { field: 'x', value: 'y', allowed: 'z', last: 1 }));
    expect(sentence, code).not.toMatch(/\{|not possible here/);
  }
});
