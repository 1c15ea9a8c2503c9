import type { LearnMessages } from '@seekiste/learn';
import type { OptionValues, Refusal } from '@seekiste/rules/core';
import {
  loadSpeaker,
  message,
  seatNumber,
  speaker,
  voices,
  type Args,
  type GameVoice,
  type GeneralVoice,
  type Language,
  type LobbyVoice,
  type Speaker,
} from '@seekiste/words';
import { settings } from '../app/settings/settings.svelte.js';
import type { WebMessages } from './messages.js';
import { fetchTexts } from './texts.js';

/** Everything that can be said in one language now. */
interface Spoken {
  readonly language: Language;
  readonly labels: Speaker;
  readonly general: GeneralVoice;
  readonly lobbies: ReadonlyMap<string, LobbyVoice>;
  readonly games: ReadonlyMap<string, (options?: OptionValues) => GameVoice>;
}

const fetchSpoken = async (language: Language, games: readonly string[]): Promise<Spoken> => {
  const parcels = await Promise.all(['general', ...games].map(parcel => fetchTexts(parcel, language)));
  const texts = new Map(parcels.flatMap(shelves => Object.entries(shelves)));
  const named = [...texts.keys()].flatMap(shelf => /^(.+)\/lobby$/.exec(shelf)?.[1] ?? []);
  const speakers = await Promise.all(named.filter(each => games.includes(each)).map(loadSpeaker));
  const { general, lobby, game } = voices(shelf => texts.get(shelf) ?? '');
  const labels = ['app', ...games.map(each => `app/${each}`)].map(shelf => texts.get(shelf) ?? '');
  return {
    language,
    labels: speaker(language, labels),
    general: general(language),
    lobbies: new Map(named.map(name => [name, lobby(name, language)])),
    games: new Map(speakers.map(found => [found.name, options => game(found, language, options)])),
  };
};

let spoken = $state.raw<Spoken>();

/** The games whose words are wanted; the lobby's words are always there. */
const wanted: Partial<Record<string, Promise<void>>> = {};

let fetching = Promise.resolve();
/** Fetches all that is wanted, one fetch after the other, so that the last wish counts. */
const refresh = (): Promise<void> => {
  fetching = fetching
    .catch(() => undefined)
    .then(async () => {
      spoken = await fetchSpoken(settings.now.language, Object.keys(wanted));
    });
  return fetching;
};

/** Fetches the words of the lobby in the language that is set; from then on it follows the settings. */
export const startWords = async (): Promise<void> => {
  await refresh();
  $effect.root(() => {
    $effect(() => {
      const { language } = settings.now;
      // Where the line is down, the old language goes on.
      if (spoken && language !== spoken.language) refresh().catch(() => undefined);
    });
  });
};

/** Fetches the words of a game's table, unless they are here; what failed can be tried again. */
export const loadWords = (game: string): Promise<void> => {
  const known = wanted[game];
  if (known) return known;
  const load = refresh().catch((problem: unknown) => {
    delete wanted[game];
    throw problem;
  });
  wanted[game] = load;
  return load;
};

const now = (): Spoken => {
  if (!spoken) throw new Error('the words have not been fetched yet');
  return spoken;
};

/** A text of the interface, or of a lesson, in the language that is set. */
export const t = (id: keyof WebMessages | keyof LearnMessages, args?: Args): string =>
  now().labels.speak(message(id, args));

/** What the lobby says of a game. */
export const lobbyOf = (game: string): LobbyVoice => {
  const voice = now().lobbies.get(game);
  if (!voice) throw new RangeError(`no words for the game ${game}`);
  return voice;
};

/** The voice of a game whose words were fetched (`loadWords`), at a table with these options. */
export const voiceOf = (game: string, options?: OptionValues): GameVoice => {
  const voice = now().games.get(game);
  if (!voice) throw new RangeError(`no voice for the game ${game}`);
  return voice(options);
};

/** The voice of a game at the table that is seen. */
export const voiceAt = (game: string, view: unknown): GameVoice =>
  voiceOf(game, (view as { readonly options?: OptionValues }).options);

/** Words of no single game. */
export const generalVoice = (): GeneralVoice => now().general;

/** The crew of a kept game: a seat that nobody named is called so in the language of now. */
export const crewNow = <Seated extends { readonly name: string }>(seats: readonly Seated[]): readonly Seated[] =>
  seats.map(seat => {
    const number = seatNumber(seat.name);
    return number === undefined ? seat : { ...seat, name: generalVoice().seat(number) };
  });

/** What a bot of this level is called, and what to expect of it. */
export const titleOf = (level: string): string => generalVoice().botTitle(level);
export const sketchOf = (level: string): string => generalVoice().botSketch(level);

/** What refuses without being a clause of a rulebook. */
const NO_RULES = ['input', 'table', 'proof'];

/** Whether a rulebook has this clause. */
export const isRule = (clause: string): boolean => !NO_RULES.includes(clause);

/** Why a move was refused at the table: in the game's words, or in the app's where no rule refused it. */
export const moveRefusal = (voice: GameVoice, refused: Refusal): string =>
  isRule(refused.clause) ? voice.refusal(refused) : refusalSentence(refused);

/** What the table refuses to pass on, because a clause of the game says so. */
const UNSAID = ['silence', 'numbers-only'];

/** Why an input was refused; where a rule refused it, in the words of its game if they were fetched. */
export const refusalSentence = (refused: Refusal, game?: string): string => {
  if (game !== undefined && isRule(refused.clause) && !UNSAID.includes(refused.code))
    return (now().games.get(game)?.() ?? lobbyOf(game)).refusal(refused);
  const id = `refusal-${refused.code}`;
  const { labels, general } = now();
  return labels.has(id) ? labels.speak(message(id)) : general.refusal(refused);
};
