import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { GAMES } from '@seekiste/rules';
import type { OptionValues } from '@seekiste/rules/core';
import { loadSpeaker, voices, type GameVoice, type GeneralVoice, type Language } from './index.js';

/** All texts of this name in a folder and below, as one. */
const textsIn = (folder: string, name: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => basename(file) === name)
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

const all = voices((shelf, language) =>
  shelf.endsWith('/lobby')
    ? textsIn(join(import.meta.dirname, dirname(shelf)), `lobby.${language}.ftl`)
    : textsIn(join(import.meta.dirname, shelf), `${language}.ftl`),
);
const SPEAKERS = new Map(await Promise.all(GAMES.map(async ({ name }) => [name, await loadSpeaker(name)] as const)));

/** The voices of the texts as they are on the disk. */
export const generalVoice = (language: Language): GeneralVoice => all.general(language);
export const gameVoice = (game: string, language: Language, options?: OptionValues): GameVoice => {
  const speaker = SPEAKERS.get(game);
  if (!speaker) throw new RangeError(`no voice for the game ${game}`);
  return all.game(speaker, language, options);
};
