/** What the build lists: a file of the app, and its content where the name does not tell. */
export interface Listed {
  readonly url: string;
  readonly revision: string | null;
}

const PREFIX = 'seekiste-';

/** A tab may still run the version before the last one: its files stay at hand. */
const KEPT_BEFORE = 2;

/** FNV-1a: the same files have the same name, any other file changes it. */
export const cacheNameOf = (files: readonly Listed[]): string => {
  let hash = 0x811c9dc5;
  for (const { url, revision } of files)
    for (const letter of `${url} ${revision ?? ''}\n`)
      hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return `${PREFIX}${(hash >>> 0).toString(16).padStart(8, '0')}`;
};

/** Versions that were here before this one, the newest first. Browsers list caches as they were made. */
export const versionsBefore = (names: readonly string[], current: string): readonly string[] => {
  const versions = names.filter(name => name.startsWith(PREFIX));
  const at = versions.indexOf(current);
  return (at < 0 ? versions : versions.slice(0, at)).reverse();
};

/** Versions that nobody needs any more. */
export const outdated = (names: readonly string[], current: string): readonly string[] =>
  versionsBefore(names, current).slice(KEPT_BEFORE);
