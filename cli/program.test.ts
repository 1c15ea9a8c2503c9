import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isSeed } from '@seekiste/rules/core';
import { languageOf } from './arguments.js';
import { ROOM } from './package.js';
import { freshSeed, readSeed } from './seed.js';
import { seekiste } from './terminal.test-help.js';

const COMMANDS = ['serve', 'play', 'simulate', 'arena', 'replay', 'verify', 'perft', 'referee', 'backup', 'restore'];

describe('seekiste', () => {
  it('--version is that of the package', async () => {
    const { version } = JSON.parse(readFileSync(join(ROOM, 'package.json'), 'utf8')) as { version: string };
    expect(await seekiste(['--version'])).toEqual({ code: 0, output: `${version}\n`, errors: '' });
  });

  it('--help names every command, the seeds and the exit codes', async () => {
    const { code, output } = await seekiste(['--help']);
    expect(code).toBe(0);
    for (const word of [...COMMANDS, 'SHA-256', 'Exit codes']) expect(output).toContain(word);
  });

  it.each(COMMANDS)('%s --help explains its options', async command => {
    const { code, output } = await seekiste([command, '--help']);
    expect(code).toBe(0);
    expect(output).toContain(`Usage: seekiste ${command}`);
  });

  it.each([[['whistle']], [['--sail']], [['referee', 'now']], [['replay']]])('%j makes no sense', async words => {
    const { code, output, errors } = await seekiste(words);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toMatch(/^error: .*\n$/);
  });
});

describe('seeds', () => {
  it('made by us are different and good', () => {
    const seeds = Array.from({ length: 20 }, freshSeed);
    expect(new Set(seeds).size).toBe(20);
    expect(seeds.every(isSeed)).toBe(true);
  });

  it('of 64 hexadecimal digits are taken as they are, any other text by its SHA-256', () => {
    expect(readSeed('AB'.repeat(32))).toBe('ab'.repeat(32));
    expect(readSeed('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(isSeed(readSeed('0'.repeat(64)))).toBe(true);
  });
});

describe('the language', () => {
  it.each([
    [{ LANG: 'de_DE.UTF-8' }, 'de'],
    [{ LANG: 'en_US.UTF-8', LC_ALL: 'de_CH' }, 'de'],
    [{ LANG: 'de_DE', LC_ALL: '' }, 'de'],
    [{ LANG: 'fr_FR' }, 'en'],
    [{}, 'en'],
  ] as const)('of %j is %s', (env, language) => {
    expect(languageOf({ env })).toBe(language);
    expect(languageOf({ env }, 'en')).toBe('en');
  });
});
