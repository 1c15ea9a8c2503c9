import { assemble, effortFor, look, moveReportOf, PACES } from '@seekiste/bots/analysis';
import { LEVELS } from '@seekiste/bots';
import { Table } from '@seekiste/rules/core';
import type { Command } from 'commander';
import { planFor } from '../analyse/worker.js';
import { botFor, budget, languageOf, wholeNumber } from '../arguments.js';
import { Failure, MISUSED, orFail } from '../failure.js';
import { readRecordFile, rulesOf, writeText } from '../files.js';
import { printLine, type Io } from '../io.js';
import { gameVoice, insight, refusalSentence } from '../words/index.js';

interface Options {
  readonly turn: number;
  readonly bot?: string;
  readonly budget: number | string;
  readonly out?: string;
}

const reportMove = async (io: Io, file: string, options: Options): Promise<void> => {
  const speaks = languageOf(io);
  const record = orFail(readRecordFile(file), refused => `${file}: ${refusalSentence(speaks, refused)}`);
  const game = rulesOf(record);
  if (options.bot !== undefined) botFor(game, options.bot);
  orFail(
    Table.resume(game, record),
    refused => `${file}: ${gameVoice(game.name, speaks, record.options).refusal(refused)}`,
  );
  const plan = await planFor(record);
  const index = plan.spots.findIndex(({ at, actor }) => at === options.turn - 1 && actor !== 'chance');
  if (index < 0)
    throw new Failure(`At turn ${options.turn} nobody had a choice: “seekiste analyse” lists them.`, MISUSED);
  const effort = orFail(
    effortFor(plan, options.budget),
    refused => insight(speaks).refusal(refused) ?? refused.code,
    MISUSED,
  );
  const curve = assemble(plan, [look(plan, index, effort)], effort);
  const report = moveReportOf(record, curve, options.turn - 1, options.bot);
  const text = JSON.stringify(report);
  if (options.out === undefined) return printLine(io, text);
  writeText(options.out, `${text}\n`);
  printLine(io, `${options.out} is written. It holds the game up to this move, and its seed.`);
};

export const addReportMove = (program: Command, io: Io): void => {
  program
    .command('report-move')
    .description('write a file about a move that looks wrong: the position, the seat, and what was thought of it')
    .argument('<file>', 'a record, as JSON or as text')
    .requiredOption('--turn <number>', 'which move, as “analyse” counts them', wholeNumber(1, 1_000_000))
    .option('--bot <name>', `the bot that made it: ${LEVELS.join(', ')}`)
    .option('--budget <pace>', `${PACES.join(', ')}, or how many decisions are played out`, budget, 'deep')
    .option('--out <file>', 'where to write it; to the terminal if nothing is said')
    .action((file: string, options: Options) => reportMove(io, file, options));
};
