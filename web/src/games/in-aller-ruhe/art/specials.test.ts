import * as rules from '@seekiste/rules/in-aller-ruhe';
import { ORANGE, VIOLET, YELLOW } from '@seekiste/rules/in-aller-ruhe';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../../parts/contrast.test-help.js';
import { INK } from './palette.js';
import { stormLook } from '../chapters/storms/looks.js';

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
