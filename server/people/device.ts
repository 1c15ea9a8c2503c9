/** What a browser says it is, in the order in which it must be asked: nearly all of them say that they are others, too. */
const BROWSERS = [
  ['edge', /Edg(e|A|iOS)?\//],
  ['opera', /OPR\//],
  ['firefox', /(Firefox|FxiOS)\//],
  ['chrome', /(Chrome|CriOS|Chromium)\//],
  ['safari', /Safari\//],
] as const;

const SYSTEMS = [
  ['android', /Android/],
  ['ios', /iPhone|iPad|iPod/],
  ['windows', /Windows/],
  ['macos', /Mac OS X|Macintosh/],
  ['linux', /Linux|X11|CrOS/],
] as const;

const found = (list: readonly (readonly [string, RegExp])[], text: string): string =>
  list.find(([, sign]) => sign.test(text))?.[0] ?? 'other';

/** Roughly what kind of device it is, so that its owner knows it again: `firefox/android`, and nothing more exact. */
export const deviceKind = (userAgent: string | undefined): string =>
  `${found(BROWSERS, userAgent ?? '')}/${found(SYSTEMS, userAgent ?? '')}`;
