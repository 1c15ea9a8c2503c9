import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import { named, refuse, type Refusal } from '@seekiste/rules/core';
import type { Language } from '@seekiste/words';
import { language } from '../arguments.js';
import type { Io } from '../io.js';
import { refusalSentence } from '../words/index.js';
import { Referee } from './referee.js';
import { readRequest, type Fields } from './request.js';

const refusalAnswer = (speaks: Language, referee: Referee, refused: Refusal): Fields => ({
  ok: false,
  code: refused.code,
  clause: refused.clause,
  params: refused.params,
  message: refusalSentence(speaks, refused, referee.at),
});

/** The answer to one line; a bug of ours is an answer as well, so that the next line still gets its own. */
const answerLine = (speaks: Language, referee: Referee, line: string): Fields => {
  const { id, request } = readRequest(line);
  const called = id === undefined ? {} : { id };
  try {
    const answer = request.ok ? referee.answer(request.value) : request;
    return { ...called, ...(answer.ok ? { ok: true, ...answer.value } : refusalAnswer(speaks, referee, answer.error)) };
  } catch (problem) {
    const bug = refuse('internal-error', 'input', { value: named(String(problem)) });
    return { ...called, ...refusalAnswer(speaks, referee, bug) };
  }
};

/** One answer for each line, in order, until the input ends. */
const runReferee = async (io: Io, speaks: Language): Promise<void> => {
  const referee = new Referee();
  for await (const line of createInterface({ input: io.input, crlfDelay: Infinity })) {
    const taken = io.output.write(`${JSON.stringify(answerLine(speaks, referee, line))}\n`);
    if (!taken) await once(io.output, 'drain');
  }
};

export const addReferee = (program: Command, io: Io): void => {
  program
    .command('referee')
    .description('judge games for other programs: JSON Lines in, one answer a line (docs/referee.md)')
    .option('--lang <language>', 'language of the messages', language, 'en')
    .action(({ lang }: { readonly lang: Language }) => runReferee(io, lang));
};
