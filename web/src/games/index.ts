import type { Component } from 'svelte';
import type { GameParts } from '../table/game-table.js';
import { PARTS as inAllerRuhe } from './in-aller-ruhe/index.js';
import SeaPicture from './in-aller-ruhe/Picture.svelte';
import { PARTS as lighthouseRun } from './lighthouse-run/index.js';
import RiverPicture from './lighthouse-run/art/Picture.svelte';
import { PARTS as santaTimea } from './santa-timea/index.js';
import WindPicture from './santa-timea/art/Picture.svelte';

interface Registered {
  readonly parts: GameParts;
  /** What the lobby shows of it; fills its box. */
  readonly Picture: Component;
}

/** The one line that a new game adds to the app outside its folder. */
const GAMES: Readonly<Record<string, Registered>> = {
  'in-aller-ruhe': { parts: inAllerRuhe, Picture: SeaPicture },
  'santa-timea': { parts: santaTimea, Picture: WindPicture },
  'lighthouse-run': { parts: lighthouseRun, Picture: RiverPicture },
};

const registered = (game: string): Registered | undefined => (Object.hasOwn(GAMES, game) ? GAMES[game] : undefined);

export const partsOf = (game: string): GameParts | undefined => registered(game)?.parts;
export const pictureOf = (game: string): Component | undefined => registered(game)?.Picture;
