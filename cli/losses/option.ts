import { PACES, whyBadBudget } from '@seekiste/bots/analysis';
import { Option } from 'commander';
import { budget, languageOf } from '../arguments.js';
import { Failure, MISUSED } from '../failure.js';
import type { Io } from '../io.js';
import { insight } from '../words/index.js';

/** Of `simulate` and `arena`: a second yardstick of strength beside counting wins. */
export const lossesOption = (): Option =>
  new Option(
    '--losses [budget]',
    `judge every decision of these games, and tell the points lost per decision: ${PACES.join(', ')}, or how many decisions are played out for each`,
  )
    .preset('quick')
    .argParser(budget);

/** Found out before the first game. */
export const checkLosses = (io: Io, asked: number | string | undefined): void => {
  const refusal = asked === undefined ? undefined : whyBadBudget(asked);
  if (refusal) throw new Failure(insight(languageOf(io)).refusal(refusal) ?? refusal.code, MISUSED);
};
