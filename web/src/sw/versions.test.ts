import { describe, expect, it } from 'vitest';
import { cacheNameOf, outdated, versionsBefore } from './versions.js';

const FILES = [
  { url: 'index.html', revision: 'a' },
  { url: 'assets/app-1.js', revision: null },
];

describe('versions of the app', () => {
  it('have the same name for the same files, and another for any other file', () => {
    const name = cacheNameOf(FILES);
    expect(cacheNameOf([...FILES])).toBe(name);
    expect(cacheNameOf([{ url: 'index.html', revision: 'b' }, FILES[1]!])).not.toBe(name);
    expect(cacheNameOf(FILES.slice(0, 1))).not.toBe(name);
  });

  it('before the current one come newest first, and other caches are none', () => {
    expect(versionsBefore(['seekiste-1', 'other', 'seekiste-2', 'seekiste-3', 'seekiste-4'], 'seekiste-3')).toEqual([
      'seekiste-2',
      'seekiste-1',
    ]);
  });

  it('are kept for tabs that still run them: two beside the current one', () => {
    const names = ['seekiste-1', 'seekiste-2', 'seekiste-3', 'seekiste-4'];
    expect(outdated(names, 'seekiste-4')).toEqual(['seekiste-1']);
    expect(outdated(names, 'seekiste-3')).toEqual([]);
  });
});
