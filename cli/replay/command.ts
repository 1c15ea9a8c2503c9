import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import { lineAt, Table, type GameRecord, type Path, type Viewer } from '@seekiste/rules/core';
import type { Language } from '@seekiste/words';
import { language, languageOf, wholeNumber } from '../arguments.js';
import { Failure, MISUSED, orFail } from '../failure.js';
import { readRecordFile, rulesOf } from '../files.js';
import { openScreen } from '../play/screen.js';
import { printJson, printLine, printLines, type Io } from '../io.js';
import { gameVoice, refusalSentence } from '../words/index.js';
import { linesOf, told } from './tell.js';
import { Walk } from './walk.js';

interface Options {
  readonly at?: number;
  readonly seat?: Viewer;
  readonly line?: Path;
  readonly steps?: boolean;
  readonly lang?: Language;
  readonly json?: boolean;
}

const viewer = (text: string): Viewer => {
  if (text === 'watcher') return text;
  if (/^\d$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a seat, counted from 0, or “watcher”.');
};

/** `0.2`: the third variation of the first. */
const path = (text: string): Path => {
  if (/^\d{1,3}(\.\d{1,3})*$/.test(text)) return text.split('.').map(Number);
  throw new InvalidArgumentError('It must look like 0 or 0.2: which variation, and which one of that.');
};

const lineIn = (whole: GameRecord, line: Path): GameRecord => {
  const found = lineAt(whole, line);
  if (found) return found;
  throw new Failure(`--line: the record has no variation ${line.join('.')}.`, MISUSED);
};

const walk = async (io: Io, record: GameRecord, { seat = 'watcher', lang }: Options): Promise<void> => {
  const screen = openScreen(io);
  try {
    await new Walk(screen, record, languageOf(io, lang), seat).run();
  } finally {
    screen.close();
  }
};

const replayFile = async (io: Io, file: string, options: Options): Promise<void> => {
  const { at, seat, line = [], steps, lang, json } = options;
  const speaks = languageOf(io, lang);
  const whole = orFail(readRecordFile(file), refused => `${file}: ${refusalSentence(speaks, refused)}`);
  const record = lineIn(whole, line);
  const rules = rulesOf(record);
  if (typeof seat === 'number' && seat >= record.seats)
    throw new Failure(`--seat must be from 0 to ${record.seats - 1}, or “watcher”.`, MISUSED);
  const table = orFail(Table.resume(rules, record), refused => `${file}: ${refusalSentence(speaks, refused, record)}`);
  if (steps) return walk(io, whole, options);
  const shown = at ?? record.moves.length;
  if (shown > record.moves.length)
    throw new Failure(`--at must be at most ${record.moves.length}: the record has no more moves.`, MISUSED);
  const story = told(rules, table.history.slice(0, shown), {
    language: speaks,
    seats: record.seats,
    options: record.options,
    seat,
    hints: record.hints ?? [],
  });
  if (json) {
    const { game, rulesVersion, seats, options, seed } = record;
    // The seed tells the whole deal: only for those who may know everything.
    const head = { game, rulesVersion, seats, options, ...(seat === undefined ? { seed } : {}) };
    return printJson(io, { ...head, moves: story.moves, ...story.end });
  }
  printLine(io, gameVoice(rules.name, speaks).title());
  printLines(io, linesOf(story));
};

export const addReplay = (program: Command, io: Io): void => {
  program
    .command('replay')
    .description('tell a recorded game, move by move')
    .argument('<file>', 'a record, as JSON or as text')
    .option('--at <number>', 'stop after this many moves (the deal is one) and show the table', wholeNumber(0, 9999))
    .option('--seat <seat>', 'tell only what this seat (from 0) or a “watcher” saw', viewer)
    .option('--line <path>', 'tell a variation: 0 is the first, 0.2 the third of that one', path)
    .option('--steps', 'go through it turn by turn, from any chair and into variations; “help” says how')
    .option('--lang <language>', 'de or en (default: as the terminal speaks)', language)
    .option('--json', 'answer in JSON')
    .action((file: string, options: Options) => replayFile(io, file, options));
};
