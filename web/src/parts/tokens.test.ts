import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.test-help.js';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(([, name, light, dark]) => [
    name!,
    { light: light!, dark: dark! },
  ]),
);

const pair = (text: string, ground: string, theme: 'light' | 'dark'): number =>
  contrast(tokens.get(text)![theme], tokens.get(ground)![theme]);

const GROUNDS = ['paper', 'paper-raised', 'sea-1', 'sea-2', 'sand-1'];

describe.each(['light', 'dark'] as const)('colours by %s', theme => {
  it.each(['ink', 'ink-soft', 'accent', 'good', 'bad', 'warn'].flatMap(text => GROUNDS.map(ground => [text, ground])))(
    '%s is readable on %s',
    (text, ground) => {
      expect(pair(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ['accent-ink', 'accent'],
    ['ink', 'sand-2'],
    ['ink', 'sea-3'],
  ])('%s is readable on %s', (text, ground) => {
    expect(pair(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['focus', 'line-strong', 'accent'].flatMap(edge => GROUNDS.map(ground => [edge, ground])))(
    '%s stands out from %s as an edge',
    (edge, ground) => {
      expect(pair(edge, ground, theme)).toBeGreaterThanOrEqual(3);
    },
  );
});
