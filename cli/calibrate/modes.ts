import type { Setup } from '../simulate/game.js';
import { gameFor, setupFor } from '../arguments.js';

/** A way to play that is calibrated for itself. */
export interface CalibratedMode {
  readonly game: string;
  readonly setup: Setup;
  /** As the page calls it. */
  readonly title: string;
}

type Chosen = Readonly<Record<string, unknown>>;

const IN_ALLER_RUHE: readonly (readonly [string, number, Chosen])[] = [
  ['standard, alone', 1, { islandsRemoved: 8 }],
  ['standard', 2, { islandsRemoved: 8 }],
  ['standard', 4, { islandsRemoved: 8 }],
  ['standard', 5, { islandsRemoved: 8 }],
  ['rock', 2, { rock: true }],
  ['monsters', 2, { monsters: 4 }],
  ['storms', 2, { storms: true }],
  ['arch', 2, { variant: 'arch' }],
  ['day and night', 2, { variant: 'day-night' }],
  ['pyramid', 2, { variant: 'pyramid' }],
  ['duel', 2, { variant: 'duel' }],
  ['rock, monsters and storms', 2, { rock: true, monsters: 4, storms: true }],
];

const SANTA_TIMEA: readonly (readonly [string, number, Chosen])[] = [
  ['basic', 3, {}],
  ['basic', 5, {}],
  ['professional', 4, { professional: true }],
];

const LIGHTHOUSE_RUN: readonly (readonly [string, number, Chosen])[] = [
  ['standard', 2, {}],
  ['standard', 4, {}],
  ['Erik', 2, { mode: 'erik' }],
  ['great fleet', 2, { mode: 'fleet' }],
];

/** Every mode; with islands taken away where otherwise hardly a game is lost. */
export const modes = (): readonly CalibratedMode[] =>
  Object.entries({
    'in-aller-ruhe': IN_ALLER_RUHE,
    'santa-timea': SANTA_TIMEA,
    'lighthouse-run': LIGHTHOUSE_RUN,
  }).flatMap(([game, list]) =>
    list.map(([title, seats, options]) => ({
      game,
      setup: setupFor(gameFor(game), seats, options),
      title: `${game}, ${title}, ${seats}`,
    })),
  );
