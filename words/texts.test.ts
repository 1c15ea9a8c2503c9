import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CODES, LEVELS, LOSSES, VARIANTS, inAllerRuhe } from '@seekiste/rules/in-aller-ruhe';
import { de as generalDe } from './general/de.js';
import { en as generalEn } from './general/en.js';
import { de as inAllerRuheDe } from './in-aller-ruhe/de.js';
import { en as inAllerRuheEn } from './in-aller-ruhe/en.js';
import { codesInRules, readTexts, sourcesOf } from './texts.test-help.js';

const variants = VARIANTS.map(variant => `variant-${variant}`);
const switches = inAllerRuhe.options
  .filter(({ kind }) => kind === 'switch')
  .flatMap(({ name }) => [`option-${name}-on`, `option-${name}-off`]);
const options = inAllerRuhe.options.map(({ name }) => `option-${name}`);

/** Messages that are found by a name put together; all others are named in the sources. */
const PUT_TOGETHER: Readonly<Record<string, readonly string[]>> = {
  general: ['seat', 'bot', ...codesInRules().map(code => `refusal-${code}`)],
  'in-aller-ruhe': [
    ...CODES.map(code => `refusal-${code}`),
    ...['arrived', ...LOSSES].map(reason => `outcome-${reason}`),
    ...['price', 'two', 'eight', 'rock', 'yellow', 'turn'].map(why => `event-threw-${why}`),
    ...['silence', 'numbers', 'storms', 'open'].map(talk => `talk-${talk}`),
    ...LEVELS.map(({ name }) => `level-${name}`),
    ...['award', 'storm', 'soak', 'storm-row', 'distress'].map(phase => `todo-${phase}`),
    ...['storm-drawn', 'calmed'].map(type => `event-${type}`),
    ...[
      ...options,
      ...switches,
      'option-monsters-count',
      'option-monsters-none',
      'level-standard',
      ...variants,
    ].flatMap(id => [id, `${id}-explain`]),
  ],
};

describe.each([
  { name: 'general', de: readTexts(generalDe), en: readTexts(generalEn) },
  { name: 'in-aller-ruhe', de: readTexts(inAllerRuheDe), en: readTexts(inAllerRuheEn) },
])('the texts of $name', ({ name, de, en }) => {
  const source = sourcesOf(join(import.meta.dirname, name));
  const named = Array.from(source.matchAll(/'([a-z]+(?:-[a-z]+)+|title|blurb|notation)'/g), ([, id]) => id as string);
  const put = PUT_TOGETHER[name] ?? [];

  it('parse without junk', () => {
    expect([...de.junk, ...en.junk]).toEqual([]);
  });

  it('name each message once, the same ones in both languages and in the same order', () => {
    expect(new Set(de.ids).size).toBe(de.ids.length);
    expect(en.ids).toEqual(de.ids);
  });

  it('have no message that nothing speaks', () => {
    expect(de.ids.filter(id => !named.includes(id) && !put.includes(id))).toEqual([]);
  });

  it('have every message that is put together', () => {
    const others: readonly string[] = name === 'general' ? CODES.map(code => `refusal-${code}`) : [];
    expect(put.filter(id => !de.ids.includes(id) && !others.includes(id))).toEqual([]);
  });

  it('have every message that the sources name', () => {
    const spoken = Array.from(source.matchAll(/\bsay\(\s*language,\s*'([^']+)'/g), ([, id]) => id as string);
    expect(spoken.length).toBeGreaterThan(0);
    expect(spoken.filter(id => !de.ids.includes(id))).toEqual([]);
  });

  it('need the same arguments in both languages, but for the form of address', () => {
    const facts = (args: readonly string[] | undefined): string[] => (args ?? []).filter(arg => arg !== 'crew');
    for (const id of de.ids) expect(facts(en.args.get(id)), id).toEqual(facts(de.args.get(id)));
  });
});
