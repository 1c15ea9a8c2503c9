import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', ...docsIn('docs')];

function docsIn(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? docsIn(path) : path.endsWith('.md') ? [path] : [];
  });
}

const linksIn = (path: string): readonly string[] =>
  [...read(path).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target]) => target ?? '');

const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts);

/** Where links begin: what is only a part of docs/bots.md is read there. */
const folderOf = (path: string): string => (path === 'docs/bots/page.md' ? 'docs' : dirname(path));

describe('the documents', () => {
  it.each(pages)('%s links to files that exist', path => {
    const lost = linksIn(path).filter(
      target => !target.startsWith('http') && !existsSync(join(ROOT, folderOf(path), target)),
    );
    expect(lost).toEqual([]);
  });

  it.each(pages)('%s names npm scripts that exist', path => {
    const named = [...read(path).matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, script]) => script ?? '');
    expect(named.filter(script => !scripts.includes(script))).toEqual([]);
  });
});

describe('the example of the README', () => {
  const [, code = ''] = /```js\n([^]*?)```/.exec(read('README.md')) ?? [];

  it('plays a game to its end with the built library', () => {
    const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(printed).toContain(`kind: 'team'`);
    expect(printed).toContain(`code: 'game-over'`);
  });
});
