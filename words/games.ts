import type { GameSpeaker } from './voice.js';

/** The one line that a new game adds outside its folder. */
const SPEAKERS: Readonly<Record<string, () => Promise<GameSpeaker>>> = {
  'in-aller-ruhe': async () => (await import('./in-aller-ruhe/index.js')).inAllerRuheSpeaker,
  'santa-timea': async () => (await import('./santa-timea/index.js')).santaTimeaSpeaker,
  'lighthouse-run': async () => (await import('./lighthouse-run/index.js')).lighthouseRunSpeaker,
};

/** The speaker of a game that `GAMES` lists; it comes with the game's rules, so it is fetched when it is needed. */
export const loadSpeaker = (game: string): Promise<GameSpeaker> => {
  const load = Object.hasOwn(SPEAKERS, game) ? SPEAKERS[game] : undefined;
  return load ? load() : Promise.reject(new RangeError(`no speaker for the game ${game}`));
};
