import { parse, type Message } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHECKS, VERDICTS } from '@seekiste/protocol';
import { refuse } from '@seekiste/rules/core';
import { FLAWS } from '@seekiste/server';
import { LANGUAGES } from '@seekiste/words';
import { ROOM } from '../package.js';
import { de } from './de.js';
import { en } from './en.js';
import { OWN_CODES, refusalSentence, say } from './index.js';

const body = (ftl: string) => parse(ftl, { withSpans: false }).body;
const ids = (ftl: string): string[] =>
  body(ftl)
    .filter((entry): entry is Message => entry.type === 'Message')
    .map(({ id }) => id.name);

const source = readdirSync(ROOM, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.ts$/.test(file) && !/dist\/|node_modules\/|\.test|words\/(de|en)/.test(file))
  .map(file => readFileSync(join(ROOM, file), 'utf8'))
  .join('\n');

describe('the terminal’s own words', () => {
  it('parse without junk and have the same messages in both languages', () => {
    for (const ftl of [de, en]) expect(body(ftl).filter(({ type }) => type === 'Junk')).toEqual([]);
    expect(ids(de)).toEqual(ids(en));
  });

  it('have every message that is spoken, and no other', () => {
    const spoken = Array.from(source.matchAll(/say\((?:\w+, )?'([a-z-]+)'/g), ([, id]) => id as string);
    const own = spoken.filter(id => id !== 'seat');
    const verdicts = ['sound', 'flawed', 'mended', 'still-flawed'].map(verdict => `check-verdict-${verdict}`);
    const flaws = [...FLAWS.map(kind => `check-${kind}`), ...verdicts];
    const proofs = [...CHECKS.map(check => `verify-${check}`), ...VERDICTS.map(verdict => `verdict-${verdict}`)];
    const put = [...OWN_CODES.map(code => `refusal-${code}`), ...proofs, ...flaws];
    expect(new Set(ids(en))).toEqual(new Set([...own, ...put]));
  });

  it('every refusal of our own is listed', () => {
    const codes = Array.from(source.matchAll(/refused?\('([a-z-]+)'/g), ([, code]) => code as string);
    for (const code of codes) {
      const sentence = refusalSentence('en', refuse(code, 'input', { field: 'x', value: 'y', allowed: 'z', last: 1 }));
      expect(sentence, code).not.toMatch(/\{|not possible here/);
    }
  });

  it.each(LANGUAGES)('resolve every argument in %s', language => {
    const known = { name: 'Anna', more: 2, news: 'x', clause: '1', file: 'f', failed: 2, problem: 'p' };
    const reported = { place: 'p', flaws: 2, game: 'g', share: '50 %', seats: 2, low: 1, high: 2 };
    const args = { ...known, ...reported, field: 'f', value: 'v', allowed: 'a', last: 1 };
    for (const id of ids(de)) expect(say(language, id, args)).not.toMatch(/\{|^$/);
  });
});
