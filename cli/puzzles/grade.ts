import { captainWithin, type Bot } from '@seekiste/bots';
import type { Analysed } from '@seekiste/bots/analysis';
import type { Found } from '@seekiste/learn/puzzles';
import { Rng } from '@seekiste/rules/core';
import { botFor } from '../arguments.js';
import { derivedSeed } from '../seed.js';

/** How much captains think, by game: one who hardly has time, and one who has. */
const THINKING: Readonly<Record<string, readonly [hasty: number, calm: number]>> = {
  'in-aller-ruhe': [300, 2500],
  'santa-timea': [100, 6000],
  'lighthouse-run': [100, 1500],
};

/** How often each is asked: a sailor always answers alike. */
const [CABIN_BOYS, SAILORS, HASTILY, CALMLY] = [5, 1, 4, 2];

const shareOf = (times: number, ask: (time: number) => boolean): number =>
  Math.round((Array.from({ length: times }, (_, time) => ask(time)).filter(Boolean).length / times) * 100) / 100;

/** How often bots of rising strength find the answer, or the same idea. */
export const foundBy = (analysed: Analysed, view: unknown, answer: string): Found => {
  const { game } = analysed;
  const { options } = view as { readonly options: never };
  const read = game.read(answer, options);
  if (!read.ok) throw new Error(`not a move: ${answer}`);
  const wanted = analysed.ideaOf(read.value);
  const share = (bot: Bot, times: number): number =>
    shareOf(times, time => analysed.ideaOf(bot.choose(view, Rng.from(derivedSeed(`grade/${time}`)))) === wanted);
  const [hasty, calm] = (THINKING[game.name] ?? [100, 1000]).map(budget => captainWithin(game.name, budget));
  if (!hasty || !calm) throw new RangeError(`no captain plays ${game.name}`);
  return [
    share(botFor(game, 'cabin-boy'), CABIN_BOYS),
    share(botFor(game, 'sailor'), SAILORS),
    share(hasty, HASTILY),
    share(calm, CALMLY),
  ];
};
