import { join } from 'node:path';
import type { Command } from 'commander';
import { wholeNumber } from '../arguments.js';
import { writeText } from '../files.js';
import { printLine, type Io } from '../io.js';
import { ROOM } from '../package.js';
import { claimsOf, loadCourse, type Claim } from './claims.js';

const PAGE = join(ROOM, '..', 'docs', 'course.md');

const percent = (part: number): string => (part / 100).toFixed(1);

const rowOf = ({ lesson, step, move, taught, judged: { chance, loss } }: Claim): string =>
  `| ${lesson.game} | ${lesson.name}, ${step} | ${taught ? '**taught**' : 'worse'} | \`${move}\` | ${percent(chance.mean)} (${percent(chance.low)} to ${percent(chance.high)}) | ${percent(loss.mean)} (${percent(loss.low)} to ${percent(loss.high)}) |`;

const pageOf = (claims: readonly Claim[], budget: number): string =>
  `<!-- Made by \`npm run course\`. -->

# The course, measured

What the lessons in playing well teach, by the analysis engine: the chance to win after each move by what its player knows, if all play on like sailors, and how much that is less than after the best move that the engine found, in the same worlds. In points of the hundred with 95 % intervals; ${budget} decisions were played out for each move. \`cli/course/course.test.ts\` holds every claim to it with a small budget.

| game | question |  | move | chance to win | behind the best |
| --- | --- | --- | --- | --- | --- |
${claims.map(rowOf).join('\n')}
`;

const course = async (io: Io, { budget }: { readonly budget: number }): Promise<void> => {
  const claims: Claim[] = [];
  for (const lesson of await loadCourse()) {
    claims.push(...(await claimsOf(lesson, budget)));
    printLine(io, `${lesson.game}, ${lesson.name}`);
  }
  writeText(PAGE, pageOf(claims, budget));
};

export const addCourse = (program: Command, io: Io): void => {
  program
    .command('course')
    .description('measure what the course teaches, and write docs/course.md anew')
    .option('--budget <number>', 'decisions that are played out for each move', wholeNumber(1, 1_000_000), 20_000)
    .action((options: { readonly budget: number }) => course(io, options));
};
