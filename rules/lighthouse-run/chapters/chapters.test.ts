import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSetup } from '../../core/index.js';
import { lighthouseRun, MODES, REASONS } from '../index.js';
import { CHAPTERS } from './index.js';

const GAME = join(import.meta.dirname, '..');

/** The sources of the game for all: not those of a chapter, nor tests. */
const sources = readdirSync(GAME).filter(file => file.endsWith('.ts') && !/\.test(-help)?\.ts$/.test(file));

/** Lines that ask for a chapter by its name. */
const asking = (text: string, name: string): readonly string[] =>
  text.split('\n').filter(line => line.includes(`'${name}'`));

describe('9.1 The chapters for two', () => {
  it('are what can be chosen besides the rules for all', () => {
    expect(MODES).toEqual(['standard', 'erik', 'fleet']);
    expect(REASONS).toEqual(['points', 'difference', 'cards', 'shared', 'erik']);
  });

  it.each(CHAPTERS)('$name is for two', ({ name, forTwo }) => {
    expect(readSetup(lighthouseRun, { seats: 2, options: { mode: name } }).ok).toBe(true);
    expect(readSetup(lighthouseRun, { seats: 3, options: { mode: name } })).toMatchObject({
      ok: false,
      error: { code: forTwo.code, clause: forTwo.clause },
    });
  });

  it.each(CHAPTERS)('no other rule asks whether it is $name', ({ name }) => {
    const found = sources.flatMap(file => asking(readFileSync(join(GAME, file), 'utf8'), name));
    expect(found).toEqual([]);
    expect(asking(`if (mode === '${name}') return;`, name)).toHaveLength(1);
  });
});
