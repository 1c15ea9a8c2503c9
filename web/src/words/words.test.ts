import { parse } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { TEXTS } from './texts.js';

const { de, en } = TEXTS;

const sources = Object.values(
  import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

const entries = (text: string) => parse(text, {}).body;

const ids = (text: string): readonly string[] =>
  entries(text).flatMap(entry => (entry.type === 'Message' ? [entry.id.name] : []));

/** The names that a message asks for. */
const variables = (text: string, id: string): readonly string[] => {
  const message = text.split(/\n(?=[a-z0-9-]+ = )/).find(part => part.startsWith(`${id} = `)) ?? '';
  return [...new Set(message.match(/\$[a-z]+/g))].sort();
};

const ONLINE = ['presence-', 'table-pace-', 'my-table-', 'check-', 'aside-'];

/** Messages called by a name that is put together: their common beginning. */
const FAMILIES = [
  'verdict-',
  'theme-',
  'pace-',
  'grace-',
  'rest-',
  'talk-',
  'copied-',
  'refusal-',
  'key-',
  'ar-sea-',
  'ar-score-tie-',
  ...ONLINE,
];

describe('the texts of the interface', () => {
  it.each(Object.entries(TEXTS))('%s can be read to the last entry', (_, text) => {
    expect(entries(text).filter(({ type }) => type === 'Junk')).toEqual([]);
  });

  it('say the same things in both languages, with the same arguments', () => {
    expect(ids(en)).toEqual(ids(de));
    for (const id of ids(de)) expect([id, ...variables(en, id)]).toEqual([id, ...variables(de, id)]);
  });

  it('are there for every name that is asked for', () => {
    const asked = [...sources.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map(([, id]) => id);
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter(id => !ids(de).includes(id ?? ''))).toEqual([]);
  });

  it('are all asked for', () => {
    const unused = ids(de).filter(
      id => !sources.includes(`'${id}'`) && !FAMILIES.some(family => id.startsWith(family)),
    );
    expect(unused).toEqual([]);
  });
});
