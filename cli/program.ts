import { Command, CommanderError } from 'commander';
import { addAnalyse } from './analyse/command.js';
import { addArchive } from './archive/command.js';
import { addArena } from './arena/command.js';
import { addBackup, addRestore } from './backup/command.js';
import { addCalibrate } from './calibrate/command.js';
import { addCheck } from './check/command.js';
import { addCourse } from './course/command.js';
import { addDaily } from './daily/command.js';
import { Ended, Failure, MISUSED } from './failure.js';
import type { Io } from './io.js';
import { version } from './package.js';
import { addKeys } from './keys/command.js';
import { addLadder } from './ladder/command.js';
import { addLearn } from './learn/command.js';
import { addLogbook } from './logbook/command.js';
import { addMeasure } from './measure/command.js';
import { addPerft } from './perft.js';
import { addPlay } from './play/command.js';
import { addPuzzle } from './puzzle/command.js';
import { addPuzzles } from './puzzles/command.js';
import { addReferee } from './referee/command.js';
import { addReplay } from './replay/command.js';
import { addReportMove } from './report-move/command.js';
import { addReports } from './reports/command.js';
import { addServe } from './serve/command.js';
import { addSimulate } from './simulate/command.js';
import { addSit } from './sit/command.js';
import { addVerify } from './verify/command.js';

const ABOUT = `
A seed is 64 hexadecimal digits; any other text or number stands for its SHA-256.
Exit codes: 0 done, 1 it could not be done, 2 it was asked for in a way that makes no sense; verify has more.`;

const programFor = (io: Io): Command => {
  const program = new Command('seekiste')
    .description('Sea games in the browser and in the terminal.')
    .version(version())
    .addHelpText('after', ABOUT)
    .exitOverride()
    .configureOutput({
      writeOut: text => io.output.write(text),
      writeErr: text => io.errors.write(text),
    });
  for (const add of [
    addServe,
    addPlay,
    addDaily,
    addLearn,
    addPuzzle,
    addSimulate,
    addArena,
    addArchive,
    addMeasure,
    addCalibrate,
    addLadder,
    addCourse,
    addPuzzles,
    addSit,
    addReplay,
    addLogbook,
    addAnalyse,
    addVerify,
    addPerft,
    addReferee,
    addBackup,
    addRestore,
    addCheck,
    addKeys,
    addReportMove,
    addReports,
  ])
    add(program, io);
  return program;
};

/** Runs one command line; the answer is the exit code. */
export const run = async (io: Io, words: readonly string[]): Promise<number> => {
  try {
    await programFor(io).parseAsync(words, { from: 'user' });
    return 0;
  } catch (problem) {
    // Commander has already said what is wrong, or shown the help that was asked for.
    if (problem instanceof CommanderError) return problem.exitCode === 0 ? 0 : MISUSED;
    if (problem instanceof Ended) return problem.exitCode;
    if (!(problem instanceof Failure)) throw problem;
    io.errors.write(`seekiste: ${problem.message}\n`);
    return problem.exitCode;
  }
};
