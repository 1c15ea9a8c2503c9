import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { LearnMessages } from '@seekiste/learn';
import { message, speaker, type Args, type Language, type Speaker } from '@seekiste/words';

const { resolve } = createRequire(import.meta.url);

const textOf = (shelf: string, language: Language): string =>
  readFileSync(resolve(`@seekiste/learn/words/lessons/${shelf}${language}.ftl`), 'utf8');

/** What the lessons of a game say: the same sentences as in the app. */
export const lessonSpeaker = (game: string, language: Language): ((id: keyof LearnMessages, args?: Args) => string) => {
  const texts: Speaker = speaker(language, [textOf('', language), textOf(`${game}/`, language)]);
  return (id, args) => texts.speak(message(id, args));
};
