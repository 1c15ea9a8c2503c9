import { inAllerRuheVoice } from './in-aller-ruhe/index.js';
import type { Language } from './language.js';
import { lighthouseRunVoice } from './lighthouse-run/index.js';
import { santaTimeaVoice } from './santa-timea/index.js';
import type { GameVoice } from './voice.js';

/** The one line that a new game adds outside its folder. */
const VOICES: Readonly<Record<string, (language: Language) => GameVoice>> = {
  'in-aller-ruhe': inAllerRuheVoice,
  'santa-timea': santaTimeaVoice,
  'lighthouse-run': lighthouseRunVoice,
};

const voices = new Map<string, GameVoice>();

/** The voice of a game that `GAMES` lists. */
export const gameVoice = (game: string, language: Language): GameVoice => {
  const key = `${game} ${language}`;
  const known = voices.get(key);
  if (known) return known;
  const make = Object.hasOwn(VOICES, game) ? VOICES[game] : undefined;
  if (!make) throw new RangeError(`no voice for the game ${game}`);
  const voice = make(language);
  voices.set(key, voice);
  return voice;
};
