import { ARCH_CODES } from './arch/terms.js';
import { DAY_NIGHT_CODES, type DayNightEvent, type DayNightMove } from './day-night/terms.js';
import { DUEL_CODES, type DuelEvent, type DuelMove } from './duel/terms.js';
import { MONSTERS_CODES, type MonstersEvent, type MonstersMove } from './monsters/terms.js';
import { PYRAMID_CODES, PYRAMID_PHASES, type PyramidEvent, type PyramidMove } from './pyramid/terms.js';
import { ROCK_CODES, ROCK_PHASES, type RockEvent, type RockMove } from './rock/terms.js';
import { STORMS_CODES, STORMS_PHASES, type StormsEvent, type StormsMove } from './storms/terms.js';

// What chapters add to the vocabulary of the game, a line each.

export const CHAPTER_CODES = [
  ...ROCK_CODES,
  ...MONSTERS_CODES,
  ...STORMS_CODES,
  ...ARCH_CODES,
  ...DAY_NIGHT_CODES,
  ...DUEL_CODES,
  ...PYRAMID_CODES,
] as const;

/** Their phases. */
export const CHAPTER_PHASES = [...ROCK_PHASES, ...STORMS_PHASES, ...PYRAMID_PHASES] as const;

/** Their moves. */
export type ChapterMove = RockMove | MonstersMove | StormsMove | DayNightMove | DuelMove | PyramidMove;

export type ChapterEvent = RockEvent | MonstersEvent | StormsEvent | DayNightEvent | DuelEvent | PyramidEvent;
