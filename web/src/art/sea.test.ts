import { parse } from '@fluent/syntax';
import * as rules from '@seekiste/rules/in-aller-ruhe';
import { ORANGE, VIOLET, YELLOW } from '@seekiste/rules/in-aller-ruhe';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.test-help.js';
import { INK } from './palette.js';
import de from './sea.de.ftl?raw';
import en from './sea.en.ftl?raw';
import { stormLook, stormName } from './storms.js';

const STORMS = [YELLOW, VIOLET, ORANGE];

describe('the faces of cards that are no islands', () => {
  it('are there for every card of the rules', () => {
    const specials = readFileSync(new URL('./specials.ts', import.meta.url), 'utf8');
    const cards = Object.entries(rules).filter(
      ([name, value]) => /^[A-Z]+$/.test(name) && typeof value === 'number' && value > rules.ISLANDS,
    );
    expect(cards).toHaveLength(rules.BORDER - rules.ISLANDS);
    for (const [name] of cards) expect(specials).toContain(`[${name}, { Mark: `);
  });

  it('give each storm a sign of its own, not only a colour', () => {
    expect(new Set(STORMS.map(card => stormLook(card).sign)).size).toBe(3);
    expect(STORMS.map(stormName)).toEqual(['yellow', 'violet', 'orange']);
    expect(stormName(rules.COMPASS)).toBeUndefined();
  });

  it('let the signs of storms be seen against clouds and sky', () => {
    for (const card of STORMS) {
      const { bright, cloud, cloudShade, sky } = stormLook(card);
      expect(contrast(bright, cloud)).toBeGreaterThanOrEqual(3);
      expect(contrast(bright, cloudShade)).toBeGreaterThanOrEqual(3);
      expect(contrast(INK.sun, sky)).toBeGreaterThanOrEqual(7);
    }
  });
});

describe('what is said of the sea', () => {
  const entries = (text: string) => parse(text, {}).body;
  const ids = (text: string): readonly string[] =>
    entries(text).flatMap(entry => (entry.type === 'Message' ? [entry.id.name] : []));
  const argumentsOf = (text: string): readonly string[] =>
    text.split(/\n(?=[a-z-]+ = )/).map(part => [...new Set(part.match(/\$[a-z]+/g))].sort().join(' '));

  const sources = Object.values(
    import.meta.glob<string>(['./*.svelte', '../games/in-aller-ruhe/*.svelte'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).join('\n');
  /** Messages called by a name that is put together: their common beginning. */
  const FAMILIES = ['sea-', 'score-tie-'];

  it('is said in both languages, with the same arguments', () => {
    expect([...entries(de), ...entries(en)].filter(({ type }) => type === 'Junk')).toEqual([]);
    expect(ids(en)).toEqual(ids(de));
    expect(argumentsOf(en)).toEqual(argumentsOf(de));
  });

  it('is there for every name that is asked for, and asked for where it is there', () => {
    const asked = [...sources.matchAll(/\bsay\(\s*'([a-z-]+)'/g)].map(([, id]) => id ?? '');
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter(id => !ids(de).includes(id))).toEqual([]);
    const unused = ids(de).filter(
      id => !sources.includes(`'${id}'`) && !FAMILIES.some(family => id.startsWith(family)),
    );
    expect(unused).toEqual([]);
  });
});
