import type { Options } from '@seekiste/rules/in-aller-ruhe';
import type { Chapter } from '../chapter.js';
import { arch } from './arch/chapter.js';
import { dayNight } from './day-night/chapter.js';
import { duel } from './duel/chapter.js';
import { monsters } from './monsters/chapter.js';
import { pyramid } from './pyramid/chapter.js';
import { rock } from './rock/chapter.js';
import { storms } from './storms/chapter.js';

/** Of expansions in play together, the one first that says how hard a captain thinks. */
const LISTED = [storms, rock, monsters, arch, pyramid, dayNight, duel] as const;
type Listed = (typeof LISTED)[number];

type All<T> = (T extends unknown ? (all: T) => void : never) extends (all: infer Together) => void ? Together : never;

/** What all chapters add to the heuristic's numbers. */
export type ChapterWeights = All<Listed['weights']>;
/** The ways to play that they name. */
export type ChapterMode = Listed['modes'] extends infer Modes ? (Modes extends unknown ? keyof Modes : never) : never;

export const CHAPTERS: readonly Chapter<object, string>[] = LISTED;

export const CHAPTER_WEIGHTS = Object.assign({}, ...CHAPTERS.map(({ weights }) => weights)) as ChapterWeights;

export const chaptersInPlay = (options: Options): readonly Chapter<object, string>[] =>
  CHAPTERS.filter(chapter => chapter.inPlay(options));

/** Those that may be in play together. */
export const EXPANSIONS = CHAPTERS.filter(({ combines = false }) => combines);
