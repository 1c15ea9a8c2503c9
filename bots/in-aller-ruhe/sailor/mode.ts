import type { Options } from '@seekiste/rules/in-aller-ruhe';
import { CHAPTERS, chaptersInPlay, type ChapterMode } from '../chapters/index.js';

/** Ways to play that ask for weights of their own; `combined` has several expansions. */
export type Mode = 'standard' | 'combined' | ChapterMode;

const modesOf = (modes: object): readonly ChapterMode[] => Object.keys(modes) as ChapterMode[];

export const MODES: readonly Mode[] = ['standard', 'combined', ...CHAPTERS.flatMap(({ modes }) => modesOf(modes))];

const find = (options: Options): Mode => {
  const [chapter, ...others] = chaptersInPlay(options);
  if (others.length > 0) return 'combined';
  const mode = chapter?.modeOf?.(options) as ChapterMode | undefined;
  return mode ?? modesOf(chapter?.modes ?? {})[0] ?? 'standard';
};

const known = new WeakMap<Options, Mode>();
let last: { readonly options: Options; readonly mode: Mode } | undefined;

/** Asked in every turn of a playout, nearly always for the same options. */
export const modeOf = (options: Options): Mode => {
  if (last && last.options === options) return last.mode;
  const mode = known.get(options) ?? find(options);
  known.set(options, mode);
  last = { options, mode };
  return mode;
};
