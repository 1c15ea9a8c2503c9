import { GAMES } from '@seekiste/rules';
import { loadSpeaker, voices, type GameVoice, type Language, type LobbyVoice } from '@seekiste/words';
import { textFiles } from '../tools/words.mjs';

const FILES = textFiles();

const all = voices((shelf, language) =>
  FILES.filter(file => file.shelf === shelf && file.language === language)
    .map(({ text }) => text)
    .join('\n'),
);
const SPEAKERS = new Map(await Promise.all(GAMES.map(async ({ name }) => [name, await loadSpeaker(name)] as const)));

export const lobbyVoice = (game: string, language: Language): LobbyVoice => all.lobby(game, language);

export const gameVoice = (game: string, language: Language): GameVoice => {
  const speaker = SPEAKERS.get(game);
  if (!speaker) throw new RangeError(`no voice for the game ${game}`);
  return all.game(speaker, language);
};
