import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readSetup } from '@seekiste/rules/core';
import { inAllerRuhe } from '@seekiste/rules/in-aller-ruhe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build, checkApp, copyOf, edit, HOUSE_ROOMS, ROOT, run } from './copy.js';
import { playRest } from './fixtures/play-rest.mjs';

/** The chapter's folders in all rooms. */
const foldersOf = (chapter: string): readonly string[] =>
  HOUSE_ROOMS.flatMap(room =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .filter(path => path.endsWith(`/chapters/${chapter}`) && !/(^|\/)(dist|node_modules)\//.test(path))
      .map(path => `${room}/${path}`),
  );

/** The lists of chapters, which stand beside their folders. */
const listsBeside = (folders: readonly string[]): readonly string[] =>
  [...new Set(folders.map(folder => join(folder, '..')))].flatMap(parent =>
    readdirSync(join(ROOT, parent))
      .filter(file => file.endsWith('.ts'))
      .map(file => join(parent, file)),
  );

/** A list without the line that imports from the chapter, and without what came by it. */
const without = (text: string, chapter: string): string =>
  Array.from(text.matchAll(new RegExp(`^import \\{ (\\w+) \\} from '\\./${chapter}/.*\n`, 'gm'))).reduce(
    (rest, [line, name = '']) =>
      rest.replace(line, '').replaceAll(new RegExp(`(\\.\\.\\.)?\\b${name}\\b(,\\s*|(?=\\]))`, 'g'), ''),
    text,
  );

describe('a chapter', () => {
  let copy = '';
  const folders = foldersOf('rock');

  beforeAll(() => {
    copy = copyOf(HOUSE_ROOMS, 'without-rock');
    for (const folder of folders) rmSync(join(copy, folder), { recursive: true });
    for (const list of listsBeside(folders))
      if (readFileSync(join(copy, list), 'utf8').includes(`'./rock/`)) edit(copy, list, text => without(text, 'rock'));
    cpSync(join(ROOT, 'test/fixtures/play-rest.mjs'), join(copy, 'play-rest.mjs'));
    run(copy, ['tools/words.mjs']);
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  it('has a folder in every room that knows it', () => {
    expect(folders.map(folder => folder.split('/')[0])).toEqual(['rules', 'bots', 'words', 'web', 'web']);
  });

  it('is gone with its folders and its lines, and nothing else is', () => {
    expect(build(copy)).toBe('');
    const rest = JSON.parse(run(copy, ['play-rest.mjs'])) as readonly (readonly string[])[];
    expect(rest).toEqual(playRest());
  });

  it('can be played no longer', () => {
    const asked = `import('@seekiste/rules').then(({ gameNamed }) => import('@seekiste/rules/core').then(({ readSetup }) =>
      console.log(readSetup(gameNamed('in-aller-ruhe'), { seats: 2, options: { rock: true } }).error.code)))`;
    expect(run(copy, ['--input-type=module', '-e', asked]).trim()).toBe('unknown-option');
    expect(readSetup(inAllerRuhe, { seats: 2, options: { rock: true } }).ok).toBe(true);
  });

  it('leaves an app that compiles', () => {
    expect(checkApp(copy)).toContain('0 errors');
  });
});
