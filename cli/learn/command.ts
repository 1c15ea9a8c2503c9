import { firstVoyageOf, titleOf, type Lesson } from '@seekiste/learn';
import { lessonsOf } from '@seekiste/learn/lessons';
import { GAMES } from '@seekiste/rules';
import type { Language } from '@seekiste/words';
import type { Command } from 'commander';
import { gameFor, gameList, language, languageOf } from '../arguments.js';
import { Failure, MISUSED } from '../failure.js';
import { printLines, type Io } from '../io.js';
import { openScreen } from '../play/screen.js';
import { gameVoice, say } from '../words/index.js';
import { LessonSession } from './session.js';
import { lessonSpeaker } from './words.js';

interface Options {
  readonly lang?: Language;
  readonly list?: true;
}

const FIRST_VOYAGE = 'first-voyage';

const namesOf = (game: string): readonly string[] => [FIRST_VOYAGE, ...lessonsOf(game).map(({ name }) => name)];

const lessonNamed = async (game: string, name: string): Promise<Lesson> => {
  const found =
    name === FIRST_VOYAGE
      ? firstVoyageOf(game)
      : await lessonsOf(game)
          .find(entry => entry.name === name)
          ?.load();
  if (found) return found;
  throw new Failure(`${game} has no lesson “${name}”. Possible: ${namesOf(game).join(', ')}.`, MISUSED);
};

const titleIn = (game: string, name: string, speaks: Language): string =>
  name === FIRST_VOYAGE ? say(speaks, 'learn-first-voyage') : lessonSpeaker(game, speaks)(titleOf({ game, name }));

/** How each lesson is called and asked for. */
const listed = (game: string, names: readonly string[], speaks: Language): readonly string[] => {
  const width = Math.max(...names.map(name => name.length));
  return names.map(name => `seekiste learn ${game} ${name.padEnd(width)}  ${titleIn(game, name, speaks)}`);
};

const learn = async (io: Io, asked: string, name: string, options: Options): Promise<void> => {
  const speaks = languageOf(io, options.lang);
  const { name: game } = gameFor(asked);
  const names = namesOf(game);
  if (options.list) return printLines(io, listed(game, names, speaks));
  const lesson = await lessonNamed(game, name);
  const screen = openScreen(io);
  try {
    const title = gameVoice(game, speaks).title();
    screen.print(`${title}: ${titleIn(game, name, speaks)}`, say(speaks, 'learn-hint'));
    const done = await new LessonSession(screen, lesson, speaks).run();
    const next = names[names.indexOf(name) + 1];
    if (done && next !== undefined) screen.print('', say(speaks, 'learn-next'), ...listed(game, [next], speaks));
  } finally {
    screen.close();
  }
};

export const addLearn = (program: Command, io: Io): void => {
  program
    .command('learn')
    .description('learn a game by playing it, in words: its first voyage, or a lesson')
    .argument('[game]', gameList(), GAMES[0]?.name)
    .argument('[lesson]', 'the first voyage, or a lesson that --list names', FIRST_VOYAGE)
    .option('--list', 'name all lessons of the game')
    .option('--lang <language>', 'de or en (default: as the terminal speaks)', language)
    .action((game: string, lesson: string, options: Options) => learn(io, game, lesson, options));
};
