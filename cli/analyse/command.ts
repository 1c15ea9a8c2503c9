import { availableParallelism } from 'node:os';
import { assemble, effortFor, PACES, TRIES, type Look, type Try } from '@seekiste/bots/analysis';
import { Table, type Seat } from '@seekiste/rules/core';
import type { Language } from '@seekiste/words';
import type { Command } from 'commander';
import { budget, language, languageOf, wholeNumber } from '../arguments.js';
import { Failure, MISUSED, orFail } from '../failure.js';
import { readRecordFile, rulesOf, writeText } from '../files.js';
import { printJson, printLine, printLines, type Io } from '../io.js';
import { onThreads, type Share } from '../simulate/pool.js';
import { progressOn } from '../simulate/progress.js';
import { gameVoice, insight, refusalSentence } from '../words/index.js';
import { analysisHtml } from './html.js';
import {
  isTeam,
  markedIn,
  markLine,
  moveText,
  reasonText,
  reportLines,
  storyOf,
  whoActs,
  type Story,
} from './story.js';
import { planFor, type Batch } from './worker.js';

interface Options {
  readonly budget: number | string;
  readonly par: number;
  readonly seat?: Seat;
  readonly lang?: Language;
  readonly threads: number;
  readonly json?: boolean;
  readonly html?: string;
}

const spotLine = (story: Story, side: number, one: Story['curve']['judgements'][number]): string => {
  const { words } = story;
  const move = one.actor === 'chance' ? '' : `: ${moveText(story, one.moves[one.played])}`;
  const chance = one.fair[side] ? words.span(one.fair[side]) : '';
  return `${one.at + 1}. ${chance} ${whoActs(story, one)}${move}${one.mark ? ` – ${markLine(story, one)}` : ''}`;
};

const tell = (io: Io, story: Story, asked: Seat | undefined): void => {
  const { words, voice, names, curve } = story;
  printLine(io, `${voice.title()} – ${words.label('insight')}`);
  const sides = asked === undefined ? Array.from({ length: curve.sides }, (_, side) => side) : [asked];
  for (const side of sides) {
    if (!isTeam(story)) printLine(io, `\n${names.seats[side] ?? ''}`);
    printLines(io, reportLines(story, side));
  }
  printLine(io);
  printLines(
    io,
    curve.judgements.flatMap(one => {
      const reason = reasonText(story, one);
      return [spotLine(story, sides[0] ?? 0, one), ...(reason === '' ? [] : [`   ${reason}`])];
    }),
  );
  if (markedIn(story).length === 0) printLine(io, words.label('no-marks'));
  printLine(io, `\n${words.about(curve.budget)}`);
  if (story.trust !== undefined) printLine(io, story.trust);
};

const analyse = async (io: Io, file: string, options: Options): Promise<void> => {
  const speaks = languageOf(io, options.lang);
  const record = orFail(readRecordFile(file), refused => `${file}: ${refusalSentence(speaks, refused)}`);
  const game = rulesOf(record);
  orFail(
    Table.resume(game, record),
    refused => `${file}: ${gameVoice(game.name, speaks, record.options).refusal(refused)}`,
  );
  const plan = await planFor(record);
  const side = plan.sides === 1 ? 0 : options.seat;
  if (options.seat !== undefined && options.seat >= record.seats)
    throw new Failure(`--seat must be from 0 to ${record.seats - 1}.`, MISUSED);
  const effort = orFail(
    effortFor(plan, options.budget),
    refused => insight(speaks).refusal(refused) ?? refused.code,
    MISUSED,
  );
  const looks: Look[] = [];
  const progress = progressOn(io, plan.spots.length);
  const job: Omit<Batch, keyof Share> = { record, effort };
  const work = { count: plan.spots.length, threads: options.threads };
  await onThreads<readonly Look[]>(new URL('./worker.js', import.meta.url), job, work, part => {
    looks.push(...part);
    progress(looks.length);
  });
  const curve = assemble(plan, looks, effort);
  const tries: Try[] = [];
  const tried = progressOn(io, options.par);
  const again = { count: plan.end ? options.par : 0, threads: options.threads };
  await onThreads<readonly Try[]>(new URL('./par-worker.js', import.meta.url), { record }, again, part => {
    tries.push(...part);
    tried(tries.length);
  });
  const story = storyOf(game, record, curve, speaks, tries);
  if (options.html !== undefined) writeText(options.html, analysisHtml(story));
  if (options.json) printJson(io, tries.length > 0 ? { ...curve, captains: tries } : curve);
  else tell(io, story, side);
};

export const addAnalyse = (program: Command, io: Io): void => {
  program
    .command('analyse')
    .description('judge every decision of a recorded game: what was luck, and what was judgement')
    .argument('<file>', 'a record, as JSON or as text')
    .option(
      '--budget <pace>',
      `${PACES.join(', ')}, or how many decisions are played out for each spot`,
      budget,
      'full',
    )
    .option('--par <number>', 'how often captains try the same deal; 0 for never', wholeNumber(0, 1000), TRIES)
    .option('--seat <seat>', 'tell it for this seat (from 0) where each plays alone', wholeNumber(0, 99))
    .option('--lang <language>', 'de or en (default: as the terminal speaks)', language)
    .option(
      '--threads <number>',
      'how many threads; the curve is the same',
      wholeNumber(1, 256),
      availableParallelism(),
    )
    .option('--json', 'answer in JSON')
    .option('--html <file>', 'write a page that stands alone, with the curve')
    .action((file: string, options: Options) => analyse(io, file, options));
};
