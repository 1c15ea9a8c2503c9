import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../../parts/contrast.test-help.js';
import { ALL_DYES } from './dyes.js';

const scene = readFileSync(new URL('./RiverScene.svelte', import.meta.url), 'utf8');

const water = (name: string, theme: 'light' | 'dark'): string => {
  const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(scene);
  return found![theme === 'light' ? 1 : 2]!;
};

describe('paint', () => {
  it.each(ALL_DYES.map(({ paint, shade, ink }) => [paint, shade, ink]))(
    '%s and %s carry their signs',
    (paint, shade, ink) => {
      expect(contrast(ink, paint)).toBeGreaterThanOrEqual(4.5);
      expect(contrast('#ffffff', shade)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['light', 'dark'] as const)('by %s, lit water is told from dark water without colour', theme => {
    expect(contrast(water('lit', theme), water('dark', theme))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(water('lit', theme), water('dark-hatch', theme))).toBeGreaterThanOrEqual(4.5);
  });
});
